/** Who came in where, as the result lists it. */
import type { AscensionOutcome, SeatTaken } from "../../../api/types.gen";

export const SOURCES = ["tokens", "heroes", "constructs", "other"] as const;
export type Source = (typeof SOURCES)[number];

export interface Row {
  key: string;
  seat: number | null; // null: a whole team, or the solo opponent
  name: string;
  place: number | null;
  you: boolean;
  winner: boolean;
  parts: Record<Source, number> | null;
  total: number;
}

/** The seats in the order in which they came in, and the solo opponent where there is one, the better first. */
export function standing(outcome: AscensionOutcome, seats: readonly SeatTaken[], rival: string): Row[] {
  const rows: Row[] = outcome.ranking.map((seat, index) => {
    const honor = outcome.honor.find((one) => one.seat === seat);
    const taken = seats.find((one) => one.seat === seat);
    return {
      key: `seat-${seat}`,
      seat,
      name: taken?.name ?? String(seat + 1),
      place: index + 1,
      you: (taken?.here ?? false) && taken?.kind === "person",
      winner: outcome.winners.includes(seat),
      parts: honor ? { tokens: honor.tokens, heroes: honor.heroes, constructs: honor.constructs, other: honor.other } : null,
      total: honor?.total ?? 0,
    };
  });
  if (outcome.rival === null) return rows;
  const won = outcome.winners.length > 0;
  const other: Row = {
    key: "rival",
    seat: null,
    name: rival,
    place: won ? 2 : 1,
    you: false,
    winner: !won,
    parts: null,
    total: outcome.rival,
  };
  return won ? [...rows, other] : [other, ...rows.map((row) => ({ ...row, place: 2 }))];
}

/** The same with the seats of a team together, under the sum that counts. `teams` is the team of each seat. */
export function byTeam(rows: readonly Row[], teams: readonly number[], nameOf: (team: number) => string): Row[] {
  const order = [...new Set(rows.map((row) => teams[row.seat ?? 0] ?? 0))].map((team) => ({
    team,
    members: rows.filter((row) => teams[row.seat ?? 0] === team),
  }));
  order.sort((a, b) => Number(b.members[0]?.winner ?? false) - Number(a.members[0]?.winner ?? false) || sum(b.members) - sum(a.members));
  return order.flatMap(({ team, members }, index) => [
    {
      key: `team-${team}`,
      seat: null,
      name: nameOf(team),
      place: index + 1,
      you: false,
      winner: members.some((row) => row.winner),
      parts: null,
      total: sum(members),
    },
    ...members.map((row) => ({ ...row, place: null, winner: false })),
  ]);
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, row) => total + row.total, 0);
}

export type Verdict =
  | { kind: "you-win" | "you-lose" | "team-win" | "team-lose" | "draw" | "solo-won" | "solo-lost" | "rival" }
  | { kind: "winner" | "winners"; seats: number[] }
  | { kind: "team-wins"; team: number };

/** What the heading says: to one person on this device in person, to several or to watchers by name. `teams` is the team of each seat. */
export function verdict(outcome: AscensionOutcome, seats: readonly SeatTaken[], teams: readonly number[] | null = null): Verdict {
  const mine = seats.filter((seat) => seat.here && seat.kind === "person").map((seat) => seat.seat);
  const won = outcome.winners;
  if (outcome.rival !== null && mine.length > 0) return { kind: won.length > 0 ? "solo-won" : "solo-lost" };
  if (outcome.rival !== null && won.length === 0) return { kind: "rival" };
  if (won.length > 1 && won.length === seats.length) return { kind: "draw" };
  if (teams) {
    const own = new Set(mine.map((seat) => teams[seat]));
    if (own.size === 1) return { kind: won.includes(mine[0] as number) ? "team-win" : "team-lose" };
    return { kind: "team-wins", team: teams[won[0] ?? 0] ?? 0 };
  }
  if (mine.length === 1) return { kind: won.includes(mine[0] as number) ? "you-win" : "you-lose" };
  return { kind: won.length > 1 ? "winners" : "winner", seats: won };
}

/** By how much the winners are ahead of the best of the others; a team counts as a whole. */
export function margin(all: readonly Row[]): number {
  const rows = all.filter((row) => row.place !== null);
  const others = rows.filter((row) => !row.winner);
  const best = rows.filter((row) => row.winner);
  if (others.length === 0 || best.length === 0) return 0;
  return Math.max(...best.map((row) => row.total)) - Math.max(...others.map((row) => row.total));
}
