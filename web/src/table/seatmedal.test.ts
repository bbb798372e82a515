import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { LEVELS, type SeatTaken } from "../api/types.gen";
import { drawMedallion } from "../shell/people/medallion";
import "../shell/testing";
import SeatMedal from "./SeatMedal.svelte";

const look = { motif: "navigator", colour: "night" };
const bot: SeatTaken = { seat: 1, name: "Wren", kind: "bot", level: 3, here: false, online: true, claimed: true, devices: 0, look };

const lit = (container: HTMLElement) => container.querySelectorAll(".pips .on").length;

test("a bot's level is seen on its medallion, pip by pip; a person has none", () => {
  const { container } = render(SeatMedal, { taken: bot, pips: true });
  expect(container.querySelectorAll(".pips circle")).toHaveLength(LEVELS.length);
  expect(lit(container)).toBe(3);
  const person = render(SeatMedal, { taken: { ...bot, kind: "person", level: null }, pips: true });
  expect(person.container.querySelector(".pips")).toBeNull();
  expect(render(SeatMedal, { taken: bot }).container.querySelector(".pips")).toBeNull();
});

test("whose turn it is and which team they are of is seen around it", () => {
  const { container } = render(SeatMedal, { taken: bot, lit: true, ring: "red" });
  const medal = container.querySelector<HTMLElement>(".seat-medal")!;
  expect([medal.classList.contains("lit"), medal.classList.contains("ringed")]).toEqual([true, true]);
  expect(medal.style.getPropertyValue("--ring")).toBe("red");
});

test("of a seat that tells no look, a medallion is shown all the same, and it says nothing aloud", () => {
  const { look: _, ...older } = bot;
  const { container } = render(SeatMedal, { taken: older, size: 40 });
  expect(container.querySelector(".medallion")?.getAttribute("aria-hidden")).toBe("true");
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawn.innerHTML = drawMedallion({ motif: "compass", colour: "ivory" });
  expect(container.querySelectorAll(".medallion path")).toHaveLength(drawn.querySelectorAll("path").length);
});
