/** Every page: its path, the key of its title, and the screen that is loaded when it is opened. */
import type { Component } from "svelte";

import { match } from "./router.svelte";

// A screen gets what its path names; it need not want it.
export type Screen = Component<any>;

export interface Route {
  path: string;
  title: string;
  load: () => Promise<{ default: Screen }>;
  bare?: boolean; // the table has the whole window to itself: a small header, no footer
}

export const routes: Route[] = [
  { path: "/", title: "page-start", load: () => import("./start/Start.svelte") },
  { path: "/new", title: "page-new", load: () => import("./new/NewGame.svelte") },
  { path: "/t/:table", title: "page-table", load: () => import("../table/Table.svelte"), bare: true },
  { path: "/replay/:table", title: "page-replay", load: () => import("../table/replay/Replay.svelte") },
  { path: "/cards", title: "page-gallery", load: () => import("../games/ascension/gallery/Gallery.svelte") },
  { path: "/cards/:ruleset/:card", title: "page-card", load: () => import("../games/ascension/gallery/CardPage.svelte") },
  { path: "/rules", title: "page-rules", load: () => import("./rules/Rules.svelte") },
  { path: "/rules/:id", title: "page-rules", load: () => import("./rules/Rules.svelte") },
  { path: "/learn", title: "page-learn", load: () => import("../games/ascension/tutorial/Tutorial.svelte") },
  { path: "/learn/:lesson", title: "page-learn", load: () => import("../games/ascension/tutorial/Lesson.svelte"), bare: true },
];

export const nowhere: Route = { path: "", title: "page-nowhere", load: () => import("./Nowhere.svelte") };

/** The page of a path, with what its path names. */
export function routeOf(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = match(route.path, path);
    if (params) return { route, params };
  }
  return { route: nowhere, params: {} };
}
