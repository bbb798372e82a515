/** What the browser tests share: setting up tables, listening to the wire, and playing by what is offered. */
import { expect, test as base, type BrowserContext, type Locator, type Page } from "@playwright/test";

import {
  PROTOCOL,
  type ActionOffered,
  type Askers,
  type LogPage,
  type Presence,
  type Question,
  type Refused,
  type SeatWanted,
  type Setup,
  type State,
  type TableMade,
} from "../src/api/types.gen.ts";
import { viewOf } from "../src/games/ascension/board/view.ts";
import { heard } from "./hearing.ts";

const PERSON: SeatWanted = { kind: "here", name: "Ana" };
const BEGINNER: SeatWanted = { kind: "bot", level: 1 };
export const AGAINST_A_BOT: Setup = { ruleset: "ascension-10th", mode: "versus", seats: [PERSON, BEGINNER], first: 0 };
export const ALONE: Setup = { ruleset: "ascension-10th", mode: "solo", seats: [PERSON] };

/** An open practice in which, played as named, the third turn begins with a Hero that draws a card. */
export const DRAWING = {
  setup: ALONE,
  seed: "practice 97",
  turns: [["Acquire: Seer of the Forked Path"], []],
  then: "Play: Seer of the Forked Path",
} as const;

/** An open practice in which, played as named, the third turn begins with a Hero that asks for a choice. */
export const ASKING = {
  setup: ALONE,
  seed: "practice 74",
  turns: [[], ["Acquire: Arha Templar"]],
  then: "Play: Arha Templar",
} as const;

// Setting up.

/** Without animations, unless the test chooses otherwise. */
export async function instant(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const key = "deckwright.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: "instant" }));
  });
}

/** Ask the server as the page of this device does. */
export async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const token = async () => (await page.context().cookies()).find((one) => one.name === "csrftoken")?.value;
  if (body !== undefined && !(await token())) await page.request.get("/api/rulesets");
  const answer =
    body === undefined
      ? await page.request.get(`/api${path}`)
      : await page.request.post(`/api${path}`, { data: body, headers: { "x-csrftoken": (await token()) ?? "" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

export function setUp(page: Page, setup: Setup, seed?: string, takeBacks = true): Promise<TableMade> {
  return ask<TableMade>(page, "/tables", { setup, practice_seed: seed ?? null, take_backs: takeBacks });
}

/** Set a table up and sit down at it. */
export async function sit(page: Page, setup: Setup, seed?: string, takeBacks = true): Promise<string> {
  const { table } = await setUp(page, setup, seed, takeBacks);
  await page.goto(`/t/${table}`);
  return table;
}

// Listening.

/** Everything that the tables' sockets have told a page. */
export class Wire {
  readonly states: State[] = [];
  readonly refusals: Refused[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      if (!socket.url().includes("/api/tables/")) return;
      socket.on("framereceived", ({ payload }) => this.hear(String(payload)));
    });
  }

  hear(text: string): void {
    const message = JSON.parse(text) as State | Refused | Presence | LogPage | Askers;
    if (message.type === "state") this.states.push(message);
    else if (message.type === "refused") this.refusals.push(message);
  }

  get state(): State {
    const last = this.states.at(-1);
    if (!last) throw new Error("The table has said nothing yet");
    return last;
  }

  get over(): boolean {
    return viewOf(this.state).over;
  }

  /** The seats whose hidden cards came with the states from this one on. */
  opened(from = 0): number[] {
    const seats = new Set<number>();
    for (const state of this.states.slice(from)) {
      for (const { seat, hand, deck } of viewOf(state).seats) if (hand.cards || deck.cards) seats.add(seat);
    }
    return [...seats].sort();
  }

  /** Wait until something has happened at the table, and one of us is asked again or the game is over. */
  async next(before: number, seat = 0): Promise<State> {
    const ready = () => {
      const { question, revision } = this.states.at(-1) ?? { question: null, revision: -1 };
      return revision > before && (this.over || (question?.player === seat && question.actions.length > 0));
    };
    await expect.poll(ready, { timeout: 120_000, intervals: [10, 20, 40, 80] }).toBe(true);
    return this.state;
  }
}

// Looking.

export const asked = (page: Page): Locator => page.getByRole("region", { name: "What is asked" });
export const hand = (page: Page): Locator => page.locator('[data-place^="hand:"]');

/** The button for what the server calls by this name: a card on the table, or an answer. */
export function button(page: Page, label: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^(\\d )?${label.replace(/[.()?*+[\]]/g, "\\$&")}`) }).first();
}

// Playing.

/** What to do next: play everything, use and defeat what one can, acquire the dearest, and end the turn. */
export function wanted(state: State): ActionOffered | "play all" {
  const { question } = state;
  if (!question) throw new Error("Nobody is asked");
  const { actions } = question;
  const first = actions[0];
  if (!first) throw new Error("Nothing is offered");
  if (question.kind !== "turn") return first;
  if (question.play_all > 0) return "play all";
  const prices = new Map(viewOf(state).row.map(({ slot, price }) => [slot, price ?? 0]));
  const worth = (action: ActionOffered) => (action.slot === null ? 0.5 : (prices.get(action.slot) ?? 0));
  for (const group of ["play", "use", "defeat", "acquire", "end"]) {
    const [best] = actions.filter((one) => one.group === group).sort((a, b) => worth(b) - worth(a));
    if (best) return best;
  }
  return first;
}

/** Press a card; where a screen is narrow it is lifted first, and pressed again. */
export async function take(page: Page, target: Locator): Promise<void> {
  await target.click();
  const narrow = (page.viewportSize()?.width ?? Infinity) <= 620;
  if (narrow && (await page.locator("[data-lift]").isVisible())) await page.locator("[data-lift] [data-answer]").first().click();
}

/** Do it with the mouse. */
export async function click(page: Page, state: State, what: ActionOffered | "play all"): Promise<void> {
  const actions = page.getByRole("group", { name: "What you can do" });
  if (what === "play all") return actions.getByRole("button", { name: "Play all" }).click();
  if (state.question?.kind !== "turn") {
    const index = state.question?.actions.indexOf(what) ?? 0;
    return take(page, page.locator(`[data-answer="${index + 1}"]`).first());
  }
  if (what.group === "end") {
    await actions.getByRole("button", { name: "End turn" }).click();
    const anyway = actions.getByRole("button", { name: "End anyway" });
    if (state.question.actions.some((one) => one.useful)) await anyway.click();
    return;
  }
  const several = state.question.actions.filter((one) => one.group === what.group && one.card === what.card && one.slot === what.slot);
  const label = await heard(page, state, what.label);
  if (several.length === 1) return take(page, button(page, label));
  await page.locator(`.can[data-card="${what.card}"]`).first().click();
  await asked(page).getByRole("button", { name: label }).first().click();
}

/** Play the turns of an open practice as its list says, up to the point that it is for. */
export async function playTo(page: Page, wire: Wire, script: typeof DRAWING | typeof ASKING): Promise<void> {
  await expect(hand(page)).toHaveCount(5);
  const press = async (target: Locator) => {
    const { revision } = wire.state;
    await take(page, target);
    await wire.next(revision);
  };
  for (const turn of script.turns) {
    await press(page.getByRole("button", { name: /^Play all/ }));
    for (const label of turn) await press(button(page, label));
    await click(page, wire.state, wire.state.question?.actions.find((one) => one.group === "end") ?? "play all");
    await expect(hand(page)).toHaveCount(5);
  }
  await press(button(page, script.then));
}

/** Play a table on over a socket of our own, as quickly as the server answers: to the end, or to a round. */
export async function playOn(page: Page, table: string, until = Infinity, seat = 0): Promise<void> {
  await page.evaluate(
    ({ table, until, seat, protocol }) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let seen = -1;
        let idle = setTimeout(fail, 60_000, new Error("The table stands still"));
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: "hello", protocol, seat });
        socket.onmessage = ({ data }) => {
          const state = JSON.parse(String(data)) as State;
          if (state.type !== "state" || state.revision <= seen) return;
          clearTimeout(idle);
          idle = setTimeout(fail, 60_000, new Error("The table stands still"));
          const view = state.view as { over: boolean; round: number };
          if (view.over || view.round >= until) {
            clearTimeout(idle);
            socket.close();
            return done();
          }
          const { question, revision } = state;
          if (question?.player !== seat) return;
          seen = revision;
          setTimeout(answer, 40, question, revision); // a table hears 30 messages a second
        };
        const answer = (question: Question, revision: number) => {
          const id = `played on ${revision} ${Math.random()}`;
          if (question.play_all > 0) return send({ type: "play_all", id, revision });
          const dearest = (group: string) => question.actions.findLast((one) => one.group === group && one.slot !== null);
          const best =
            question.actions.find((one) => ["play", "use", "trigger", "reward"].includes(one.group)) ??
            dearest("defeat") ??
            dearest("acquire") ??
            question.actions.find((one) => one.group === "defeat" || one.group === "acquire") ??
            question.actions[0];
          send({ type: "act", id, revision, text: best?.text ?? "end turn" });
        };
      }),
    { table, until, seat, protocol: PROTOCOL },
  );
}

/** Play these actions at a table over a socket of our own, each when we are asked. */
export async function playTexts(page: Page, table: string, texts: readonly string[], seat = 0): Promise<void> {
  await page.evaluate(
    ({ table, texts, seat, protocol }) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const left = [...texts];
        let seen = -1;
        const idle = setTimeout(fail, 60_000, new Error("The table stands still"));
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol, seat }));
        socket.onmessage = ({ data }) => {
          const { type, revision, question } = JSON.parse(String(data)) as State;
          if (type !== "state" || revision <= seen || question?.player !== seat) return;
          seen = revision;
          const text = left.shift();
          if (text !== undefined)
            setTimeout(() => socket.send(JSON.stringify({ type: "act", id: `text ${revision}`, revision, text })), 40);
          else {
            clearTimeout(idle);
            socket.close();
            done();
          }
        };
      }),
    { table, texts, seat, protocol: PROTOCOL },
  );
}

export interface Finished {
  table: string;
  watch: string;
}

/** One finished game for every test of a worker: whoever has its watch link may look at it. No page asks for a file in vain. */
export const test = base.extend<{ complete: void }, { finished: Finished }>({
  complete: [
    async ({ context }, use) => {
      const missing = new Set<string>();
      context.on("response", (answer) => {
        const { pathname } = new URL(answer.url());
        if (answer.status() === 404 && pathname.startsWith("/assets/")) missing.add(pathname);
      });
      await use();
      expect([...missing], "files that a page asked for in vain").toEqual([]);
    },
    { auto: true },
  ],
  finished: [
    async ({ browser }, use, info) => {
      const context = await browser.newContext({ baseURL: info.project.use.baseURL ?? "" });
      const page = await context.newPage();
      await page.goto("/rules");
      const { table, watch } = await setUp(page, AGAINST_A_BOT);
      await playOn(page, table);
      await context.close();
      await use({ table, watch });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

export { expect };
