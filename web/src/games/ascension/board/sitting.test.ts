import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { State } from "../../../api/types.gen";
import { DEFAULT_GAME, settings } from "../../../shell/settings.svelte";
import { partOf } from "../../../table/parts";
import { event, said } from "../../../table/samples";
import Sitting from "../../../table/Sitting.svelte";
import { seat, state, view } from "./samples";

/** A line of our own in place of the browser's. */
const lines = vi.hoisted(
  () => [] as { readyState: number; sent: Record<string, unknown>[]; onopen?: () => void; onmessage?: (event: { data: string }) => void }[],
);
vi.mock("partysocket/ws", () => ({
  default: class {
    readyState = 1;
    sent: Record<string, unknown>[] = [];
    constructor() {
      lines.push(this);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    reconnect() {}
    close() {}
  },
}));

const line = () => lines.at(-1)!;

/** The board has come, and everything has been drawn. */
async function settled() {
  await partOf(DEFAULT_GAME, "board", false);
  for (let n = 0; n < 4; n += 1) await tick();
}

async function hear(told: State) {
  line().onmessage?.({ data: JSON.stringify(told) });
  await settled();
}

const SEATS: State["seats"] = ["Ana", "Bo"].map((name, n) => ({
  seat: n,
  name,
  kind: "person" as const,
  level: null,
  here: true,
  online: true,
  claimed: true,
  devices: 1,
}));

/** The table as a seat sees it while somebody is asked. */
function seen(revision: number, by: number | null, asked: number, more: { kind?: string; turn?: number } = {}): State {
  const hand = (n: number) => (n === by ? { count: 1, known: [], cards: [`card-of-${n}`] } : { count: 1, known: [] });
  return state(revision, {
    seats: SEATS,
    events: [event(0, "Ana plays Mystic")],
    question: {
      player: asked,
      kind: more.kind ?? "turn",
      source: more.kind ? "widow" : null,
      card: null,
      about: null,
      optional: false,
      prompt: ["said", "?", {}],
      actions: [],
      play_all: 0,
    },
    view: view({ turn_player: more.turn ?? asked, seats: [seat(0, { hand: hand(0) }), seat(1, { hand: hand(1) })] }),
  });
}

beforeEach(() => {
  lines.length = 0;
  const cards = { ruleset: "x", lang: "en", sets: [], cards: [] };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(JSON.stringify(path.endsWith("/returns") ? [] : cards))),
  );
});

function sit(seats: number[], more: { arrived?: boolean } = {}) {
  render(Sitting, { place: { table: "t", seats, watching: false }, lang: "en", aids: true, ...more });
  line().onopen?.();
}

test("a single person at a device sits down at once", async () => {
  sit([1]);
  expect(line().sent.at(-1)).toMatchObject({ type: "hello", seat: 1 });
  await hear(seen(1, 1, 1));
  expect(screen.getByRole("button", { name: "card-of-1" })).toBeTruthy();
});

test("who has just sat down hears in a line of the way back, and can take it out, put it away and take it out again", async () => {
  sit([1], { arrived: true });
  await hear(seen(1, 1, 1));
  const panel = () => screen.queryByRole("region", { name: "Your way back" });
  expect(panel()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Keep your way back to this seat" }));
  expect(screen.queryByRole("button", { name: "Keep your way back to this seat" })).toBeNull();
  await userEvent.click(within(panel()!).getByRole("button", { name: "Close" }));
  expect(panel()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Your way back" }));
  expect(panel()).toBeTruthy();
});

test("another device that asks is shown beside the table", async () => {
  sit([1]);
  await hear(seen(1, 1, 1));
  line().onmessage?.({ data: JSON.stringify({ type: "askers", askers: [{ seat: 1, code: "4827" }] }) });
  expect(await screen.findByRole("button", { name: "Let it in" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "card-of-1" })).toBeTruthy();
});

test("with several people nobody's cards come before that person has taken the device", async () => {
  sit([0, 1]);
  expect(line().sent.at(-1)).toMatchObject({ type: "hello", seat: null });
  await hear(seen(1, null, 0));
  expect(screen.getByRole("heading", { name: "Pass the device to Ana" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^I am Ana/ }));
  expect(line().sent.at(-1)).toMatchObject({ type: "hello", seat: 0 });
  await hear(seen(1, 0, 0));
  expect(screen.getByRole("button", { name: "card-of-0" })).toBeTruthy();
});

test("a decision in another's turn passes the device too, and says which card asks", async () => {
  sit([0, 1]);
  await hear(seen(1, null, 0));
  await userEvent.click(screen.getByRole("button", { name: /^I am Ana/ }));
  await hear(seen(1, 0, 0));
  await hear({ ...seen(2, 0, 1, { kind: "destroy", turn: 0 }), kept: 1, events: [] });
  expect(screen.getByRole("heading", { name: "Pass the device to Bo" })).toBeTruthy();
  expect(screen.getByText("Bo must decide: widow")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "card-of-0" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^I am Bo/ }));
  expect(line().sent.at(-1)).toMatchObject({ type: "hello", seat: 1, revision: -1, event: -1 });
});

const heard = () => [...document.querySelectorAll("[role=log] p")].map((one) => one.textContent);

test("what happened is read aloud, but not the whole log at the beginning: only whose turn it is", async () => {
  sit([0]);
  await hear(seen(1, 0, 0));
  expect(heard()).toEqual(["Your turn, Round 1. In hand: card-of-0"]);
  await hear({ ...seen(2, 0, 0), kept: 1, events: [event(1, "Ana gains 2 Runes", { kind: "gain" })] });
  expect(heard().slice(1)).toEqual(["Ana gains 2 Runes"]);
});

test("a choice in another's turn is read aloud, with the card that asks and after what led to it", async () => {
  sit([0]);
  await hear(seen(1, 0, 1));
  expect(heard()).toEqual(["Turn of Bo, Round 1"]);
  const asked = seen(2, 0, 0, { kind: "keep", turn: 1 });
  asked.question!.prompt = said("Choose the Construct you keep")!;
  settings.speed = "instant";
  await hear({ ...asked, kept: 1, events: [event(1, "Bo defeats Sea Tyrant", { kind: "defeat", player: 1 })] });
  settings.speed = "normal";
  expect(heard().slice(1)).toEqual(["Bo defeats Sea Tyrant", "You must decide: widow: Choose the Construct you keep"]);
  await hear({ ...asked, kept: 2, events: [] });
  expect(heard()).toHaveLength(3);
});

test("what has been taken back is said, and what one has to spend", async () => {
  sit([0]);
  await hear(seen(1, 0, 0));
  const rich = seen(2, 0, 0);
  await hear({ ...rich, view: { ...rich.view, runes: 4, power: 1 } as State["view"], kept: 1, events: [event(1, "Ana plays all")] });
  await vi.waitFor(() => expect(heard().slice(1)).toEqual(["Ana plays all", "You have: 4 Runes, 1 Power"]));
  await hear({ ...seen(3, 0, 0), kept: 1, events: [] });
  expect(heard().slice(3)).toEqual(["Taken back: Ana plays all"]);
});

test("a table that is gone says so instead of the table", async () => {
  sit([0]);
  line().onmessage?.({ data: JSON.stringify({ type: "refused", ack: null, code: "gone", detail: "There is no such table." }) });
  await tick();
  expect(screen.getAllByText("There is no such table.").length).toBeGreaterThan(0);
});

/** How the game came out; everything else is answered as before. */
function ended() {
  const outcome = { ...OUTCOME, form: "ascension", table: "t" };
  const answers: Record<string, unknown> = { outcome, state: over(9), cards: { ruleset: "x", lang: "en", sets: [], cards: [] } };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(JSON.stringify(answers[/\/(\w+)(\?|$)/.exec(path)?.[1] ?? ""] ?? answers.cards))),
  );
}

const OUTCOME = {
  winners: [0],
  ranking: [0, 1],
  honor: [0, 1].map((at) => ({ seat: at, tokens: 9 - at, heroes: 0, constructs: 0, other: 0, total: 9 - at })),
  began: [0, 0],
  over_turns: [[9, 8]],
  turns: [{ seat: 0, move: 3, card: null, lead: null }],
  best: [[], []],
  rival: null,
  rival_over_turns: [],
};

function over(revision: number): State {
  return state(revision, { seats: SEATS, question: null, view: view({ over: true, winners: [0], seats: [seat(0), seat(1)] }) });
}

const celebrated = () => document.querySelector(".ceremony") !== null;

async function resulted() {
  await partOf(DEFAULT_GAME, "result", false);
  expect(await screen.findByRole("heading", { name: /wins|win/ })).toBeTruthy();
}

test("a game that ends here has its moment, and then what can be done", async () => {
  ended();
  sit([0]);
  await hear(seen(1, 0, 0));
  await hear(over(2));
  await resulted();
  expect(celebrated()).toBe(true);
  const heading = document.getElementById("result-heading")!;
  expect(document.activeElement).toBe(heading);
  expect(document.getElementById(heading.getAttribute("aria-describedby")!)?.textContent).toBe("Ana: 9, Bo: 8");
  await userEvent.keyboard("x");
  expect(celebrated()).toBe(false);
  expect(screen.getByRole("button", { name: "Again Bo begins" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/t");
});

test("the last turn is played out, then the ceremony covers the table before the page changes beneath it", async () => {
  ended();
  sit([0]);
  await hear(seen(1, 0, 0));
  const last = { ...seen(2, 0, 1).view, over: true } as State["view"];
  const defeats = [1, 2].map((n) => event(n, "Bo defeats Cultist", { kind: "defeat", player: 1, card: "cultist" }));
  const told = [...defeats, event(3, "The game is over", { kind: "end" })];
  const steps: State["steps"] = [
    { seat: 1, end: 2, changes: [] },
    { seat: 1, end: 4, changes: [] },
  ];
  await hear({ ...over(2), kept: 1, since: 1, events: told, steps, view: last });
  const board = () => document.querySelector(".board") !== null;
  const unseen = () => document.querySelector(".end.beneath") !== null;
  await new Promise((done) => setTimeout(done, 900)); // the second defeat and the end have come to the table meanwhile
  expect([board(), celebrated()]).toEqual([true, false]);
  await fireEvent.pointerDown(document.body); // whoever does not want to wait
  await settled();
  expect([board(), celebrated()]).toEqual([true, false]); // the last table rests
  await vi.waitFor(() => expect(celebrated()).toBe(true), 1500);
  expect([board(), unseen()]).toEqual([true, true]);
  await vi.waitFor(() => expect([board(), unseen(), celebrated()]).toEqual([false, false, true]));
});

test("a game that was over is not celebrated again, and its table computes no next hand", async () => {
  ended();
  sit([0]);
  await hear(over(2));
  await resulted();
  expect(celebrated()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "See the table" }));
  await settled();
  expect(document.querySelector(".board")).toBeTruthy();
  expect(screen.queryByText(/next hand/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Result" }));
  await resulted();
  expect(document.activeElement).toBe(document.getElementById("result-heading"));
  expect(celebrated()).toBe(false);
});

test("who wants no motion sees the result at once", async () => {
  ended();
  settings.speed = "instant";
  sit([0]);
  await hear(seen(1, 0, 0));
  await hear(over(2));
  await resulted();
  expect(celebrated()).toBe(false);
  settings.speed = "normal";
});
