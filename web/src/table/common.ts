/** What the view of every game has in common, whatever lies on its table. */
import type { State } from "../api/types.gen";

export interface TableView {
  game: string;
  ruleset: string;
  mode: string;
  over: boolean;
  round: number; // 0 where a game has no rounds
  turn_player: number;
  end_triggered: boolean; // the last round has begun
  winners: number[];
}

/** The common part of a state's view; what a game does not tell is left at its beginning. */
export function tableOf(state: State): TableView {
  const view = state.view as Partial<TableView & { last_round: boolean }>;
  return {
    game: view.game ?? "",
    ruleset: view.ruleset ?? "",
    mode: view.mode ?? "",
    over: view.over ?? false,
    round: view.round ?? 0,
    turn_player: view.turn_player ?? state.question?.player ?? 0,
    end_triggered: view.end_triggered ?? view.last_round ?? false, // by an event of the game, or by the count of its rounds
    winners: view.winners ?? [],
  };
}

/** Why somebody begins, for the words of it. */
export function whyBegins({ drawn }: State): "drawn" | "chosen" | "unknown" {
  if (drawn === null) return "unknown";
  return drawn ? "drawn" : "chosen";
}
