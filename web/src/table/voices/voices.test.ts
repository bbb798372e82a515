import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LANGUAGES, LEVELS, type EventTold, type SeatTaken, type State } from "../../api/types.gen";
import { faces } from "../../shell/people/automata";
import { settings } from "../../shell/settings.svelte";
import type { AnyBoard } from "../board.svelte";
import type { Deed } from "../deeds";
import { cuesIn, drawn, lineOf, OCCASIONS, Voices, weightiest, type Occasion } from "./voices";

const LONGEST = 36;

const linesIn = (lang: string) =>
  new Map(
    new FluentResource(readFileSync(`${import.meta.dirname}/locale/${lang}/voices.ftl`, "utf-8")).body.map(({ id, value }) => [
      id,
      value as string,
    ]),
  );

const bot = (seat: number, motif = "tinker"): SeatTaken => ({
  seat,
  name: "Wick",
  kind: "bot",
  level: 2,
  here: false,
  online: true,
  claimed: true,
  devices: 0,
  look: { motif, colour: "night" },
});
const ana: SeatTaken = { ...bot(0, "owl"), name: "Ana", kind: "person", level: null };
const event = (number: number, kind: string, player: number, more: Partial<EventTold> = {}): EventTold => ({
  number,
  parent: null,
  kind,
  player,
  other: null,
  card: null,
  source: null,
  resource: null,
  amount: 0,
  zones: [],
  rule: "",
  ruling: null,
  said: null,
  ...more,
});

function stateWith(seats: SeatTaken[], view: object = {}): State {
  return {
    seats,
    view: { round: 1, turn_player: 0, over: false, end_triggered: false, winners: [], ...view },
    kept: 0,
    events: [],
  } as unknown as State;
}

const judge = {
  deedOf: (one: EventTold): Deed | null =>
    one.kind === "acquire"
      ? { event: one, kind: one.kind, card: one.card, seat: one.player, to: null }
      : one.kind === "destroy"
        ? { event: one, kind: one.kind, card: one.card, seat: 0, to: one.player }
        : null,
  isGreat: ({ card }: Deed) => card === "great",
};
const find = () => undefined;

test("every face has its lines for every occasion, in every language, and none is long", () => {
  const wanted = Object.keys(faces).flatMap((face) =>
    Object.entries(OCCASIONS).flatMap(([occasion, count]) => Array.from({ length: count }, (_, n) => `voice-${face}-${occasion}-${n + 1}`)),
  );
  expect(Object.keys(faces)).toHaveLength(LEVELS.length);
  for (const lang of LANGUAGES) {
    const lines = linesIn(lang);
    expect([...lines.keys()].sort()).toEqual([...wanted].sort());
    expect([...lines.values()].filter((line) => line.length > LONGEST)).toEqual([]);
    expect(new Set(lines.values()).size).toBe(lines.size);
  }
});

test("which line it is follows from table and event alone", () => {
  expect(lineOf(bot(1), "great", "t", 7)).toBe(lineOf(bot(1), "great", "t", 7));
  expect(lineOf(bot(1), "last", "t", 7)).toBe("voice-tinker-last-1");
  expect(new Set(Array.from({ length: 30 }, (_, n) => drawn("t", n, 2))).size).toBe(2);
  expect(lineOf(ana, "great", "t", 7)).toBe("");
  expect(lineOf(undefined, "great", "t", 7)).toBe("");
});

test("a bot greets in its first turn, and speaks of what is great, and of what is done to it", () => {
  const state = stateWith([ana, bot(1)]);
  const events = [
    event(1, "turn", 1),
    event(2, "acquire", 1, { card: "small" }),
    event(3, "acquire", 1, { card: "great" }),
    event(4, "acquire", 0, { card: "great" }),
    event(5, "destroy", 1),
    event(6, "turn", 0),
  ];
  const cues = cuesIn(events, state, "t", judge, find);
  expect(cues.map(({ occasion, event }) => [occasion, event])).toEqual([
    ["greet", 1],
    ["great", 3],
    ["lost", 5],
  ]);
  expect(weightiest(cues)?.occasion).toBe("lost");
  expect(cuesIn([event(1, "turn", 1)], stateWith([ana, bot(1)], { round: 2 }), "t", judge, find)).toEqual([]);
});

const before = { ...settings };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Object.assign(settings, before);
});

function sitting(state: State, choosing = false) {
  const board = {
    ...judge,
    state,
    choosing,
    spoken: null as { seat: number; text: string } | null,
    taken: (seat: number) => state.seats[seat],
  };
  return { board, voices: new Voices("t", () => board as unknown as AnyBoard) };
}

const great = [event(3, "acquire", 1, { card: "great" })];

test("a line is said for a while, then it is gone", async () => {
  const { board, voices } = sitting(stateWith([ana, bot(1)]));
  voices.hear(great, find);
  await vi.waitFor(() => expect(board.spoken?.seat).toBe(1));
  expect([...linesIn(settings.lang).values()]).toContain(board.spoken?.text);
  vi.advanceTimersByTime(4000);
  expect(board.spoken).toBeNull();
});

test.each<[string, boolean, Partial<typeof settings>]>([
  ["while a choice is asked", true, {}],
  ["switched off", false, { voices: false }],
  ["where everything is instant", false, { speed: "instant" }],
])("nothing is said %s", async (_, choosing, chosen) => {
  Object.assign(settings, chosen);
  const { board, voices } = sitting(stateWith([ana, bot(1)]), choosing);
  voices.hear(great, find);
  await vi.advanceTimersByTimeAsync(1000);
  expect(board.spoken).toBeNull();
});

test.each<[Occasion, object]>([
  ["last", { end_triggered: true }],
  ["win", { over: true, end_triggered: true, winners: [1] }],
  ["lose", { over: true, end_triggered: true, winners: [0] }],
])("the table comes to where a bot says: %s; but not where it stood so when the page was opened", async (occasion, view) => {
  const { board, voices } = sitting(stateWith([ana, bot(1)]));
  voices.look(stateWith([ana, bot(1)]));
  voices.look(stateWith([ana, bot(1)], view));
  await vi.waitFor(() => expect(board.spoken).not.toBeNull());
  const spoken = [...linesIn(settings.lang)].find(([, line]) => line === board.spoken?.text)?.[0];
  expect(spoken).toContain(`voice-tinker-${occasion}-`);
  const late = sitting(stateWith([ana, bot(1)]));
  late.voices.look(stateWith([ana, bot(1)], view));
  await vi.advanceTimersByTimeAsync(1000);
  expect(late.board.spoken).toBeNull();
});
