"""What is written down once for all games: cards, rulesets, action spaces, setup codes, what the terminal shows."""

import json
import tempfile
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

import deckwright as dw
from deckwright.cli.main import app
from tests.kept import internals, new_fields
from tests.kept.digests import digest, without
from tests.kept.played_games import LANGUAGES
from tests.kept.setups import OWN_CARDS, Setup, Table, chosen, numbers, tables

CODES_AT_A_TABLE = 16
SEATS = ("here", "link", *(f"bot {level}" for level in range(1, 6)))
REPLAYED = 60
LINES = ("", "", "view", "log", "why", "b", "40", "", "end", "log", "quit")


def cards_of(ruleset: str, pack: bool = False) -> dict[str, str]:
    """Every card as data and in four languages."""
    cards = dw.cards(ruleset, [OWN_CARDS] if pack else [])
    facts = [
        [
            card.id, card.type, card.faction, card.cost, card.honor, card.copies, list(card.keywords), card.set,
            card.origin, list(card.rulings), card.reward_honor,
        ]
        for card in cards
    ]  # fmt: skip
    words = [[card.name(lang), card.text(lang)] for card in cards for lang in LANGUAGES]
    return {"facts": digest(facts), "words": digest(words)}


def ruleset_of(name: str) -> dict[str, str]:
    """What a ruleset offers, and the hashes of its sets."""
    info = dw.rulesets()[name]
    offered = {
        "players": list(info.players),
        "modes": {mode: list(seats) for mode, seats in info.modes.items()},
        "options": {option: list(values) for option, values in info.options.items()},
        "rival": info.rival,
    }
    sets = [[one.id, one.size, dict(one.names), one.content_hash] for one in info.sets]
    return {"offered": digest(without(offered, new_fields.RULESET)), "sets": digest(sets)}


def actions_of(ruleset: str, pack: bool = False) -> dict[str, str]:
    """The fixed action space: what every index means."""
    return {"texts": digest(list(internals.action_space(ruleset, (OWN_CARDS,) if pack else ())))}


def benched(table: Table) -> dict[str, str]:
    return {"state_hash": internals.hash_of_bench(table.ruleset, table.players, table.mode)[:12]}


def coded_setups(table: Table) -> list[dict[str, Any]]:
    """Setups as a page sends them: other seats, other options, another first player each time."""
    offered = dw.rulesets()[table.ruleset].options
    found = []
    for number in range(CODES_AT_A_TABLE):
        drawn = iter(numbers(f"code {table} {number}", 100))
        kinds = [SEATS[next(drawn) % len(SEATS)] for _ in range(table.players)]
        options = {
            name: values[next(drawn) % len(values)] for name, values in offered.items() if next(drawn) % 16 < number
        }
        setup: dict[str, Any] = {
            "ruleset": table.ruleset,
            "mode": table.mode,
            "seats": [
                {"kind": "bot", "level": int(kind[4:])} if kind.startswith("bot") else {"kind": kind} for kind in kinds
            ],
            "options": options,
        }
        if next(drawn) % 2:
            setup["first"] = next(drawn) % table.players
        found.append(setup)
    return found


def coded(table: Table) -> dict[str, str]:
    """Setups and their codes, there and back; the codes stand in the recording as they are."""
    codes = [internals.write_code(setup) for setup in coded_setups(table)]
    return {"written": ",".join(codes), "read": digest([internals.read_code(code) for code in codes])}


def replayed(table: Table, lang: str) -> dict[str, str]:
    """What `deckwright replay` shows of a game, with everything open and as seat 0 sees it."""
    game = Setup(tables().index(table), table).start()
    for number in numbers(f"replay {table}", REPLAYED):
        if not game.over:
            game.play(chosen(game.actions(), number))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text(json.dumps(game.save()), encoding="utf-8")
        return {"open": run(str(file), lang), "seat": run(str(file), lang, "--as", "1")}


def run(file: str, lang: str, *more: str) -> str:
    """The digest of what the command prints."""
    typed = "".join(f"{line}\n" for line in LINES)
    result = CliRunner(env={"COLUMNS": "100"}).invoke(app, ["replay", file, "--lang", lang, *more], input=typed)
    assert result.exit_code == 0, result.output
    return digest(result.output)


def listed_cards(ruleset: str, lang: str) -> dict[str, str]:
    """What `deckwright cards list` shows."""
    result = CliRunner(env={"COLUMNS": "160"}).invoke(app, ["cards", "list", "--ruleset", ruleset, "--lang", lang])
    assert result.exit_code == 0, result.output
    return {"list": digest(result.output)}
