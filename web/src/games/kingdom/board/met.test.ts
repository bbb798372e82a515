import { expect, test } from "vitest";

import type { EventTold, Question } from "../../../api/types.gen";
import { event } from "../../../table/samples";
import { newlyMet } from "./met";

const NOTHING = { offered: [], sided: null };

function discover(number: number, card: string, more: Partial<EventTold> = {}): EventTold {
  return event(number, "", { kind: "discover", card, stage: 1, zones: ["box", "discard"], ...more });
}

function choosingSide(card: string): Question {
  return { player: 0, kind: "side", source: card, card, about: null, optional: false, prompt: ["said", "", {}], play_all: 0, actions: [] };
}

test("all cards that one step discovers are met, where they went and at the stage at which they lie", () => {
  const fresh = [event(3, "", { kind: "round" }), discover(4, "27", { zones: ["box", "permanents"] }), discover(5, "28", { stage: 4 })];
  expect(newlyMet(fresh, null, NOTHING)).toEqual([
    { card: "27", stage: 1, to: "permanents" },
    { card: "28", stage: 4, to: "discard" },
  ]);
});

test("a card with two sides is met when its side is asked for, and not again when it has been chosen", () => {
  const asked = newlyMet([event(3, "", { kind: "ask", card: "21" })], choosingSide("21"), NOTHING);
  expect(asked).toEqual([{ card: "21", stage: null, to: "side" }]);
  const chosen = newlyMet([discover(4, "21", { stage: 4 }), discover(5, "22")], null, { offered: [], sided: "21" });
  expect(chosen.map(({ card }) => card)).toEqual(["22"]);
});

test("a card that was read to be chosen is not new any more", () => {
  const fresh = [discover(4, "80"), discover(5, "30")];
  expect(newlyMet(fresh, null, { offered: [79, 80], sided: null }).map(({ card }) => card)).toEqual(["30"]);
});
