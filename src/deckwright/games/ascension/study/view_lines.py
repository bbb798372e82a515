"""The table as a seat sees it, in a few lines of text for whoever watches an environment."""

from typing import Any


def view_lines(view: dict[str, Any]) -> list[str]:
    """A view in a few lines of text."""
    lines = [
        f"{view['ruleset']}, round {view['round']}, turn of seat {view['turn_player']}: {view['runes']} runes,"
        f" {view['power']} power, {view['energy']} energy; pool {view['pool']}, center deck {view['center']['count']}",
        "row: " + "; ".join(slot_text(slot) for slot in view["row"]),
        "piles: " + ", ".join(f"{card} {n}" for card, n in view["piles"].items()) + f"; void {len(view['void'])}",
    ]
    lines += [seat_text(seat) for seat in view["seats"]]
    if view["rival"] is not None:
        lines.append(f"rival: {view['rival']['honor']} honor, set aside: {with_counts(view['rival']['set_aside'])}")
    decision = view["decision"]
    if decision is None:
        lines.append(f"over: scores {view['scores']}, winners {view['winners']}")
    else:
        by = "" if decision["source"] is None else f" by {decision['source']}"
        lines.append(f"seat {decision['player']} is asked{by}: {decision['kind']}")
        lines += [f"  {option}" for option in decision.get("options", ())]
    return lines


def slot_text(slot: dict[str, Any]) -> str:
    under = f" on {with_counts(slot['under'])}" if slot["under"] else ""
    return f"{slot['slot']} {slot['card']} ({slot['price']}){under}" if slot["card"] else f"{slot['slot']} empty{under}"


def seat_text(seat: dict[str, Any]) -> str:
    hand = with_counts(seat["hand"]["cards"]) if "cards" in seat["hand"] else f"{seat['hand']['count']} cards"
    parts = [f"seat {seat['seat']}: {seat['honor']} honor", f"hand {hand}", f"deck {seat['deck']['count']}"]
    parts += [f"{zone} {with_counts(seat[zone])}" for zone in ("discard", "played", "trophies") if seat[zone]]
    if seat["constructs"]:
        parts.append(f"constructs {with_counts([construct['card'] for construct in seat['constructs']])}")
    return "; ".join(parts)


def with_counts(cards: list[str]) -> str:
    """Cards with their numbers: `apprentice x3, militia`."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return ", ".join(card if n == 1 else f"{card} x{n}" for card, n in counts.items()) or "none"
