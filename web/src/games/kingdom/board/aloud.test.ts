import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { catalogue } from "../../../shell/catalogue.svelte";
import { hear } from "../../../shell/i18n.svelte";
import { tableOf } from "../../../table/common";
import { Board } from "./board.svelte";
import { face, shown, stage, state, view } from "./samples";
import type { View } from "./view";

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  const faces = [face(4, [stage(1, "Hartswood"), stage(2, "Sawpit")]), face(8, [stage(1, "Orrin Ford")])];
  catalogue.handOut({ table: "abc", seat: 0, faces: new Map(faces.map((one) => [one.id, one])) });
});

afterEach(() => catalogue.handOut(null));

function boardOf(more: Partial<View>): Board {
  const table = state(4, view(more));
  return new Board(() => ({ state: table, log: [], me: 0 }));
}

test("the cards in play are read as they are now, and what there is to spend", () => {
  const board = boardOf({
    play: [shown(4, { stage: 2 }), shown(8)],
    pool: { coin: 2, wood: 0, stone: 1, metal: 0, sword: 0, good: 0 },
  });
  expect(board.handWords).toBe("In play: Sawpit; Orrin Ford");
  expect(board.haveWords).toBe("You have: Coin: 2, Stone: 1");
});

test("nothing is read of what is not there", () => {
  const board = boardOf({});
  expect([board.handWords, board.haveWords]).toEqual(["", ""]);
});

test("the last round of a kingdom is the last one of the table", () => {
  const last = (more: Partial<View>) => tableOf(state(4, view(more))).end_triggered;
  expect([last({}), last({ last_round: true })]).toEqual([false, true]);
});
