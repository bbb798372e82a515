import { expect, test } from "vitest";

import { covered, freeTop, ownTop } from "./aside";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

test("what lies under a note is measured, what lies beside it is not", () => {
  expect(covered(box(0, 0, 10, 10), [box(10, 0, 10, 10), box(0, 20, 10, 10)])).toBe(0);
  expect(covered(box(0, 0, 10, 10), [box(5, 5, 10, 10)])).toBe(25);
  expect(covered(box(0, 0, 10, 10), [box(5, 5, 10, 10), box(2, 2, 2, 2)])).toBe(29);
});

test("a note lies above the dock, higher up where something that it names lies there, and else below", () => {
  const note = { left: 0, right: 300, height: 60 };
  expect(freeTop(note, 500, 740, [])).toBe(434);
  expect(freeTop(note, 500, 740, [box(100, 440, 60, 80)])).toBeLessThanOrEqual(380);
  expect(freeTop(note, 500, 740, [box(100, 440, 60, 80)])).toBeGreaterThan(370);
  expect(freeTop(note, 500, 740, [box(100, 0, 60, 600)])).toBeGreaterThanOrEqual(600);
  expect(freeTop(note, 500, 740, [box(100, 20, 60, 700)])).toBe(6); // nowhere free: where least is covered
});

test("it stays in the window", () => {
  const note = { left: 0, right: 300, height: 60 };
  expect(freeTop(note, 900, 740, [])).toBe(674);
  expect(freeTop(note, 40, 740, [])).toBe(6);
});

test("a note that has a place of its own lies there, unless it would cover more than an edge of something", () => {
  const note = { left: 0, right: 300, height: 60 };
  expect(ownTop(note, 480, 500, 740, [])).toBe(480);
  expect(ownTop(note, 480, 500, 740, [box(100, 530, 60, 80)])).toBe(480);
  expect(ownTop(note, 480, 500, 740, [box(100, 500, 160, 80)])).toBe(434);
  expect(ownTop(note, null, 500, 740, [])).toBe(434);
  expect(ownTop(note, 700, 500, 740, [])).toBe(434); // not in the window
});
