import { describe, expect, it } from "vitest";

import { layersOf } from "./layers";
import { paint, tones, type Law } from "./light";
import { flat, solid } from "./pen";

const law: Law = { hue: "#336699", accent: "#ff8800", light: "#ffffee", shade: "#001122", key: "left", sky: ["#6699cc", "#ffffff"], tint: 0.5, rim: 2 };
const planes = { far: flat("M0 0h9v9z", "#abcdef"), middle: flat("M0 0h8v8z", "#abcdef"), figure: solid("M0 0h7v7z", "#804020"), near: flat("M0 0h6v6z", "#000000") };
const picture = (of: Law): string => paint("", tones(of), planes);
const read = (src: string): string => decodeURIComponent(src.slice("data:image/svg+xml,".length));
/** The parts of a layer that are seen, by their classes. */
const seen = (src: string): string[] => [...read(src).matchAll(/<g class="(\w+)"([^>]*)>/g)].filter(([, , rest]) => !rest!.includes('display="none"')).map(([, plane]) => plane!);

describe("a picture taken apart", () => {
  it("has a layer for each plane, from back to front, and its light over them", () => {
    const layers = layersOf(picture(law));
    expect(layers.map(({ plane }) => plane)).toEqual(["far", "middle", "figure", "near", "light"]);
    expect(layers.map(({ src }) => seen(src))).toEqual([["far"], ["middle"], ["figure"], ["near"], []]);
    const moves = layers.slice(0, -1).map((layer) => layer.moves);
    expect(moves).toEqual([...moves].sort((a, b) => a - b));
  });

  it("has the sky behind everything alone, and the light at the end alone", () => {
    const [far, ...others] = layersOf(picture(law)).map(({ src }) => read(src));
    const shown = (svg: string, paint: string): boolean => new RegExp(`<path[^>]*url\\(#${paint}\\)[^>]*>`).exec(svg)![0].includes('display="none"');
    expect(shown(far!, "k")).toBe(false);
    expect(others.map((svg) => shown(svg, "k"))).toEqual([true, true, true, true]);
    expect(others.map((svg) => shown(svg, "w"))).toEqual([true, true, true, false]);
    expect(others.at(-1)).not.toContain("soft-light");
  });

  it("stays whole where it has no planes under a law with an edge of light", () => {
    expect(layersOf(picture({ ...law, rim: undefined }))).toEqual([]);
    expect(layersOf('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>')).toEqual([]);
  });
});
