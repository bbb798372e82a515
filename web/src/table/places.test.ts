import { expect, test } from "vitest";

import { answersOf, endOf, usefulLeft } from "./places";
import { action } from "./samples";

test("a turn has no list of answers, a choice has", () => {
  const actions = [action("play mystic", "play"), action("end turn", "end")];
  expect(answersOf("turn", actions)).toEqual([]);
  expect(answersOf("banish", actions)).toEqual(actions);
  expect(endOf(actions)?.text).toBe("end turn");
});

test("a reminder is due only while something useful is left", () => {
  expect(usefulLeft([action("end turn", "end")])).toEqual([]);
  expect(usefulLeft([action("play mystic", "play", { useful: true })])).toHaveLength(1);
});
