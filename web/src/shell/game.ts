/** The game that a page is about: the one that its address names, else the default. */
import { page } from "./router.svelte";
import { DEFAULT_GAME } from "./settings.svelte";

const IN_PATH = /^\/games\/([^/]+)/; // pages that only some games have name theirs in the path

export function gameAsked(): string {
  const named = IN_PATH.exec(page.path)?.[1];
  return named === undefined ? (page.query.get("game") ?? DEFAULT_GAME) : decodeURIComponent(named);
}
