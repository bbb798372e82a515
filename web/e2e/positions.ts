/** Tables as they stand late in a game: a real one, whose view is filled on its way to the page. */
import type { Page } from "@playwright/test";

import type { AscensionFace, Catalogue, SeatWanted, Setup, State } from "../src/api/types.gen.ts";
import { viewOf, type View } from "../src/games/ascension/board/view.ts";
import { ask, setUp } from "./table.ts";

const PERSON: SeatWanted = { kind: "here", name: "Ana" };
const RULESET = "ascension-combined";
const against = (bots: number): SeatWanted[] => [PERSON, ...Array.from({ length: bots }, () => ({ kind: "bot", level: 1 }) as const)];

interface Held {
  constructs: number;
  played: number;
  trophies: number;
  hand?: number;
}

export interface Position {
  name: string;
  setup: Setup;
  held?: Held;
  more?: (view: View) => void;
}

const versus = (bots: number): Setup => ({ ruleset: RULESET, mode: "versus", seats: against(bots), first: 0 });

/** What is looked at on every screen, from the first hand to more than any game has seen. */
export const POSITIONS: Position[] = [
  { name: "first hand", setup: versus(1) },
  { name: "late", setup: versus(1), held: { constructs: 7, played: 9, trophies: 2 } },
  { name: "latest", setup: versus(1), held: { constructs: 20, played: 30, trophies: 4, hand: 12 } },
  { name: "six players", setup: versus(5), held: { constructs: 7, played: 9, trophies: 2 } },
  { name: "teams", setup: { ...versus(3), mode: "teams" }, held: { constructs: 4, played: 5, trophies: 0 } },
  { name: "alone", setup: { ruleset: RULESET, mode: "solo", seats: [PERSON] }, held: { constructs: 3, played: 3, trophies: 1 } },
];

/** So many cards, each twice before the next comes. */
function some(cards: readonly AscensionFace[], count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => cards[(from + Math.floor(at / 1.5)) % cards.length]?.id ?? "");
}

/** Fill the areas of all seats; what lies in front of the first one may be used. */
function fill(state: State, held: Held, cards: readonly AscensionFace[]): void {
  const view = viewOf(state);
  const of = (type: string) => cards.filter((face) => face.type === type && face.origin === "center");
  const [constructs, heroes, monsters] = [of("construct"), of("hero"), of("monster")];
  for (const seat of view.seats) {
    const from = seat.seat * 9;
    seat.constructs = some(constructs, held.constructs, from).map((card, at) => ({ card, used: at % 3 === 2 ? ["use"] : [] }));
    seat.trophies = some(monsters, held.trophies, from);
    seat.discard = some(heroes, 8, from);
    seat.honor = 37 - 4 * seat.seat;
    if (seat.seat === view.turn_player) seat.played = some(heroes, held.played, from + 20);
    if (seat.hand.cards && held.hand) {
      seat.hand.cards = some([...heroes, ...constructs.slice(0, 3)], held.hand, from);
      seat.hand.count = held.hand;
    }
  }
  [view.runes, view.power, view.energy, view.pool] = [12, 10, 3, 9];
  view.void = some([...monsters, ...heroes], 14);
  const { question } = state;
  const mine = view.seats[0];
  const use = question?.actions.find(({ group }) => group === "end");
  if (!question || !mine || !use) return;
  question.actions = question.actions.filter(({ group }) => group !== "play" || !held.hand);
  for (const card of new Set(mine.constructs.filter(({ used }) => used.length === 0).map((one) => one.card)))
    question.actions.push({
      ...use,
      text: `use ${card}`,
      label: `Use: ${card}`,
      group: "use",
      card,
      zone: "seats[].constructs",
      seat: null,
    });
  for (const card of held.hand ? new Set(mine.hand.cards) : [])
    question.actions.push({
      ...use,
      text: `play ${card}`,
      label: `Play: ${card}`,
      group: "play",
      card,
      zone: "seats[].hand.cards",
      seat: null,
    });
}

/** Sit down at a table that looks so. */
export async function come(page: Page, { setup, held, more }: Position, seed = "a wide table"): Promise<string> {
  const { cards } = await ask<Catalogue>(page, `/rulesets/${setup.ruleset}/cards?lang=en`);
  const faces = cards.filter((face): face is AscensionFace => face.form === "ascension");
  await page.routeWebSocket(/\/api\/tables\/[^/]+\/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as State;
      if (message.type === "state") {
        if (held) fill(message, held, faces);
        more?.(viewOf(message));
      }
      line.send(JSON.stringify(message));
    });
  });
  const { table } = await setUp(page, setup, seed);
  await page.goto(`/t/${table}`);
  await page.locator('[data-place^="hand:"]').first().waitFor();
  return table;
}
