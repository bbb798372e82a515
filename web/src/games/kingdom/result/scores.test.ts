import { describe, expect, it } from "vitest";

import { belowOf, dotsOf, medianOf, scaleOf } from "./scores";

const field = { width: 200, height: 80, radius: 5 };

describe("what the veteran came to", () => {
  it("has a middle, and so many scores below one's own", () => {
    expect(medianOf([7, 1, 3])).toBe(3);
    expect(medianOf([7, 1, 3, 4])).toBe(3.5);
    expect(medianOf([5])).toBe(5);
    expect(belowOf([1, 3, 3, 4], 3)).toBe(1);
    expect(belowOf([], 3)).toBe(0);
  });

  it("lies between the least and the most, whole within the field", () => {
    const at = scaleOf([10, 20, 30], field);
    expect([at(10), at(20), at(30)]).toEqual([5, 100, 195]);
    expect(scaleOf([10], field)(10)).toBe(100);
  });

  it("piles up where scores are alike, and never beyond the field", () => {
    const scores = Array.from({ length: 20 }, () => 12);
    const dots = dotsOf(scores, scaleOf([12, 30], field), field);
    expect(new Set(dots.map((dot) => dot.y)).size).toBe(20);
    expect(Math.min(...dots.map((dot) => dot.y))).toBeGreaterThanOrEqual(field.radius);
    expect(Math.max(...dots.map((dot) => dot.y))).toBe(field.height - field.radius);
    const apart = dotsOf([10, 30], scaleOf([10, 30], field), field);
    expect(apart.map((dot) => dot.y)).toEqual([75, 75]);
  });
});
