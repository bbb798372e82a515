/** What holds now for a card, as the server tells it. */
import type { GlyphLine, Live } from "../../../api/types.gen";

export function liveAt(live: readonly Live[], ability: number, step: number): Live | undefined {
  return live.find((one) => one.ability === ability && one.step === step);
}

/** A part of a card's text, and how it stands. */
export interface Part {
  from: number;
  to: number;
  now: Live;
}

/** The parts of a text of which something is known now, in its order. */
export function parts(lines: readonly GlyphLine[], live: readonly Live[]): Part[] {
  return live.flatMap((now) => {
    const line = lines[now.ability];
    const told = now.step < 0 ? line?.told : line?.groups[now.step]?.told;
    return told ? [{ from: told[0], to: told[1], now }] : [];
  });
}
