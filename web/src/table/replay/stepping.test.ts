import { expect, test } from "vitest";

import type { Move } from "../../api/types.gen";
import { byTurn, moveOf, stepBy } from "./stepping";

// Turn 1: moves 1 to 3 of seat 0; turn 2: moves 4 and 5 of seat 1; turn 3: move 6.
const moves: Move[] = [1, 1, 1, 2, 2, 3].map((turn, index) => ({
  number: index + 1,
  seat: (turn + 1) % 2,
  text: "end turn",
  label: "End turn",
  turn,
}));
const step = (key: string, move: number) => stepBy(key, move, moves.length, moves);

test("the address asks for a move inside the game", () => {
  expect(moveOf("4", 6)).toBe(4);
  expect(moveOf("99", 6)).toBe(6);
  expect(moveOf("-3", 6)).toBe(0);
  expect(moveOf(null, 6)).toBe(0);
  expect(moveOf("abc", 6)).toBe(0);
});

test("arrows step and stop at both ends", () => {
  expect(step("ArrowRight", 0)).toBe(1);
  expect(step("ArrowRight", 6)).toBe(6);
  expect(step("ArrowLeft", 0)).toBe(0);
  expect(step("Home", 4)).toBe(0);
  expect(step("End", 4)).toBe(6);
  expect(step("a", 4)).toBeNull();
});

test("page keys go from turn to turn", () => {
  expect(step("PageDown", 0)).toBe(3);
  expect(step("PageDown", 1)).toBe(3);
  expect(step("PageDown", 3)).toBe(5);
  expect(step("PageDown", 6)).toBe(6);
  expect(step("PageUp", 6)).toBe(3);
  expect(step("PageUp", 5)).toBe(3);
  expect(step("PageUp", 2)).toBe(0);
  expect(step("PageUp", 0)).toBe(0);
});

test("moves are listed by turn", () => {
  const turns = byTurn(moves);
  expect(turns.map((turn) => [turn.turn, turn.seat, turn.moves.length])).toEqual([[1, 0, 3], [2, 1, 2], [3, 0, 1]]);
});
