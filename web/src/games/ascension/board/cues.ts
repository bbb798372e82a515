/** How this game sounds: what each event is to the ear, and a motif for each faction that grows while its Heroes are played in a turn. */
import type { EventTold } from "../../../api/types.gen";
import type { Cue, Motifs } from "../../../table/sounds";
import { faceOf } from "../cards/faces";

/** Four notes each, in the scale of the ground: calm, rising, marching, falling. */
export const MOTIFS: Motifs = {
  enlightened: [440, 493.9, 587.3, 740],
  lifebound: [293.7, 440, 523.3, 659.3],
  mechana: [392, 392, 587.3, 784],
  void: [698.5, 587.3, 466.2, 349.2],
};

const CUES: Readonly<Record<string, Cue>> = {
  use: { voice: "bell" },
  acquire: { voice: "coin" },
  defeat: { voice: "drum" },
  banish: { voice: "suck" },
  destroy: { voice: "shatter" },
  take: { voice: "swish" },
  draw: { voice: "swish" },
  refill: { voice: "swish" },
  fate: { voice: "reveal" },
  reveal: { voice: "reveal" },
  treasure: { voice: "coin" },
  trophy: { voice: "bell" },
  set_aside: { voice: "suck" },
  extra_turn: { voice: "reveal" },
  turn: { voice: "turn" },
  end: { voice: "end" },
};

export function cueOf({ kind, card, zones, resource, amount }: EventTold): Cue | null {
  if (kind === "play") {
    if (zones[1] === "constructs") return { voice: "build" };
    const family = card === null ? null : faceOf(card)?.faction;
    return family ? { voice: "card", family } : { voice: "card" };
  }
  if (kind === "pool") return { voice: amount > 0 ? "coin" : "gong" }; // it grows, or is empty: the end has been called
  if (kind === "lose") return resource === "honor" && amount > 0 ? { voice: "shatter" } : null;
  return CUES[kind] ?? null;
}
