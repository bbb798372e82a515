/** The story of a finished game: who is drawn in its chart, and the moments that are marked there. */
import type { AscensionOutcome } from "../../../api/types.gen";

export const MOST = 3;

/** A line of the chart: a seat, a team with what its seats have together, or the solo opponent. */
export interface Drawn {
  key: string;
  name: string;
  seats: readonly number[]; // none: the solo opponent
  look: number; // how it is drawn
  values: number[]; // before the first turn and after each
}

/** Who is drawn: in teams every team, else every seat; and the solo opponent where there is one. */
export function drawn(outcome: AscensionOutcome, sides: readonly { name: string; seats: readonly number[] }[], rival: string): Drawn[] {
  if (outcome.began.length === 0) return [];
  const over = [outcome.began, ...outcome.over_turns];
  const lines = sides.map(({ name, seats }, look) => ({
    key: `side-${look}`,
    name,
    seats,
    look,
    values: over.map((turn) => seats.reduce((sum, seat) => sum + (turn[seat] ?? 0), 0)),
  }));
  if (outcome.rival_over_turns.length === 0) return lines;
  return [...lines, { key: "rival", name: rival, seats: [], look: lines.length, values: outcome.rival_over_turns }];
}

export interface Moment {
  turn: number; // 1 is the first
  move: number; // with which it ended
  line: Drawn; // whose moment it was
  seat: number | null;
  gain: number; // of that line in this turn
  lead: boolean; // it took the lead
  card: string | null;
}

/** Turns with the most to tell, in their order: the last change of the lead, and the largest gains. */
export function moments(outcome: AscensionOutcome, lines: readonly Drawn[]): Moment[] {
  const all = outcome.turns.flatMap((taken, index): Moment[] => {
    const turn = index + 1;
    const gains = lines.map((line) => ({ line, gain: (line.values[turn] ?? 0) - (line.values[index] ?? 0) }));
    const leads = taken.lead && gains.find(({ line }) => line.seats.join() === taken.lead?.join());
    const own = gains.find(({ line }) => line.seats.includes(taken.seat));
    const of = leads ?? own;
    if (!of) return [];
    const card = of.line === own?.line ? taken.card : null;
    const seat = of.line === own?.line ? taken.seat : null;
    return [{ turn, move: taken.move, line: of.line, seat, gain: of.gain, lead: Boolean(leads), card }];
  });
  const last = all.findLast((moment) => moment.lead);
  const best = all.filter((moment) => moment !== last && moment.gain > 0).sort((a, b) => b.gain - a.gain || b.turn - a.turn);
  return [...(last ? [last] : []), ...best].slice(0, MOST).sort((a, b) => a.turn - b.turn);
}
