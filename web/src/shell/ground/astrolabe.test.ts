import { expect, test } from "vitest";

import { heights, HOUR_NAMES, HOURS, pointers, roman, star, turned } from "./astrolabe";

test("the limb has an hour for each round, in numerals", () => {
  expect([1, 4, 9, 14, 19, 24].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XIX", "XXIV"]);
  expect(HOUR_NAMES).toHaveLength(HOURS);
});

test("the numeral of a round stands at the top, and each round turns it a step in the same direction", () => {
  expect(turned(0)).toBeCloseTo(0);
  expect(turned(1)).toBeCloseTo(0);
  expect(turned(2)).toBe(-15);
  expect(turned(HOURS + 1)).toBe(-360); // on and on, never back
});

test("what is engraved is closed and has as many points as it should", () => {
  expect(star(8, 10, 4).split("L")).toHaveLength(16);
  expect(star(8, 10, 4)).toMatch(/^M0 -10L.*Z$/);
  expect(pointers(8, 290, 380).split("M")).toHaveLength(9);
  expect(heights(7, 100).map(({ r }) => r)).toEqual([...heights(7, 100).map(({ r }) => r)].sort((a, b) => b - a));
});
