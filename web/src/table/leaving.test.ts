import { expect, test } from "vitest";

import { isShared, Leavers } from "./leaving";

const ME = { seat: 0, name: "Bo", kind: "person", here: true, claimed: true, devices: 1 } as const;
const ANA = { seat: 1, name: "Ana", kind: "person", here: false, claimed: true, devices: 1 } as const;
const BOT = { seat: 1, name: "Ana", kind: "bot", here: false, claimed: false, devices: 0 } as const;

test("a table is ended only by whoever alone plays there", () => {
  expect(isShared([ME, BOT])).toBe(false);
  expect(isShared([ME, { ...ANA, claimed: false }])).toBe(false);
  expect(isShared([ME, ANA])).toBe(true);
  expect(isShared([{ ...ME, devices: 2 }])).toBe(true);
});

test("that somebody has left is told once to those who stay", () => {
  const leavers = new Leavers();
  expect(leavers.see([ME, ANA])).toEqual([]);
  expect(leavers.see([ME, BOT])).toEqual(["Ana"]);
  expect(leavers.see([ME, BOT])).toEqual([]);
});

test("a computer that was there from the beginning, or was given an empty seat, has replaced nobody", () => {
  const leavers = new Leavers();
  expect(leavers.see([ME, { ...ANA, claimed: false }])).toEqual([]);
  expect(leavers.see([ME, BOT])).toEqual([]);
});
