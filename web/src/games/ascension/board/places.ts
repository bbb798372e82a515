/** Where on the table each legal action belongs, so that it can be taken where the card lies. */
import type { ActionOffered } from "../../../api/types.gen";

const OWN: Record<string, string> = {
  play: "hand",
  hand: "hand",
  use: "construct",
  trophy: "trophy",
  construct: "construct",
  discard: "discard",
  played: "played",
  deck: "deck",
};

const CENTRAL = new Set(["acquire", "defeat", "row", "pile", "teammate"]);

/**
 * The place of an action for the seat that may take it: its zone, the seat where there is one, and the card or slot (`row:3`,
 * `hand:0:mystic`); null where it is a matter of words alone.
 */
export function placeOf(action: ActionOffered, me: number): string | null {
  const { group, card, slot, seat, text } = action;
  if (CENTRAL.has(group)) {
    if (slot !== null) return `row:${slot}`;
    return card === null ? null : `pile:${card}`;
  }
  if (group === "void") return card === null ? null : `void:${card}`;
  if (group === "player") return text.replace("choose player:", "seat:");
  const zone = OWN[group];
  return zone === undefined || card === null ? null : `${zone}:${seat ?? me}:${card}`;
}

/** Where a card from a place may be dropped: one of the hand onto the table, one of the row into one's own area. */
export function goal(place: string): string | null {
  if (place.startsWith("hand:")) return "table";
  if (place.startsWith("row:") || place.startsWith("pile:")) return "mine";
  return null;
}
