import { expect, test } from "vitest";

import { laidOut } from "./fan";

test("a few cards lie beside each other, large", () => {
  const { card, step, rows } = laidOut(3, 1, 1040, 500);
  expect(rows).toBe(1);
  expect(card).toBeGreaterThanOrEqual(200);
  expect(step).toBeGreaterThan(card);
});

test("more close up, as far as each can still be told; and then they are scrolled", () => {
  const closer = laidOut(8, 1, 1040, 500);
  expect(closer.step).toBeLessThan(closer.card);
  expect(closer.step * 7 + closer.card).toBeLessThanOrEqual(1040);
  const scrolled = laidOut(16, 1, 1040, 500);
  expect(scrolled.step).toBeGreaterThan(scrolled.card * 0.7);
});

test.each([
  [330, 470, 2],
  [336, 362, 2],
  [330, 300, 1],
])("a narrow room of %i by %i has as many rows as are readable, and the last column is cut", (width, height, rows) => {
  const found = laidOut(7, 1, width, height);
  expect(found.rows).toBe(rows);
  expect(found.card).toBeGreaterThanOrEqual(94);
  expect(found.step * Math.ceil(7 / rows)).toBeGreaterThan(width);
});

test("under a finger nothing lies over anything else", () => {
  const { card, step } = laidOut(8, 2, 720, 230, false);
  expect(step).toBeGreaterThan(card);
});

test("a low room has one row as high as it is", () => {
  expect(laidOut(7, 1, 720, 250)).toMatchObject({ card: 131, rows: 1 });
});
