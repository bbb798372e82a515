/** The kingdom as its player may see it. */
import type { State } from "../../../api/types.gen";
import type { Resource } from "../cards/resources";

export type Amounts = Partial<Record<Resource, number>>;

export interface UpgradeView {
  arrow: "down" | "right";
  to: number;
  price: Amounts;
  payable: boolean;
  others?: { price: Amounts }[];
  less?: number;
  discarding?: number;
}

export interface EffectView {
  name: string;
  icon: string;
  crossed: boolean;
  usable: boolean;
}

export interface Shown {
  card: number;
  stage: number;
  keywords: string[];
  production: Resource[][];
  fame: number;
  upgrades: UpgradeView[];
  effects: EffectView[];
  boxes: number;
  stickers: Record<string, number[]>;
  ticks: Record<string, number[]>;
  crossed: Record<string, string[]>;
  blocked_by: number | null;
  blocks: number[];
  stays: boolean;
  produces_less?: number;
}

export interface View {
  game: string;
  ruleset: string;
  over: boolean;
  round: number;
  turn: number;
  turns: number;
  phase: string;
  rounds_left: number;
  last_round: boolean;
  expansion: number | null;
  restart_open: boolean;
  pool: Record<Resource, number>;
  stickers: Record<string, number>;
  fame: number;
  banished_fame: number;
  written_fame: number;
  score_track: number[];
  deck: {
    count: number;
    top: { card: number; stage: number } | null;
    known_top: number[];
    known_bottom: number[];
    cards?: { card: number; stage: number }[];
  };
  play: Shown[];
  discard: Shown[];
  permanents: Shown[];
  set_aside: Shown[];
  destroyed: Shown[];
  banished: Shown[];
  box: number[];
  read: number[];
  decision: { kind: string; source: string | null; card: string | null; losing?: Record<string, Amounts> } | null;
  offered?: number[];
  packet?: Shown[];
  reading?: Shown[];
  scores?: number[];
  title?: Record<string, string>;
}

export function viewOf(state: State): View {
  return state.view as unknown as View;
}

/** The zones in which cards lie open, in the order in which they are looked through. */
export const OPEN = ["play", "permanents", "packet", "reading", "discard", "set_aside", "destroyed", "banished"] as const;
export type OpenZone = (typeof OPEN)[number];
