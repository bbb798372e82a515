/** The same game once more: what a finished table was set up with. */
import type { Setup, State } from "../api/types.gen";

type Played = Pick<State, "seats"> & { view: Pick<State["view"], "ruleset" | "mode" | "options"> };

/** Who begins once more: whoever sits after the one who began. Null where a game has no beginner, or somebody plays alone. */
export function beginnerOf({ view, seats }: Pick<State, "seats"> & { view: object }): number | null {
  const { first } = view as { first?: unknown };
  return typeof first === "number" && seats.length > 1 ? (first + 1) % seats.length : null;
}

/** A setup with the same ruleset, mode, options and company in the same seats, read from what the table shows; the next one begins. */
export function rematch(state: Played): Setup {
  const { ruleset, mode, options } = state.view;
  return {
    ruleset,
    mode,
    seats: state.seats.map((seat) =>
      seat.kind === "bot"
        ? { kind: "bot", name: "", level: seat.level ?? 1 }
        : { kind: seat.here ? "here" : "link", name: seat.name, level: 1, ...(seat.look ? { look: seat.look } : {}) },
    ),
    options,
    first: beginnerOf(state),
  };
}
