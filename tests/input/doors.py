"""Every public function, method and keyword: how a value gets in, and which odd values are welcome there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import deckwright as dw
from deckwright import bots
from tests.input.nasty import BYTES, TEXTS, WHOLE
from tests.talk import given, to_the_end

BASE, VIGIL = "ascension-10th", "rise-of-vigil"
FLAGS = ("yes", "no", "numpy yes")
SEATS = ("zero", "one", "numpy zero", "numpy one")  # of a game for two
NOBODY = ("None",)
SEEDS_GIVEN = (*WHOLE, *TEXTS, *BYTES)
SEEDS = (*NOBODY, *SEEDS_GIVEN)
NUMBERS_32 = ("zero", "one", "two", "five", "seven hundred thousand", "2**31", "numpy zero", "numpy one")


@dataclass(frozen=True)
class Door:
    """A way in for a value: which of the nasty ones are fine there, and what would take too long to try."""

    call: Callable[[Any], Any]
    welcome: tuple[str, ...] = ()
    untried: tuple[str, ...] = ()


@cache
def at_a_turn() -> dw.Game:
    """In the middle of the second turn; no small number is a legal action."""
    game = dw.new(BASE, players=2, seed=1, first=0)
    game.play("end turn")
    while game.actions()[0].text == "play apprentice":
        game.play("play apprentice")
    return game


@cache
def at_a_question() -> dw.Game:
    """A seat is asked about a card, and may decline."""
    game = given("rise-of-vigil", hand=["darkwalker", "mystic", "apprentice"], energy=1)
    game.play("play darkwalker")
    assert game.decision is not None and game.decision.kind == "banish"
    return game


@cache
def finished() -> dw.Game:
    """A game that is over."""
    return to_the_end(given(pool=0))


def seat() -> dw.Seat:
    return dw.Seat(at_a_question(), 0)


@cache
def stepper() -> dw.Stepper:
    one = dw.Stepper(BASE, players=2, seed=1, first=0)
    while 0 in one.legal[: one.count]:
        one.step(0)
    return one


@cache
def rows() -> dw.VecEnv:
    env = dw.vec_env(BASE, players=2, games=2, cores=1)
    env.reset()
    return env


@cache
def simulator() -> Any:
    return dw.Simulator(BASE, players=2, games=2, cores=1, counts=False)


class First:
    """A bot that takes the first action."""

    def start(self, seat: dw.Seat) -> None:
        pass

    def choose(self, seat: dw.Seat) -> dw.Action:
        return seat.actions()[0]

    def finish(self, seat: dw.Seat) -> None:
        pass


class Answering(First):
    """A bot that answers with whatever it was given."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seat: dw.Seat) -> Any:
        return self.answer


def keywords(make: Callable[..., Any], welcome: dict[str, tuple[str, ...]], **good: Any) -> dict[str, Door]:
    """A door for each keyword of a function, beside good values of the others."""

    def door(name: str) -> Door:
        return Door(lambda value: make(**{**good, name: value}), welcome[name])

    return {name: door(name) for name in welcome}


def used(made: Any) -> Any:
    """A game that was made is played, shown and saved, so that a value that should not have come in shows itself."""
    if isinstance(made, dw.Game):
        dw.load(made.save())
        made.view(0)
        made.play(made.actions()[0])
    return made


def refusal() -> dw.IllegalAction:
    try:
        at_a_turn().copy().play("acquire muramasa@1")
    except dw.IllegalAction as error:
        return error
    raise AssertionError


def refused_undo() -> dw.UndoRefused:
    game = at_a_turn().copy()
    game.play("end turn")
    try:
        game.undo()
    except dw.UndoRefused as error:
        return error
    raise AssertionError


SETUP = {
    "ruleset": (), "packs": ("empty list",), "players": ("None", "two"), "mode": ("None",), "options": ("None", "empty mapping"),
}  # fmt: skip
NAMES = ("empty list", "list of texts")
FEW = ("zero", "one", "two", "five", "numpy zero", "numpy one")
ROW = ["omnicron", "magnet-monk", "runic-honiskrot", "skyrocket-drone", "spirit-merchant", "vault-sphinx"]
SEAT_LISTS = ("list of two", "list of lists")
SCENARIO_KEYS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("hand", "deck", "discard", "constructs", "used", "trophies", "played"), SEAT_LISTS),
    **dict.fromkeys(("center", "void", "box", "set_aside"), ("empty list",)),
    **dict.fromkeys(("under", "piles"), ("empty mapping",)),
    **dict.fromkeys(("runes", "restricted_runes", "power", "energy", "pool", "extra_turns"), FEW),
    "row": (),
    "honor": ("list of numbers", "tuple"),
    "end_triggered": FLAGS,
    "rival_honor": ("zero", "numpy zero"),
}


def makers() -> dict[str, dict[str, Door]]:
    """What begins games, reads saved ones and looks cards up."""

    def new(**named: Any) -> Any:
        return used(dw.new(**{"players": 2, "seed": 1, **named}))

    def scenario(**named: Any) -> Any:
        return used(dw.scenario(**{"ruleset": VIGIL, "players": 2, "seed": 1, **named}))

    saved = at_a_turn().save()
    begun = {**SETUP, "seed": SEEDS, "first": (*NOBODY, *SEATS)}
    keys = {name: (*NOBODY, *welcome) for name, welcome in SCENARIO_KEYS.items()}
    return {
        "new": keywords(new, begun),
        "scenario": keywords(scenario, {**SETUP, "seed": SEEDS, "turn_player": SEATS, "first": SEATS})
        | keywords(scenario, keys, row=ROW)
        | {"position": Door(lambda value: scenario(no_such_key=value), NOBODY)},
        "cards": keywords(dw.cards, {"ruleset": (), "packs": ("empty list",)}, ruleset=BASE),
        "card": keywords(dw.card, {"ruleset": (), "packs": ("empty list",), "card_id": ()}, ruleset=BASE, card_id="mystic"),
        "rule": {"id": Door(dw.rule)},
        "ruling": {"id": Door(dw.ruling)},
        "load": {"data": Door(dw.load), "packs": Door(lambda value: dw.load(saved, value), ("empty list",))},
        "replay": {
            "data": Door(dw.replay),
            "packs": Door(lambda value: dw.replay(saved, packs=value), ("empty list",)),
            "upto": Door(lambda value: dw.replay(saved, value), ("None", *FEW)),
        },
        "Stepper": keywords(lambda **named: dw.Stepper(**{"players": 2, "seed": 1, **named}), begun),
        "Seat": {"game": Door(lambda value: dw.Seat(value, 0)), "player": Door(lambda v: dw.Seat(at_a_turn(), v), SEATS)},
    }  # fmt: skip


def batches() -> dict[str, dict[str, Door]]:
    """What plays many games."""

    def few(make: Callable[..., Any]) -> Callable[..., Any]:
        return lambda **named: make(**{"players": 2, "games": 2, "cores": 1, **named})

    def waves(**named: Any) -> Any:
        return list(simulator().waves(**named))

    cores = ("None", "one", "two", "five", "numpy one")
    setup = {**SETUP, "device": (), "seed": NUMBERS_32, "cores": cores}
    rows_of = few(dw.vec_env)
    games = Door(lambda value: rows_of(games=value), ("one", "two", "five", "numpy one"), ("seven hundred thousand",))
    many = tuple(name for name in NUMBERS_32 if "zero" not in name)
    shown = {**setup, "narrow": FLAGS, "listed": FEW, "learning": FLAGS}
    return {
        "vec_env": {**keywords(rows_of, shown), "games": games},
        "VecEnv": {**keywords(few(dw.VecEnv), shown), "games": games},
        "Simulator": keywords(
            few(dw.Simulator), {**setup, "games": many, "counts": FLAGS, "start": NUMBERS_32, "then": ("empty list",)}
        ),
        "Simulator.prepare": {"policies": Door(lambda value: simulator().prepare(value))},
        "Simulator.run": {"policies": Door(lambda value: simulator().run(value))},
        "Simulator.waves": {
            "policies": Door(lambda value: waves(policies=value)),
            "wave": Door(lambda value: waves(wave=value), ("None", *(name for name in WHOLE if "zero" not in name))),
        },
        "VecEnv.reset": {"seed": Door(lambda value: rows().reset(value), (*NOBODY, *NUMBERS_32))},
        "VecEnv.step": {"actions": Door(lambda value: rows().step(value), ("numpy array",))},
        "VecEnv.actions": {"row": Door(lambda value: rows().actions(value), SEATS)},
        "VecEnv.decode": {"row": Door(lambda value: rows().decode(value), SEATS)},
        "VecEnv.policy_actions": {
            "policy": Door(lambda value: rows().policy_actions(value)),
            "first": Door(lambda value: rows().policy_actions("random", value), (*NOBODY, "one", "two", "numpy one")),
        },
        "Stepper.reset": {
            "seed": Door(lambda value: stepper().copy().reset(value), SEEDS),
            "first": Door(lambda value: stepper().copy().reset(1, value), (*NOBODY, *SEATS)),
        },
        "Stepper.step": {"action": Door(lambda value: stepper().step(value))},
    }


def looks(name: str, read: Callable[[], Any]) -> dict[str, dict[str, Door]]:
    """What a game and a seat can both be asked."""
    return {
        f"{name}.under": {"slot": Door(lambda value: read().under(value), ("one", "two", "five", "numpy one"))},
        f"{name}.pile": {"card": Door(lambda value: read().pile(value))},
        f"{name}.honor": {"seat": Door(lambda value: read().honor(value), SEATS)},
        f"{name}.zone": {
            "name": Door(lambda value: read().zone(value, 0)),
            "seat": Door(lambda value: read().zone("discard", value), SEATS),
            "seat of the table": Door(lambda value: read().zone("void", value), NOBODY),
        },
    }


def games() -> dict[str, dict[str, Door]]:
    """What a game can be asked and told, in the middle of a turn and of a question."""
    doors: dict[str, dict[str, Door]] = {}
    for read in (at_a_turn, at_a_question):
        found = looks("Game", read) | {
            "Game.play": {"action": Door(lambda value, read=read: read().play(value))},
            "Game.play_several": {
                "actions": Door(lambda value, read=read: read().play_several(value), ("empty list",))
            },
            "Game.undo": {"to": Door(lambda value, read=read: read().undo(value))},
            "Game.view": {
                "player": Door(lambda value, read=read: read().view(value), (*NOBODY, *SEATS)),
                "memory_aids": Door(lambda value, read=read: read().view(0, value), FLAGS),
            },
            "Game.events": {"viewer": Door(lambda value, read=read: read().events(value), (*NOBODY, *SEATS))},
            "Game.determinize": {
                "player": Door(lambda value, read=read: read().determinize(value), (*NOBODY, *SEATS)),
                "seed": Door(lambda value, read=read: read().determinize(0, value), SEEDS_GIVEN),
            },
        }
        for method in ("used", "score_of", "team_of"):
            ask = Door(lambda value, read=read, method=method: getattr(read(), method)(value), SEATS)
            found[f"Game.{method}"] = {"seat": ask}
        for name, entries in found.items():
            doors.setdefault(name, {}).update({f"{key}, {read.__name__}": door for key, door in entries.items()})
    for how in ("seen", "past_reveals"):
        doors["Game.undo"][how] = Door(lambda value, how=how: at_a_turn().copy().undo(**{how: value}), FLAGS)
    return doors


GIVEN_NAMES = (
    "the text 1", "the text -1", "superscript two", "arabic three", "a text", "line breaks", "face", "path", "slash", "braces",
    "numpy text",
)  # fmt: skip


@cache
def kingdom() -> dw.Kingdom:
    """A kingdom with a branch, in its first turn."""
    found = dw.Kingdom.found(name="Orrin", seed=1)
    found.branch(seed=2)
    return found


@cache
def finished_kingdom() -> dw.Game:
    """A kingdom that came to its end without doing anything."""
    game = dw.new("kingdom", seed=1)
    while not game.over:
        texts = [action.text for action in game.actions()]
        game.play(next((text for text in ("pass", "go on", "decline", "choose done") if text in texts), texts[0]))
    return game


def kingdoms() -> dict[str, dict[str, Door]]:
    """What a kingdom can be asked and told; whatever it takes happens to a copy."""

    def twin() -> dw.Kingdom:
        return dw.Kingdom.load(kingdom().save())

    nodes = ("one", "two", "numpy one")
    return {
        "par": {
            "game": Door(lambda value: dw.par(value)),
            "runs": Door(
                lambda value: dw.par(finished_kingdom(), runs=value),
                ("zero", "one", "two", "five", "numpy zero", "numpy one"),
            ),
            "seed": Door(lambda value: dw.par(finished_kingdom(), seed=value), NUMBERS_32),
        },
        "Kingdom.branch": {
            "name": Door(lambda value: twin().branch(value, seed=3), ("empty text", "blank", *GIVEN_NAMES)),
            "node": Door(lambda value: twin().branch(node=value, seed=3), (*NOBODY, *nodes)),
            "move": Door(lambda value: twin().branch(move=value, seed=3), (*NOBODY, "zero", "numpy zero")),
            "compare": Door(lambda value: twin().branch(compare=value, seed=3), FLAGS),
            "seed": Door(lambda value: twin().branch(seed=value), SEEDS),
        },
        "Kingdom.chronicle": {"lang": Door(kingdom().chronicle)},
        "Kingdom.compare": {
            "a": Door(lambda value: kingdom().compare(value, 1), (*NOBODY, *nodes)),
            "b": Door(lambda value: kingdom().compare(1, value), (*NOBODY, *nodes)),
        },
        "Kingdom.drop": {"node": Door(lambda value: twin().drop(value))},
        "Kingdom.expand": {
            "number": Door(lambda value: twin().expand(value, 1)),
            "seed": Door(lambda value: twin().expand(137, value)),
        },
        "Kingdom.go": {"node": Door(lambda value: twin().go(value), (*NOBODY, *nodes))},
        "Kingdom.moves": {"node": Door(lambda value: kingdom().moves(value), (*NOBODY, *nodes))},
        "Kingdom.rename": {"name": Door(lambda value: twin().rename(value), GIVEN_NAMES)},
        "Kingdom.renown": {
            "node": Door(lambda value: kingdom().renown(value), (*NOBODY, *nodes)),
            "foreign": Door(lambda value: kingdom().renown(foreign=value), FLAGS),
        },
        "Kingdom.restart": {"seed": Door(lambda value: twin().restart(value), SEEDS)},
        "Kingdom.way": {"node": Door(lambda value: kingdom().way(value), (*NOBODY, *nodes))},
    }


def seats() -> dict[str, dict[str, Door]]:
    return looks("Seat", seat) | {
        "Seat.view": {"memory_aids": Door(lambda value: seat().view(value), FLAGS)},
        "Seat.sample": {"seed": Door(lambda value: seat().sample(value), SEEDS_GIVEN)},
    }


def words() -> dict[str, dict[str, Door]]:
    """What says something in a language."""
    card, info, event = dw.card(BASE, "mystic"), dw.rulesets()[BASE].sets[0], at_a_turn().log[-1]
    decision, rule = at_a_question().decision, dw.rule("A-12.2")
    assert decision is not None
    said = {
        "CardInfo.name": card.name, "CardInfo.text": card.text, "SetInfo.name": info.name, "Rule.title": rule.title,
        "Rule.text": rule.text, "Event.text": event.text, "Decision.prompt": decision.prompt,
        "IllegalAction.text": refusal().text, "UndoRefused.text": refused_undo().text,
    }  # fmt: skip
    doors = {name: {"lang": Door(say)} for name, say in said.items()}
    doors["Event.text"]["names"] = Door(lambda value: event.text("pl", value), NAMES)
    doors["Decision.prompt"]["names"] = Door(lambda value: decision.prompt("ru", value), NAMES)
    doors["Event.as_seen_by"] = {"viewer": Door(event.as_seen_by, (*NOBODY, *WHOLE))}
    return doors


def players() -> dict[str, dict[str, Door]]:
    """What makes bots, and lets them play."""
    two = [First(), First()]
    many = ("None", *WHOLE)
    return {
        "bots.make": {
            "name": Door(bots.make),
            "name of a search": Door(
                lambda value: bots.make(f"search:{value}" if isinstance(value, str) else value),
                ("the text 1", "arabic three"),
            ),
            "name of a module": Door(lambda value: bots.make(f"{value}:Bot" if isinstance(value, str) else value)),
            **{
                f"seed of {name}": Door(lambda value, name=name: used_bot(bots.make(name, value)), WHOLE)
                for name in ("random", "busy", "greedy", "search:1", "level-1")
            },
        },
        "bots.maker": {"name": Door(bots.maker)},
        "bots.ask": {
            "bot": Door(lambda value: bots.ask(value, at_a_turn())),
            "bot that answers so": Door(lambda value: bots.ask(Answering(value), at_a_turn())),
            "game": Door(lambda value: bots.ask(First(), value)),
            "name": Door(lambda value: bots.ask(First(), at_a_turn(), value), TEXTS),
        },
        "bots.play_out": {
            "game": Door(lambda value: bots.play_out(value, two)),
            "bots": Door(lambda value: bots.play_out(finished(), value)),
            "names": Door(
                lambda value: bots.play_out(finished(), two, value),
                ("list of texts", "list of long texts", "empty list"),
            ),
            "most_turns": Door(lambda value: bots.play_out(finished(), two, (), value), many),
        },
    }


def used_bot(bot: bots.Bot) -> None:
    game = at_a_turn()
    bot.start(dw.Seat(game, 1))
    bots.ask(bot, game)


def all_doors() -> dict[str, dict[str, Door]]:
    """Every door, by its function and its parameter; one parameter may have several."""
    return {**makers(), **batches(), **games(), **kingdoms(), **seats(), **words(), **players()}
