import { beforeEach, expect, test } from "vitest";

import { letterOf, nearest, restore, spotOf } from "./keys";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

test("an arrow goes to what lies straight ahead", () => {
  const boxes = [box(20, 0), box(40, 0), box(21, 30), box(0, 20)];
  expect(nearest(box(0, 0), boxes, "right")).toBe(0);
  expect(nearest(box(0, 0), boxes, "down")).toBe(3);
  expect(nearest(box(0, 0), boxes, "left")).toBe(-1);
  expect(nearest(box(40, 30), boxes, "left")).toBe(2);
});

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <div data-zone="hand"><button data-thing data-place="a">a</button><button data-thing data-place="b">b</button></div>
    <div data-zone="row"><button data-thing class="can" data-place="row:1">r</button></div>
    <div data-zone="prompt"><button data-thing data-answer="1">1</button></div>
  </div>`;
});

const root = () => document.getElementById("root")!;
const thing = (place: string) => root().querySelector<HTMLElement>(`[data-place="${place}"]`)!;

test("a card that is gone leaves the focus with its neighbour", () => {
  thing("b").focus();
  const spot = spotOf(root());
  thing("b").remove();
  restore(root(), spot);
  expect(document.activeElement).toBe(thing("a"));
});

test("an emptied hand leaves it with the answers", () => {
  thing("a").focus();
  const spot = spotOf(root());
  root().querySelector('[data-zone="hand"]')!.innerHTML = "";
  restore(root(), spot);
  expect((document.activeElement as HTMLElement).dataset.answer).toBe("1");
});

test("without answers it goes to where something can be done", () => {
  thing("a").focus();
  const spot = spotOf(root());
  root().querySelector('[data-zone="hand"]')!.innerHTML = "";
  root().querySelector('[data-zone="prompt"]')!.innerHTML = "";
  restore(root(), spot);
  expect(document.activeElement).toBe(thing("row:1"));
});

test("focus that is not lost stays", () => {
  thing("a").focus();
  const spot = spotOf(root());
  thing("b").remove();
  restore(root(), spot);
  expect(document.activeElement).toBe(thing("a"));
});

test("a shortcut is the same key whatever alphabet the keyboard writes", () => {
  expect(letterOf({ key: "P", code: "KeyP" })).toBe("p");
  expect(letterOf({ key: "з", code: "KeyP" })).toBe("p");
  expect(letterOf({ key: "a", code: "KeyQ" })).toBe("a");
  expect(letterOf({ key: "?", code: "Slash" })).toBe("?");
  expect(letterOf({ key: "Enter", code: "Enter" })).toBe("");
});
