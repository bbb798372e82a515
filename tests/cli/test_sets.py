"""Rise of Vigil, combined sets, teams and the Cult at the terminal."""

import re

import pytest
from rich.cells import cell_len

import deckwright as dw
from deckwright.cards.model import LANGUAGES
from tests.cli.desk import beginning, deckwright, play_lines, refused, saved, saved_actions, sitting, words_of
from tests.talk import combined, given, vigil

VIGIL = "rise-of-vigil"
COMBINED = "ascension-combined"
A_TURN = ["all", "1", "1", "acq mystic", "defeat cultist", "end turn", "y"]
SIX = "human,random,random,random,random,random"


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def last_screen(text: str) -> str:
    return text.rpartition("Round")[2]


# Whole games


def test_a_game_of_rise_of_vigil_from_typed_lines() -> None:
    arguments = ["--ruleset", VIGIL, "--seats", "human,random", "--seed", beginning(0, VIGIL)]
    result = deckwright("play", *arguments, typed=A_TURN * 20)
    assert result.exit_code == 0, result.output
    assert "Energy Shard" in result.stdout
    assert dw.load(saved()["game"]).ruleset_id == VIGIL


@pytest.mark.parametrize("ruleset", [VIGIL, COMBINED, "rise-of-vigil+ascension-10th"])
def test_bots_play_each_ruleset_to_its_end(ruleset: str) -> None:
    result = deckwright("play", "--ruleset", ruleset, "--seats", "greedy,greedy", "--seed", "2")
    assert result.exit_code == 0, result.output
    assert "Game over" in result.stdout


@pytest.mark.parametrize(("lang", "width"), [("en", 60), ("pt", 60), ("pl", 60), ("ru", 60), ("ru", 100), ("pl", 170)])
def test_six_seats_in_teams_fit_the_terminal(lang: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    arguments = ["--ruleset", COMBINED, "--mode", "teams", "--seats", SIX, "--seed", "4", "--lang", lang]
    result = deckwright("play", *arguments, typed=[*A_TURN * 2, "view"])
    assert result.exit_code == 0, result.output
    lines = [line for line in result.stdout.splitlines() if "--resume" not in line]  # that one is to be copied
    assert max(map(cell_len, lines)) <= width


def test_a_team_game_needs_only_its_mode() -> None:
    deckwright("play", "--ruleset", VIGIL, "--mode", "teams", "--seed", "1")
    assert [seat["player"] for seat in saved()["seats"]] == ["human", "greedy", "greedy", "greedy"]
    assert saved()["game"]["mode"] == "teams"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--ruleset", VIGIL, "--players", "5"], "Possible: 2, 3, 4."),
        (["--ruleset", COMBINED, "--players", "5", "--mode", "teams"], "Possible: 4, 6."),
        (["--ruleset", VIGIL, "--mode", "solo", "--players", "2"], "Possible: 1."),
        (["--ruleset", "rise-of-vigl"], 'There is no set "rise-of-vigl". Did you mean rise-of-vigil?'),
        (["--ruleset", "ascension-10th+"], "at least one set"),
    ],
)
def test_what_a_ruleset_does_not_have_is_refused(arguments: list[str], reason: str) -> None:
    assert reason in refused("play", *arguments)


def test_a_game_of_two_sets_is_resumed_and_watched_again() -> None:
    arguments = ["--ruleset", COMBINED, "--mode", "teams", "--seats", SIX, "--seed", "4", "--save", "a.json"]
    deckwright("play", *arguments, typed=A_TURN)
    assert "Team 1" in deckwright("play", "--resume", "a.json").stdout
    result = deckwright("replay", "a.json", typed=["", "", "end"])
    assert result.exit_code == 0, result.output
    assert "Team 2" in result.stdout
    assert "your teammate" not in result.stdout, "nobody sits here"


# Treasure, Energy, Trophies, a long row


def test_treasure_is_shown_beneath_its_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = vigil(row=["darkwalker", "omnicron"], under={1: 2, 2: 1}, runes=3)
    play_lines(game)
    lines = told(capsys).splitlines()
    assert any("Darkwalker" in line and "[¤2]" in line for line in lines)
    assert any("Omnicron" in line and "[¤1]" in line for line in lines)
    assert any("1 Darkwalker 3R ¤2" in line for line in lines), "the list of actions tells it too"
    monkeypatch.setenv("COLUMNS", "120")
    play_lines(vigil(row=["darkwalker"], under={1: 2}), lang="pl")
    assert "[Skarby ¤2]" in told(capsys)


def test_energy_is_shown_where_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(energy=4))
    assert "Energy this turn: 4" in told(capsys)
    play_lines(vigil())
    assert "Energy this turn: 0" in told(capsys)
    play_lines(given(runes=1))
    assert "Energy" not in told(capsys)


def test_trophies_lie_before_each_seat_and_are_banished(capsys: pytest.CaptureFixture[str]) -> None:
    trophies = [["vault-sphinx", "vault-sphinx"], ["serpent-siren"]]
    play_lines(vigil(trophies=trophies), "trophy vault")
    text = told(capsys)
    assert "Trophies: ✶Mo Vault Sphinx ×2" in text
    assert "Trophies: ✶Mo Serpent Siren" in text
    assert "Vault Sphinx ×2 Gain 2 Energy." in words_of(text)
    assert "Trophies: ✶Mo Vault Sphinx\n" in last_screen(text)
    assert saved_actions() == ["trophy vault-sphinx"]


@pytest.mark.parametrize("order", ["log", "why"])
def test_a_used_trophy_is_one_line(order: str, capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(trophies=["vault-sphinx"]), "trophy vault", order)
    text = told(capsys)
    assert text.count("banishes") == 2, "once as news, once where it is asked for"
    assert text.count("banishes the Trophy Vault Sphinx for its effect") == 2


@pytest.mark.parametrize(
    ("lang", "gives"),
    [
        ("en", "Trophy: Gain 2 Energy."),
        ("pt", "Troféu: ganhe 2 de Energia."),
        ("pl", "Trofeum: otrzymujesz 2 punkty energii."),
        ("ru", "Трофей: Получите 2 энергии."),
    ],
)
def test_a_trophy_in_the_row_says_what_it_gives(
    lang: str, gives: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "125")
    play_lines(vigil(row=["vault-sphinx"]), lang=lang)
    assert gives in words_of(told(capsys))


def test_trophies_keep_so_the_turn_ends_without_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(trophies=["serpent-siren"]), "end turn")
    assert "End the turn?" not in told(capsys)
    play_lines(vigil(trophies=["serpent-siren"], runes=2), "end turn")
    assert "1 Trophy to banish" in words_of(told(capsys))


def test_a_long_row_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    row = ["darkwalker", "magnet-monk", "omnicron", "voidfeeder", "lagoon-troll", "truth-seeker", "ogo-demontrap"]
    play_lines(vigil(row=[*row, "mordant-widow"]))
    assert re.search(r"^8 ✶Mo Mordant Widow", told(capsys), re.MULTILINE)


def test_the_starting_shard_is_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["energy-shard", "energy-shard", "energy-shard-start"]
    play_lines(vigil(hand=hand, deck=["militia"] * 3), "play energy shard", "play energy shard start")
    assert "Hand: Energy Shard ×2, Energy Shard (starting card)" in told(capsys)
    assert saved_actions() == ["play energy-shard", "play energy-shard-start"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Once per turn (Energize 4): Gain 3 Honor."), ("ru", "Раз в ход (Заряд 4): Получите 3 славы.")],
)
def test_each_ability_is_listed_with_its_own_threshold(
    lang: str, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    play_lines(vigil(constructs=["ogo-demontrap"], energy=4), lang=lang)
    assert line in words_of(told(capsys))


def test_of_a_construct_that_does_more_the_ability_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(constructs=["portabillet"], energy=5))
    assert "Portabillet Once per turn (Energize 5): Draw 1 card." in words_of(told(capsys))


# The questions of Rise of Vigil


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_construct_of_another_seat_is_named_with_its_owner(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = vigil(
        row=["mordant-widow"], power=5, players=3, constructs=[[], ["voidfeeder", "omnicron"], ["wildcall-staff"]]
    )
    play_lines(game, "defeat mordant-widow@1", "omnicron bo", lang=lang)
    text = told(capsys)
    assert "(Bo)" in text
    assert not re.search(r"(Player|Jogador|Gracz|Игрок) 2", text), "the question names the seat as people know it"
    assert saved_actions() == ["defeat mordant-widow@1", "choose construct:omnicron of 1"]


def test_a_card_discarded_by_another_seat_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    game = vigil(row=["terrus-paragon-of-strife"], power=7, players=3, hand=[[], ["darkwalker"], ["mystic"]])
    play_lines(game, "defeat terrus", "mystic")
    text = words_of(told(capsys))
    assert "Darkwalker (Bo) 2 Mystic (Cy) Answer 3 Decline" in text
    assert saved_actions()[-1] == "choose discard:mystic of 2"


def test_the_order_of_rewards_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    game = vigil(hand=["oziah-judge-of-logos"], row=["twisted-tyrant", "lagoon-troll"], deck=["militia"] * 2)
    play_lines(game, "play oziah", "reward troll")
    assert "Reward 1 Lagoon Troll 2 Twisted Tyrant" in words_of(told(capsys))
    assert "choose reward:lagoon-troll" in saved_actions()


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "into play"), ("pt", "em jogo"), ("pl", "do gry"), ("ru", "в игру")]
)
def test_a_construct_goes_to_hand_or_into_play(lang: str, typed: str) -> None:
    constructs = ["prototype-ch32", "rocket-courier-x-99"]
    game = combined(constructs=constructs, row=["burrower-mark-ii"], runes=3, energy=1)
    play_lines(game, "acquire burrower-mark-ii@1", typed, lang=lang)
    assert saved_actions()[-1] == "choose option:play"


def test_no_more_of_several_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    game = vigil(center=["energy-shard", "energy-shard", "spirit-merchant"], row=["darkwalker"], runes=3,
                 hand=["militia", "mystic", "apprentice"])  # fmt: skip
    play_lines(game, "acquire darkwalker@1", "done")
    assert "Done" in told(capsys)
    assert saved_actions()[-1] == "choose done"


# Solo against the Cult


@pytest.mark.parametrize(("lang", "name"), [("en", "The Cult"), ("pt", "O Culto"), ("pl", "Kult"), ("ru", "Культ")])
def test_the_cult_is_the_opponent_of_rise_of_vigil(lang: str, name: str) -> None:
    for ruleset in (VIGIL, COMBINED):
        result = deckwright("play", "--ruleset", ruleset, "--mode", "solo", "--seed", "4", "--lang", lang)
        assert result.exit_code == 0, result.output
        assert f"\n{name} · " in result.stdout
        assert "Samael" not in result.stdout
        assert "Самаэль" not in result.stdout


def test_what_the_cult_did_is_told_and_its_cards_are_counted() -> None:
    result = deckwright("play", "--ruleset", VIGIL, "--mode", "solo", "--seed", "5", typed=["end turn", "y"])
    assert "The Cult takes" in result.stdout
    rival = dw.load(saved()["game"]).rival
    assert rival is not None
    assert f"The Cult · Honor: {rival.honor} · Cards set aside ({len(rival.set_aside)})" in result.stdout


def test_a_lost_solo_game_puts_the_cult_first(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(players=1, mode="solo", pool=1, power=2), "defeat cultist", "end turn")
    score = told(capsys).split("Final score")[1]
    assert re.search(r"1\W+The Cult", score)
    assert re.search(r"2\W+Ana", score)
    assert "The Cult wins: for a victory you need more Honor." in score


# Teams


def test_everybody_sees_who_plays_with_whom() -> None:
    names = ["--names", "Ana,Bo,Cy,Dee,Eve,Fay"]
    seed = beginning(0, COMBINED, 6, "teams")
    result = deckwright("play", "--ruleset", COMBINED, "--mode", "teams", "--seats", SIX, *names, "--seed", seed)
    assert "Ana · Team 1 · with Dee ──" in result.stdout
    assert "Dee · your teammate · Honor: 0" in result.stdout
    for name, team in (("Bo", 2), ("Cy", 3), ("Eve", 2), ("Fay", 3)):
        assert f"{name} · Team {team} · Honor: 0" in result.stdout


def test_cards_for_the_teammate_are_listed_apart(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(players=4, mode="teams", runes=7), "acq mystic", "acq mystic teammate")
    assert re.search(r"For teammate .*\d+ Mystic 3R \+1R", words_of(told(capsys)))
    assert saved_actions() == ["acquire mystic", "acquire mystic for teammate"]


@pytest.mark.parametrize(("lang", "typed"), [("pt", "ao companheiro"), ("pl", "partnera"), ("ru", "напарнику")])
def test_a_card_for_the_teammate_is_asked_for_in_every_language(lang: str, typed: str) -> None:
    play_lines(vigil(players=4, mode="teams", row=["darkwalker"], runes=4), f"acquire darkwalker {typed}", lang=lang)
    assert saved_actions() == ["acquire darkwalker@1 for teammate"]


def test_a_card_without_cost_may_be_for_the_teammate() -> None:
    game = vigil(players=4, mode="teams", hand=["lifebound-muse"], row=["darkwalker"], runes=1)
    play_lines(game, "play muse", "darkwalker teammate")
    assert saved_actions()[-1] == "choose row:darkwalker@1 for teammate"


def test_what_is_too_expensive_for_the_teammate_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    play_lines(vigil(players=4, mode="teams", row=["darkwalker"], runes=3), "acq dark teammate")
    assert "it costs 4 runes, you have 3" in words_of(told(capsys))


def test_the_result_adds_up_teams(capsys: pytest.CaptureFixture[str]) -> None:
    game = combined(players=6, mode="teams", pool=1, power=2, honor=[4, 3, 2, 5, 6, 8])
    lines = iter(["defeat cultist", "end turn"])
    names = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay")
    sitting(game, ["human", *["greedy"] * 5], lambda _: next(lines), names).run()
    score = told(capsys).split("Final score")[1]
    rows = re.findall(r"│ +(\d*) │ ( *[A-Z]\w+(?: \d)?) +│ +(\d+) │ +(\d+) │ +(\d+) │", score)
    assert [(place, name.strip(), total) for place, name, _, _, total in rows] == [
        ("1", "Team 3", "10"), ("", "Fay", "8"), ("", "Cy", "2"),
        ("2", "Team 1", "10"), ("", "Dee", "5"), ("", "Ana", "5"),
        ("3", "Team 2", "9"), ("", "Eve", "6"), ("", "Bo", "3"),
    ]  # fmt: skip
    assert "Team 3 wins: Cy, Fay! Tie: the team with the player later in turn order wins." in words_of(score)


def test_a_shared_victory_names_both_teams(capsys: pytest.CaptureFixture[str]) -> None:
    game = vigil(players=4, mode="teams", pool=1, power=2, honor=[4, 3, 2, 4], options={"team_tie": "shared"})
    lines = iter(["defeat cultist", "end turn"])
    sitting(game, ["human", *["greedy"] * 3], lambda _: next(lines), ("Ana", "Bo", "Cy", "Dee")).run()
    assert "Team 2 wins: Bo, Dee! Team 1 wins: Ana, Cy!" in words_of(told(capsys))


# Many seats


def test_what_five_others_did_is_told_in_short() -> None:
    seed = beginning(0, COMBINED, 6)
    arguments = ["--ruleset", COMBINED, "--seats", "human,greedy,greedy,greedy,greedy,greedy", "--seed", seed]
    result = deckwright("play", *arguments, typed=["end turn", "y"])
    news = result.stdout.partition("> y")[2].partition("Round 2 ·")[0]
    assert "in short" in news
    assert all(f"Greedy {seat}" in news for seat in range(2, 7))
    assert "Player 1 discards" in news, "one's own turn is told in full"
    assert "Greedy 2 discards" not in news
    assert len(news.splitlines()) <= 45


def test_discard_piles_of_many_are_shown_on_demand() -> None:
    seed = beginning(0, COMBINED, 6)
    arguments = ["--ruleset", COMBINED, "--seats", "human,greedy,greedy,greedy,greedy,greedy", "--seed", seed]
    result = deckwright("play", *arguments, typed=["end turn", "y", "view"])
    short, _, full = result.stdout.partition("> y")[2].partition("> view")
    assert short.count("Discard pile:") == 1
    assert full.count("Discard pile:") == 6
