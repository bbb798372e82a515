import { expect, test } from "vitest";

import type { SeatTaken } from "../api/types.gen";
import { beginnerOf, rematch } from "./rematch";

const taken: SeatTaken = { seat: 0, name: "Ana", kind: "person", level: null, here: true, online: true, claimed: true, devices: 1 };

test("a rematch has the same ruleset, mode, options and company, and the next seat begins", () => {
  const seats: SeatTaken[] = [
    { ...taken, look: { motif: "owl", colour: "teal" } },
    { ...taken, seat: 1, name: "Ben", here: false },
    { ...taken, seat: 2, name: "Sable", kind: "bot", level: 4, look: { motif: "astronomer", colour: "ember" }, here: false },
  ];
  const view = { ruleset: "rise-of-vigil", mode: "versus" as const, options: { center_shards: "12", fate_order: "by_time" }, first: 1 };
  expect(rematch({ view, seats })).toEqual({
    ruleset: "rise-of-vigil",
    mode: "versus",
    seats: [
      { kind: "here", name: "Ana", level: 1, look: { motif: "owl", colour: "teal" } },
      { kind: "link", name: "Ben", level: 1 },
      { kind: "bot", name: "", level: 4 },
    ],
    options: { center_shards: "12", fate_order: "by_time" },
    first: 2,
  });
});

test("after the last seat the first one begins; whoever plays alone begins anyway", () => {
  const seats = [taken, { ...taken, seat: 1 }];
  expect(beginnerOf({ view: { first: 1 }, seats })).toBe(0);
  expect(beginnerOf({ view: {}, seats })).toBeNull();
  expect(beginnerOf({ view: { first: 0 }, seats: [taken] })).toBeNull();
});
