import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { list } from "../../../art/generate.ts";
import { pictures } from "../art/index.ts";
import { artOf, emblemPicture } from "./art";
import { edition, painted } from "./painted";

const SETS = join(import.meta.dirname, "../../../../../src/deckwright/games/ascension/cards/sets");
const cards = readdirSync(SETS)
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => [...readFileSync(join(SETS, name), "utf8").matchAll(/^ {2}- id: (\S+)$/gm)].map((found) => found[1] ?? ""));
const drawn = Object.entries(pictures).map(([id, draw]) => [id, draw()] as const);

/** Every tag closed in order, every attribute once and quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([\w]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((found) => found[1]);
      if (new Set(names).size !== names.length) return "twice";
      if (close) return open.pop() === name ? "" : "crossed";
      if (!empty) open.push(name);
      return "";
    },
  );
  return rest === "" && open.length === 0;
}

describe("the pictures of the cards", () => {
  it("are there for every card of every set, and for nothing else", () => {
    expect(cards.length).toBeGreaterThan(95);
    expect([...new Set(cards)].filter((id) => !(id in pictures))).toEqual([]);
    expect(Object.keys(pictures).filter((id) => !cards.includes(id))).toEqual([]);
    expect([...painted]).toEqual(Object.keys(pictures));
  });

  it("are listed for the client as `npm run art` writes the list", () => {
    expect(readFileSync(join(import.meta.dirname, "painted.ts"), "utf8")).toBe(list(pictures));
  });

  it.each(drawn)("%s is well-formed and complete", (_, svg) => {
    expect(wellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
    expect([...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((found) => found[1] ?? found[2]).filter((id) => !ids.has(id))).toEqual(
      [],
    );
    expect(svg.length).toBeLessThan(17_000); // the largest have two people or a machine of many parts
  });

  it("tell the well-formed from the broken", () => {
    expect(wellFormed('<svg><g><path d="M0 0"/></g></svg>')).toBe(true);
    expect(wellFormed('<svg><g><path d="M0 0"/></svg>')).toBe(false);
    expect(wellFormed('<svg><path d="M0" d="M1"/></svg>')).toBe(false);
    expect(wellFormed("<svg>loose</svg>")).toBe(false);
  });

  // What travels is compressed: less than a third of this.
  it("are small", () => {
    expect(drawn.reduce((sum, [, svg]) => sum + svg.length, 0) / drawn.length).toBeLessThan(12_000);
  });

  it("differ from each other in their shapes, not only in colour", () => {
    const shapes = drawn.map(([id, svg]) => [id, new Set([...svg.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]))] as const);
    const alike: string[] = [];
    shapes.forEach(([one, a], at) => {
      for (const [other, b] of shapes.slice(at + 1)) {
        const same = [...a].filter((d) => b.has(d)).length;
        if (same > 0.6 * Math.min(a.size, b.size)) alike.push(`${one} = ${other}`);
      }
    });
    expect(alike).toEqual([]);
  });
});

describe("a card that nobody painted", () => {
  const stranger = { id: "my-own-hero", type: "hero", faction: "void" };

  it("gets a picture of its emblem, always the same", () => {
    expect(artOf(stranger)).toBe(emblemPicture(stranger));
    expect(emblemPicture(stranger)).toBe(emblemPicture({ ...stranger }));
    expect(wellFormed(decodeURIComponent(emblemPicture(stranger).slice("data:image/svg+xml,".length)))).toBe(true);
  });

  it("looks unlike another one", () => {
    const many = Array.from({ length: 60 }, (_, at) => emblemPicture({ ...stranger, id: `card-${at}` }));
    expect(new Set(many).size).toBe(60);
    expect(emblemPicture({ ...stranger, faction: null })).not.toBe(emblemPicture(stranger));
  });

  it("a painted card has its file", () => {
    expect(artOf({ id: "mystic", type: "hero", faction: null })).toBe(`/assets/art/ascension/mystic.svg?${edition}`);
  });
});
