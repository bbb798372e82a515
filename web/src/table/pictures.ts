/** Pictures are asked for as soon as their cards are known, so that they are there when the cards are shown. */
import type { EventTold } from "../api/types.gen";

const MOST = 80; // of a log that was read anew; what has long happened is shown no more

const asked = new Set<string>();

export function fetchPictures(events: readonly EventTold[], pictureOf: (card: string) => string | null | undefined): void {
  for (const { card } of events.slice(-MOST)) {
    const picture = card ? pictureOf(card) : null;
    if (!picture || asked.has(picture)) continue;
    asked.add(picture);
    new Image().src = picture;
  }
}
