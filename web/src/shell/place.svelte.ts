/** What a screen puts into the header, and into the name of the tab, while it is shown. */
import type { Snippet } from "svelte";

export const place: { status: Snippet | null; turn: boolean } = $state({ status: null, turn: false });
