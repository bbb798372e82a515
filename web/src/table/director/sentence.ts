/** What is said of a beat while it is shown. */
import type { EventTold } from "../../api/types.gen";
import type { AnyBoard } from "../board.svelte";
import { chain } from "../story";
import type { Beat } from "./beats";

/** What happened; where it was done to whoever looks, by what as well. */
export function sentenceOf(beat: Beat, log: readonly EventTold[], board: AnyBoard): string {
  const event = beat.deed?.event ?? beat.events.find(({ said, kind }) => said !== null && (kind === beat.kind || kind === "use"));
  if (!event) return "";
  if (!beat.halts || !beat.deed) return board.speech.line(event);
  const lost = board.lossOf(beat.deed);
  const cause = chain(log, event)
    .slice(1)
    .find((one) => one.said !== null && one.card !== null && one.kind !== "choose");
  return cause ? `${board.speech.line(cause)} → ${lost}` : lost;
}
