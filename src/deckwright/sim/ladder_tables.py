"""What a ladder found, as rows of tables: the first row names the columns."""

from collections.abc import Iterable

from deckwright.sim.ladder import Standing

Rows = list[list[object]]
DEALS = {True: "paired", False: "separate", None: "pilot"}


def rating_rows(found: Standing) -> Rows:
    rows: Rows = [["bot", "points", "low", "high"]]
    for one in found.ratings or []:
        rows.append([one.bot, *(round(x, 1) for x in (one.points, one.points - one.reach, one.points + one.reach))])
    return rows


def matrix_rows(found: Standing) -> Rows:
    """A row for every bot against every other one."""
    rows: Rows = [["bot", "against", "games", "rate", "low", "high"]]
    for bot in found.bots:
        for other in found.bots:
            rate, match = found.win_rate(bot, other), found.match(bot, other)
            if bot != other and rate is not None and match is not None:
                bounds = (round(x, 4) for x in (rate[0], rate[1].low, rate[1].high))
                rows.append([bot, other, len(match.games), *bounds])
    return rows


def match_rows(found: Standing) -> Rows:
    """How each match went: its games, how it ended, and whether it was worth while to pair deals."""
    rows: Rows = [["match", "games", "ended", "interval", "variance", "deals"]]
    for match in found.matches:
        ended = "early" if match.stopped else "all played" if match.finished else "open"
        ratio = "–" if match.variance_ratio is None else f"{match.variance_ratio:.2f}"
        deals = DEALS[match.goes_on_paired]
        rows.append([" - ".join(match.pair), len(match.games), ended, match.kind_of_interval, ratio, deals])
    return rows


def game_rows(found: Standing) -> Iterable[list[object]]:
    """A row for every game: who sat where, who won, and the scores seat by seat."""
    yield ["match", "cycle", "paired", "seats", "first", "winner", "result", "turns", "scores", "trouble"]
    line_ups = found.setting.line_ups()
    for match in found.matches:
        for game in match.games:
            yield [
                " - ".join(match.pair), game.cycle + 1, int(game.paired),
                " ".join(match.pair[side] for side in line_ups[game.line_up]), game.first, game.winner, game.result,
                game.turns, " ".join(str(score) for score in game.scores), game.trouble,
            ]  # fmt: skip
