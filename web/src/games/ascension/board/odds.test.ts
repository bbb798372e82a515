import { expect, test } from "vitest";

import { nextHand } from "./odds";

const of = (odds: ReturnType<typeof nextHand>, card: string) => odds.find((one) => one.card === card);

test("a single card among ten comes with five draws in half of all cases", () => {
  const odds = nextHand(["mystic", ...Array<string>(9).fill("apprentice")], [], 5);
  expect(of(odds, "mystic")).toMatchObject({ left: 1, expected: 0.5 });
  expect(of(odds, "mystic")?.chance).toBeCloseTo(0.5);
  expect(of(odds, "apprentice")?.chance).toBe(1);
});

test("two copies among six are both missed by two draws in six of fifteen cases", () => {
  const odds = nextHand(["a", "a", "b", "c", "d", "e"], [], 2);
  expect(of(odds, "a")?.chance).toBeCloseTo(1 - 6 / 15);
});

test("a small deck comes whole, and the rest from the discard pile", () => {
  const odds = nextHand(["a", "b", "c"], ["d", "d", "e", "f"], 5);
  expect(of(odds, "a")?.chance).toBe(1);
  expect(of(odds, "d")?.chance).toBeCloseTo(1 - 1 / 6);
  expect(of(odds, "d")).toMatchObject({ left: 0, expected: 1 });
});

test("a card in the deck and in the pile has both chances", () => {
  const odds = nextHand(["a", "b"], ["a", "c", "d", "e"], 3);
  expect(of(odds, "a")?.chance).toBe(1);
  expect(of(odds, "c")?.chance).toBeCloseTo(0.25);
});

test("without cards there are no odds", () => {
  expect(nextHand([], [], 5)).toEqual([]);
});
