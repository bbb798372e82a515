import { expect, test } from "vitest";

import { seat, view } from "./samples";
import { hueOf, teamsOf } from "./teams";

const table = view({ mode: "teams", seats: [2, 3, 4, 5].map((honor, at) => seat(at, { team: at % 2, honor })) });

test("every team has what its seats have together, one's own comes first", () => {
  expect(teamsOf(table, 1)).toEqual([
    { team: 1, honor: 8, own: true },
    { team: 0, honor: 6, own: false },
  ]);
  expect(teamsOf(table, null).map(({ team, own }) => [team, own])).toEqual([
    [0, false],
    [1, false],
  ]);
});

test("one's own team has one colour, whichever it is, and no other team has it", () => {
  const hues = (me: number | null) => [0, 1].map((team) => hueOf(table, me, team));
  expect(hues(0)).toEqual(["var(--ok)", "var(--danger)"]);
  expect(hues(1)).toEqual(["var(--danger)", "var(--ok)"]);
  expect(new Set(hues(null)).size).toBe(2);
});

test("where everybody plays alone there are no teams", () => {
  expect(teamsOf({ ...table, mode: "versus" }, 0)).toEqual([]);
});
