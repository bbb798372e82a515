/** The deeds of this game: what the others at the table want to know of, who did it, and who loses by it. */
import type { EventTold } from "../../../api/types.gen";
import type { Deed } from "../../../table/deeds";

const CAUSES = new Set(["reward", "defeat", "acquire", "treasure", "play", "use", "trophy", "fate", "turn"]);

/** The log keeps these for the curious: what every turn consists of, and what another line has said. */
const BOOKKEEPING = new Set(["draw", "shuffle", "lose", "spend", "refill", "choose", "ask", "leave", "return", "reward", "trophy"]);

/** What somebody did with a card, whatever the card lost or won by it. */
const DONE = new Set(["acquire", "defeat", "banish", "fate", "extra_turn", "treasure", "set_aside"]);

/** Whether an event is one of those that every turn consists of. */
export function isBookkeeping({ kind, zones, resource }: EventTold): boolean {
  if (kind === "discard") return true;
  if (kind === "lose") return resource !== "honor";
  if (kind === "treasure") return zones[1] === "row";
  return BOOKKEEPING.has(kind);
}

/** Who is behind an event: the player of the card or the turn that led to it; nobody, where Fate did. */
function doerOf(event: EventTold, find: (number: number) => EventTold | undefined): number | null {
  let cause = event.parent === null ? undefined : find(event.parent);
  while (cause && !CAUSES.has(cause.kind)) cause = cause.parent === null ? undefined : find(cause.parent);
  if (!cause) return event.player;
  return cause.kind === "fate" ? null : cause.player;
}

/** The deed that an event is; nothing where it is none. `find` knows the events of the log by their numbers. */
export function deedOf(event: EventTold, find: (number: number) => EventTold | undefined): Deed | null {
  const { kind, card, player } = event;
  const [from, to] = event.zones;
  const doer = doerOf(event, find);
  const deed = (who: number | null, loser: number | null): Deed => ({ event, kind, card, seat: who, to: loser });
  if (kind === "destroy") return deed(doer, player);
  if (kind === "take") return deed(player, event.other);
  if (kind === "banish") return deed(doer, doer === player || from === "row" ? null : player);
  if (kind === "discard") return from === "hand" && doer !== player ? deed(doer, player) : null;
  if (kind === "lose") return event.resource === "honor" ? deed(doer, player) : null;
  if (kind === "play") return to === "constructs" ? deed(player, null) : null;
  if (kind === "treasure") return to === "row" ? null : deed(player, null);
  return DONE.has(kind) ? deed(player, null) : null;
}
