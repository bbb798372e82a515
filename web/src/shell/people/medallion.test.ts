import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { faces } from "./automata";
import { COLOURS, GROUNDS, MOTIFS } from "./look";
import { drawMedallion, isAutomaton, medallionFile } from "./medallion";
import Medallion from "./Medallion.svelte";

function lightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, other: string): number => {
  const [low, high] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

test("every motif and every face is drawn, and no two are alike", () => {
  const drawn = [...MOTIFS, ...Object.keys(faces)].map((motif) => drawMedallion({ motif, colour: "night" }));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.join("")).not.toMatch(/NaN|undefined| id=/);
  expect(drawMedallion({ motif: "of-later", colour: "of-later" })).toContain(GROUNDS.night!.ground);
});

test("the motif stands out from its ground, and the grounds differ in lightness", () => {
  for (const { ground, inlay } of Object.values(GROUNDS)) expect(contrast(ground, inlay)).toBeGreaterThan(4);
  const steps = COLOURS.map((colour) => lightness(GROUNDS[colour]!.ground));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  for (const [n, step] of steps.slice(1).entries()) expect((step + 0.05) / (steps[n]! + 0.05)).toBeGreaterThan(1.14);
});

test("automata are told from people by their motif", () => {
  expect(isAutomaton("oracle")).toBe(true);
  expect(isAutomaton("owl")).toBe(false);
  expect(isAutomaton("toString")).toBe(false);
});

test("a medallion is silent beside a name, and speaks where it stands alone", () => {
  const { container } = render(Medallion, { look: { motif: "owl", colour: "teal" } });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  render(Medallion, { look: { motif: "owl", colour: "teal" }, label: "Ana" });
  expect(screen.getByRole("img", { name: "Ana" })).toBeTruthy();
  expect(medallionFile({ motif: "owl", colour: "teal" }, 160)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="160"/);
});
