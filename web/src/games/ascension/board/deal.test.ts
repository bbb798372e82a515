import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { event } from "../../../table/samples";
import { DEAL, dealing, isJustSetUp } from "./deal";

const kinds = (...all: string[]) => all.map((kind, number) => event(number, kind, { kind }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("cards are dealt at the very beginning and at no other time", () => {
  expect(isJustSetUp(kinds("setup", "refill", "draw", "turn"))).toBe(true);
  expect(isJustSetUp(kinds("setup", "draw", "turn", "play"))).toBe(false);
  expect(isJustSetUp(kinds("setup", "draw", "turn", "play", "discard", "draw", "turn"))).toBe(false);
  expect(isJustSetUp([])).toBe(false);
});

test("a deal ends by itself, or as soon as somebody presses something", () => {
  const done = vi.fn();
  dealing(done);
  vi.advanceTimersByTime(DEAL - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
  dealing(done);
  dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
  expect(done).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(DEAL);
  expect(done).toHaveBeenCalledTimes(2);
});
