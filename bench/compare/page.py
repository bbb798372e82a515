"""The comparison as tables in Markdown, written between two marks of a page; the rest of the page stays as it is."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from contestant import FROM_PYTHON, GAMES, OBSERVATIONS, STEPS
from figures import Claim, Figures, Rates, Spread, Track, decisions, ratios, spread, steps
from with_deckwright import BASE, LOOP, MANY, ONE, PAIR
from with_openspiel import IN_CPP, PLAIN
from with_openspiel import PAIR as THEIR_PAIR

OURS, OPEN_SPIEL = "Deckwright", "OpenSpiel"
BEGIN, END = "<!-- make compare writes from here -->", "<!-- to here -->"
TITLES = {
    GAMES: "Whole games: the fastest loop of each library",
    FROM_PYTHON: "Whole games driven from Python",
    STEPS: "One step from Python",
    OBSERVATIONS: "A step with observation and mask",
}
MEASURES = tuple(TITLES)
# What of ours the others are set against: whole games have one rate, from wherever others drive theirs.
REFERENCES = {
    GAMES: {"ours is": Track(GAMES, OURS, LOOP, BASE)},
    FROM_PYTHON: {"ours is": Track(GAMES, OURS, LOOP, BASE)},
    STEPS: {"ours is": Track(STEPS, OURS, PAIR, BASE)},
    OBSERVATIONS: {
        "ours, 1 game, is": Track(OBSERVATIONS, OURS, ONE, BASE),
        "ours, many games, is": Track(OBSERVATIONS, OURS, MANY, BASE),
    },
}
HEARTS = "hearts"
TIMES_FROM_PYTHON, TIMES_IN_CPP, TIMES_STEP = 20, 2, 1


def put_between(text: str, body: str) -> str:
    """The page with a new text between its marks."""
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise ValueError(f"The page needs the line {BEGIN!r} once, and after it the line {END!r} once.")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{body.strip()}\n\n{END}{after}"


def write(page: Path, body: str) -> None:
    page.write_text(put_between(page.read_text(encoding="utf-8"), body), encoding="utf-8")


def number(value: float) -> str:
    """Three figures are as many as a noisy machine can tell: 4,030,000."""
    if value <= 0:
        return "0"
    digits = 3 - len(str(int(value)))
    return f"{round(value, digits):,.0f}" if digits <= 0 else f"{value:.{digits}f}"


def span(found: Spread) -> str:
    return f"{number(found.low)} – {number(found.high)}"


def times(found: Spread) -> str:
    return f"{number(found.median)} × ({span(found)})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table of which the first columns are words and the others numbers."""
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * words + " ---: |" * (len(head) - words)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def ways_table(figures: Figures, measure: str) -> str:
    """Each library and way: the median of its games, and how many times as fast ours is."""
    references = {
        head: figures.of_game(track) for head, track in REFERENCES[measure].items() if figures.has(track)
    }  # fmt: skip
    more = ["steps/s"] if measure == STEPS else []
    head = ["library", "games", "decisions/s", *more, "lowest – highest round", "slowest – fastest game", *references]
    rows = []
    for library, way in figures.ways(measure):
        games = figures.games(measure, library, way)
        rates = figures.of_way(measure, library, way)
        by_game = [spread(figures.of_game(Track(measure, library, way, game))).median for game in games]
        rows.append(
            [
                f"{library}: {way}",
                str(len(games)),
                number(spread(rates).median),
                *(number(spread(figures.of_way(measure, library, way, steps)).median) for _ in more),
                span(spread(rates)),
                span(spread(by_game)),
                *("" if library == OURS else times(ratios(ours, rates)) for ours in references.values()),
            ]
        )
    return table(head, rows)


def games_table(figures: Figures, library: str) -> str:
    """Each game of a library, in every way it was measured."""
    ways = [(measure, way) for measure in MEASURES for owner, way in figures.ways(measure) if owner == library]
    games = list(dict.fromkeys(game for measure, way in ways for game in figures.games(measure, library, way)))
    rows = []
    for game in games:
        cells = []
        for measure, way in ways:
            is_there = game in figures.games(measure, library, way)
            cells.append(
                number(spread(figures.of_game(Track(measure, library, way, game))).median) if is_there else "–"
            )
        rows.append([game, *cells])
    return table([library, *(f"{measure}: {way}" for measure, way in ways)], rows)


def claims(figures: Figures) -> list[Claim]:
    """What must be true of the speed, against OpenSpiel."""

    def against(measure: str, way: str, game: str | None, what: Callable[[Rates], float] = decisions) -> Spread | None:
        (ours,) = REFERENCES[measure].values()
        games = figures.games(measure, OPEN_SPIEL, way)
        if not figures.has(ours) or not games or game not in (None, *games):
            return None
        if game is None:
            return ratios(figures.of_game(ours, what), figures.of_way(measure, OPEN_SPIEL, way, what))
        return ratios(figures.of_game(ours, what), figures.of_game(Track(measure, OPEN_SPIEL, way, game), what))

    return [
        Claim(
            "our whole-game loop against the median of OpenSpiel's card games driven from Python, plain loop",
            TIMES_FROM_PYTHON,
            against(FROM_PYTHON, PLAIN, None),
        ),
        Claim(
            "our whole-game loop against OpenSpiel's in C++ on hearts",
            TIMES_IN_CPP,
            against(GAMES, IN_CPP, HEARTS),
        ),
        Claim(
            "our single step from Python against OpenSpiel's on hearts, forced answers counted as steps",
            TIMES_STEP,
            against(STEPS, THEIR_PAIR, HEARTS, steps),
        ),
    ]


def claims_table(found: Sequence[Claim]) -> str:
    rows = [
        [claim.text, f"{claim.needed:g} ×", "–" if claim.found is None else times(claim.found), claim.verdict]
        for claim in found
    ]
    return table(["ratio", "needed", "found", "verdict"], rows)


def versions_table(versions: Mapping[str, Mapping[str, str]], absent: Mapping[str, str]) -> str:
    rows = [
        [library, ", ".join(f"{package} {version}" for package, version in packages.items())]
        for library, packages in versions.items()
    ]
    rows += [[library, f"not measured: {reason}"] for library, reason in absent.items()]
    return table(["library", "version"], rows, words=2)


def compose(
    figures: Figures, found: Sequence[Claim], versions: Mapping[str, Mapping[str, str]], absent: Mapping[str, str],
    notes: Sequence[str], circumstances: str,
) -> str:  # fmt: skip
    """Everything `make compare` has to say."""
    parts = [circumstances, versions_table(versions, absent), "### Ratios", claims_table(found)]
    for measure in MEASURES:
        if figures.ways(measure):
            parts += [f"### {TITLES[measure]}", ways_table(figures, measure)]
    if notes:
        parts += ["### Remarks", "\n".join(f"- {note}" for note in notes)]
    parts.append("### Every game, in decisions per second")
    parts += [games_table(figures, library) for library in versions]
    return "\n\n".join(parts)
