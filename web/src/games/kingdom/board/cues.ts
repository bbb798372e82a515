/** How this game sounds: work in the fields, building, discovering, and the end of rounds. */
import type { EventTold } from "../../../api/types.gen";
import type { Cue } from "../../../table/sounds";

const CUES: Readonly<Record<string, Cue>> = {
  play: { voice: "card" },
  use: { voice: "bell" },
  produce: { voice: "coin" },
  put: { voice: "swish" },
  discard: { voice: "swish" },
  shuffle: { voice: "swish" },
  reveal: { voice: "reveal" },
  discover: { voice: "reveal" },
  advance: { voice: "card" },
  upgrade: { voice: "build" },
  turned: { voice: "build" },
  sticker: { voice: "build" },
  gate: { voice: "build" },
  defeat: { voice: "drum" },
  block: { voice: "drum" },
  release: { voice: "bell" },
  destroy: { voice: "shatter" },
  banish: { voice: "suck" },
  set_aside: { voice: "suck" },
  round_end: { voice: "turn" },
  last_round: { voice: "gong" },
  end: { voice: "end" },
};

export function cueOf({ kind }: EventTold): Cue | null {
  return CUES[kind] ?? null;
}
