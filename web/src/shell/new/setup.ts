/** A game that is being set up. What is possible comes from the server's list of rulesets. */
import { LEVELS, type Option, type RulesetListed, type SeatWanted, type Setup, type TableWanted } from "../../api/types.gen";
import { you, type You } from "../people/you.svelte";

export type Mode = NonNullable<Setup["mode"]>;
export type Kind = SeatWanted["kind"];

const MODES: readonly Mode[] = ["versus", "solo", "teams"];
export const KINDS: readonly Kind[] = ["here", "link", "bot"];
/** Who may sit at a table of so many chairs: where one plays alone, somebody plays here. */
export const kindsOf = (chairs: number): readonly Kind[] => (chairs > 1 ? KINDS : ["here"]);

export const FIRST_LEVEL = 2; // for somebody who has chosen none yet

export interface Seat {
  kind: Kind;
  name: string;
  level: number;
}

export interface Draft {
  ruleset: string;
  mode: Mode;
  seats: Seat[];
  options: Record<string, string>;
  first: number | null;
  takeBacks: boolean; // past what was revealed, where one person plays alone or against computers
  practice: boolean;
  seed: string;
}

export function person(name = ""): Seat {
  return { kind: "here", name, level: FIRST_LEVEL };
}

export function computer(level = FIRST_LEVEL): Seat {
  return { kind: "bot", name: "", level };
}

/** The modes of a ruleset that exist, in our order. */
export function modesOf(ruleset: RulesetListed): Mode[] {
  return MODES.filter((mode) => (ruleset.modes[mode]?.length ?? 0) > 0);
}

/** The numbers of players that a ruleset has in a mode. */
export function playersOf(ruleset: RulesetListed, mode: Mode): number[] {
  return ruleset.modes[mode] ?? [];
}

/** The options that say anything in a mode. */
export function optionsOf({ options }: RulesetListed, mode: Mode): Option[] {
  return options.filter(({ modes = [] }) => modes.length === 0 || modes.includes(mode));
}

/** The allowed number of players nearest to the wanted one; the smaller of two equally near. */
export function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), numbers[0] ?? wanted);
}

/** The seats of each team, counted from 0. Empty where everybody plays alone. */
export function teamsOf(ruleset: RulesetListed, { mode, seats }: Pick<Draft, "mode" | "seats">): number[][] {
  if (mode !== "teams") return [];
  return ruleset.teams.find((teams) => teams.flat().length === seats.length) ?? [];
}

/** So many seats: the last ones go, or computers of the level that plays already come. */
export function seated(seats: readonly Seat[], count: number): Seat[] {
  const level = seats.findLast((seat) => seat.kind === "bot")?.level ?? FIRST_LEVEL;
  return Array.from({ length: count }, (_, index) => seats[index] ?? computer(level));
}

/** The draft made possible: what the rulesets do not offer is brought to the nearest thing that they do. */
export function fitted(draft: Draft, rulesets: readonly RulesetListed[]): Draft {
  const ruleset = rulesets.find((one) => one.id === draft.ruleset) ?? rulesets[0];
  if (!ruleset) return draft;
  const modes = modesOf(ruleset);
  const mode = modes.includes(draft.mode) ? draft.mode : (modes[0] ?? draft.mode);
  const numbers = playersOf(ruleset, mode);
  const seats = seated(draft.seats, nearest(numbers, draft.seats.length));
  const [alone] = seats;
  if (alone && Math.max(...numbers) === 1) seats[0] = { ...alone, kind: "here" };
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([key, value]) => {
      const option = optionsOf(ruleset, mode).find((one) => one.key === key);
      return option?.values.slice(1).some((one) => one.value === value);
    }),
  );
  const first = draft.first !== null && draft.first < seats.length ? draft.first : null;
  return { ...draft, ruleset: ruleset.id, mode, seats, options, first };
}

export function opening(ruleset: string, level = FIRST_LEVEL): Draft {
  const seats = [person(), computer(level)];
  return { ruleset, mode: "versus", seats, options: {}, first: null, takeBacks: true, practice: false, seed: "" };
}

/** What the server is asked for. The first seat on this device is that of whoever sets the game up. */
export function setupOf(draft: Draft, me: You = you): Setup {
  const mine = draft.seats.findIndex(({ kind }) => kind === "here");
  const seats = draft.seats.map(({ kind, name, level }, index) => {
    const typed = kind === "bot" ? "" : name.trim();
    return index === mine ? { kind, name: typed || me.name, level, look: me.look } : { kind, name: typed, level };
  });
  return { ruleset: draft.ruleset, mode: draft.mode, seats, options: { ...draft.options }, first: draft.first };
}

/** Whether one person plays alone or against computers on this device: only then something revealed can be taken back. */
export function isForOne({ seats }: Pick<Draft, "seats">): boolean {
  const people = seats.filter((seat) => seat.kind !== "bot");
  return people.length === 1 && people[0]?.kind === "here";
}

/** The table that the server is asked for. */
export function wantedOf(draft: Draft): TableWanted {
  return { setup: setupOf(draft), practice_seed: draft.practice ? draft.seed.trim() : null, take_backs: draft.takeBacks };
}

/** The same without the names of people: what a setup code is made of. */
export function nameless(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map(({ kind, level }) => ({ kind, name: "", level })) } as Setup;
}

/** A setup from elsewhere as a draft; names that were typed here already stay. */
export function draftOf(setup: Setup, names: readonly string[] = []): Draft {
  return {
    ruleset: setup.ruleset,
    mode: setup.mode ?? "versus",
    seats: setup.seats.map((seat, index) => ({
      kind: seat.kind,
      name: seat.name || names[index] || "",
      level: seat.level ?? FIRST_LEVEL,
    })),
    options: { ...setup.options },
    first: setup.first ?? null,
    takeBacks: true,
    practice: false,
    seed: "",
  };
}

function isSeat(value: unknown): value is Seat {
  const seat = value as Partial<Seat> | null;
  return (
    typeof seat === "object" &&
    seat !== null &&
    KINDS.some((kind) => kind === seat.kind) &&
    typeof seat.name === "string" &&
    LEVELS.some((level) => level === seat.level)
  );
}

/** The draft out of whatever was stored; null where it is not one. An open practice is never the next default. */
export function readDraft(stored: unknown): Draft | null {
  const known = stored as Partial<Draft> | null;
  if (typeof known !== "object" || known === null) return null;
  const { ruleset, mode, seats, options, first, takeBacks } = known;
  if (typeof ruleset !== "string" || !MODES.some((one) => one === mode)) return null;
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat)) return null;
  const chosen = Object.entries(options ?? {}).filter(([, value]) => typeof value === "string");
  return {
    ruleset,
    mode: mode as Mode,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, level })),
    options: Object.fromEntries(chosen),
    first: typeof first === "number" && Number.isInteger(first) && first >= 0 ? first : null,
    takeBacks: takeBacks !== false,
    practice: false,
    seed: "",
  };
}
