import { beforeEach, expect, test } from "vitest";

import { memory, nextLesson, readMemory } from "./memory.svelte";

const lessons = [{ id: "row" }, { id: "power" }];

beforeEach(() => localStorage.clear());

test("a lesson that was begun is found again, and a finished one begins afresh", () => {
  memory.begun("row", "t1");
  memory.readOn("row", 2);
  expect([memory.tableOf("row"), memory.readOf("row"), memory.isDone("row")]).toEqual(["t1", 2, false]);
  expect(nextLesson(lessons)).toBe("row");
  memory.finished("row");
  expect([memory.tableOf("row"), memory.isDone("row"), nextLesson(lessons)]).toEqual([null, true, "power"]);
  memory.begun("row", "t2");
  expect(memory.readOf("row")).toBe(0);
  memory.finished("power");
  expect(nextLesson(lessons)).toBeNull();
  const stored: unknown = JSON.parse(localStorage.getItem("deckwright.lessons") ?? "null");
  expect(readMemory(stored)).toEqual({ done: ["row", "power"], tables: { row: "t2" }, read: { row: 0 } });
});

test.each([null, 7, "x", [], { done: "row", tables: { row: 3 }, read: { row: "2" } }])("%j is no memory", (stored) => {
  expect(readMemory(stored)).toEqual({ done: [], tables: {}, read: {} });
});
