import { beforeEach, expect, test, vi } from "vitest";

import type { EventTold } from "../../../api/types.gen";

import { settings } from "../../../shell/settings.svelte";
import type { Beat } from "../../../table/director/beats";
import { Flights, spot } from "./flights";
import { event } from "../../../table/samples";

beforeEach(() => {
  settings.speed = "normal";
  document.body.innerHTML = `<div data-zone="hand"><div class="a"><button data-thing data-card="mystic" id="a"></button></div>
    <div class="b"><button data-thing data-card="mystic" id="b"></button></div></div>
    <div data-zone="played"></div><div data-zone="deck" id="deck"></div><div data-seat="1" id="plate"></div>`;
});

const id = (place: HTMLElement | null) => place?.id;
const played = (number: number) => event(number, "", { card: "mystic", zones: ["hand", "played"] });

test("a zone is found by its card, by its name, or by the plate of the player who has it", () => {
  expect(id(spot(document, "hand", "mystic", 0))).toBe("a");
  expect(id(spot(document, "deck", "mystic", 0))).toBe("deck");
  expect(id(spot(document, "deck", null, 1))).toBe("plate");
  expect(spot(document, null, null, null)).toBeNull();
});

const moving = () => [...document.querySelectorAll<HTMLElement>("body > .ghost")];
const beat = (...events: EventTold[]): Beat => ({ kind: "play", ms: 200, like: "", seat: 0, events, deed: null, halts: false });

test("equal cards leave from where each of them lies", () => {
  new Flights().prepare(document, [played(1), played(2)]);
  expect(moving().map((ghost) => ghost.classList[0])).toEqual(["a", "b"]);
});

test("what stays where it is, or moves nowhere that is shown, does not fly", () => {
  new Flights().prepare(document, [event(1, "", { kind: "reveal", zones: ["deck", "deck"] }), event(2, "", { kind: "gain" })]);
  expect(moving()).toEqual([]);
});

test("in instant mode nothing flies", () => {
  settings.speed = "instant";
  new Flights().prepare(document, [played(1)]);
  expect(moving()).toEqual([]);
});

test("a flight leaves a picture that cannot be touched", () => {
  new Flights().prepare(document, [played(1)]);
  const [ghost] = moving();
  expect(ghost?.inert).toBe(true);
  expect(ghost?.getAttribute("aria-hidden")).toBe("true");
  expect(ghost?.querySelector("button")).toBeNull();
});

test("a card stays where it lay until its beat, and one that comes is seen only then", async () => {
  let land = () => {};
  Element.prototype.animate = () => ({ finished: new Promise<void>((done) => (land = done)) }) as unknown as Animation;
  const flights = new Flights();
  const [first, second] = [event(1, "", { kind: "discard", card: "mystic", zones: ["hand", "deck"] }), played(2)];
  flights.prepare(document, [first, second]);
  document.querySelector('[data-zone="played"]')!.innerHTML = `<div class="c"><button data-thing data-card="mystic"></button></div>`;
  flights.settle(document);
  const come = document.querySelector<HTMLElement>(".c")!;
  expect(come.dataset.awaited).toBe("");
  flights.launch(document, beat(first), 200);
  expect(moving()).toHaveLength(2);
  expect(come.dataset.awaited).toBe("");
  flights.launch(document, beat(second), 200);
  land();
  await vi.waitFor(() => expect(come.dataset.awaited).toBeUndefined());
});

test("all that moves is where it belongs as soon as somebody does not want to wait", () => {
  Element.prototype.animate = () => ({ finished: new Promise(() => {}) }) as unknown as Animation;
  const flights = new Flights();
  flights.prepare(document, [played(1), played(2)]);
  document.querySelector('[data-zone="played"]')!.innerHTML = `<div class="c"><button data-thing data-card="mystic"></button></div>`;
  flights.settle(document);
  flights.launch(document, beat(played(1)), 200);
  flights.stop();
  expect(moving()).toEqual([]);
  expect(document.querySelectorAll("[data-awaited]")).toHaveLength(0);
});
