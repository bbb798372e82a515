import { expect, test } from "vitest";

import { canEmpty, emptied, filled, standsAt } from "./chairs";
import { computer, person } from "./setup";

const three = [person("Ana"), computer(4), person("Eva")];

test("an empty chair brings as many players as it takes to reach it, in teams two at once", () => {
  expect(filled(three.slice(0, 2), [2, 3, 4], 3)).toEqual([person("Ana"), computer(4), computer(4), computer(4)]);
  expect(filled([...three, computer()], [4, 6], 4)).toHaveLength(6);
});

test("who sits behind a chair that becomes empty moves up", () => {
  expect(emptied(three, [2, 3, 4], 1)).toEqual([person("Ana"), person("Eva")]);
  expect(canEmpty(three, [2, 3])).toBe(true);
  expect(canEmpty(three, [3])).toBe(false);
});

test("where fewer need another number, so many stay", () => {
  expect(emptied([...three, ...three], [4, 6], 5)).toHaveLength(4);
});

test("chairs stand around the table, the first one nearest, no two on one spot", () => {
  expect(standsAt(0, 6)).toEqual({ x: 50, y: 87 });
  const spots = Array.from({ length: 6 }, (_, index) => standsAt(index, 6)).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(6);
});
