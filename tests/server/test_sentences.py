"""What is said at a table reads on the page, letter by letter, as Python's own texts do, in every language."""

import json
import subprocess
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import deckwright as dw
from deckwright.cards.messages import full_stop
from deckwright.cards.model import LANGUAGES
from deckwright.server.catalogue import list_cards
from deckwright.server.games import describe_game
from deckwright.server.logbook import tell_event
from deckwright.server.table import CannotUndo, Illegal
from deckwright.server.telling import offer
from deckwright.table.rulesets import resolve
from deckwright.table.said import CardNamed, FaceNamed, Said, Value, lean, speech_of
from generators.interface import WEB, with_node
from tests.games.kingdom.at_table import whole
from tests.games.kingdom.test_words import FORMS, stand_ins
from tests.views.test_words import EVENTS, said_of

HEARING = WEB / "sentences.ts"
NAMES = ("Ana", "Бо", "ção", "Dina", "Eva", "Łukasz")
WRONG = (
    "acquire the-moon@7",
    "acquire mystic",
    "acquire mystik",
    "play mystic",
    "end turn",
    "choose done",
    "",
    "use x#9",
    "advance",
    "produce 5",
    "upgrade 9 down",
    "use 4 fell",
    "go on",
    "choose card:7",
)
LOOK_EVERY = 12
ENDING = ("end turn", "pass")
LARGE = (0, 1, 2, 5, 21, 1_000, 12_345, -3)
GAMES = [
    (ruleset, mode, players)
    for ruleset, info in dw.rulesets().items()
    for mode, numbers in info.modes.items()
    for players in numbers
]
Texts = dict[str, Any]  # what goes over the wire, with its text in every language, by what it is


def note(texts: Texts, said: Value, told: Iterable[str]) -> None:
    sent = msgspec.json.encode(said).decode()
    if sent not in texts:
        texts[sent] = list(told)


def played(ruleset: str, mode: str, players: int) -> tuple[dw.Game, Texts]:
    """Everything that is said of a game: of events, questions, actions, refusals, and undos that are refused."""
    game, chance, texts = dw.new(ruleset, players=players, mode=mode, seed=11), Random(11), {}
    speeches, asked = [speech_of(game.ruleset, lang, NAMES) for lang in LANGUAGES], set[str]()
    while (decision := game.decision) is not None:
        note(texts, lean(game.ruleset, decision.said), (decision.prompt(lang, NAMES) for lang in LANGUAGES))
        if len(game.history) % LOOK_EVERY == 0 or decision.kind not in asked:
            asked.add(decision.kind)
            for action in offer(game, "en"):
                note(texts, action.label, (speech.text(action.label) for speech in speeches))
            note_refused(texts, game)
        choices = [action for action in game.actions() if action.kind not in ENDING] or game.actions()
        game.play(chance.choice(choices))
    for event in game.log:
        for seen in (event, event.as_seen_by(None)):
            if (said := tell_event(seen).said) is not None:
                assert cards_in(said) <= {seen.card, seen.source}, "it names no card that the event hides"
                note(texts, said, (seen.text(lang, NAMES) for lang in LANGUAGES))
    return game, texts


def cards_in(said: Value) -> set[str | None]:
    """Every card that is named."""
    if isinstance(said, Said):
        return {card for value in said.values.values() for card in cards_in(value)}
    return {said.card} if isinstance(said, CardNamed | FaceNamed) else set()


def note_refused(texts: Texts, game: dw.Game) -> None:
    """What is said to whoever asks for what cannot be."""
    for wrong in WRONG:
        try:
            game.copy().play(wrong)
        except dw.IllegalAction as error:
            said = Illegal(error).said
            assert said is not None
            note(texts, said, (full_stop(error.text(lang)) for lang in LANGUAGES))
    try:
        game.copy().undo()
    except dw.UndoRefused as error:
        if error.revealed != "nothing":
            said = CannotUndo(error).said
            assert said is not None
            note(texts, said, (error.text(lang) for lang in LANGUAGES))


def names_of(ruleset: Any, game: Any, lang: str) -> dict[str, Any]:
    """The names that a page has: of all cards, or of those that its game has handed out, by stages where they have such."""
    if game is None or ruleset.kind.online.card_by_card is None:
        return {"cards": {face.id: face.name for face in list_cards(ruleset.id, lang).cards}, "faces": {}}
    faces = game.faces(lang)
    stages = {face["id"]: {str(one["stage"]): one["name"] for one in face["stages"]} for face in faces}
    return {"cards": {face["id"]: face["name"] for face in faces}, "faces": stages}


def heard(ruleset: Any, texts: Texts, place: Path, game: Any = None) -> list[Any]:
    """What the pages make of it otherwise."""
    kind, heard = ruleset.kind, []
    for number, lang in enumerate(LANGUAGES):
        told = [[json.loads(said), told[number]] for said, told in texts.items()]
        messages = describe_game(kind, lang).messages
        heard.append(
            {"lang": lang, "messages": messages, **names_of(ruleset, game, lang), "seats": NAMES, "told": told}
        )
    file = place / "told.json"
    file.write_text(json.dumps(heard), encoding="utf-8")
    found = subprocess.run(
        ["node", str(HEARING), str(file)], env=with_node(), check=True, capture_output=True, text=True
    )
    different: list[Any] = json.loads(found.stdout)
    return different


@pytest.mark.parametrize(("ruleset", "mode", "players"), GAMES)
def test_a_game_reads_on_the_page_as_in_python(ruleset: str, mode: str, players: int, tmp_path: Path) -> None:
    game, texts = played(ruleset, mode, players)
    assert len(texts) > 100
    assert heard(game.ruleset, texts, tmp_path, game) == []


def test_every_form_of_an_event_reads_the_same_with_every_number(tmp_path: Path) -> None:
    ruleset: Any = resolve("ascension-combined")
    speeches = [speech_of(ruleset, lang, NAMES) for lang in LANGUAGES]
    texts: Texts = {}
    for event in EVENTS:
        for number in LARGE:
            one = replace(
                event, amount=number, card="mystic" if event.card else None, source="cultist" if event.source else None
            )
            if event.kind != "rules" or number in range(3):
                said = lean(ruleset, said_of(one))
                note(texts, said, (speech.text(said) for speech in speeches))
    assert len(texts) > 200
    assert heard(ruleset, texts, tmp_path) == []


def test_every_form_of_a_kingdoms_event_reads_the_same_with_every_number(tmp_path: Path) -> None:
    game = whole(1)
    texts: Texts = {}
    for kind, form in FORMS:
        for event in stand_ins(kind, form, LARGE):
            note(texts, lean(game.ruleset, event.said), (event.text(lang, NAMES) for lang in LANGUAGES))
    assert len(texts) > 150
    assert heard(game.ruleset, texts, tmp_path, game) == []


def test_nothing_is_sent_that_no_sentence_names() -> None:
    """What a message does not name stays here, even where a game gives it."""
    ruleset = resolve("ascension-10th")
    said = Said(
        "event-draw-hidden", {"player": "Ana", "n": 1, "card": "mystic", "other": Said("rival-cult", {"secret": 7})}
    )
    assert lean(ruleset, said) == Said("event-draw-hidden", {"player": "Ana", "n": 1})
