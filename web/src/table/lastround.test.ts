import { expect, test } from "vitest";

import { LastRound } from "./lastround";

test("the last round is told when it begins, and once", () => {
  const last = new LastRound();
  expect([false, false, true, true].map((begun) => last.see(begun))).toEqual([false, false, true, false]);
});

test("whoever comes to a table where it has begun is not told again", () => {
  const last = new LastRound();
  expect([true, true].map((begun) => last.see(begun))).toEqual([false, false]);
});

test("taken back and come again it is no news", () => {
  const last = new LastRound();
  expect([false, true, false, true].map((begun) => last.see(begun))).toEqual([false, true, false, false]);
});
