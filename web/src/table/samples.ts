/** Small tables for tests. */
import type { ActionOffered, EventTold, State } from "../api/types.gen";
import type { SeatView, View } from "./view";

export function action(text: string, group: string, more: Partial<ActionOffered> = {}): ActionOffered {
  return { text, label: text, group, card: null, slot: null, ability: null, seat: null, zone: null, useful: false, effect: "", ...more };
}

export function event(number: number, text: string, more: Partial<EventTold> = {}): EventTold {
  return {
    number,
    parent: null,
    kind: "play",
    player: 0,
    card: null,
    source: null,
    amount: 0,
    resource: null,
    zones: [],
    rule: null,
    ruling: null,
    other: null,
    text,
    ...more,
  };
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

export function state(revision: number, more: Partial<Omit<State, "view">> & { view?: View } = {}): State {
  return {
    type: "state",
    revision,
    kept: 0,
    first: more.kept ?? 0,
    events: [],
    question: { player: 0, kind: "turn", source: null, card: null, about: null, optional: false, prompt: "", actions: [], play_all: 0 },
    seats: [
      { seat: 0, name: "Ana", kind: "person", level: null, here: true, online: true, claimed: true, devices: 1 },
      { seat: 1, name: "Bo", kind: "bot", level: 3, here: false, online: true, claimed: true, devices: 0 },
    ],
    undo: { action: false, turn: false, reason: "" },
    watchers: 0,
    practice: false,
    ended: false,
    lesson: null,
    ack: null,
    ...more,
    view: (more.view ?? view()) as unknown as State["view"],
  };
}
