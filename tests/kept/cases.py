"""Everything that is kept, by part and name: each case comes to one digest for each aspect."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial

from tests.kept import lists, many_games, played_games, thinking
from tests.kept.setups import LONG, RULESETS, Setup, setups, tables

Key = tuple[str, str]  # the part and the name of a case
Case = Callable[[], dict[str, str]]

POLICIES = ("random", "greedy", "busy")
REPLAYED = ("en", "pt", "pl", "ru")
FEW = 2  # players of long games that are quickly looked through
BOTH = ((False, ""), (True, " with own cards"))


def all_cases() -> Iterator[tuple[str, str, Case]]:
    """Part, name and how it is found out, in the order of the recording."""
    for ruleset in RULESETS:
        yield "rulesets", ruleset, partial(lists.ruleset_of, ruleset)
        for pack, words in BOTH:
            yield "cards", f"{ruleset}{words}", partial(lists.cards_of, ruleset, pack)
            yield "action spaces", f"{ruleset}{words}", partial(lists.actions_of, ruleset, pack)
        for lang in REPLAYED:
            yield "card lists", f"{ruleset} {lang}", partial(lists.listed_cards, ruleset, lang)
        if ruleset != "rise-of-vigil":
            yield "a million games", ruleset, partial(many_games.a_million, ruleset)
    for place, table in enumerate(tables()):
        yield "setup codes", str(table), partial(lists.coded, table)
        yield "bench", str(table), partial(lists.benched, table)
        yield "observation fields", str(table), partial(many_games.fields_of, table)
        for unusual, words in BOTH:
            yield "single steps", f"{table}{words}", partial(many_games.stepped, table, unusual)
            yield "environments", f"{table}{words}", partial(many_games.stepped_together, table, unusual)
            random = partial(many_games.simulated, table, "random", unusual=unusual)
            yield "simulator", f"{table} random{words}", random
        for policy in POLICIES[1:]:
            yield "simulator", f"{table} {policy}", partial(many_games.simulated, table, policy)
        differing = [POLICIES[seat % len(POLICIES)] for seat in range(table.players)]
        yield "simulator", f"{table} seats differ", partial(many_games.simulated, table, differing)
        yield "search", str(table), partial(thinking.searched, table)
        for bot in thinking.MOVES:
            yield "bots", f"{table} {bot}", partial(thinking.played_by, table, bot)
        lang = REPLAYED[place % len(REPLAYED)]
        yield "replay command", f"{table} {lang}", partial(lists.replayed, table, lang)
    for name, setup in setups().items():
        yield "games", name, partial(played_games.digests_of, setup)


@cache
def cases() -> dict[Key, Case]:
    return {(part, name): case for part, name, case in all_cases()}


def wanted(words: Sequence[str]) -> list[Key]:
    """The cases whose part or name has one of these words; all without any."""
    return [key for key in cases() if not words or any(word in " ".join(key) for word in words)]


def sample() -> list[Key]:
    """Cases that are quick and reach far: all parts, every ruleset in every mode, every way in which a game begins."""
    places = {(table.ruleset, table.mode): str(table) for table in reversed(tables())}  # with the fewest players
    return [key for key in cases() if key[0] not in ("games", "a million games") and is_at(key[1], places.values())] + [
        ("games", name) for name in one_of_each_kind(setups().values())
    ]


def is_at(name: str, places: Iterable[str]) -> bool:
    """Whether a case is about one of these tables, or about a ruleset as a whole."""
    is_of_table = any(name.startswith(str(table)) for table in tables())
    return not is_of_table or any(name.startswith(place) for place in places)


def one_of_each_kind(games: Iterable[Setup]) -> list[str]:
    """A short game of every ruleset and mode, and of every ruleset those that begin otherwise, and one to its end."""
    found: dict[tuple[object, ...], str] = {}
    for setup in games:
        table, is_long = setup.table, setup.longest == LONG
        begins = ("options",) * bool(setup.options) + ("pack",) * bool(setup.packs) + ("position",) * setup.by_hand
        if not begins and not is_long:
            found.setdefault((table.ruleset, table.mode), str(setup))
        elif table.players <= FEW and len(begins) + is_long == 1:
            found.setdefault((table.ruleset, begins), str(setup))
    return list(found.values())


def find(key: Key) -> dict[str, str]:
    """What a case comes to now."""
    return cases()[key]()
