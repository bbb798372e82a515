import { describe, expect, it } from "vitest";

import { shareOfHue } from "../../../art/hues.ts";
import { placed, type Planes, type Tones } from "../../../art/light.ts";
import { distance, mask } from "../../../art/masks.ts";
import { drawn, type Plate } from "./card.ts";
import { enlightened } from "./enlightened.ts";
import { cards } from "./index.ts";
import { laws, type Faction } from "./laws.ts";
import { lifebound } from "./lifebound.ts";
import { mechana } from "./mechana.ts";
import { monsters } from "./monsters.ts";
import { starting } from "./starting.ts";
import { voidbound } from "./void.ts";

const files = { starting, enlightened, lifebound, mechana, voidbound, monsters };

/** The files of which every card is declared with planes; a file that becomes so is added here. */
const DONE: readonly (keyof typeof files)[] = ["enlightened", "lifebound", "mechana", "monsters", "starting", "voidbound"];

/** How much the silhouettes of two cards of a faction differ at least, as a share of all pixels. */
const UNLIKE = 0.18;
/** How much of a picture has the hue of its faction at least. */
const OF_ITS_HUE = 0.55;

interface Shown extends Plate {
  id: string;
  tones: Tones;
  planes: Planes;
}

const plates = Object.entries(cards).flatMap(([id, card]): Shown[] => (typeof card === "function" ? [] : [{ id, ...card, ...drawn(card) }]));
const of = (faction: Faction) => plates.filter((plate) => plate.faction === faction);

/** Pairs of cards whose figures look alike when they are small and black. */
function alike(some: readonly Shown[]): string[] {
  const masks = some.map((plate) => ({ id: plate.id, mask: mask(placed(plate.planes.figure, plate.stance)) }));
  return masks.flatMap((one, at) =>
    masks.slice(at + 1).flatMap((other) => {
      const apart = distance(one.mask, other.mask);
      return apart > UNLIKE ? [] : [`${one.id} = ${other.id}: ${apart.toFixed(3)}`];
    }),
  );
}

/** Cards that have too little of the hue of their faction. */
const strays = (some: readonly Shown[]): string[] =>
  some.flatMap((plate) => {
    const share = shareOfHue(plate.tones, plate.planes, plate.stance);
    return share >= OF_ITS_HUE ? [] : [`${plate.id}: ${share.toFixed(2)}`];
  });

describe("the pictures of the factions", () => {
  it("say what they show", () => {
    for (const { id, shows } of plates) expect(shows.length, id).toBeGreaterThan(15);
  });

  it("have three planes", () => {
    const flat = plates.filter((plate) => {
      const { far, middle, figure } = plate.planes;
      return !far || !middle || !figure;
    });
    expect(flat.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.keys(laws) as Faction[])("%s: two cards have two silhouettes", (faction) => {
    expect(alike(of(faction))).toEqual([]);
  }, 60_000);

  it.each(Object.keys(laws) as Faction[])("%s: most of each picture has the faction's hue", (faction) => {
    expect(strays(of(faction))).toEqual([]);
  }, 60_000);

  it("mark what the card does in the colour against the hue", () => {
    const plain = plates.filter((plate) => !Object.values(plate.planes).join("").includes(laws[plate.faction].accent.slice(1)));
    expect(plain.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.keys(files) as (keyof typeof files)[])("%s: every card is declared with planes, once that is done", (name) => {
    if (DONE.includes(name)) expect(Object.entries(files[name]).flatMap(([id, card]) => (typeof card === "function" ? [id] : []))).toEqual([]);
  });
});
