/** Pictures are asked for as soon as their cards are known, so that they are there when the cards are shown. */
import type { EventTold } from "../api/types.gen";
import { frame } from "./motion";

const MOST = 80; // of a log that was read anew; what has long happened is shown no more

// By their addresses. They are kept: a picture that nobody holds is read anew when its card comes back.
const asked = new Map<string, HTMLImageElement>();
let last: Promise<unknown> = Promise.resolve();

/** Reading one takes as long as a frame: each has its own. */
async function read(picture: string, image: HTMLImageElement): Promise<void> {
  await frame();
  await new Promise((done) => {
    image.onload = image.onerror = done;
    image.src = picture;
  });
}

export function fetchPictures(events: readonly EventTold[], pictureOf: (card: string) => string | null | undefined): void {
  for (const { card } of events.slice(-MOST)) {
    const picture = card ? pictureOf(card) : null;
    if (!picture || asked.has(picture)) continue;
    const image = new Image();
    asked.set(picture, image);
    last = last.then(() => read(picture, image));
  }
}
