import { describe, expect, test } from "vitest";

import { having, hearLog, hearPresence, hearRefusal, hearState, nextCommand, nothing, type Known } from "./protocol";
import { action, event, said, state } from "./samples";

function after(...states: ReturnType<typeof state>[]): Known {
  return states.reduce((known, one) => hearState(known, one).known, nothing());
}

const playable = (revision: number, ...texts: string[]) =>
  state(revision, {
    kept: 0,
    question: {
      player: 0,
      kind: "turn",
      source: null,
      card: null,
      about: null,
      optional: false,
      prompt: ["said", "prompt-turn", {}],
      play_all: 0,
      actions: texts.map((text) => action(text, "play")),
    },
  });

describe("the log", () => {
  test("new events follow the kept ones", () => {
    const known = after(state(1, { events: [event(0, "a"), event(1, "b")] }), state(2, { kept: 2, events: [event(2, "c")] }));
    expect(known.log.map((one) => one.said)).toEqual(["a", "b", "c"].map(said));
    expect(having(known)).toEqual({ revision: 2, first: 0, event: 2 });
  });

  test("an undo shortens it", () => {
    const known = after(
      state(1, { events: [event(0, "a"), event(1, "b"), event(2, "c")] }),
      state(2, { kept: 1, events: [event(1, "d")] }),
    );
    expect(known.log.map((one) => one.said)).toEqual(["a", "d"].map(said));
  });

  test("a state that keeps more than the page has asks for everything", () => {
    const told = hearState(after(state(1, { events: [event(0, "a")] })), state(3, { kept: 5, events: [event(5, "f")] }));
    expect(told.outcome).toBe("gap");
    expect(told.known.log).toHaveLength(1);
  });

  test("an older state changes nothing but is an answer all the same", () => {
    const { known } = nextCommand({ ...after(playable(5, "play mystic")), wishes: [{ type: "act", text: "play mystic" }] }, "x");
    const told = hearState(known, state(4, { ack: "x" }));
    expect(told.outcome).toBe("old");
    expect(told.known.sent).toBeNull();
    expect(told.known.state?.revision).toBe(5);
  });

  test("a page without anything says so", () => {
    expect(having(nothing())).toEqual({ revision: -1, first: 0, event: -1 });
  });
});

/** The events from one number on, before another. */
const events = (first: number, end: number) => Array.from({ length: end - first }, (_, n) => event(first + n, `${first + n}`));
const numbers = (known: Known) => known.log.map((one) => one.number);
const long = () => after(state(1, { first: 200, events: events(200, 205) }));

describe("a long log", () => {
  test("begins with its end, and goes on from there", () => {
    expect(having(long())).toEqual({ revision: 1, first: 200, event: 204 });
    const told = hearState(long(), state(2, { kept: 205, events: events(205, 207) }));
    expect(told).toMatchObject({ outcome: "applied", fresh: events(205, 207) });
    expect(numbers(told.known)).toEqual([200, 201, 202, 203, 204, 205, 206]);
  });

  test("an undo shortens it", () => {
    expect(numbers(hearState(long(), state(2, { kept: 202 })).known)).toEqual([200, 201]);
  });

  test("begins anew where more happened than is told at once; only what is new is news", () => {
    const told = hearState(long(), state(9, { first: 203, events: events(203, 208) }));
    expect(told).toMatchObject({ outcome: "applied", fresh: events(205, 208) });
    expect(numbers(told.known)).toEqual([203, 204, 205, 206, 207]);
  });

  test("what is kept from before its beginning is not there: ask for everything", () => {
    expect(hearState(long(), state(2, { kept: 150, events: events(150, 160) })).outcome).toBe("gap");
  });

  test("a page before it is put before it, once", () => {
    const page = { type: "log" as const, first: 197, events: events(197, 200) };
    const known = hearLog(long(), page);
    expect(numbers(known).slice(0, 4)).toEqual([197, 198, 199, 200]);
    expect(hearLog(known, page)).toBe(known);
    expect(having(known)).toEqual({ revision: 1, first: 197, event: 204 });
  });
});

test("who comes and goes changes nothing else", () => {
  const before = after(state(3, { events: events(0, 2) }));
  const seats = before.state!.seats.map((seat) => ({ ...seat, online: false }));
  const known = hearPresence(before, { type: "presence", seats, watchers: 4 });
  expect(known.state).toEqual({ ...before.state, seats, watchers: 4 });
  expect(known.log).toBe(before.log);
  expect(hearPresence(nothing(), { type: "presence", seats, watchers: 4 })).toEqual(nothing());
});

describe("commands", () => {
  test("go one at a time, with the revision that was seen", () => {
    const wanting: Known = {
      ...after(playable(7, "play mystic", "play militia")),
      wishes: [
        { type: "act", text: "play mystic" },
        { type: "act", text: "play militia" },
      ],
    };
    const first = nextCommand(wanting, "one");
    expect(first.command).toEqual({ type: "act", text: "play mystic", id: "one", revision: 7 });
    expect(nextCommand(first.known, "two").command).toBeNull();
    const told = hearState(first.known, { ...playable(8, "play militia"), ack: "one" });
    expect(nextCommand(told.known, "two").command).toEqual({ type: "act", text: "play militia", id: "two", revision: 8 });
  });

  test("what is no longer offered is not sent, nor what was wanted after it", () => {
    const wanting: Known = {
      ...after(playable(7, "play mystic")),
      wishes: [
        { type: "act", text: "play militia" },
        { type: "act", text: "play mystic" },
      ],
    };
    const { known, command } = nextCommand(wanting, "one");
    expect(command).toBeNull();
    expect(known.wishes).toEqual([]);
  });

  test("nothing is sent before the table is known", () => {
    expect(nextCommand({ ...nothing(), wishes: [{ type: "play_all" }] }, "one").command).toBeNull();
  });

  test("what was revealed is taken back only where that is offered, and only if it is wanted by name", () => {
    const refused = { gesture: false, turn: false, reason: null };
    const known = after(state(1, { undo: { ...refused, past_gesture: true, past_turn: false } }));
    expect(nextCommand({ ...known, wishes: [{ type: "undo", to: "gesture" }] }, "u").command).toBeNull();
    const sent = nextCommand({ ...known, wishes: [{ type: "undo", to: "gesture", past: true }] }, "u").command;
    expect(sent).toMatchObject({ type: "undo", to: "gesture", past: true });
    expect(nextCommand({ ...known, wishes: [{ type: "undo", to: "turn", past: true }] }, "u").command).toBeNull();
    const plain = after(state(1, { undo: refused }));
    expect(nextCommand({ ...plain, wishes: [{ type: "undo", to: "gesture", past: true }] }, "u").command).toBeNull();
  });

  test("undo and play all are sent only where they are offered", () => {
    const known = after(state(1, { undo: { gesture: true, turn: false, reason: null } }));
    expect(nextCommand({ ...known, wishes: [{ type: "undo", to: "gesture" }] }, "u").command?.type).toBe("undo");
    expect(nextCommand({ ...known, wishes: [{ type: "undo", to: "turn" }] }, "u").command).toBeNull();
    expect(nextCommand({ ...known, wishes: [{ type: "play_all" }] }, "u").command).toBeNull();
  });

  test("several actions go as one command, if the first of them is still offered", () => {
    const known = after(playable(4, "play mystic"));
    const sent = (...texts: string[]) => nextCommand({ ...known, wishes: [{ type: "act_together", texts }] }, "c").command;
    expect(sent("play mystic", "end turn")).toEqual({ type: "act_together", id: "c", revision: 4, texts: ["play mystic", "end turn"] });
    expect(sent("end turn", "play mystic")).toBeNull();
    expect(sent()).toBeNull();
  });

  test("a refusal ends the command and what was wanted after it", () => {
    const wanting: Known = {
      ...after(playable(7, "play mystic", "play militia")),
      wishes: [
        { type: "act", text: "play mystic" },
        { type: "act", text: "play militia" },
      ],
    };
    const { known } = nextCommand(wanting, "one");
    const refused = { type: "refused" as const, ack: "one", code: "stale", detail: "" };
    expect(hearRefusal(known, refused)).toMatchObject({ sent: null, wishes: [] });
    expect(hearRefusal(known, { ...refused, ack: "other" })).toBe(known);
  });
});
