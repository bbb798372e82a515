import { describe, expect, it } from "vitest";
import recorded from "../api/steps.sample.json";
import type { Change, State, Step } from "../api/types.gen";
import { changed, viewsOf } from "./steps";

type View = State["view"];

const cards = { deck: 3, rows: [{ card: "a" }, { card: "b" }], hand: ["a", "b", "c"], none: null };

function apply(...changes: Change[]): unknown {
  return changes.reduce(changed, cards as unknown);
}

describe("a change", () => {
  it("puts a new value where an old one stood", () => {
    expect(apply({ path: ["deck"], value: 2 })).toEqual({ ...cards, deck: 2 });
    expect(apply({ path: ["rows", 1, "card"], value: null })).toEqual({ ...cards, rows: [{ card: "a" }, { card: null }] });
    expect(apply({ path: ["none"], value: { kind: "turn" } })).toEqual({ ...cards, none: { kind: "turn" } });
    expect(apply({ path: [], value: {} })).toEqual({});
  });

  it("of a list puts items in the place of others", () => {
    expect(apply({ path: ["hand"], value: ["d"], at: 3 })).toEqual({ ...cards, hand: ["a", "b", "c", "d"] });
    expect(apply({ path: ["hand"], value: [], at: 0, drop: 2 })).toEqual({ ...cards, hand: ["c"] });
    expect(apply({ path: ["hand"], value: ["d", "e"], at: 1, drop: 1 })).toEqual({ ...cards, hand: ["a", "d", "e", "c"] });
  });

  it("leaves what was before as it was, and shares what it does not change", () => {
    const before = structuredClone(cards);
    const after = apply({ path: ["hand"], value: [], at: 0, drop: 1 }, { path: ["rows", 0, "card"], value: "d" }) as typeof cards;
    expect(cards).toEqual(before);
    expect(after.rows[1]).toBe(cards.rows[1]);
    expect(after.rows[0]).not.toBe(cards.rows[0]);
  });
});

describe("steps", () => {
  const view = { ...cards } as unknown as View;
  const final = { ...cards, deck: 0 } as unknown as View;
  const steps: Step[] = [
    { seat: 1, end: 4, changes: [{ path: ["deck"], value: 2 }] },
    { seat: 1, end: 6, changes: [{ path: ["hand"], value: [], at: 0, drop: 3 }] },
    { seat: 0, end: 9, changes: [] },
  ];

  it("each build on the view before, and end with the view that is told", () => {
    const views = viewsOf(view, steps, final);
    expect(views).toEqual([{ ...cards, deck: 2 }, { ...cards, deck: 2, hand: [] }, final]);
    expect(views.at(-1)).toBe(final);
  });

  it("of a recorded turn lead to the views that are told by themselves", () => {
    const views = viewsOf(recorded.before as unknown as View, recorded.steps as Step[], recorded.views.at(-1) as unknown as View);
    expect(views).toHaveLength(5);
    expect(views).toEqual(recorded.views);
  });

  it("are no views where there is nothing to follow", () => {
    expect(viewsOf(view, [], final)).toEqual([]);
  });
});
