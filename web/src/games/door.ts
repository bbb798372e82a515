/** What a game's folder gives to the shell, through the default export of its `index.ts`. Everything heavy is loaded when it is wanted. */
import type { Component, Snippet } from "svelte";

import type { EventTold, State } from "../api/types.gen";
import type { Words } from "../shell/i18n.svelte";
import type { Screen } from "../shell/routes";
import type { Language } from "../shell/settings.svelte";
import type { AnyBoard } from "../table/board.svelte";
import type { Taught } from "../table/tutorial/taught";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a component binds is its own matter
type Loader<Props extends Record<string, any>> = () => Promise<{ default: Component<Props, object, any> }>;

/** The whole table, as a function of a state. */
export interface BoardProps {
  state: State;
  log: EventTold[];
  me: number | null; // the seat that is shown; null: as a spectator
  table?: string; // where somebody sits or watches
  act?: (text: string) => void; // without it the table can only be looked at
  together?: (texts: string[]) => void; // several actions as one: all of them or none, and one undo takes all of them back
  playall?: () => void;
  undo?: (to: "gesture" | "turn", past?: boolean) => void; // past what was revealed, where the table allows it
  earlier?: () => void; // asks for what comes before the log
  model?: AnyBoard | undefined; // for whoever wants to open panels from outside
  top?: Snippet;
  bottom?: Snippet;
}

/** A position of a replay: the same board with nothing to do at it. */
export interface ReplayBoardProps {
  state: State;
  seat: number | null;
}

/** How a game ended. */
export interface ResultProps {
  table: string;
  state?: State | null; // what the table shows, where it is at hand
  replay?: boolean; // whether the way to the replay is offered
  fresh?: boolean; // whether the game has just ended before whoever sees this
  ontable?: (() => void) | undefined; // back to the table as it stands
}

/** Pages of a game's own that have an address in every game. */
export type OwnPage = "cards" | "card" | "trees" | "tree" | "compare" | "hall" | "story";

/** A ruleset that is shown as a picture. */
export interface PaintingProps {
  ruleset: string;
}

/** What a game shows of itself before anybody sits down; it loads what it draws by itself. */
export interface Showcase {
  hero: Loader<{ day: number }>; // on the stage of the start page, another one each day
  painting: Loader<PaintingProps>; // fills the box in which it stands
  howto: Loader<Record<string, never>>; // how it is played, on one page
}

/** What can be drawn of a game's tables. */
export interface Drawn {
  board: Loader<BoardProps>;
  replay: Loader<ReplayBoardProps>;
  result: Loader<ResultProps>;
}

export interface Door extends Drawn, Partial<Showcase> {
  words: Record<Language, () => Promise<{ words: Words }>>;
  pages: Partial<Record<OwnPage, () => Promise<{ default: Screen }>>>;
  taught?: () => Promise<{ default: Taught }>; // where it has lessons
  standing?: (state: State) => number[]; // what everybody may see of how each seat stands, for a table among others
  terms: readonly string[]; // of its glossary: `glossary-{term}` and `glossary-{term}-text` are in its words
}
