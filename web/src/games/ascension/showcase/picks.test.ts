import { expect, test } from "vitest";

import type { AscensionFace } from "../../../api/types.gen";
import { painted } from "../cards/painted";
import { fanOf, picturesOf } from "./picks";

const KINDS = ["lifebound", "enlightened", "mechana", "void"];
const face = (id: string, faction: string | null, cost: number, origin = "center") =>
  ({ id, faction, type: faction ? "hero" : "monster", cost, origin }) as AscensionFace;
const faces = [
  ...KINDS.flatMap((kind) => [face(`${kind}-1`, kind, 1), face(`${kind}-5`, kind, 5), face(`${kind}-7`, kind, 7)]),
  face("cultist", null, 6, "always"),
  face("tyrant", null, 5),
  face("duke", null, 6),
];

test("the fan has one card of each faction and a Monster, none of them a cheap one, and others the day after", () => {
  const days = [20_000, 20_001].map((day) => fanOf(faces, day));
  for (const fan of days) {
    expect(new Set(fan).size).toBe(5);
    expect(fan.filter((id) => id.endsWith("-1") || id === "cultist")).toEqual([]);
  }
  expect(fanOf(faces, 20_000)).toEqual(days[0]);
  expect(days[1]).not.toEqual(days[0]);
});

test("without cards there is no fan, and nothing breaks", () => {
  expect(fanOf([], 3)).toEqual([]);
});

test.each(["ascension-10th", "rise-of-vigil", "ascension-combined", "somebody's own"])(
  "the pictures that stand for %s are painted",
  (ruleset) => {
    const pictures = picturesOf(ruleset);
    expect(pictures.length).toBeGreaterThan(2);
    expect(pictures.filter((id) => !painted.has(id))).toEqual([]);
  },
);
