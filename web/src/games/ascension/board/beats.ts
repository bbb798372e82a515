/** The beats of this game: which events are shown one after the other, and for how long. */
import type { EventTold } from "../../../api/types.gen";
import type { Beat, Opening } from "../../../table/director/beats";

/** Milliseconds at usual speed, for what somebody else does. */
const LENGTHS: Record<string, number> = {
  turn: 350,
  play: 260,
  construct: 450,
  use: 300,
  acquire: 760, // one has to see which
  defeat: 620,
  banish: 480,
  destroy: 560,
  take: 520,
  discard: 420,
  fate: 480,
  treasure: 480,
  trophy: 420,
  set_aside: 480,
  extra_turn: 450,
  put: 300,
  lose: 420,
  sweep: 300,
  draw: 160,
  refill: 240,
  end: 700,
};

function opening(kind: string, like = ""): Opening {
  return { kind, ms: LENGTHS[kind] ?? 0, like };
}

/** The beat that an event opens; nothing where it goes with the one before it. */
export function opens({ kind, card, player, zones, resource }: EventTold, before: Beat | undefined): Opening | null {
  const [from, to] = zones;
  if (kind === "play") return to === "constructs" ? opening("construct") : opening("play", `play ${player} ${card}`);
  if (kind === "discard") {
    if (before?.kind === "sweep") return null;
    return from === "played" ? opening("sweep") : opening("discard");
  }
  if (kind === "draw") return before?.kind === "sweep" || before?.kind === "draw" ? null : opening("draw");
  if (kind === "refill") return before?.kind === "refill" ? null : opening("refill");
  if (kind === "lose") return resource === "honor" ? opening("lose") : null;
  if (kind === "treasure") return to === "row" ? null : opening("treasure");
  if (kind === "trophy") return before?.kind === "defeat" ? null : opening("trophy");
  return kind in LENGTHS ? opening(kind) : null;
}
