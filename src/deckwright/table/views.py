"""What a seat, or a spectator, may know: built up from nothing, never cut down from everything."""

from typing import TYPE_CHECKING, Any

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.acquire import price
from deckwright.games.ascension.rules.defeat import power_price
from deckwright.table.position import Position
from deckwright.table.seeds import get_key

if TYPE_CHECKING:
    from deckwright.games.ascension.table.game import AscensionGame


def build_view(game: "AscensionGame", viewer: int | None, memory_aids: bool) -> dict[str, Any]:
    """All that this seat may know, in canonical order; `None` is a spectator."""
    state, position = game.state, game.position
    view: dict[str, Any] = {
        "ruleset": game.ruleset_id,
        "mode": game.mode,
        "options": dict(game.options),
        "over": game.over,
        "round": game.round,
        "turns": game.turns,
        "turn_player": game.turn_player,
        "first": game.first,
        "pool": game.pool,
        "runes": game.runes,
        "restricted_runes": game.restricted_runes,
        "power": game.power,
        "energy": game.energy,
        "end_triggered": game.end_triggered,
        "extra_turns": int(state[st.EXTRA_TURNS]),
        "row": [row_view(game, slot, card) for slot, card in enumerate(position.row())],
        "piles": {card: position.pile(card) for card in game.ruleset.copies("always")},
        "void": position.zone("void"),
        "box": position.zone("box"),
        "center": center_view(game),
        "seats": [seat_view(game, seat, viewer, memory_aids) for seat in range(position.seats)],
        "rival": rival_view(game, memory_aids),
        "decision": decision_view(game, viewer),
        "event": len(game.log) - 1,
    }
    if game.over:
        view["scores"] = game.scores()
        view["ranking"] = game.ranking()
        view["winners"] = game.winners()
        view["seed"] = get_key(state).hex()
    return view


def row_view(game: "AscensionGame", slot: int, card: str | None) -> dict[str, Any]:
    """A slot of the row: its card, the Treasure under it, and what it costs the player whose turn it is."""
    view: dict[str, Any] = {"slot": slot + 1, "card": card, "under": game.position.under(slot)}
    if card is not None:
        state, table, number = game.state, game.ruleset.table, game.ruleset.number[card]
        if game.ruleset.cards[card].type == "monster":
            view["price"] = power_price(state, table, number, slot)
        else:
            view["price"] = price(state, table, game.turn_player, number, slot)
    return view


def center_view(game: "AscensionGame") -> dict[str, Any]:
    view: dict[str, Any] = {"count": int(game.state[st.CENTER_COUNT])}
    if game.over:
        view["cards"] = game.position.center()
    return view


def seat_view(game: "AscensionGame", seat: int, viewer: int | None, memory_aids: bool) -> dict[str, Any]:
    """One seat as this viewer may see it."""
    position = game.position
    hand: dict[str, Any] = {
        "count": position.seat_counter(seat, st.HAND_COUNT),
        "known": position.known_hand(seat),
    }
    deck: dict[str, Any] = {
        "count": position.seat_counter(seat, st.DECK_COUNT),
        "top": known_top(position, seat, viewer),
    }
    view: dict[str, Any] = {
        "seat": seat,
        "team": game.teams.index(game.team_of(seat)),
        "honor": position.seat_counter(seat, st.HONOR_TOKENS),
        "hand": hand,
        "deck": deck,
        "discard": position.discard(seat),
        "played": position.played(seat),
        "constructs": construct_views(position, seat),
        "trophies": position.trophies(seat),
    }
    own = seat == viewer
    if own or game.over:
        hand["cards"] = position.hand(seat)
    if game.over:
        deck["cards"] = position.deck(seat)
    elif own and memory_aids:
        deck["cards"] = sorted(position.deck(seat))
    pool = position.common_pool(viewer)
    if not own and memory_aids and not game.over:
        members = pool if seat in pool else [seat]
        view["unseen"] = sorted(card for one in members for card in position.hand(one) + position.deck(one))
        if seat in pool:
            view["unseen_with"] = [member for member in pool if member != seat]
    if memory_aids and seat not in pool:
        view["total"] = game.score_of(seat)
    taken = [card for victim, card, _ in position.taken() if viewer is not None and victim == viewer]
    if taken and seat == game.turn_player:
        view["taken_from_you"] = sorted(taken)
    return view


def known_top(position: Position, seat: int, viewer: int | None) -> list[str]:
    """The top cards of a deck that this viewer knows, from the top (R-206)."""
    counter = st.SEEN_TOP if seat == viewer else st.KNOWN_TOP
    return position.deck(seat)[: position.seat_counter(seat, counter)]


def construct_views(position: Position, seat: int) -> list[dict[str, Any]]:
    """Constructs with their used abilities, in canonical order."""
    found = [{"card": card, "used": position.used(seat, i)} for i, card in enumerate(position.constructs(seat))]
    return sorted(found, key=lambda construct: (construct["card"], construct["used"]))


def rival_view(game: "AscensionGame", memory_aids: bool) -> dict[str, Any] | None:
    rival = game.rival
    if rival is None:
        return None
    view: dict[str, Any] = {"honor": rival.honor, "set_aside": rival.set_aside}
    if memory_aids:
        view["score"] = rival.score
    return view


def decision_view(game: "AscensionGame", viewer: int | None) -> dict[str, Any] | None:
    """Who is asked what by which card; the answers only for the one who is asked (R-213)."""
    decision = game.decision
    if decision is None:
        return None
    view: dict[str, Any] = {
        "player": decision.player,
        "kind": decision.kind,
        "source": decision.source,
        "card": decision.card,
        "about": decision.about,
        "optional": decision.optional,
    }
    if viewer == decision.player:
        view["options"] = [action.text for action in game.actions()]
    return view
