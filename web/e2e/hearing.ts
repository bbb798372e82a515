/** What is said at a table, as its page reads. */
import type { Page } from "@playwright/test";

import type { Catalogue, GameDescribed, State } from "../src/api/types.gen.ts";
import { sentence, wordsOf, type Hearing, type Value } from "../src/table/said.ts";
import { ask } from "./table.ts";

const known = new Map<string, Promise<Omit<Hearing, "seat">>>();

async function learn(page: Page, game: string, ruleset: string): Promise<Omit<Hearing, "seat">> {
  const { messages } = await ask<GameDescribed>(page, `/games/${game}?lang=en`);
  const { cards } = await ask<Catalogue>(page, `/rulesets/${ruleset}/cards?lang=en`);
  const names = new Map(cards.map((card) => [card.id, card.name]));
  const card = (id: string) => names.get(id) ?? id;
  return { words: wordsOf("en", messages), card, face: card };
}

/** The English sentence. */
export async function heard(page: Page, state: State, told: Value): Promise<string> {
  const { game, ruleset } = state.view;
  const key = `${game}/${ruleset}`;
  const ears = known.get(key) ?? learn(page, game, ruleset);
  known.set(key, ears);
  return sentence(told, { ...(await ears), seat: (number) => state.seats[number]?.name ?? "" });
}
