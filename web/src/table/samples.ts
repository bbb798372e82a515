/** Small tables for tests. */
import type { ActionOffered, EventTold, Said, State } from "../api/types.gen";

export function action(text: string, group: string, more: Partial<ActionOffered> = {}): ActionOffered {
  return {
    text,
    label: text,
    group,
    card: null,
    slot: null,
    ability: null,
    seat: null,
    zone: null,
    useful: false,
    effect: "",
    warning: null,
    ...more,
  };
}

/** What is said in these very words: a message that nobody knows is called by its key. */
export function said(text: string): Said | null {
  return text ? ["said", text, {}] : null;
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
    said: said(text),
    ...more,
  };
}

export function state(revision: number, more: Partial<State> = {}): State {
  return {
    type: "state",
    revision,
    kept: 0,
    first: more.kept ?? 0,
    events: [],
    since: -1,
    steps: [],
    question: {
      player: 0,
      kind: "turn",
      source: null,
      card: null,
      about: null,
      optional: false,
      prompt: ["said", "", {}],
      actions: [],
      play_all: 0,
    },
    seats: [
      { seat: 0, name: "Ana", kind: "person", level: null, here: true, online: true, claimed: true, devices: 1 },
      { seat: 1, name: "Bo", kind: "bot", level: 3, here: false, online: true, claimed: true, devices: 0 },
    ],
    undo: { gesture: false, turn: false, reason: null },
    watchers: 0,
    practice: false,
    drawn: null,
    ended: false,
    take_backs: 0,
    moved: null,
    lesson: null,
    faces: null,
    ack: null,
    view: { over: false, round: 1, turn_player: 0 } as State["view"], // what every game has; a game's samples know more
    ...more,
  };
}
