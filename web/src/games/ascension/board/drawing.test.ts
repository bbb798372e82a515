import { expect, test, vi } from "vitest";

import { Drawing } from "./drawing";

test("what comes is drawn in frames to come, and whoever waits for all of it is told", async () => {
  const drawing = new Drawing();
  const drawn: string[] = [];
  for (const card of ["seer", "mystic", "widow"]) drawing.wait(() => void drawn.push(card));
  drawing.wait(() => void drawn.push("gone"))();
  drawing.begin();
  expect(drawn).toEqual([]);
  await drawing.end();
  expect(drawn).toEqual(["seer", "mystic", "widow"]);
});

test("nobody waits: all of it is drawn at once", async () => {
  const drawing = new Drawing();
  const draw = vi.fn();
  drawing.later = true;
  drawing.wait(draw);
  drawing.finish();
  expect([draw.mock.calls.length, drawing.later]).toEqual([1, false]);
  await drawing.end();
});
