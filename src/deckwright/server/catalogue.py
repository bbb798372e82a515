"""What can be played and what the cards and rules say: rulesets, cards, the rulebook."""

from functools import cache
from typing import Any

from litestar import get
from litestar.datastructures import CacheControlHeader

from deckwright.games.ascension.rules.state import SEATS, team_mate
from deckwright.games.ascension.table.chapters import chapters_of
from deckwright.games.ascension.table.rulesets import BASE_SET
from deckwright.server.answers import PROBLEMS
from deckwright.server.problems import NotThere, words
from deckwright.server.setup_codes import RULESETS
from deckwright.server.wire import (
    CardFace,
    Catalogue,
    Language,
    Option,
    OptionValue,
    Rulebook,
    RulesetListed,
    RuleText,
    SetListed,
)
from deckwright.table.rulebook import rules, rulings
from deckwright.table.rulesets import cards, find_ruleset, rulesets, set_names

A_WHILE = CacheControlHeader(max_age=600, private=True)


@get("/rulesets", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_rulesets(lang: Language = "en") -> list[RulesetListed]:
    """What can be played, with modes and options."""
    return list_rulesets(lang)


@get("/rulesets/{ruleset:str}/cards", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_cards(ruleset: str, lang: Language = "en") -> Catalogue:
    """Every card of a ruleset in one language."""
    if ruleset not in RULESETS:
        raise NotThere("no-ruleset", ruleset=ruleset)
    return list_cards(ruleset, lang)


@get("/rulebook", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_rulebook(lang: Language = "en") -> Rulebook:
    """Rules and rulings in one language."""
    return write_rulebook(lang)


@cache
def list_rulesets(lang: str) -> list[RulesetListed]:
    return [list_ruleset(info, lang) for info in rulesets().values()]


def list_ruleset(info: Any, lang: str) -> RulesetListed:
    name = words(lang).say("sets-together") if len(info.sets) > 1 else info.sets[0].name(lang)
    modes = {mode: list(numbers) for mode, numbers in info.modes.items() if numbers}
    teams = [seats_of_teams(players) for players in modes.get("teams", [])]
    options = [list_option(key, values, lang) for key, values in info.options.items()]
    return RulesetListed(info.id, name, [used.id for used in info.sets], modes, teams, options, info.rival)


def seats_of_teams(players: int) -> list[list[int]]:
    """The seats of every team, at a table of so many."""
    pairs = {tuple(sorted((seat, team_mate({SEATS: players}, seat)))) for seat in range(players)}
    return [list(pair) for pair in sorted(pairs)]


def list_option(key: str, values: tuple[str, ...], lang: str) -> Option:
    """An option with the names of its values; a number is its own name."""
    say, stem = words(lang), f"option-{key.replace('_', '-')}"
    named = {value: f"{stem}-{value.replace('_', '-')}" for value in values}
    return Option(
        key, say.say(stem), [OptionValue(value, say.say(at) if say.has(at) else value) for value, at in named.items()]
    )


@cache
def list_cards(ruleset: str, lang: str) -> Catalogue:
    info = rulesets()[ruleset]
    own = {card: info for used in find_ruleset(set_names(ruleset)).sets for card, info in used.by_id.items()}
    sets = [SetListed(used.id, used.name(lang)) for used in info.sets]
    if any(card.set == BASE_SET for card in cards(ruleset)) and BASE_SET not in [used.id for used in sets]:
        sets.append(SetListed(BASE_SET, rulesets()[BASE_SET].sets[0].name(lang)))
    return Catalogue(ruleset, lang, sets, [face_of(card, own.get(card.id), lang) for card in cards(ruleset)])


def face_of(card: Any, printed: Any, lang: str) -> CardFace:
    own_translation = lang != "en" and (printed is None or lang not in printed.official)
    return CardFace(
        card.id, card.name(lang), card.text(lang), card.type, card.faction, card.cost, card.honor, card.copies,
        list(card.keywords), card.set, card.origin, card.reward_honor, list(card.rulings), own_translation,
        card.paid_with, chapters_of(card.type, card.origin, card.keywords, card.text("en")),
    )  # fmt: skip


@cache
def write_rulebook(lang: str) -> Rulebook:
    return Rulebook(
        lang,
        [RuleText(rule.id, rule.title(lang), rule.text(lang)) for rule in rules().values()],
        [RuleText(ruling.id, ruling.title(lang), ruling.text(lang)) for ruling in rulings().values()],
    )


HANDLERS = [get_rulesets, get_cards, get_rulebook]
