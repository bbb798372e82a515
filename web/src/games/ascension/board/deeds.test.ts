import { expect, test } from "vitest";

import type { EventTold } from "../../../api/types.gen";
import { isDoneTo } from "../../../table/deeds";
import { event } from "../../../table/samples";
import { deedOf, isBookkeeping } from "./deeds";

const log: EventTold[] = [
  event(0, "turn", { kind: "turn", player: 1 }),
  event(1, "defeat", { kind: "defeat", player: 1, parent: 0, card: "widow", zones: ["row", "void"] }),
  event(2, "reward", { kind: "reward", player: 1, parent: 1, card: "widow" }),
  event(3, "choose", { kind: "choose", player: 0, parent: 2 }),
  event(4, "destroy", { kind: "destroy", player: 0, parent: 3, card: "monocle", zones: ["constructs", "discard"] }),
  event(5, "fate", { kind: "fate", player: 1, parent: 0, card: "monk" }),
  event(6, "discard", { kind: "discard", player: 0, parent: 5, card: "mystic", zones: ["hand", "discard"] }),
  event(7, "take", { kind: "take", player: 1, other: 0, parent: 2, card: "mystic", zones: ["hand", "hand"] }),
  event(8, "discard", { kind: "discard", player: 1, parent: 0, card: "mystic", zones: ["played", "discard"] }),
  event(9, "discard", { kind: "discard", player: 1, parent: 0, card: "mystic", zones: ["hand", "discard"] }),
  event(10, "banish", { kind: "banish", player: 1, parent: 2, card: "shade", zones: ["row", "void"] }),
  event(11, "banish", { kind: "banish", player: 0, parent: 5, card: "shade", zones: ["hand", "box"] }),
  event(12, "play", { kind: "play", player: 1, parent: 0, card: "monocle", zones: ["hand", "constructs"] }),
  event(13, "play", { kind: "play", player: 1, parent: 0, card: "mystic", zones: ["hand", "played"] }),
];
const deed = (number: number) => deedOf(log[number] as EventTold, (one) => log[one]);

test("what a Monster does to somebody is the deed of who defeated it, even where the loser chose what", () => {
  expect(deed(4)).toMatchObject({ kind: "destroy", card: "monocle", seat: 1, to: 0 });
  expect(deed(7)).toMatchObject({ seat: 1, to: 0 });
});

test("what Fate does is nobody's deed", () => {
  expect(deed(6)).toMatchObject({ seat: null, to: 0 });
  expect(deed(11)).toMatchObject({ seat: null, to: 0 });
});

test("whoever does it himself loses nothing to anybody", () => {
  expect(deed(1)).toMatchObject({ kind: "defeat", seat: 1, to: null });
  expect(deed(10)).toMatchObject({ seat: 1, to: null });
  expect([deed(8), deed(9)]).toEqual([null, null]);
});

test("a Construct that enters play is a deed, a card that is played is not", () => {
  expect(deed(12)).toMatchObject({ seat: 1, card: "monocle" });
  expect(deed(13)).toBeNull();
});

test("something is done to a seat only by others", () => {
  const [lost, won] = [deed(4), deed(1)];
  expect(lost && [isDoneTo(lost, 0), isDoneTo(lost, 1), isDoneTo(lost, null)]).toEqual([true, false, false]);
  expect(won && isDoneTo(won, 0)).toBe(false);
});

test("what every turn consists of is bookkeeping", () => {
  expect([8, 9, 1, 4].map((number) => isBookkeeping(log[number] as EventTold))).toEqual([true, true, false, false]);
});
