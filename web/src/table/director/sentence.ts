/** What is said of a beat while it is shown. */
import type { EventTold } from "../../api/types.gen";
import type { AnyBoard } from "../board.svelte";
import { chain } from "../story";
import type { Beat } from "./beats";

/** What happened; where it was done to whoever looks, by what as well. */
export function sentenceOf(beat: Beat, log: readonly EventTold[], board: AnyBoard): string {
  const event = beat.deed?.event ?? beat.events.find(({ said, kind }) => said !== null && (kind === beat.kind || kind === "use"));
  if (!event) return "";
  const line = board.speech.line(event);
  if (!beat.halts) return line;
  const cause = chain(log, event)
    .slice(1)
    .find((one) => one.said !== null && one.card !== null && one.kind !== "choose");
  return cause ? `${board.speech.line(cause)} → ${line}` : line;
}
