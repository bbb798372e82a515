/** Every page: its path, the key of its title, and the screen that is loaded when it is opened. */
import type { Component } from "svelte";

import type { OwnPage } from "../games/door";
import { doorOf } from "../games/finder";
import { gameAsked } from "./game";
import { hear } from "./i18n.svelte";
import { match } from "./router.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a screen gets what its path names; it need not want it
export type Screen = Component<any>;

export interface Route {
  path: string;
  title: string;
  load: () => Promise<{ default: Screen }>;
  bare?: boolean; // the table has the whole window to itself: a small header, no footer
}

/** A page that the game brings, with its words. */
async function own(page: OwnPage): Promise<{ default: Screen }> {
  const game = gameAsked();
  const load = (await doorOf(game))?.pages[page];
  if (!load) return nowhere.load();
  const [screen] = await Promise.all([load(), hear(game)]);
  return screen;
}

/** A page of ours that speaks of the game in its words. */
async function about(load: Route["load"]): Promise<{ default: Screen }> {
  const [screen] = await Promise.all([load(), hear(gameAsked())]);
  return screen;
}

const routes: Route[] = [
  { path: "/", title: "page-start", load: () => import("./start/Start.svelte") },
  { path: "/new", title: "page-new", load: () => about(() => import("./new/NewGame.svelte")) },
  { path: "/t/:table", title: "page-table", load: () => import("../table/Table.svelte"), bare: true },
  { path: "/replay/:table", title: "page-replay", load: () => import("../table/replay/Replay.svelte") },
  { path: "/cards", title: "page-gallery", load: () => own("cards") },
  { path: "/cards/:ruleset/:card", title: "page-card", load: () => own("card") },
  { path: "/rules", title: "page-rules", load: () => about(() => import("./rules/Rules.svelte")) },
  { path: "/rules/:id", title: "page-rules", load: () => about(() => import("./rules/Rules.svelte")) },
  { path: "/learn", title: "page-learn", load: () => about(() => import("../table/tutorial/Tutorial.svelte")) },
  { path: "/learn/:lesson", title: "page-learn", load: () => import("../table/tutorial/Lesson.svelte"), bare: true },
  { path: "/daily", title: "page-daily", load: () => import("./daily/Daily.svelte") },
  { path: "/games/:game", title: "page-trees", load: () => own("trees") },
  { path: "/games/:game/tree/:tree", title: "page-tree", load: () => own("tree") },
  { path: "/games/:game/compare/:tree", title: "page-compare", load: () => own("compare") },
  { path: "/games/:game/hall", title: "page-hall", load: () => own("hall") },
  { path: "/games/:game/story/:table", title: "page-story", load: () => own("story") },
];

const nowhere: Route = { path: "", title: "page-nowhere", load: () => import("./Nowhere.svelte") };

/** The page of a path, with what its path names. */
export function routeOf(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = match(route.path, path);
    if (params) return { route, params };
  }
  return { route: nowhere, params: {} };
}
