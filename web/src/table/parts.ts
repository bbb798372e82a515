/** What is drawn of a table, by the game that is played there: its own, or the plain one where it brings none. */
import type { Component } from "svelte";

import type { BoardProps, ReplayBoardProps, ResultProps } from "../games/door";
import { doorOf } from "../games/finder";
import { hear } from "../shell/i18n.svelte";
import { page } from "../shell/router.svelte";

interface Parts {
  board: Component<BoardProps, object, "model">;
  replay: Component<ReplayBoardProps>;
  result: Component<ResultProps>;
}

/** `?board=plain` shows any game on the plain board. */
export function plainAsked(): boolean {
  return page.query.get("board") === "plain";
}

/** A part of a game's table, once the game's words are there too. */
export async function partOf<Name extends keyof Parts>(game: string, name: Name, plain: boolean): Promise<Parts[Name]> {
  const door = await doorOf(game);
  const load = (plain ? null : door?.[name]) ?? (await import("./plain")).default[name];
  const [part] = await Promise.all([load(), hear(game)]);
  return part.default as Parts[Name];
}
