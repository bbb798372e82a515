import { describe, expect, it } from "vitest";

import { along, bands, billows, course, fangs, form, hairs, limb, mirrored, plumes, points, scales, shape, skinWing, spikes, spot, tube, tufts } from "./forms.ts";
import { paint, tones, type Law } from "./light.ts";
import { distance, mask, polylines } from "./masks.ts";
import { flat, solid } from "./pen.ts";

const law: Law = { hue: "#b83226", accent: "#3fd8b0", light: "#ff9a5a", shade: "#1a0408", key: "back", sky: ["#1e060a", "#ff7a3c"], tint: 0.4, rim: 3 };
const covered = (d: string): number => mask(flat(d, "#804020")).filter(Boolean).length;

describe("an outline through points", () => {
  it("goes through each of them and is closed", () => {
    const written = "40 40, 200 30!, 190 120, 60 130!";
    const drawn = polylines(shape(written))[0]!.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
    for (const [x, y] of points(written)) expect(drawn).toContain(`${x} ${y}`);
    expect(shape(written)).toMatch(/z$/);
    expect(course(written)).not.toMatch(/z$/);
  });

  it("is straight between two corners, round elsewhere", () => {
    expect(shape("0 0!, 100 0!, 100 100!")).toBe("M0 0L100 0L100 100L0 0z");
    expect(shape("0 0, 100 0, 100 100")).toMatch(/C/);
  });
});

describe("a limb", () => {
  const straight = limb("20 80, 120 80, 220 80", [40, 10]);

  it("is as wide as it is told, from its root to its tip", () => {
    expect(along(straight, 0).wide).toBe(40);
    expect(along(straight, 0.5).wide).toBe(25);
    expect(spot(straight, 0, -1)).toEqual([20, 40]);
    expect(spot(straight, 0, 1)).toEqual([20, 120]);
  });

  it("covers what lies between its sides; a strip of it less", () => {
    expect(covered(tube(straight))).toBeGreaterThan(1.7 * covered(tube(straight, 0, 1)));
    expect(covered(tube(straight, 0, 1))).toBeGreaterThan(0);
  });

  it("carries bands, scales and spikes, as many as are wanted", () => {
    expect(bands(straight, 7).match(/M/g)).toHaveLength(7);
    expect(scales(straight, 5, 4).match(/M/g)).toHaveLength(5);
    expect(spikes(straight, 6, 12).match(/z/g)).toHaveLength(6);
    expect(distance(mask(flat(spikes(straight, 6, 30, { side: -1 }), "#804020")), mask(flat(spikes(straight, 6, 30, { side: 1 }), "#804020")))).toBeGreaterThan(0.02);
  });
});

describe("what grows along a line", () => {
  it("points to the side that is asked for", () => {
    const highest = (d: string): number => Math.min(...polylines(d).flat().map(([, y]) => y));
    expect(highest(tufts("20 80, 220 80", 8, 12))).toBeLessThan(75);
    expect(highest(tufts("20 80, 220 80", 8, -12))).toBeGreaterThan(70);
    expect(highest(fangs("20 80, 220 80", 8, 12))).toBe(80);
    expect(highest(fangs("20 80, 220 80", 8, -12))).toBeLessThan(75);
    expect(highest(fangs("20 80, 220 80", 8, -12, [3]))).toBeLessThan(highest(fangs("20 80, 220 80", 8, -12)));
  });

  it("is the same at every build", () => {
    expect(hairs(3, 9, [0, 0, 90, 90], [0, 6])).toBe(hairs(3, 9, [0, 0, 90, 90], [0, 6]));
    expect(billows("0 0, 90 0", 5, 9, 2)).toBe(billows("0 0, 90 0", 5, 9, 2));
    expect(plumes("0 0, 90 0", 5, [20], [0, 90]).match(/M/g)).toHaveLength(5);
  });

  it("hangs between the bones of a wing", () => {
    const { skin, bones, veins } = skinWing([20, 100], [60, 20], [[160, 10], [200, 60], [150, 110]]);
    expect(covered(skin)).toBeGreaterThan(100);
    expect(bones.match(/M/g)).toHaveLength(4);
    expect(veins.match(/M/g)).toHaveLength(2);
  });
});

describe("a form", () => {
  const d = shape("40 40, 200 30, 190 120, 60 130");

  it("covers what its outline covers, whether something is drawn on it or not", () => {
    expect(mask(form(d, "#804020"))).toEqual(mask(solid(d, "#804020")));
    expect(mask(form(d, "#804020", flat("M0 0h9v9z", "#000000")))).toEqual(mask(solid(d, "#804020")));
  });

  it("has an id of its own in each picture, and one for each of its colours", () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id!);
    const svg = paint("kxx", tones(law), { figure: form(d, "#804020", flat("M0 0h9v9z", "#000000")) + form(d, "#408020", flat("M0 0h9v9z", "#000000")) });
    expect(ids(svg)).toHaveLength(2);
    expect(new Set(ids(svg)).size).toBe(2);
    expect(ids(svg).every((id) => id.startsWith("kxx") && svg.includes(`url(#${id})`))).toBe(true);
  });

  it("is drawn once where a mirror shows it again", () => {
    const svg = paint("", tones(law), { figure: mirrored(form(shape("130 40, 200 30, 190 120"), "#804020", flat("M0 0h9v9z", "#000000"))) });
    expect(svg.match(/<clipPath/g)).toHaveLength(1);
    expect(svg).toMatch(/<use href="#u0"/);
  });
});
