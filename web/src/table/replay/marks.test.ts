import { expect, test } from "vitest";

import { LANE, lanes, nearest } from "./marks";

const at = (move: number): number => move * 10;

test("each kind that occurs has a lane and a shape of its own", () => {
  const found = lanes({ gain: [1, 2], defeat: [], loss: [3], lead: [4] }, at);
  expect(found.map(({ kind, y }) => [kind, y])).toEqual([
    ["gain", LANE / 2],
    ["loss", 1.5 * LANE],
    ["lead", 2.5 * LANE],
  ]);
  expect(found[0]?.path.match(/M/g)).toHaveLength(2);
  expect(new Set(found.map(({ path }) => path.replace(/^M[^a-z]+/, ""))).size).toBe(3);
});

test("a mark is found near to where one points, and none far from all", () => {
  expect(nearest([1, 4, 9], 37, at)).toBe(4);
  expect(nearest([1, 4, 9], 65, at)).toBeNull();
  expect(nearest([], 10, at)).toBeNull();
});
