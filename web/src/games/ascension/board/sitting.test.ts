import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { State } from "../../../api/types.gen";
import { DEFAULT_GAME } from "../../../shell/settings.svelte";
import { partOf } from "../../../table/parts";
import { event } from "../../../table/samples";
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

test("who has just sat down is shown the way back, and can put it away and take it out again", async () => {
  sit([1], { arrived: true });
  await hear(seen(1, 1, 1));
  const panel = () => screen.queryByRole("region", { name: "Your way back" });
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

test("what happened is read aloud, but not the whole log at the beginning", async () => {
  sit([0]);
  await hear(seen(1, 0, 0));
  const live = () => document.querySelector("[aria-live=polite]")?.textContent;
  expect(live()).toBe("");
  await hear({ ...seen(2, 0, 0), kept: 1, events: [event(1, "Ana gains 2 Runes")] });
  expect(live()).toBe("Ana gains 2 Runes");
});

test("a table that is gone says so instead of the table", async () => {
  sit([0]);
  line().onmessage?.({ data: JSON.stringify({ type: "refused", ack: null, code: "gone", detail: "There is no such table." }) });
  await tick();
  expect(screen.getAllByText("There is no such table.").length).toBeGreaterThan(0);
});
