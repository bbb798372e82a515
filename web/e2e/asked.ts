/** Positions of open practices in which something is asked, each with the actions that lead to it. */
import type { Page } from "@playwright/test";

import type { Setup, State } from "../src/api/types.gen.ts";
import { ALONE, playTexts, setUp, Wire } from "./table.ts";

export interface Position {
  setup: Setup;
  seed: string;
  texts: readonly string[];
}

const APPRENTICES = (n: number) => Array.from({ length: n }, () => "play apprentice");

/** A card of the hand or of the discard pile may be banished; six different ones lie in the pile. */
export const FROM_PILE: Position = {
  setup: ALONE,
  seed: "practice 81",
  texts: [
    ...[...APPRENTICES(4), "play militia", "acquire shade-of-the-black-watch@3", "end turn"],
    ...[...APPRENTICES(4), "play militia", "acquire void-initiate@2", "acquire wolf-shaman@2", "end turn"],
    ...[...APPRENTICES(3), "play militia", "play wolf-shaman", "play apprentice", "acquire seer-of-the-forked-path@2"],
    ...["acquire lifebound-initiate@1", "acquire heavy-infantry", "end turn", "play shade-of-the-black-watch"],
  ],
};

/** A Monster of the row or an always-available one is defeated; two in the row are equal. */
export const EQUAL: Position = {
  setup: ALONE,
  seed: "practice 64",
  texts: [
    ...[...APPRENTICES(4), "play militia", "acquire arha-templar@2", "end turn"],
    ...[...APPRENTICES(4), "play militia", "acquire yggdrasil-staff@2", "end turn"],
    ...[...APPRENTICES(3), "play arha-templar"],
  ],
};

/** Sit down at a table that has come to this position. */
export async function sitAt(page: Page, { setup, seed, texts }: Position): Promise<{ wire: Wire; state: State }> {
  const wire = new Wire(page);
  await page.goto("/learn");
  const { table } = await setUp(page, setup, seed);
  await playTexts(page, table, texts);
  await page.goto(`/t/${table}`);
  return { wire, state: await wire.next(-1) };
}
