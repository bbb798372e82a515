import { describe, expect, test } from "vitest";

import type { ActionOffered, EventTold, LessonListed, Question, State } from "../../../api/types.gen";
import { isLook, isStuck, progressOf } from "../../../table/tutorial/lesson";
import { pointers } from "../../../table/tutorial/pointing";
import { shown, state, view } from "../board/samples";
import taught from ".";

const lesson: LessonListed = {
  id: "effect",
  game: "kingdom",
  steps: [
    { id: "look", do: "look 6", show: "card 6" },
    { id: "use", do: "use 4", show: "effect 4" },
    { id: "upgrade", do: "upgrade 9", show: "price 9" },
    { id: "fame", show: "fame" },
    { id: "undo", do: "undo", show: "undo" },
    { id: "again", do: "upgrade *", show: "prices" },
    { id: "go-on", do: "go on", show: "end" },
  ],
};

/** Events from words like `produce 4`. */
function log(...words: string[]): EventTold[] {
  return words.map((text) => {
    const [kind = "", card = null] = text.split(" ");
    return { kind, card, player: 0 } as EventTold;
  });
}

const at = (events: EventTold[], read: number) => progressOf(lesson, events, read, taught);
const step = (id: string) => lesson.steps.find((one) => one.id === id);

describe("progress", () => {
  test("a closer look and taking back are remembered beside the log", () => {
    expect(at(log(), 0)).toMatchObject({ step: 0 });
    expect(at(log("use 4"), 0)).toMatchObject({ step: 2 }); // gone on without looking
    expect(at(log("use 4", "upgrade 9"), 4)).toMatchObject({ step: 4 });
  });

  test("what was done before something was taken back counts no more, and need not be told", () => {
    expect(at(log(), 5)).toMatchObject({ step: 5, done: false });
    expect(at(log("use 4", "upgrade 9"), 5)).toMatchObject({ step: 6 }); // the same once more
    expect(at(log("use 4", "upgrade 9", "turn"), 5)).toMatchObject({ done: true });
  });

  test("a turn that ends in another way is a step aside, production is not", () => {
    expect(at(log("produce 1"), 1)).toMatchObject({ step: 1, offTrack: false });
    expect(at(log("pass"), 1)).toMatchObject({ step: 1, offTrack: true });
  });
});

test("a look at the right card does the step", () => {
  expect([isLook(step("look"), "6"), isLook(step("look"), "4"), isLook(step("use"), "4")]).toEqual([true, false, false]);
});

const offer = (text: string, card: string | null): ActionOffered => ({ text, card, group: "", label: "" }) as unknown as ActionOffered;

function asking(kind: string, actions: ActionOffered[], more = {}, undo = false): State {
  const question = { player: 0, kind, actions } as unknown as Question;
  return state(1, view(more), { question, undo: { gesture: undo, turn: undo, reason: null } });
}

test("a step is stuck where neither effects nor the other cards can pay for it", () => {
  const upgrades = [{ arrow: "down", to: 2, price: { wood: 2, stone: 1 }, payable: false }] as never;
  const hall = shown(9, { upgrades });
  const [wood, either, stone] = [
    shown(4, { production: [["wood"]] }),
    shown(5, { production: [["stone", "wood"]] }),
    shown(6, { production: [["stone"]] }),
  ];
  const stuck = (play: (typeof hall)[], actions: ActionOffered[] = []) =>
    isStuck(step("upgrade"), asking("turn", actions, { play }), taught);
  expect(stuck([hall, wood, either, stone])).toBe(false);
  expect(stuck([hall, wood, stone])).toBe(true);
  expect(stuck([hall, wood, stone], [offer("use 4 fell", "4")])).toBe(false);
  expect(stuck([wood, either, stone])).toBe(true); // the card is gone
  expect(isStuck(step("upgrade"), asking("next", []), taught)).toBe(true); // and so is the turn
  expect(isStuck(step("go-on"), asking("next", [offer("go on", null)]), taught)).toBe(false);
});

test("what cannot be taken back any more is stuck too", () => {
  expect(isStuck(step("undo"), asking("turn", []), taught)).toBe(true);
  expect(isStuck(step("undo"), asking("turn", [], {}, true), taught)).toBe(false);
});

test("a step points at what is printed on its card, or at the part of the table that it shows", () => {
  const offered = [offer("use 4 fell", "4"), offer("upgrade 9 down", "9"), offer("pass", null)];
  expect(pointers(step("use"), offered, taught)).toEqual(['[data-zone="play"] article[data-card="4"] .effect']);
  expect(pointers(step("upgrade"), offered, taught)).toEqual(['[data-zone="play"] article[data-card="9"] .upgrade']);
  expect(pointers(step("upgrade"), [], taught)).toEqual(['[data-zone="play"] article[data-card="9"] .upgrade']);
  expect(pointers(step("look"), offered, taught)).toEqual(['[data-zone="play"] article[data-card="6"]']);
  expect(pointers(step("go-on"), [offer("go on", null)], taught)).toEqual(['[data-zone="end"]']);
  expect(pointers(step("undo"), offered, taught)).toEqual(['[data-part="undo"]']);
});
