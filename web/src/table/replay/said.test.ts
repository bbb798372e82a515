import { expect, test } from "vitest";

import type { EventTold } from "../../api/types.gen";
import { event } from "../samples";
import { deedOf } from "./said";

const say = (one: EventTold) => one.said?.[1] ?? "";

test("of a move one sentence is said: what was done, not what it cost nor what follows from it", () => {
  const events = [
    event(4, "Ana spends 2 Power", { parent: 1, kind: "spend" }),
    event(5, "Ana defeats Cultist", { parent: 1, kind: "defeat" }),
    event(6, "Ana gains 1 Honor", { parent: 5, kind: "gain" }),
  ];
  expect(deedOf(events, say)).toBe("Ana defeats Cultist");
});

test("of a move that ends a turn it is whose turn begins", () => {
  const events = [event(4, "Ana draws a card", { parent: 1 }), event(5, "Turn 2: Bo", { kind: "turn" })];
  expect(deedOf(events, say)).toBe("Turn 2: Bo");
  expect(deedOf([], say)).toBeNull();
});
