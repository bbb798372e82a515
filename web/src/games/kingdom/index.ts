/** The pages of Kingdom. */
import type { Door } from "../door";

export default {
  words: {
    en: () => import("./locale/en"),
    pt: () => import("./locale/pt"),
    pl: () => import("./locale/pl"),
    ru: () => import("./locale/ru"),
  },
  board: () => import("./board/Board.svelte"),
  replay: () => import("./board/ReplayBoard.svelte"),
  result: () => import("../../table/plain/PlainResult.svelte"),
  pages: {},
  terms: [],
} satisfies Door;
