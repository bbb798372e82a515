import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES: Record<string, string> = import.meta.glob("../**/locale/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const SOURCES: Record<string, string> = import.meta.glob(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../**/locale/**", "!../api/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

// Keys that are put together at run time, with what can stand in their place; `*` where the server or a game's folder says it.
const MADE: Record<string, string[]> = {
  "card-cost-": ["runes", "power"],
  "card-origin-": ["starting", "always", "center", "treasure"],
  "duel-counts-": ["samael", "cult"],
  "duel-heading-": ["samael", "cult"],
  "duel-takes-": ["samael", "cult"],
  "duel-wins-": ["samael", "cult"],
  "gallery-sort-": ["set", "name", "cost", "honor"],
  "glossary-": ["*"], // the terms that a game's door lists
  "hall-mark-": ["iron", "imported", "restart", "branch", "grown"],
  "icon-": ["passive", "activated", "time", "destroy", "optional", "forced", "once"],
  "howto-": ["hero", "construct", "monster"],
  "howto-turn-": ["1", "2", "3", "4"],
  "keyword-": ["*"], // the keywords of cards
  "lesson-": ["*"], // the server's lessons and their steps
  "met-": ["discard", "permanents", "side"],
  "node-": ["founded", "branch", "restart", "expansion"],
  "new-": ["here", "link", "bot"],
  "new-about-": ["*"], // the rulesets
  "new-mode-": ["versus", "versus-about", "solo", "solo-samael", "solo-cult", "teams", "teams-about"],
  "replay-mark-": ["gain", "defeat", "loss", "lead"],
  "replay-speed-": ["slow", "normal", "fast"],
  "res-": ["runes", "power"],
  "resource-": ["coin", "wood", "stone", "metal", "sword", "good", "any"],
  "result-": ["tokens", "heroes", "constructs", "other", "draw", "team-win", "team-lose"],
  "result-rival-": ["samael", "cult"],
  "rules-chapter-": ["*"], // the chapters of a rulebook
  "rules-part-": ["rules", "rulings", "glossary"],
  "rules-series-": ["*"],
  "settings-speed-": ["normal", "fast", "instant"],
  "settings-theme-": ["auto", "light", "dark"],
  "source-": ["other", "stickers", "banished", "written"],

  "table-": ["key-enter", "key-space", "key-escape"],
  "table-fold-": ["spend", "lose", "discard", "draw"],
  "sign-": ["*"],
  "table-lost-": ["destroy", "take", "discard", "banish"],
  "table-rival-": ["samael", "cult"],
  "tutorial-": ["stuck", "off-track", "wait", "again", "resume", "begin"],
  "voice-": ["*"], // by face and occasion, drawn from what there is
  "verb-": ["banish", "discard", "acquire", "defeat", "take", "copy", "destroy", "keep", "reward"],
};

const keys = Object.values(FILES).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
const written = new Set(Object.values(SOURCES).flatMap((text) => [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1])));
const quoted = new Set(Object.values(FILES).flatMap((text) => [...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1])));

function isMade(key: string): boolean {
  return Object.entries(MADE).some(
    ([start, ends]) => key.startsWith(start) && (ends.includes("*") || ends.includes(key.slice(start.length))),
  );
}

test("every message of the pages is said somewhere", () => {
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter((key) => !written.has(key) && !quoted.has(key) && !isMade(key))).toEqual([]);
});

test("what is said to be put together at run time is put together somewhere", () => {
  const starts = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? ""));
  expect(Object.keys(MADE).filter((start) => !starts.includes(start))).toEqual([]);
  for (const [start, ends] of Object.entries(MADE)) {
    const missing = ends.filter((end) => end !== "*" && !keys.includes(start + end));
    expect([start, missing]).toEqual([start, []]);
  }
});
