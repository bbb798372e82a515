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
  result: () => import("./result/Result.svelte"),
  painting: () => import("./showcase/Painting.svelte"),
  howto: () => import("./showcase/HowTo.svelte"),
  pages: {
    cards: () => import("./kingdoms/Cards.svelte"),
    trees: () => import("./kingdoms/Kingdoms.svelte"),
    tree: () => import("./kingdoms/Kingdom.svelte"),
    compare: () => import("./kingdoms/Compare.svelte"),
    hall: () => import("./kingdoms/Hall.svelte"),
    story: () => import("./kingdoms/Chronicle.svelte"),
  },
  taught: () => import("./tutorial"),
  terms: [],
} satisfies Door;
