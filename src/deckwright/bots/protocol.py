"""What a bot is: three methods, called with the seat that it plays."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import getattr_static
from typing import Protocol

from deckwright.bots.games import check_plays
from deckwright.cards.errors import BadBot, BadOption, DeckwrightError
from deckwright.table.actions import Action
from deckwright.table.arguments import excerpt, listed, shown, whole
from deckwright.table.game import Game
from deckwright.table.seat import Seat

TOLD = 400  # so many characters of what a bot said when it broke down


class Bot(Protocol):
    """Whoever plays a seat. A class of your own may inherit from this one and write `choose` alone.

    One that does what a policy of some games does has its name as `policy`, and is refused at the tables of others.
    """

    def start(self, seat: Seat) -> None:
        """A game begins for this seat, or goes on after it was saved."""
        return

    def choose(self, seat: Seat) -> Action | str:
        """What this seat does now: one of `seat.actions()`, or its text."""
        ...

    def finish(self, seat: Seat) -> None:
        """The game is over; `seat.winners()` and `seat.view()` tell how it ended."""
        return


@contextmanager
def blamed(name: str, seat: int, when: str) -> Iterator[None]:
    """Whatever goes wrong inside is this bot's doing."""
    try:
        yield
    except (Exception, SystemExit) as error:
        what = excerpt(f"{type(error).__name__}: {error}", TOLD).rstrip(".")
        raise BadBot(f"The bot {name} at seat {seat} broke down {when}: {what}.", seat) from error


def checked(game: object) -> Game:
    """A game, and nothing else."""
    if not isinstance(game, Game):
        raise DeckwrightError(f"Bots play games, not {shown(game)}.")
    return game


def called(name: object) -> str:
    """The name of a bot."""
    if not isinstance(name, str):
        raise BadOption(f"The name of a bot is a text, not {shown(name)}.")
    return name


def policy_of(bot: Bot) -> str | None:
    """The policy whose name a bot bears; nothing of a bot is run to find it."""
    name = getattr_static(bot, "policy", None)
    return name if isinstance(name, str) else None


def ask(bot: Bot, game: Game, name: str = "") -> Action:
    """What the bot does for the seat that must decide, looked at before anybody plays it."""
    player = checked(game).player
    if player is None:
        raise DeckwrightError("The game is over: there is nothing to ask a bot.")
    check_plays(policy_of(bot), game.ruleset.kind)
    name, when = excerpt(called(name)) or type(bot).__name__, f"at action {len(game.history) + 1}"
    with blamed(name, player, when):
        answer = bot.choose(Seat(game, player))
    who = f"The bot {name} at seat {player} answered"
    text = answer.text if isinstance(answer, Action) else answer
    if not isinstance(text, str):
        raise BadBot(f"{who} {shown(answer)} {when}. A bot answers with an action or its text.", player)
    legal = game.actions()
    found = next((action for action in legal if action.text == " ".join(text.split())), None)
    if found is None:
        texts = ", ".join(action.text for action in legal)
        raise BadBot(f"{who} {shown(text)} {when}, which is not legal. Legal: {texts}.", player)
    return found


def play_out(game: Game, bots: Sequence[Bot], names: Sequence[str] = (), most_turns: int | None = None) -> None:
    """Let bots play a game, one for each seat, to its end or for as many turns."""
    players = checked(game).players
    bots = listed("bots", bots)
    if len(bots) != players:
        raise DeckwrightError(f"{len(bots)} bots do not fit {players} seats: give one for each seat.")
    named = [called(name) for name in listed("the names of bots", names)] or [type(bot).__name__ for bot in bots]
    if len(named) != players:
        raise DeckwrightError(f"{len(named)} names do not fit {players} seats: give one for each seat, or none.")
    if most_turns is not None:
        most_turns = whole("the number of turns", most_turns, 0)
    for bot in bots:
        check_plays(policy_of(bot), game.ruleset.kind)
    for place, bot in enumerate(bots):
        with blamed(named[place], place, "in start"):
            bot.start(Seat(game, place))
    while game.player is not None and (most_turns is None or game.turns < most_turns):
        game.play(ask(bots[game.player], game, named[game.player]))
    for place, bot in enumerate(bots):
        with blamed(named[place], place, "in finish"):
            bot.finish(Seat(game, place))
