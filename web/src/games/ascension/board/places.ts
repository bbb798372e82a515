/** Where on the board each legal action belongs, so that it can be taken where the card lies. */
import type { ActionOffered } from "../../../api/types.gen";

/** What the board calls the fields of a view in which cards lie. */
const NAMES: Record<string, string> = {
  row: "row",
  piles: "pile",
  void: "void",
  "seats[].hand.cards": "hand",
  "seats[].deck.cards": "deck",
  "seats[].discard": "discard",
  "seats[].played": "played",
  "seats[].constructs": "construct",
  "seats[].trophies": "trophy",
};

/**
 * The place of an action for the seat that may take it: its zone, the seat where there is one, and the card or slot (`row:3`,
 * `hand:0:mystic`); null where it is a matter of words alone.
 */
export function placeOf({ zone, card, slot, seat }: ActionOffered, me: number): string | null {
  const name = zone === null ? undefined : NAMES[zone];
  if (zone === null || name === undefined) return null;
  if (slot !== null) return `${name}:${slot}`;
  if (card === null) return null;
  return zone.startsWith("seats[]") ? `${name}:${seat ?? me}:${card}` : `${name}:${card}`;
}

/** Where a card from a place may be dropped: one of the hand onto the table, one of the row into one's own area. */
export function goal(place: string): string | null {
  if (place.startsWith("hand:")) return "table";
  if (place.startsWith("row:") || place.startsWith("pile:")) return "mine";
  return null;
}
