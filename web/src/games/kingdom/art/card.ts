/** A card's drawing: one motif, and how it grows from stage to stage. */

import { paint, tones, type Mood, type Planes, type Stance, type Tones } from "../../../art/light.ts";
import { laws, type Kind } from "./laws.ts";
import { stances } from "./stances.ts";

/** Draws a stage in the tones of its kind; `seed` is the card's number, so that copies of a card are not alike. */
export type Draw = (t: Tones, seed: number) => Planes;

export interface Stage {
  kind: Kind;
  mood: Mood;
  draw: Draw;
}

export interface Card {
  /** The card's number and those of its copies. */
  numbers: readonly number[];
  /** How the motif grows, in one line. */
  grows: string;
  stages: Readonly<Record<number, Stage>>;
}

export const card = (numbers: number | readonly number[], grows: string, stages: Readonly<Record<number, Stage>>): Card => ({
  numbers: typeof numbers === "number" ? [numbers] : numbers, grows, stages,
});

const of = (kind: Kind) => (mood: Mood, draw: Draw): Stage => ({ kind, mood, draw });

export const land = of("land");
export const livestock = of("livestock");
export const building = of("building");
export const faith = of("faith");
export const water = of("water");
export const person = of("person");
export const threat = of("threat");
export const event = of("event");
export const ledgerCard = of("ledger");
export const scrollCard = of("scroll");
export const item = of("item");
export const expansion = of("expansion");

/** One picture of a card. */
export interface Plate {
  number: number;
  stage: number;
  kind: Kind;
  tones: Tones;
  planes: Planes;
  stance: Stance;
}

export function plates(cards: readonly Card[]): Plate[] {
  return cards
    .flatMap((one) =>
      one.numbers.flatMap((number) =>
        Object.entries(one.stages).map(([stage, { kind, mood, draw }]): Plate => {
          const t = tones(laws[kind], mood);
          return { number, stage: Number(stage), kind, tones: t, planes: draw(t, number), stance: stances[`${one.numbers[0]!}-${stage}`] ?? {} };
        }),
      ),
    )
    .sort((a, b) => a.number - b.number || a.stage - b.stage);
}

export const svg = (plate: Plate): string => paint(`k${(plate.number * 4 + plate.stage).toString(36).padStart(2, "0")}`, plate.tones, plate.planes, plate.stance);
