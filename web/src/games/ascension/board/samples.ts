/** Small tables of this game for tests. */
import type { ActionOffered, State } from "../../../api/types.gen";
import { action as anyAction, state as anyState } from "../../../table/samples";
import type { SeatView, View } from "./view";

const ZONES: Record<string, string> = {
  play: "seats[].hand.cards",
  hand: "seats[].hand.cards",
  use: "seats[].constructs",
  construct: "seats[].constructs",
  trophy: "seats[].trophies",
  discard: "seats[].discard",
  void: "void",
};

/** An action as the server offers it, with the zone in which its card lies. */
export function action(text: string, group: string, more: Partial<ActionOffered> = {}): ActionOffered {
  const shared = ["acquire", "defeat", "teammate", "row", "pile"].includes(group);
  const zone = shared ? (more.slot == null ? "piles" : "row") : (ZONES[group] ?? null);
  return anyAction(text, group, { zone, ...more });
}

export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    team: number,
    honor: 0,
    hand: { count: 0, known: [] },
    deck: { count: 0, top: [] },
    discard: [],
    played: [],
    constructs: [],
    trophies: [],
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    game: "ascension",
    ruleset: "ascension-10th",
    mode: "versus",
    options: {},
    over: false,
    round: 1,
    turns: 0,
    turn_player: 0,
    first: 0,
    pool: 60,
    runes: 0,
    restricted_runes: 0,
    power: 0,
    energy: 0,
    end_triggered: false,
    extra_turns: 0,
    hand_size: 5,
    row: [],
    piles: {},
    void: [],
    box: [],
    center: { count: 50 },
    seats: [seat(0), seat(1)],
    rival: null,
    decision: null,
    event: 0,
    ...more,
  };
}

export function state(revision: number, more: Partial<State> = {}): State {
  return anyState(revision, { view: view(), ...more });
}
