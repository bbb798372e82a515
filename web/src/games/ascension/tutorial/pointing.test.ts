import { expect, test } from "vitest";

import type { ActionOffered } from "../../../api/types.gen";
import { pointers } from "../../../table/tutorial/pointing";
import taught from ".";

const action: ActionOffered = {
  text: "acquire wolf-shaman@2",
  label: "",
  group: "acquire",
  card: "wolf-shaman",
  slot: 2,
  ability: null,
  seat: null,
  zone: "row",
  useful: true,
  effect: "",
  warning: null,
};
const end: ActionOffered = { ...action, text: "end turn", group: "end", card: null, slot: null };

test("a step points at the card on which it can be done", () => {
  expect(pointers({ id: "a", do: "acquire wolf-shaman", show: "row" }, [action, end], taught)).toEqual(['[data-place="row:2"]']);
});

test("equal cards are pointed at once", () => {
  const play = { ...action, text: "play apprentice", group: "play", card: "apprentice", slot: null, zone: "seats[].hand.cards" };
  expect(pointers({ id: "p", do: "play *" }, [play, play], taught)).toEqual(['[data-place="hand:0:apprentice"]']);
});

test("where nothing can be done yet, it points at the part of the table", () => {
  expect(pointers({ id: "a", do: "acquire wolf-shaman", show: "row" }, [end], taught)).toEqual(['[data-zone="row"]']);
  expect(pointers({ id: "e", do: "end turn", show: "end" }, [end], taught)).toEqual(['[data-zone="end"]']);
  expect(pointers({ id: "w", show: "pool" }, [], taught)).toEqual(['[data-zone="honor"]']);
  expect(pointers(undefined, [end], taught)).toEqual([]);
});
