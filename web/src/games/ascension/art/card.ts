/** A card's drawing under the law of its faction. */

import { paint, tones, type Mood, type Planes, type Stance, type Tones } from "../../../art/light.ts";
import { laws, type Faction } from "./laws.ts";

export interface Plate {
  faction: Faction;
  mood: Mood;
  /** What the picture shows of what the card does, in one line. */
  shows: string;
  draw: (t: Tones) => Planes;
  stance: Stance;
}

/** Cards of a faction: `const card = of("void")`, then `card("night", "what it shows", (t) => ({ far, middle, figure, near }))`. */
export const of =
  (faction: Faction) =>
  (mood: Mood, shows: string, draw: Plate["draw"], stance: Stance = {}): Plate => ({ faction, mood, shows, draw, stance });

/** The planes of a card in the tones of its faction. */
export const drawn = (plate: Plate): { tones: Tones; planes: Planes } => {
  const t = tones(laws[plate.faction], plate.mood);
  return { tones: t, planes: plate.draw(t) };
};

export function svg(plate: Plate): string {
  const { tones: t, planes } = drawn(plate);
  return paint("", t, planes, plate.stance);
}
