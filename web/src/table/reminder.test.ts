import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Reminder } from "./reminder.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is pressed a moment after the reminder is not meant yet", () => {
  const reminder = new Reminder();
  reminder.remind(7);
  expect(reminder.isOf(7)).toBe(true);
  vi.advanceTimersByTime(599);
  expect(reminder.settled).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reminder.settled).toBe(true);
});

test("a reminder belongs to the table as it was, and each has its own time to be read", () => {
  const reminder = new Reminder();
  reminder.remind(7);
  vi.advanceTimersByTime(600);
  expect(reminder.isOf(8)).toBe(false);
  reminder.remind(8);
  expect(reminder.isOf(8)).toBe(true);
  expect(reminder.settled).toBe(false);
});
