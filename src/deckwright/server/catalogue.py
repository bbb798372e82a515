"""What can be played and what the cards and rules say: rulesets, cards, the rulebook."""

from functools import cache

from litestar import get
from litestar.datastructures import CacheControlHeader

from deckwright.cards.messages import Messages
from deckwright.server.answers import PROBLEMS
from deckwright.server.http_messages import Catalogue, Rulebook, RulesetListed, RuleText, SetListed
from deckwright.server.message_types import Language
from deckwright.server.problems import NotThere
from deckwright.table.kinds import GameKind, Ruleset, kinds
from deckwright.table.online import Online, Option, OptionValue, PlainRuleset
from deckwright.table.rulebook import Rule
from deckwright.table.rulesets import RulesetInfo, all_rulesets, card_info, resolve, ruleset_info, rulesets
from deckwright.table.words import slug

A_WHILE = CacheControlHeader(max_age=600, private=True)


@get("/rulesets", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_rulesets(lang: Language = "en") -> list[RulesetListed]:
    """What can be played, with modes and options."""
    return list_rulesets(lang)


@get("/rulesets/{ruleset:str}/cards", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_cards(ruleset: str, lang: Language = "en") -> Catalogue:
    """Every card of a ruleset in one language; none where a game hands out faces at its tables alone."""
    if ruleset not in all_rulesets():
        raise NotThere("no-ruleset", ruleset=ruleset)
    return list_cards(ruleset, lang)


@get("/rulebook", cache_control=A_WHILE, tags=["Cards and rules"], responses=PROBLEMS)
async def get_rulebook(lang: Language = "en") -> Rulebook:
    """Rules and rulings in one language."""
    return write_rulebook(lang)


@cache
def list_rulesets(lang: str) -> list[RulesetListed]:
    return [list_ruleset(resolve(ruleset), lang) for ruleset in all_rulesets()]


def list_ruleset(ruleset: Ruleset, lang: str) -> RulesetListed:
    """A ruleset with its modes and options, and what its game says beyond that."""
    info, online = ruleset_info(ruleset), ruleset.kind.online
    modes = {mode: list(numbers) for mode, numbers in info.modes.items() if numbers}
    options = [list_option(online, key, values, lang) for key, values in info.options.items()]
    sets, name = [used.id for used in info.sets], name_of_ruleset(online, info, lang)
    return online.ruleset(PlainRuleset(info.id, name, sets, modes, [], options), info)


def name_of_ruleset(online: Online, info: RulesetInfo, lang: str) -> str:
    """The name of its set; several together have a name of their own, or all their names."""
    names = [used.name(lang) for used in info.sets]
    return names[0] if len(names) == 1 else said(online, f"ruleset-{info.id}", lang) or " + ".join(names)


def list_option(online: Online, key: str, values: tuple[str, ...], lang: str) -> Option:
    """An option with the names of its values; what has no name is called by itself, as a number is."""
    stem = f"option-{slug(key)}"
    return Option(
        key,
        said(online, stem, lang) or key,
        [OptionValue(value, said(online, f"{stem}-{slug(value)}", lang) or value) for value in values],
    )


def said(online: Online, key: str, lang: str) -> str:
    """What a message of a game says; empty where there is none."""
    found = None if online.messages is None else messages_of(online.messages, lang)
    return found.say(key) if found is not None and found.has(key) else ""


@cache
def messages_of(package: str, lang: str) -> Messages:
    return Messages(package, lang)


@cache
def list_cards(ruleset: str, lang: str) -> Catalogue:
    found = resolve(ruleset)
    shown = [] if found.kind.online.card_by_card else [card_info(found, card) for card in found.cards]
    names = {used.id: used.name(lang) for used in ruleset_info(found).sets}
    borrowed = dict.fromkeys(card.set for card in shown if card.set not in names)
    sets = [SetListed(used, name) for used, name in names.items()]
    sets += [SetListed(used, rulesets()[used].sets[0].name(lang)) for used in borrowed]
    return Catalogue(ruleset, lang, sets, [found.kind.online.face(found, card, lang) for card in shown])


@cache
def write_rulebook(lang: str) -> Rulebook:
    return Rulebook(
        lang,
        [told(kind, rule, lang) for kind in kinds().values() for rule in kind.table.telling.rules().values()],
        [told(kind, ruling, lang) for kind in kinds().values() for ruling in kind.table.telling.rulings().values()],
    )


def told(kind: GameKind, rule: Rule, lang: str) -> RuleText:
    return RuleText(kind.name, rule.id, rule.title(lang), rule.text(lang))


HANDLERS = [get_rulesets, get_cards, get_rulebook]
