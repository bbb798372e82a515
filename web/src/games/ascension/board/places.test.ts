import { describe, expect, test } from "vitest";

import type { ActionOffered } from "../../../api/types.gen";

import { choosable, placesOf } from "../../../table/places";
import { placeOf } from "./places";
import { action } from "./samples";

const at = (me: number) => (offered: ActionOffered) => placeOf(offered, me);

describe("where an action belongs", () => {
  test.each([
    [action("play mystic", "play", { card: "mystic" }), "hand:1:mystic"],
    [action("choose hand:mystic", "hand", { card: "mystic" }), "hand:1:mystic"],
    [action("acquire kor@3", "acquire", { card: "kor", slot: 3 }), "row:3"],
    [action("acquire mystic", "acquire", { card: "mystic" }), "pile:mystic"],
    [action("defeat cultist", "defeat", { card: "cultist" }), "pile:cultist"],
    [action("acquire kor@3 for teammate", "teammate", { card: "kor", slot: 3 }), "row:3"],
    [action("use eye#2", "use", { card: "eye", ability: 2 }), "construct:1:eye"],
    [action("choose construct:omnicron of 0", "construct", { card: "omnicron", seat: 0 }), "construct:0:omnicron"],
    [action("choose discard:mystic of 2", "discard", { card: "mystic", seat: 2 }), "discard:2:mystic"],
    [action("choose void:mystic", "void", { card: "mystic" }), "void:mystic"],
    [action("trophy sphinx", "trophy", { card: "sphinx" }), "trophy:1:sphinx"],
    [action("decline", "answer"), null],
    [action("choose reward:tyrant", "reward", { card: "tyrant" }), null],
    [action("end turn", "end"), null],
  ])("$text", (offered, place) => {
    expect(placeOf(offered, 1)).toBe(place);
  });

  test("several actions at one place stay together", () => {
    const own = action("acquire kor@3", "acquire", { card: "kor", slot: 3 });
    const mate = action("acquire kor@3 for teammate", "teammate", { card: "kor", slot: 3 });
    expect(placesOf([own, mate], at(0)).get("row:3")).toEqual([own, mate]);
  });

  test("a pile knows how many of its cards can be chosen", () => {
    const places = placesOf(
      ["a", "b"].map((card) => action(`choose discard:${card}`, "discard", { card })),
      at(0),
    );
    expect(choosable(places, "discard:0")).toBe(2);
    expect(choosable(places, "void")).toBe(0);
  });
});
