import { describe, expect, it } from "vitest";

import { amountsSaid, together } from "./amounts";
import { fitted } from "./asking";
import { node } from "./samples";
import { points, rowsOf, scaleOf } from "./tree";

describe("the tree of a kingdom", () => {
  it("lists what grew from a node right below it", () => {
    const nodes = [node(1), node(2), node(3), node(4, { parent: 2 })];
    expect(rowsOf(nodes).map((row) => [row.node.node, row.depth, row.parent?.node ?? null])).toEqual([
      [1, 0, null],
      [2, 1, 1],
      [4, 2, 2],
      [3, 1, 1],
    ]);
  });

  it("draws all lines against one scale, zero in it", () => {
    const rise = [0, 5, 10].map((fame, i) => ({ expansion: null, round: i + 1, fame }));
    const fall = [0, -10].map((fame, i) => ({ expansion: null, round: i + 1, fame }));
    const scale = scaleOf([rise, fall]);
    expect(scale).toEqual({ least: -10, most: 10, length: 3 });
    expect(points(rise, scale, 100, 20)).toBe("0.0,10.0 50.0,5.0 100.0,0.0");
    expect(points(fall, scale, 100, 20)).toBe("0.0,10.0 50.0,20.0");
  });

  it("draws nothing of a game without rounds, and does not stumble over it", () => {
    expect(points([], scaleOf([]), 100, 20)).toBe("");
  });
});

describe("resources in words", () => {
  it("adds sums up, and names what there is", () => {
    const lost = together([{ coin: 2, wood: 1 }, { coin: 1 }]);
    expect(lost).toEqual({ coin: 3, wood: 1, stone: 0, metal: 0, sword: 0, good: 0 });
    expect(amountsSaid(lost)).toMatch(/ 3, .* 1$/);
  });
});

describe("a name", () => {
  it("is as long as it looks", () => {
    expect(fitted("x".repeat(41))).toBe("x".repeat(40));
    expect(fitted("e\u0301".repeat(41))).toBe("e\u0301".repeat(40));
    expect(fitted("Otterholm")).toBe("Otterholm");
  });
});
