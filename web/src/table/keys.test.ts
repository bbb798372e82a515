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

test("from a card of an arc the way up leads out of it, and the way along to its neighbour", () => {
  const card = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 146 });
  const [first, second, above] = [card(0, 507), card(60, 501), card(20, 100)];
  expect(nearest(first, [second, above], "up")).toBe(1);
  expect(nearest(first, [second, above], "right")).toBe(0);
});

test("what lies beside a card is not below it, even if it is smaller", () => {
  const card = { left: 200, top: 100, right: 300, bottom: 250 };
  const [beside, below] = [
    { left: 20, top: 200, right: 60, bottom: 240 },
    { left: 250, top: 500, right: 350, bottom: 650 },
  ];
  expect(nearest(card, [beside, below], "down")).toBe(1);
});

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <button data-thing data-seat="1">p</button>
    <div data-zone="hand">
      <button data-thing class="can" data-place="a">a</button><button data-thing class="can" data-place="b">b</button>
    </div>
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

test("a choice comes before a neighbour that can do nothing in it", () => {
  thing("b").focus();
  const spot = spotOf(root());
  thing("b").remove();
  thing("a").classList.remove("can");
  restore(root(), spot);
  expect((document.activeElement as HTMLElement).dataset.answer).toBe("1");
});

/** The table as it is in a turn: the dock with hand, tools and buttons, and the row above it. */
function inTurn(hand: string, end: string): void {
  root().innerHTML = `<button data-thing class="can" data-seat="1">p</button>
    <div data-zone="row"><button data-thing class="can" data-place="row:1">r</button></div>
    <div data-rest tabindex="-1">
      <div data-zone="tools"><button id="undo">undo</button></div>
      <div data-zone="actions"><button id="all">all</button>${end}</div>
      <div data-zone="hand">${hand}</div>
    </div>`;
}
const END = '<button data-zone="end">end</button>';
const HELD = '<button data-thing class="can" data-place="a">a</button>';

test("an emptied hand leaves it with the end of the turn: never with another player, undo or what would be bought", () => {
  inTurn(HELD, END);
  thing("a").focus();
  const spot = spotOf(root());
  thing("a").remove();
  restore(root(), spot);
  expect((document.activeElement as HTMLElement).dataset.zone).toBe("end");
});

test("while others play it waits in the dock, and goes on from there", () => {
  inTurn("", END);
  root().querySelector<HTMLElement>('[data-zone="end"]')!.focus();
  const spot = spotOf(root());
  inTurn("", "");
  root().querySelector('[data-place="row:1"]')!.classList.remove("can");
  root().querySelector("[data-seat]")!.classList.remove("can");
  restore(root(), spot);
  expect(document.activeElement).toBe(root().querySelector("[data-rest]"));
  root().querySelector('[data-zone="hand"]')!.innerHTML = HELD;
  restore(root(), spot);
  expect(document.activeElement).toBe(thing("a"));
});

test("a button of the dock that is gone leaves it in the dock", () => {
  inTurn(HELD, END);
  document.getElementById("all")!.focus();
  const spot = spotOf(root());
  document.getElementById("all")!.remove();
  restore(root(), spot);
  expect(document.activeElement).toBe(thing("a"));
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
