import { describe, expect, test } from "vitest";

import type { ActionOffered, EventTold, LessonListed, Question, State } from "../../../api/types.gen";
import { fits, isStuck, progressOf, waysOf } from "../../../table/tutorial/lesson";
import taught from ".";

const lesson: LessonListed = {
  id: "row",
  game: "ascension",
  steps: [
    { id: "welcome", show: "row" },
    { id: "first", do: "play apprentice" },
    { id: "rest", do: "play *", times: 2 },
    { id: "acquire", do: "acquire wolf-shaman" },
    { id: "always", do: "acquire heavy-infantry" },
    { id: "end", do: "end turn" },
  ],
};

/** Events of the learner from words like `play apprentice`; `turn 1` is another seat's turn. */
function log(...words: string[]): EventTold[] {
  return words.map((text, number) => {
    const [kind = "", what = ""] = text.split(" ");
    const turn = kind === "turn";
    return {
      number,
      parent: null,
      kind,
      player: turn ? Number(what) : 0,
      card: turn || !what ? null : what,
      source: null,
      amount: 0,
      resource: null,
      zones: [],
      rule: null,
      ruling: null,
      other: null,
      said: null,
    };
  });
}

const played = ["play apprentice", "play apprentice", "play militia"];
const at = (events: EventTold[], read = 1) => progressOf(lesson, events, read, taught);

describe("progress", () => {
  test("waits at what is to be read", () => {
    expect(at(log(), 0)).toMatchObject({ step: 0, done: false });
    expect(at(log(), 1)).toMatchObject({ step: 1, times: 0 });
  });

  test("goes on past unread words when the learner plays", () => {
    expect(at(log("play apprentice"), 0)).toMatchObject({ step: 2, times: 0 });
  });

  test("counts what is asked for several times", () => {
    expect(at(log("play apprentice", "gain", "play militia"))).toMatchObject({ step: 2, times: 1 });
    expect(at(log(...played))).toMatchObject({ step: 3, times: 0 });
  });

  test("takes steps in another order as done", () => {
    expect(at(log(...played, "acquire heavy-infantry"))).toMatchObject({ step: 3 });
    expect(at(log(...played, "acquire heavy-infantry", "acquire wolf-shaman"))).toMatchObject({ step: 5 });
  });

  test("goes back when the log is shortened by undoing", () => {
    expect(at(log("play apprentice"))).toMatchObject({ step: 2 });
    expect(at(log())).toMatchObject({ step: 1 });
  });

  test("ends with the last step", () => {
    const all = log(...played, "acquire wolf-shaman", "acquire heavy-infantry", "turn 1");
    expect(at(all)).toMatchObject({ step: 6, done: true, offTrack: false });
  });

  test("does not count what the computer does", () => {
    const other = log("play apprentice").map((event) => ({ ...event, player: 1 }));
    expect(at(other)).toMatchObject({ step: 1 });
  });
});

describe("a step aside", () => {
  test("is told when it was weighty", () => {
    expect(at(log(...played, "acquire mystic")).offTrack).toBe(true);
    expect(at(log(...played, "turn 1")).offTrack).toBe(true);
  });

  test("is forgotten when the learner is back on the way", () => {
    expect(at(log(...played, "acquire mystic", "acquire wolf-shaman")).offTrack).toBe(false);
  });

  test("is nothing that a later step asks for", () => {
    expect(at(log(...played, "acquire heavy-infantry")).offTrack).toBe(false);
  });

  test("is no more cards played", () => {
    expect(at(log(...played, "play mystic")).offTrack).toBe(false);
  });
});

function offered(text: string): ActionOffered {
  const group = text.split(" ")[0] ?? "";
  return {
    text,
    label: text,
    group,
    card: null,
    slot: null,
    ability: null,
    seat: null,
    zone: null,
    useful: false,
    effect: "",
    warning: null,
  };
}

function asked(...texts: string[]): Question {
  return {
    player: 0,
    kind: "turn",
    source: null,
    card: null,
    about: null,
    optional: false,
    prompt: ["said", "", {}],
    actions: texts.map(offered),
    play_all: 0,
  };
}

test("patterns match whole words only", () => {
  expect(fits("acquire wolf-shaman", "acquire wolf-shaman")).toBe(true);
  expect(fits("acquire wolf-shaman@2", "acquire wolf-shaman")).toBe(false);
  expect(fits("choose discard:apprentice", "choose *:apprentice")).toBe(true);
  expect(fits("play xyz", "play x.z")).toBe(false);
});

test("the ways of a step are actions of any slot, or those it names", () => {
  const acquire = lesson.steps[3];
  if (!acquire) throw new Error("no step");
  const ways = waysOf(acquire, asked("acquire wolf-shaman@2", "acquire mystic", "end turn").actions);
  expect(ways.map((way) => way.text)).toEqual(["acquire wolf-shaman@2"]);
  const banish = { id: "b", do: "banish apprentice", by: "choose *:apprentice" };
  expect(waysOf(banish, asked("choose hand:apprentice", "decline").actions)).toHaveLength(1);
});

test("a step is stuck when neither it nor a card is offered in the learner's turn", () => {
  const acquire = lesson.steps[3];
  const stuck = (step: typeof acquire, question: Question | null) => isStuck(step, { question } as State, taught);
  expect(stuck(acquire, asked("end turn"))).toBe(true);
  expect(stuck(acquire, asked("play militia", "end turn"))).toBe(false);
  expect(stuck(acquire, asked("acquire wolf-shaman@2", "end turn"))).toBe(false);
  expect(stuck(acquire, { ...asked("end turn"), player: 1 })).toBe(false);
  expect(stuck(acquire, { ...asked("choose row:1"), kind: "row" })).toBe(false);
  expect(stuck(acquire, null)).toBe(false);
  expect(stuck(lesson.steps[0], asked("end turn"))).toBe(false);
});
