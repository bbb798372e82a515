import { describe, expect, test } from "vitest";

import { modeOf } from "../../../table/shape.svelte";
import { fit, measures } from "./measures";

const SCREENS = [
  [360, 693],
  [390, 617],
  [740, 313],
  [820, 1133],
  [1366, 603],
  [1440, 853],
  [1564, 1033],
  [2204, 1393],
] as const;

describe.each(SCREENS)("on a table of %i×%i", (width, height) => {
  const mode = modeOf(width, height);

  test.each([1, 2, 5])("all zones together are as high as the table, with %i others", (others) => {
    const of = measures(mode, width, height, others);
    const beside = mode === "low" ? 0 : of.plates + of.line + of.last;
    const sum = beside + of.rowHigh + of.shelf + of.handHigh;
    expect(sum).toBeLessThanOrEqual(height);
    expect(sum).toBeGreaterThan(height * 0.9);
    for (const size of [of.row, of.rowHigh, of.shelf, of.hand]) expect(size).toBeGreaterThan(40);
  });

  test("the row is as wide as there is room for it", () => {
    const of = measures(mode, width, height, 1);
    const columns = 6 / of.lines;
    expect(of.left + of.right + columns * of.row).toBeLessThanOrEqual(width);
  });

  test("who holds no cards has their room for the rest", () => {
    const of = measures(mode, width, height, 2, false);
    expect(of.rowHigh + of.shelf).toBeGreaterThan(measures(mode, width, height, 2).rowHigh);
    expect(mode === "low" || of.handHigh === 0).toBe(true);
  });
});

describe("so many cards in a box", () => {
  test("stand in one line while that makes them largest", () => {
    expect(fit(4, 460, 130, 1.1, 6, 200)).toBe(110);
  });

  test("stand in more lines when there are more of them, and never overflow", () => {
    for (let count = 1; count <= 40; count += 1) {
      const size = fit(count, 600, 120, 1.12, 6, 150);
      const columns = Math.floor((600 + 6) / (size + 6));
      const lines = Math.ceil(count / columns);
      expect(lines * size * 1.12 + (lines - 1) * 6).toBeLessThanOrEqual(120);
    }
  });

  test("are no larger than they should be", () => {
    expect(fit(1, 600, 400, 1, 6, 150)).toBe(150);
  });
});
