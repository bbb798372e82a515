import { expect, test } from "vitest";

import { apart, chartOf, marks, nameRoom, turnAt, type Frame } from "./chart";

const frame: Frame = { width: 320, height: 200, left: 20, right: 100, top: 10, bottom: 30 };

test("marks are round and reach at least as far as the honor", () => {
  expect(marks(47, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(marks(3, 5)).toEqual([0, 1, 2, 3]);
  expect(marks(0, 5)).toEqual([0, 1]);
  expect(marks(101, 5)).toEqual([0, 25, 50, 75, 100, 125]);
});

test("a line goes from what there was before the first turn, on the left, to the end on the right", () => {
  const chart = chartOf(
    [
      [0, 2, 5, 9],
      [0, 0, 3, 10],
    ],
    frame,
  );
  expect(chart.lines).toHaveLength(2);
  const [ana, ben] = chart.lines;
  expect(ana?.points[0]).toEqual({ turn: 0, honor: 0, x: 20, y: 170 });
  expect(ana?.points.at(-1)).toMatchObject({ turn: 3, honor: 9, x: 220 });
  expect(ben?.points.at(-1)).toMatchObject({ honor: 10, y: 10 });
  expect(ana?.path.startsWith("M20.0 170.0L")).toBe(true);
});

test("what begins high is not drawn from zero", () => {
  const chart = chartOf([[45, 45, 47]], frame);
  expect(chart.honors).toEqual([45, 46, 47]);
  expect(chart.lines[0]?.points.map(({ turn, honor, y }) => [turn, honor, y])).toEqual([
    [0, 45, 170],
    [1, 45, 170],
    [2, 47, 10],
  ]);
  expect(chartOf([[3, 47]], frame).honors[0]).toBe(0);
});

test("the turns on the axis are not more than there were", () => {
  const chart = chartOf([Array.from({ length: 38 }, (_, turn) => turn)], frame);
  expect(chart.turns.at(-1)).toBeLessThanOrEqual(37);
  expect(chart.turns.length).toBeLessThanOrEqual(5);
});

test("a game without turns draws nothing and divides by nothing", () => {
  const chart = chartOf([], frame);
  expect(chart.lines).toEqual([]);
  expect(chart.x(0)).toBe(20);
});

test("labels are moved apart, in their order, and stay on the drawing", () => {
  expect(apart([50, 52, 10], 14, 200)).toEqual([50, 64, 10]);
  expect(apart([198, 199, 200], 14, 200)).toEqual([172, 186, 200]);
});

test("the pointer finds the nearest turn and never leaves the game", () => {
  expect(turnAt(20, frame, 10)).toBe(0);
  expect(turnAt(121, frame, 10)).toBe(5);
  expect(turnAt(999, frame, 10)).toBe(10);
  expect(turnAt(-5, frame, 10)).toBe(0);
});

test("names stand at the ends of the lines only where they have room", () => {
  expect(nameRoom(300, ["Ana", "Computer 2"])).toBeNull();
  const wide = nameRoom(900, ["Ana", "Computer 2"]) ?? 0;
  expect(wide).toBeGreaterThan(100);
  expect(nameRoom(900, ["Ana", "Bo"])).toBeLessThan(wide);
  expect(nameRoom(600, ["A".repeat(200)])).toBeLessThanOrEqual(180); // the lines keep the most
});
