/** Where on a board the legal actions belong, and what they are to the person who is asked. */
import type { ActionOffered } from "../api/types.gen";

/** A place is named by the game whose board it is on; actions are taken where the card lies. */
export type Places = ReadonlyMap<string, ActionOffered[]>;

export function placesOf(actions: readonly ActionOffered[], placeOf: (action: ActionOffered) => string | null): Places {
  const places = new Map<string, ActionOffered[]>();
  for (const action of actions) {
    const place = placeOf(action);
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
