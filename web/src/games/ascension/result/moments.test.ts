import { expect, test } from "vitest";

import type { AscensionOutcome } from "../../../api/types.gen";
import { drawn, moments } from "./moments";

const turn = (seat: number, move: number, card: string | null = null, lead: number[] | null = null) => ({ seat, move, card, lead });
const outcome: AscensionOutcome = {
  form: "ascension",
  table: "t",
  winners: [1],
  ranking: [1, 0],
  honor: [],
  began: [45, 40],
  over_turns: [
    [47, 40],
    [47, 46],
    [48, 46],
    [48, 58],
    [49, 58],
  ],
  turns: [turn(0, 3), turn(1, 7, "seer"), turn(0, 9), turn(1, 15, "avatar", [1]), turn(0, 20)],
  best: [[], []],
  rival: null,
  rival_over_turns: [],
};
const each = [
  { name: "Ana", seats: [0] },
  { name: "Bo", seats: [1] },
];

test("lines begin with what there was before the first turn", () => {
  expect(drawn(outcome, each, "").map(({ name, values }) => [name, values[0], values.at(-1)])).toEqual([
    ["Ana", 45, 49],
    ["Bo", 40, 58],
  ]);
});

test("a team is one line, with what it has together", () => {
  const [team] = drawn(outcome, [{ name: "Team 1", seats: [0, 1] }], "");
  expect(team?.values).toEqual([85, 87, 93, 94, 106, 107]);
});

test("the solo opponent is drawn beside whoever plays", () => {
  const solo = { ...outcome, began: [0], over_turns: [[4]], turns: [turn(0, 3, null, [])], rival: 9, rival_over_turns: [0, 9] };
  const lines = drawn(solo, [{ name: "Ana", seats: [0] }], "Samael");
  expect(lines.map(({ name }) => name)).toEqual(["Ana", "Samael"]);
  expect(moments(solo, lines).map(({ line, gain, lead }) => [line.name, gain, lead])).toEqual([["Samael", 9, true]]);
});

test("a game that cannot be played again has no lines", () => {
  expect(drawn({ ...outcome, began: [], over_turns: [], turns: [] }, each, "")).toEqual([]);
});

test("marked are the last change of the lead and the largest gains, in their order", () => {
  const found = moments(outcome, drawn(outcome, each, ""));
  expect(found.map(({ turn: number, line, gain, lead, card, move }) => [number, line.name, gain, lead, card, move])).toEqual([
    [1, "Ana", 2, false, null, 3],
    [2, "Bo", 6, false, "seer", 7],
    [4, "Bo", 12, true, "avatar", 15],
  ]);
});

test("a turn that brought nothing is no moment", () => {
  const quiet = { ...outcome, over_turns: [[45, 40]], turns: [turn(0, 3)] };
  expect(moments(quiet, drawn(quiet, each, ""))).toEqual([]);
});
