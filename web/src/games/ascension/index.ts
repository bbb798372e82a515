/** The pages of Ascension. */
import type { AscensionView } from "../../api/types.gen";
import type { Door } from "../door";
import { TERMS } from "./terms";

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
  hero: () => import("./showcase/Fan.svelte"),
  painting: () => import("./showcase/Painting.svelte"),
  howto: () => import("./showcase/HowTo.svelte"),
  pages: {
    cards: () => import("./gallery/Gallery.svelte"),
    card: () => import("./gallery/CardPage.svelte"),
  },
  taught: () => import("./tutorial"),
  standing: ({ view }) => (view as AscensionView).seats.map(({ honor }) => honor), // in tokens: what lies in decks is not seen
  terms: TERMS,
} satisfies Door;
