import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { placed } from "../../../art/light.ts";
import { distance, mask } from "../../../art/masks.ts";
import { plates } from "./card.ts";
import { cards, pictures } from "./index.ts";
import { stances } from "./stances.ts";

const WEB = resolve(import.meta.dirname, "../../..");
const WRITTEN = resolve(WEB, "../../src/deckwright/games/kingdom/pictures");

/** How much the silhouettes of two cards of a kind differ at least, as a share of all pixels. */
const UNLIKE = 0.18;

describe("the pictures of the vale", () => {
  it("are written as they are drawn now: `npm run art`", () => {
    expect(readdirSync(WRITTEN).sort()).toEqual(Object.keys(pictures).map((id) => `${id}.svg`).sort());
    const stale = Object.entries(pictures).filter(([id, draw]) => readFileSync(join(WRITTEN, `${id}.svg`), "utf8") !== draw());
    expect(stale.map(([id]) => id)).toEqual([]);
  }, 60_000);

  it("say of each card how it grows", () => {
    for (const { numbers, grows } of cards) expect(grows.length, `card ${numbers[0]}`).toBeGreaterThan(20);
    expect(new Set(cards.flatMap(({ numbers }) => numbers)).size).toBe(cards.flatMap(({ numbers }) => numbers).length);
  });

  it("move no figure that is not drawn", () => {
    expect(Object.keys(stances).filter((id) => !(id in pictures))).toEqual([]);
  });

  it("show two cards of a kind in two silhouettes", () => {
    const drawn = plates(cards.map((one) => ({ ...one, numbers: one.numbers.slice(0, 1) })));
    const masks = drawn.map((plate) => ({ ...plate, mask: mask(placed(plate.planes.figure, plate.stance)) }));
    const alike: string[] = [];
    let pairs = 0;
    masks.forEach((one, at) => {
      for (const other of masks.slice(at + 1)) {
        if (one.kind !== other.kind || one.number === other.number) continue;
        pairs += 1;
        const apart = distance(one.mask, other.mask);
        if (apart <= UNLIKE) alike.push(`${one.number}-${one.stage} = ${other.number}-${other.stage}: ${apart.toFixed(3)}`);
      }
    });
    expect(alike).toEqual([]);
    expect(pairs).toBeGreaterThan(7000);
  }, 60_000);

  it("are nothing that pages import", () => {
    const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|(^|\/)art\//.test(name));
    expect(files.length).toBeGreaterThan(100);
    const found = files.filter((name) =>
      [...readFileSync(join(WEB, name), "utf8").matchAll(/(?:from|import|import\()\s*["']([^"']+)["']/g)].some(([, from]) =>
        resolve(WEB, dirname(name), from!).startsWith(import.meta.dirname),
      ),
    );
    expect(found).toEqual([]);
  });
});
