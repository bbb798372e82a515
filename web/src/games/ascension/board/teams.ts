/** What each team has at a glance: the Honor that lies open before its seats, together. */
import type { View } from "./view";

export interface TeamHonor {
  team: number;
  honor: number;
  own: boolean;
}

const OTHERS = ["var(--danger)", "var(--void)", "var(--enlightened)"];

/** The colour of a team, the same wherever it is shown: one's own is one's own at every table. */
export function hueOf(view: View, me: number | null, team: number): string {
  const own = me === null ? 0 : view.seats[me]?.team;
  if (team === own) return "var(--ok)";
  const others = [...new Set(view.seats.map((seat) => seat.team))].filter((one) => one !== own);
  return OTHERS[others.indexOf(team) % OTHERS.length] ?? "";
}

/** The teams of a table, one's own first; none where everybody plays alone. */
export function teamsOf(view: View, me: number | null): TeamHonor[] {
  if (view.mode !== "teams") return [];
  const own = me === null ? null : view.seats[me]?.team;
  return [...new Set(view.seats.map((seat) => seat.team))]
    .map((team) => ({
      team,
      honor: view.seats.reduce((sum, seat) => (seat.team === team ? sum + seat.honor : sum), 0),
      own: team === own,
    }))
    .sort((a, b) => Number(b.own) - Number(a.own) || a.team - b.team);
}
