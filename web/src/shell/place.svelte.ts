/** What a screen puts into the header while it is shown. */
import type { Snippet } from "svelte";

export const place: { status: Snippet | null } = $state({ status: null });
