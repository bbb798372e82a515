import { expect, test } from "vitest";

import { fittingSize, linesOf, placeIn } from "./poster";

const fits = (most: number) => (line: string) => line.length <= most;

test("the first card of a fan stands in its middle, the others by turns at its sides", () => {
  expect([0, 1, 2, 3, 4].map((at) => placeIn(5, at))).toEqual([2, 3, 1, 4, 0]);
  expect([0, 1].map((at) => placeIn(2, at)).sort()).toEqual([0, 1]);
  expect(placeIn(1, 0)).toBe(0);
});

test("words go to the next line where they find no room, and what is too much is cut", () => {
  expect(linesOf("one two three", fits(7), 2)).toEqual(["one two", "three"]);
  expect(linesOf("one two three four", fits(7), 2)).toEqual(["one two", "three…"]);
  expect(linesOf("Brandenburgerin", fits(8), 1)).toEqual(["Branden…"]);
});

test("a heading is as large as it can be, and never smaller than can be read", () => {
  expect(fittingSize((size) => size * 10, 60, 30, 500)).toBe(50);
  expect(fittingSize((size) => size * 100, 60, 30, 500)).toBe(30);
});
