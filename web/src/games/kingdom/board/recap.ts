/** What was done in the turn that is over, without the cards that merely come and go. */
import type { EventTold } from "../../../api/types.gen";

const MOST = 8; // lines; the log has them all
const TOLD = new Set([
  "upgrade",
  "produce",
  "use",
  "turned",
  "reset",
  "tick",
  "sticker",
  "boost",
  "cross_out",
  "defeat",
  "destroy",
  "banish",
  "block",
  "release",
  "discover",
]);

export function deedsOfTurn(log: readonly EventTold[]): EventTold[] {
  const turn = log.findLastIndex((event) => event.kind === "turn");
  return log
    .slice(turn + 1)
    .filter((event) => TOLD.has(event.kind) && event.card !== null && event.said !== null)
    .slice(-MOST);
}
