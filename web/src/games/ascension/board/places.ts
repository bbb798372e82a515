/** Where on the table each legal action belongs, so that it can be taken where the card lies. */
import type { ActionOffered } from "../../../api/types.gen";

/** A place is named by its zone, the seat where there is one, and the card or slot: `row:3`, `hand:0:mystic`. */
export type Places = ReadonlyMap<string, ActionOffered[]>;

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

/** The place of an action for the seat that may take it; null where it is a matter of words alone. */
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

export function placesOf(actions: readonly ActionOffered[], me: number | null): Places {
  const places = new Map<string, ActionOffered[]>();
  if (me === null) return places;
  for (const action of actions) {
    const place = placeOf(action, me);
    if (place === null) continue;
    const there = places.get(place);
    if (there) there.push(action);
    else places.set(place, [action]);
  }
  return places;
}

/** How many cards of a zone (`discard:1`, `void`) can be acted on. */
export function choosable(places: Places, zone: string): number {
  let count = 0;
  for (const place of places.keys()) if (place.startsWith(`${zone}:`)) count += 1;
  return count;
}

/** The answers in the order of their number keys: in a turn none, else all of them. */
export function answersOf(kind: string, actions: readonly ActionOffered[]): ActionOffered[] {
  return kind === "turn" ? [] : [...actions];
}

export function endOf(actions: readonly ActionOffered[]): ActionOffered | undefined {
  return actions.find((action) => action.group === "end");
}

/** Whether something useful could still be done. */
export function usefulLeft(actions: readonly ActionOffered[]): ActionOffered[] {
  return actions.filter((action) => action.useful);
}
