/** The views of a table after each of several actions, from what the server tells of each. */
import type { Change, State, Step } from "../api/types.gen";

type View = State["view"];
type Place = string | number;

/** The views after each step, oldest first; the last one is the one that the table has now. What did not change is shared. */
export function viewsOf(view: View, steps: Step[], final: View): View[] {
  if (steps.length === 0) return [];
  let now: unknown = view;
  const passed = steps.slice(0, -1).map((step) => (now = step.changes.reduce(changed, now)) as View);
  return [...passed, final];
}

/** A value after one change in it. */
export function changed(value: unknown, change: Change): unknown {
  return put(value, change.path, 0, (old) => replaced(old, change));
}

/** What stands now in the place of something old. */
function replaced(old: unknown, { value, at, drop }: Change): unknown {
  if (typeof at !== "number") return value;
  return (old as unknown[]).toSpliced(at, drop ?? 0, ...(value as unknown[]));
}

/** A copy of a value in which one place is another; all others are the very same. */
function put(value: unknown, path: Place[], depth: number, make: (old: unknown) => unknown): unknown {
  const place = path[depth];
  if (place === undefined) return make(value);
  const inner = put((value as Record<Place, unknown>)[place], path, depth + 1, make);
  if (Array.isArray(value)) return value.with(place as number, inner);
  return { ...(value as object), [place]: inner };
}
