/** A small kingdom for tests. */
import type { KingdomFace, ReachableTold, StageFace, State } from "../../../api/types.gen";
import { state as anyState } from "../../../table/samples";
import type { Shown, View } from "./view";

export function shown(card: number, more: Partial<Shown> = {}): Shown {
  return {
    card,
    stage: 1,
    keywords: ["land"],
    production: [["coin"]],
    fame: 0,
    upgrades: [],
    effects: [],
    boxes: 0,
    stickers: {},
    ticks: {},
    crossed: {},
    blocked_by: null,
    blocks: [],
    stays: false,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "kingdom",
    ruleset: "kingdom",
    mode: "solo",
    options: {},
    over: false,
    round: 2,
    turn: 1,
    turns: 3,
    turn_player: 0,
    phase: "turn",
    rounds_left: 29,
    last_round: false,
    expansion: null,
    restart_open: true,
    pool: { coin: 0, wood: 0, stone: 0, metal: 0, sword: 0, good: 0 },
    stickers: {},
    fame: 4,
    banished_fame: 0,
    written_fame: 0,
    score_track: [],
    deck: { count: 3, top: { card: 7, stage: 1 }, known_top: [], known_bottom: [], cards: [{ card: 7, stage: 1 }] },
    play: [],
    discard: [],
    permanents: [],
    set_aside: [],
    destroyed: [],
    banished: [],
    box: [13, 14],
    read: [],
    decision: null,
    event: 9,
    ...more,
  };
}

export function stage(number: number, name: string, more: Partial<StageFace> = {}): StageFace {
  return {
    stage: number,
    name,
    text: "",
    keywords: [{ word: "land", name: "Land" }],
    flags: [],
    production: [["coin"]],
    fame: 0,
    fame_text: "",
    upgrades: [],
    effects: [],
    boxes: 0,
    in_order: true,
    shared: false,
    ...more,
  };
}

export function face(number: number, stages: StageFace[], more: Partial<KingdomFace> = {}): KingdomFace {
  return {
    form: "kingdom",
    id: String(number),
    number,
    name: stages[0]?.name ?? "",
    faces: Object.fromEntries(stages.map((one) => [String(one.stage), one.name])),
    text: "",
    type: "kingdom",
    set: "vale-of-orrin",
    rulings: [],
    sides: [],
    protect: [],
    moments: [],
    chronicle: "",
    stages,
    ...more,
  };
}

export function state(revision: number, shownView: View, more: Partial<State> = {}): State {
  return anyState(revision, { view: shownView, ...more });
}

export function reachable(text: string, card: string, first: string[], label: string): ReachableTold {
  return { text, card, first, label: ["said", label, {}] };
}
