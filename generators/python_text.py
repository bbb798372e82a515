"""What the page about Python says between the docstrings: examples, the grammar of actions, the fields of a view."""

INTRODUCTION = """# Deckwright from Python

Everything is imported from `deckwright`. This page is written from the docstrings by `make docs`, and its
examples are run as tests; `help(dw.scenario)` says the same in a session.

```python
>>> import deckwright as dw
>>> game = dw.new("ascension-10th", players=2, seed=7, first=0)
>>> game.player, [action.text for action in game.actions()]
(0, ['play apprentice', 'play militia', 'end turn'])
>>> game.play("play militia")
>>> game.power
1
>>> game.undo()
>>> game.power
0
>>> for action in game.play_all():
...     print(action)
play apprentice
play apprentice
play apprentice
play apprentice
play militia
>>> print(game.log[-1].text("en", names=["Ana", "Ben"]))
Ana gains 1 Power
```

What is wrong is refused in words, and the game stays as it was:

```python
>>> game = dw.scenario("ascension-10th", players=2, hand=[[], []], seed=1)
>>> game.play("play mystic")
Traceback (most recent call last):
    ...
deckwright.cards.errors.IllegalAction: Cannot play mystic: it is not in your hand. Legal: end turn.
```

A whole game between two bots, and how it ended:

```python
>>> from deckwright import bots
>>> game = dw.new("ascension-10th", players=2, seed=7, first=0)
>>> bots.play_out(game, [bots.make("greedy", 1), bots.make("busy", 2)])
>>> game.over, game.turns > 10, len(game.scores()), game.winners() == [game.ranking()[0]]
(True, True, 2, True)
```

Seats count from 0, slots of the row from 1. Whole numbers may be Python's or NumPy's. Languages are `en`, `pt`, `pl`, `ru`.
"""

GAMES = """## Games
"""

OPTIONS_TEXT = """
Options of cards or modes that are not in the game are accepted and do nothing. `game.options` has all of them.
"""

ACTIONS = """## Actions

`game.actions()` lists what is legal, in an order that never changes for one position; `game.play` takes one of them, its text,
or its index. Saved games hold texts. In a text `ID` is a card, `SLOT` counts the row from 1, `SEAT` counts from 0.
"""

SCENARIOS = """## Scenarios
"""

VIEWS = """## Views

`game.view(seat)` is plain data: all that a careful player in that seat could know, in canonical order; `game.view(None)` is what
a spectator sees.

```python
>>> game = dw.scenario("ascension-10th", players=2, hand=[["mystic"], ["militia"]], seed=1)
>>> view = game.view(0)
>>> view["seats"][0]["hand"], view["seats"][1]["hand"]
({'count': 1, 'known': [], 'cards': ['mystic']}, {'count': 1, 'known': []})
>>> view["decision"]["options"], "options" in game.view(1)["decision"]
(['play mystic', 'end turn'], False)
```
"""

VIEW_FIELDS = {
    "game": "the name of the game",
    "ruleset": "the id of the ruleset",
    "mode": "versus, solo or teams",
    "options": "every rule option with its value",
    "over": "whether the game has ended",
    "round": "the round, from 1 on",
    "turns": "turns taken so far by all seats together",
    "turn_player": "the seat whose turn it is",
    "first": "the seat that began",
    "pool": "Honor left in the pool",
    "runes": "Runes of this turn",
    "restricted_runes": "Runes of this turn that buy Mechana Constructs only",
    "power": "Power of this turn",
    "energy": "Energy of this turn",
    "end_triggered": "whether the game ends with this round",
    "extra_turns": "extra turns that wait",
    "hand_size": "how many cards a new hand has",
    "row": "the slots of the center row, in order",
    "row.slot": "its number, from 1 on",
    "row.card": "the card in it, or `None`",
    "row.under": "the Treasure under it",
    "row.price": "what the card costs the player whose turn it is, in Runes or Power",
    "piles": "cards left in the always-available piles, by id",
    "void": "the cards in the Void",
    "box": "starting cards that have left the game",
    "center": "the Center Deck",
    "center.count": "how many cards it has",
    "center.cards": "its cards from the top; only when the game is over",
    "seats": "every seat, in order",
    "seats.seat": "its number",
    "seats.team": "the number of its team; without teams every seat is one",
    "seats.honor": "its Honor tokens",
    "seats.hand": "the hand",
    "seats.hand.count": "how many cards",
    "seats.hand.known": "cards that everybody saw going there",
    "seats.hand.cards": "the cards; of one's own hand, and of all when the game is over",
    "seats.deck": "the deck",
    "seats.deck.count": "how many cards",
    "seats.deck.top": "cards known to lie on top, from the top",
    "seats.deck.cards": "one's own deck, sorted (an aid to memory); every deck in order when the game is over",
    "seats.discard": "the discard pile",
    "seats.played": "cards played in this turn",
    "seats.constructs": "Constructs in play",
    "seats.constructs.card": "the Construct",
    "seats.constructs.used": "its used abilities, as `used` of a scenario has them",
    "seats.trophies": "Trophies",
    "seats.unseen": "another seat's hand and deck together, sorted (an aid to memory)",
    "seats.unseen_with": "seats whose `unseen` is one and the same, after a card passed between them unseen",
    "seats.total": "tokens and printed Honor together (an aid to memory)",
    "seats.taken_from_you": "cards that this seat took out of the viewer's hand in this turn",
    "rival": "the solo opponent, or `None`",
    "rival.honor": "its Honor",
    "rival.set_aside": "the cards set aside for it",
    "rival.aims": "the spaces of the cards that it takes after this turn if they lie as they do now, the first one first",
    "rival.name": "samael or cult",
    "rival.score": "its score (an aid to memory)",
    "decision": "what is asked, or `None` when the game is over",
    "decision.player": "the seat that must decide",
    "decision.kind": "the kind of question: see above",
    "decision.source": "the card that asks",
    "decision.card": "the card that it is about",
    "decision.about": "the seat that it is about",
    "decision.optional": "whether it can be declined",
    "decision.options": "the legal answers as texts; only for the seat that must decide",
    "event": "the number of the last event, the same for all",
    "scores": "one number for each seat; only when the game is over, as the three below",
    "ranking": "seats from first to last",
    "winners": "the seats that have won",
    "seed": "the key that all chance came from, as hexadecimal digits",
}

EVENTS = """## Events

`game.log` has every event, nothing hidden; `game.events(seat)` the same as a seat may see them. An event names the event it
follows from (`parent`), the card whose effect did it (`source`), the rule, and the ruling where one decides.
Events of some games also have the stage at which the card stands after it, and a detail: the name of an effect, an arrow, a box.

```python
>>> game.play("play mystic")
>>> event = game.log[-1]
>>> event.kind, event.player, event.amount, event.resource, event.source, event.rule
('gain', 0, 2, 'runes', 'mystic', 'A-9.2')
>>> print(event.text("ru", names=["Аня", "Боря"]))
Аня получает 2 руны
```

### Looking ahead

```python
>>> other = game.determinize(0, seed=3)   # what seat 0 cannot know is drawn anew
>>> other.view(0) == game.view(0), other.zone("center") == game.zone("center")
(True, False)
>>> twin = dw.load(game.save())           # and the whole game again, card for card
>>> twin.zone("center") == game.zone("center"), dw.replay(game.save(), upto=0).runes
(True, 0)
```
"""

SEATS = """## Seats

What a bot gets to see: a game without what its seat may not know. How bots are written stands in [bots](bots.md).
"""

ERRORS = """## Errors

All errors are below `dw.DeckwrightError`; their messages say what, where and what instead.
"""

KINGDOMS = """## Kingdoms

A kingdom is a tree of games of Kingdom: its base game, branches of it, restarts and expansions. Nodes may be given as such or by
their ids.

```python
>>> kingdom = dw.Kingdom.found("Orrin", seed=7)
>>> for _ in range(20):
...     kingdom.game.play(kingdom.game.actions()[0])
>>> kingdom.branch("Bolder").id                 # new shuffles from here on; kingdom.game is the new one
2
>>> node = kingdom.branch(node=1, move=5, compare=True)    # from an earlier action, with the same shuffles
>>> [(node.id, node.parent, node.move, node.compare) for node in kingdom.nodes]
[(1, None, 0, False), (2, 1, 20, False), (3, 1, 5, True)]
>>> kingdom.go(1).fame == kingdom.game.scores()[0]
True
>>> dw.Kingdom.load(kingdom.save()).nodes == kingdom.nodes
True
>>> [row["round"] for row in kingdom.compare(1, 3)["rounds"]]
[1, 2, 3]
```

`dw.Kingdom.found(name, seed=None, options=None, packs=(), ruleset="kingdom")` founds one; `dw.Kingdom.load(data, packs=())`
takes what `save` or `export` gave, or the JSON text of it. `dw.Kingdom.receive(data, packs=(), seed=None)` does so for
somebody else: games that are running are redrawn, whatever file it was, and lose their iron. A node has `id`, `parent`, `why`
("founded", "branch", "restart", "expansion"), `name`, `about` (the card of an expansion), `move` (after how many actions of
its parent it begins), `made`, `round`, `fame`, `over`, `compare` and `imported`.
"""

MANY = """## Many games at once

`dw.Simulator` plays batches to the end, on all cores or a CUDA device: [simulation](simulation.md). `dw.vec_env` makes a
`dw.VecEnv`, which steps thousands of games over arrays; Gymnasium and PettingZoo wrap the same rules:
[environments](environments.md). `dw.Stepper` drives one game by the numbers of actions, as fast as Python can.

```python
>>> result = dw.Simulator("ascension-10th", players=2, games=64, cores=1, seed=1).run(["greedy", "random"])
>>> result.scores.shape, bool(result.ended.all())
((64, 2), True)
>>> stepper = dw.Stepper("ascension-10th", players=2, seed=7, first=0)
>>> stepper.count, [action.text for action in stepper.actions()]
(3, ['play apprentice', 'play militia', 'end turn'])
```
"""
