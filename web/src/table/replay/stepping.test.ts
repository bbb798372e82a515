import { expect, test } from "vitest";

import type { Move } from "../../api/types.gen";
import { byTurn, marked, moveOf, restAt, stepBy, steps } from "./stepping";

// Turn 1: moves 1 to 3 of seat 0; turn 2: moves 4 and 5 of seat 1; turn 3: move 6.
const moves: Move[] = [1, 1, 1, 2, 2, 3].map((turn, index) => ({
  number: index + 1,
  seat: (turn + 1) % 2,
  text: "end turn",
  label: `move ${index + 1}`,
  turn,
  marks: [],
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
  expect(turns.map((turn) => [turn.turn, turn.seat, turn.steps.length])).toEqual([
    [1, 0, 3],
    [2, 1, 2],
    [3, 0, 1],
  ]);
});

// Three times the same, then something else; and the same again in another turn.
const alike: Move[] = ["play", "play", "play", "buy", "play"].map((label, index) => ({
  number: index + 1,
  seat: 0,
  text: label,
  label,
  turn: index < 4 ? 1 : 2,
  marks: label === "buy" ? [{ kind: "gain", seat: 0, card: "seer" }] : [],
}));

test("equal moves that follow each other are one step, but not across turns", () => {
  expect(steps(alike).map(({ first, last, times }) => [first, last, times])).toEqual([
    [1, 3, 3],
    [4, 4, 1],
    [5, 5, 1],
  ]);
  expect(stepBy("ArrowRight", 0, 5, alike)).toBe(3);
  expect(stepBy("ArrowRight", 1, 5, alike)).toBe(3);
  expect(stepBy("ArrowLeft", 4, 5, alike)).toBe(3);
  expect(stepBy("ArrowLeft", 3, 5, alike)).toBe(0);
  expect(stepBy("ArrowLeft", 2, 5, alike)).toBe(0);
});

test("the handle of the slider comes to rest where a turn ends", () => {
  expect([0, 1, 2, 4, 5, 6].map((move) => restAt(move, moves, 6))).toEqual([0, 0, 3, 3, 5, 6]);
  expect(restAt(3, [], 0)).toBe(0);
});

test("what is marked is found by its kind", () => {
  expect(marked(alike)).toEqual({ gain: [4], defeat: [], loss: [], lead: [] });
});
