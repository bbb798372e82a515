import { beforeEach, expect, test } from "vitest";

import { settings } from "../../../shell/settings.svelte";
import { launch, prepare, spot } from "./flights";
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

test("equal cards leave from where each of them lies", () => {
  const flights = prepare(document, [played(1), played(2)]);
  expect(flights.map(({ look }) => look?.classList[0])).toEqual(["a", "b"]);
});

test("what stays where it is, or moves nowhere that is shown, does not fly", () => {
  expect(prepare(document, [event(1, "", { kind: "reveal", zones: ["deck", "deck"] }), event(2, "", { kind: "gain" })])).toEqual([]);
});

test("in instant mode nothing flies", () => {
  settings.speed = "instant";
  expect(prepare(document, [played(1)])).toEqual([]);
});

test("a flight leaves a picture that cannot be touched", () => {
  Element.prototype.animate ??= () => ({ finished: new Promise(() => {}) }) as unknown as Animation;
  launch(document, prepare(document, [played(1)]));
  const ghost = document.querySelector<HTMLElement>(".ghost");
  expect(ghost?.inert).toBe(true);
  expect(ghost?.getAttribute("aria-hidden")).toBe("true");
  expect(ghost?.querySelector("button")).toBeNull();
});
