/** The faces at the drawn table: of computers those that would sit there, of people what they have chosen. */
import { company } from "../people/company.svelte";
import { COLOURS, MOTIFS, type Look } from "../people/look";
import { you } from "../people/you.svelte";
import type { Seat } from "./setup";

const WITHOUT: Look = { motif: "novice", colour: "night" }; // until the server has told who sits where

/** The face of a computer of this level at a seat. */
export function automaton(level: number, seat: number): Look {
  return company.bot(level, seat)?.look ?? WITHOUT;
}

/** Who sits on a chair, as a picture. */
export function lookOf(seats: readonly Seat[], index: number): Look {
  const seat = seats[index];
  if (seat?.kind === "bot") return automaton(seat.level, index);
  if (index === seats.findIndex((one) => one.kind === "here")) return you.look;
  return { motif: MOTIFS[(index * 5) % MOTIFS.length] ?? "owl", colour: COLOURS[(index * 3 + 1) % COLOURS.length] ?? "wine" };
}
