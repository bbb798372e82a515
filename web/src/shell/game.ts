import { match, page } from "./router.svelte";
import { DEFAULT_GAME } from "./settings.svelte";

/** Addresses that name a game themselves. */
export const TREES = "/games/:game";
export const TREE = "/games/:game/tree/:tree";
export const COMPARE = "/games/:game/compare/:tree";
export const STORY = "/games/:game/story/:table";
const OF_A_GAME = [TREES, TREE, COMPARE, STORY];

/** The game that a page is about: the one that its address names, else the default. */
export function gameAsked(): string {
  for (const path of OF_A_GAME) {
    const game = match(path, page.path)?.game;
    if (game) return game;
  }
  return page.query.get("game") ?? DEFAULT_GAME;
}
