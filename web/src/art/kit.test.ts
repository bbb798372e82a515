import { describe, expect, it } from "vitest";

import { joinLines, roundShapes, shareParts, shortPath } from "./compact.ts";
import { shareOfHue } from "./hues.ts";
import { brightness, paint, placed, tint, tones, type Law } from "./light.ts";
import { SIDE, distance, mask, polylines } from "./masks.ts";
import { disc, flat, glow, line, solid } from "./pen.ts";

const law: Law = { hue: "#336699", accent: "#ff8800", light: "#ffffee", shade: "#001122", key: "left", sky: ["#6699cc", "#ffffff"], tint: 0.5 };

/** Where a path goes, to a tenth. */
const course = (d: string): string[] => polylines(d).map((points) => points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(" "));

describe("a path made short", () => {
  it.each([
    "M10 20L30 40H50V60z",
    "M0 0C10 -20 30 -20 40 0S70 20 80 0Q90 -10 100 0T120 0",
    "m5 5l10 0 0 10z m20 20h5v5h-5z",
    "M12.5 7.25a5 8 0 1 1 10 0a5 8 0 0 1 -10 0z",
    "M0.5 -0.5l.4 .6l-0.3 1.2",
  ])("goes where it went: %s", (d) => {
    expect(course(shortPath(d))).toEqual(course(d));
    expect(shortPath(d).length).toBeLessThanOrEqual(d.length + 1);
  });

  it("keeps to whole numbers where it is coarse, and does not drift", () => {
    const steps = Array.from({ length: 20 }, () => "l1.4 0.4").join("");
    expect(polylines(shortPath(`M0 0${steps}`, true)).at(-1)!.at(-1)).toEqual([28, 8]);
  });
});

describe("parts that occur again", () => {
  const part = flat("M10.1 20.2L30.3 40.4L50.5 60.6L70.7 80.8z", "#123456");

  it("are drawn once and used", () => {
    const shared = shareParts(`<g transform="translate(1 2)">${part}</g><g transform="translate(3 4)">${part}</g>`);
    expect(shared.match(/<path/g)).toHaveLength(1);
    expect(shared).toMatch(/<use href="#u0"\/>/);
  });

  it("are used as a group where several follow each other", () => {
    const two = part + part.replace("M10.1", "M11.1");
    const shared = shareParts(`<g transform="translate(1 2)">${two}</g><g transform="translate(3 4)">${two}</g>`);
    expect(shared).toMatch(/<use href="#u0" transform="translate\(3 4\)"\/>/);
  });

  it("are left alone where they occur once", () => {
    expect(shareParts(part)).toBe(part);
  });

  it("as lines of one kind become one path, as round paths circles", () => {
    const strokes = ["M0 0h9", "M0 5h9", "M0 9h9"].map((d) => line(d, "#111111", 2).replace(/ (?:stroke-linecap="round"|fill="none")/g, ""));
    expect(joinLines(strokes.join("")).match(/<path/g)).toHaveLength(1);
    expect(roundShapes(disc(10, 20, 4, "#ff0000"))).toBe('<circle cx="10" cy="20" r="4" fill="#ff0000" stroke="none"/>');
  });
});

describe("a picture under a law", () => {
  it("tints colours and keeps them as bright", () => {
    for (const colour of ["#804020", "#d0d0d0", "#102030"]) expect(Math.abs(brightness(tint(colour, law.hue, 0.7)) - brightness(colour))).toBeLessThan(0.02);
  });

  it("has three planes, one light, and ids of its own", () => {
    const svg = paint("kxx", tones(law), { far: flat("M0 0h9v9z", "#abcdef"), middle: flat("M0 0h8v8z", "#abcdef"), figure: solid("M0 0h7v7z", "#804020") });
    expect([...svg.matchAll(/<g class="(\w+)"/g)].map((found) => found[1])).toEqual(["far", "middle", "figure"]);
    expect([...svg.matchAll(/ id="([^"]+)"/g)].every(([, id]) => id!.startsWith("kxx"))).toBe(true);
  });

  it("shades what is turned round the other way", () => {
    const picture = (turned: boolean): string => paint("kxx", tones(law), { figure: solid("M0 0h7v7z", "#804020") }, { turned });
    expect(picture(true)).toMatch(/id="kxxe" x1="1" y1="0.1" x2="0" y2="0.6"/);
    expect(picture(false)).not.toMatch(/id="kxxe"/);
  });
});

describe("a mask", () => {
  const square = solid("M0 0h120v160h-120z", "#804020");

  it("is black where something stands", () => {
    expect(mask(square).filter(Boolean)).toHaveLength((SIDE * SIDE) / 2);
    expect(mask(disc(120, 80, 40, "#ff0000")).filter(Boolean).length).toBeCloseTo((Math.PI * 40 * 40 * SIDE * SIDE) / (240 * 160), -1);
    expect(mask(line("M0 80H240", "#ff0000", 10)).filter(Boolean)).toHaveLength(SIDE * 2);
  });

  it("sees neither lights nor what is half transparent", () => {
    expect(mask(flat("M0 0h240v160H0z", "#ff0000", 0.3)).some(Boolean)).toBe(false);
  });

  it("follows where a figure is put", () => {
    const moved = mask(placed(square, { turned: true }));
    expect(distance(mask(square), moved)).toBe(1);
    expect(distance(moved, moved)).toBe(0);
  });
});

describe("the share of a hue", () => {
  const t = { ...tones(law), sky: ["#777777", "#777777"] };
  const half = (colour: string): number => shareOfHue(t, { figure: solid("M0 0h120v160h-120z", colour) });

  it("counts what has the hue, lighter or darker, and neither greys nor other hues", () => {
    expect(half(law.hue)).toBe(0.5);
    expect(half("#88aaee")).toBe(0.5);
    expect(half("#ff8800")).toBe(0);
    expect(shareOfHue(t, { figure: "" })).toBe(0);
  });

  it("sees what lies over it, and lights as far as they cover", () => {
    expect(shareOfHue(t, { figure: flat("M0 0h240v160H0z", law.hue), deed: disc(120, 80, 40, "#ff8800") })).toBeCloseTo(1 - (Math.PI * 1600) / 38400, 1);
    expect(shareOfHue(t, { figure: flat("M0 0h240v160H0z", law.hue), deed: glow(120, 80, 40, "#ff8800") })).toBeGreaterThan(0.87);
  });

  it("has the edge of light of a law on the figure alone", () => {
    const svg = paint("", tones({ ...law, rim: 2 }), { far: flat("M0 0h9v9z", "#abcdef"), figure: solid("M0 0h7v7z", "#804020"), deed: disc(5, 5, 2, law.accent) });
    expect(svg).toMatch(/<g class="figure"><g filter="url\(#f\)"><path [^>]+><\/g><g><circle/);
    expect(svg.match(/filter="/g)).toHaveLength(1);
  });
});
