/** The game that a page is about: the one that its address names, else the default. */
import { page } from "./router.svelte";
import { DEFAULT_GAME } from "./settings.svelte";

export function gameAsked(): string {
  return page.query.get("game") ?? DEFAULT_GAME;
}
