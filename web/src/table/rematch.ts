/** The same game once more: what a finished table was set up with. */
import type { Setup, State } from "../api/types.gen";

/** A setup with the same ruleset, mode, options and company, read from what the table shows. */
export function rematch(state: Pick<State, "seats"> & { view: Pick<State["view"], "ruleset" | "mode" | "options"> }): Setup {
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
    first: null,
  };
}
