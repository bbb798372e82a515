/** Ascension as its lessons mean it. */
import { catalogue } from "../../../shell/catalogue.svelte";
import { firstGame } from "../../../shell/start/quick";
import { LEARNER } from "../../../table/tutorial/lesson";
import type { Taught } from "../../../table/tutorial/taught";
import { placeOf } from "../board/places";

const FIRST_GAME_LEVEL = 1;
const TOLD = new Set(["play", "use", "acquire", "defeat", "banish"]);

const PARTS: Record<string, string> = {
  row: '[data-zone="row"]',
  hand: '[data-zone="hand"]',
  piles: '[data-zone="piles"]',
  constructs: '[data-zone="constructs"]',
  honor: '[data-zone="resources"]',
  pool: '[data-zone="honor"]',
  end: '[data-zone="end"]',
};

export default {
  wordsOf({ kind, player, card }) {
    if (TOLD.has(kind) && player === LEARNER && card !== null) return `${kind} ${card}`;
    if (kind === "end" || (kind === "turn" && player !== LEARNER)) return "end turn";
    return null;
  },
  decisive: /^(acquire|defeat|end) /,
  ending: /^end turn$/,

  canCome(_, { question }) {
    return question?.kind !== "turn" || question.actions.some(({ group }) => group === "play" || group === "use");
  },

  placeOf(action) {
    const place = placeOf(action, LEARNER);
    return place === null ? null : `[data-place=${JSON.stringify(place)}]`;
  },
  part: (show) => PARTS[show] ?? null,

  names({ view }) {
    return catalogue.ruleset === view.ruleset ? Object.fromEntries(catalogue.cards.map((face) => [face.id, face.name])) : null;
  },
  open: ({ view }) => void catalogue.open(view.ruleset),

  first: async () => `/t/${await firstGame(FIRST_GAME_LEVEL)}`,
} satisfies Taught;
