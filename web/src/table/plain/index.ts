/** The plain board: any game's table as named zones, counters and buttons. */
import type { Drawn } from "../../games/door";

export default {
  board: () => import("./PlainBoard.svelte"),
  replay: () => import("./PlainReplay.svelte"),
  result: () => import("./PlainResult.svelte"),
} satisfies Drawn;
