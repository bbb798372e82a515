"""What a game shows from its start to its end, as digests: one for each aspect."""

from typing import Any

import deckwright as dw
from tests.kept import new_fields
from tests.kept.digests import Digest, digest, unpacked, without
from tests.kept.setups import Setup, chosen, numbers

LANGUAGES = ("en", "pt", "pl", "ru")
NAMES = ("Ana", "Bo", "Cai", "Dina", "Eva", "Finn")
LOOK_EVERY = 16  # so often everybody looks around; also at the first and at the last decision
TELL_EVERY = 9  # so many of the events are told in every language
WRONG = ("acquire the-moon@7", "acquire mystic", "play mystic", "end turn", "choose done", "")
ASPECTS = (
    "actions", "decisions", "views", "events", "log", "words", "refusals", "redrawn", "end", "save", "checkpoint",
)  # fmt: skip


def digests_of(setup: Setup) -> dict[str, str]:
    """Play the game of a setup and look at it."""
    play = Play(setup.start())
    for number in numbers(f"play {setup.number}", setup.longest):
        if play.game.over:
            break
        play.go_on(number)
    return play.close()


class Play:
    """A game that is being played, and all that was seen of it so far."""

    def __init__(self, game: dw.Game) -> None:
        self.game = game
        self.viewers: list[int | None] = [*range(game.players), None]
        self.seen = {aspect: Digest() for aspect in ASPECTS}
        self.heard = 0  # events that everybody has been told
        self.before: dw.Game | None = None  # as it was before the last action

    def go_on(self, number: int) -> None:
        """Note what is asked, look around now and then, and play on."""
        game = self.game
        actions = game.actions()
        self.seen["actions"].add([[one.index, one.text, one.kind, one.card, one.slot] for one in actions])
        self.seen["decisions"].add(told(game.decision))
        if self.before is None or number % LOOK_EVERY == 0:
            self.look(game, number)
        self.before = game.copy()
        game.play(chosen(actions, number))

    def look(self, game: dw.Game, number: int) -> None:
        """Whatever can be seen at this moment, by everybody."""
        self.see(game)
        for viewer in self.viewers:
            events = game.events(viewer)[self.heard :]
            self.seen["events"].add([[event_of(event), event.text("en")] for event in events])
            self.seen["redrawn"].add(game.determinize(viewer, number).state.tobytes())
        self.heard = len(game.log)
        decision = game.decision
        if decision is not None:
            self.seen["words"].add([decision.prompt(lang, NAMES[: game.players]) for lang in LANGUAGES])
        for wrong in WRONG:
            self.seen["refusals"].add(refusal(game, wrong))
        self.seen["refusals"].add([taken_back(game, to) for to in ("action", "turn")])

    def see(self, game: dw.Game) -> None:
        for viewer in self.viewers:
            for memory_aids in (True, False):
                self.seen["views"].add(without(game.view(viewer, memory_aids), new_fields.VIEW))

    def close(self) -> dict[str, str]:
        """Look once more, at the last decision and at what has become of the game."""
        game, seen = self.game, self.seen
        if self.before is not None:
            self.look(self.before, len(self.before.history))
        self.see(game)
        for viewer in self.viewers:
            seen["events"].add([event_of(event) for event in game.events(viewer)])
        seen["log"].add([[event_of(event), event.text("en")] for event in game.log])
        for event in game.log[::TELL_EVERY]:
            seen["words"].add([event.text(lang, NAMES[: game.players]) for lang in LANGUAGES])
        seen["end"].add(ending(game))
        seen["end"].add(game.state.tobytes())
        saved = unpacked(without(game.save(), new_fields.SAVE))
        seen["checkpoint"].add(saved.pop("checkpoint"))
        seen["save"].add(saved)
        return {aspect: str(seen[aspect]) for aspect in ASPECTS}


def told(decision: dw.Decision | None) -> list[Any]:
    """A question as data and in words."""
    assert decision is not None
    about = [decision.player, decision.kind, decision.source, decision.card, decision.about, decision.optional]
    return [*about, decision.prompt("en")]


def event_of(event: dw.Event) -> Any:
    return without(event.data(), new_fields.EVENT)


def refusal(game: dw.Game, text: str) -> list[Any]:
    """What is said to a text that may be no legal action; the game stays as it is."""
    try:
        game.copy().play(text)
    except dw.IllegalAction as error:
        return [str(error), error.rule, list(error.legal), [error.text(lang) for lang in LANGUAGES]]
    return []


def taken_back(game: dw.Game, to: str) -> list[Any]:
    """What comes of taking back; the game stays as it is."""
    twin = game.copy()
    try:
        twin.undo(to)
    except dw.UndoRefused as error:
        return [error.revealed, *(error.text(lang) for lang in LANGUAGES)]
    return [len(twin.history), len(twin.log), digest(twin.state.tobytes())]


def ending(game: dw.Game) -> dict[str, Any]:
    """What has become of a game."""
    rival = game.rival
    return {
        "over": game.over,
        "actions": len(game.history),
        "round": game.round,
        "turns": game.turns,
        "first": game.first,
        "scores": game.scores(),
        "winners": game.winners(),
        "ranking": game.ranking(),
        "teams": [list(team) for team in game.teams],
        "rival": None if rival is None else [rival.honor, rival.set_aside, rival.score],
    }
