/** What a screen puts into the header and its menu, and into the name of the tab, while it is shown. */
import type { Snippet } from "svelte";

import type { IconName } from "./icons/shapes";

/** Something that can be done on the screen that is shown. */
export interface Offer {
  icon: IconName;
  words: string;
  act: () => void;
}

export const place: { status: Snippet | null; turn: boolean; offers: Offer[] } = $state({ status: null, turn: false, offers: [] });
