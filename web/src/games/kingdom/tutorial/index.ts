/** Kingdom as its lessons mean it. */
import { MediaQuery } from "svelte/reactivity";

import { catalogue } from "../../../shell/catalogue.svelte";
import { fits } from "../../../table/tutorial/lesson";
import type { Taught } from "../../../table/tutorial/taught";
import { viewOf, type Shown, type View } from "../board/view";
import { faceOf } from "../cards/faces";
import { GAME } from "../kingdoms/asking";

/** Where what is printed on a card is too small for a finger: a touch lifts the card first. */
let small: MediaQuery | undefined;

const TOLD = new Set(["produce", "upgrade", "use"]);
const ALONE: Record<string, string> = { advance: "advance", pass: "pass", turn: "go on" };

const PARTS: Record<string, string> = {
  play: '[data-zone="play"]',
  prices: '[data-zone="play"] .upgrade:is(.can, .near)',
  deck: '.pile:has([data-zone="deck"])',
  discard: '.pile:has([data-zone="discard"])',
  fame: '[data-part="fame"]',
  resources: '[data-zone="resources"]',
  advance: '[data-part="advance"]',
  undo: '[data-part="undo"]',
  end: '[data-zone="end"]',
};

/** What is printed on a card, by what steps and actions call it. */
const PRINTED: Record<string, string> = {
  produces: ".produces",
  produce: ".produces",
  price: ".upgrade",
  upgrade: ".upgrade",
  effect: ".effect",
  use: ".effect",
};

function onCard(what: string, card: string): string {
  return [`[data-zone="play"] article[data-card=${JSON.stringify(card)}]`, PRINTED[what]].filter(Boolean).join(" ");
}

/** Whether the other cards in play could produce what an upgrade of this one still needs. */
function canPay(card: Shown, view: View): boolean {
  const others = view.play.filter((one) => one !== card).flatMap((one) => one.production);
  const most = (kind: string) =>
    (view.pool[kind as keyof View["pool"]] ?? 0) + others.filter((slot) => slot.some((one) => one === kind)).length;
  return card.upgrades.some(({ price }) => Object.entries(price).every(([kind, n]) => most(kind) >= (n ?? 0)));
}

export default {
  wordsOf({ kind, card }) {
    if (TOLD.has(kind) && card !== null) return `${kind} ${card}`;
    return ALONE[kind] ?? null;
  },
  decisive: /^(use|upgrade|advance|pass)( |$)/,
  ending: null,

  canCome({ do: wanted }, state) {
    const view = viewOf(state);
    if (state.question?.kind !== "turn" || !wanted) return false;
    if (state.question.actions.some(({ text }) => text.startsWith("use "))) return true;
    return view.play.some((card) => fits(`upgrade ${card.card}`, wanted) && canPay(card, view));
  },

  placeOf({ text, card }) {
    const [verb = ""] = text.split(" ");
    if (card !== null) return onCard(verb, card);
    return PARTS[text === "pass" || text === "go on" ? "end" : text] ?? null;
  },
  part(show) {
    const [what = "", card] = show.split(" ");
    return card === undefined ? (PARTS[what] ?? null) : onCard(what, card);
  },

  /** `$card-6-2` is card 6 at its second stage; `$small` says whether a touch lifts a card first. */
  names(state) {
    const cards = [...viewOf(state).play, ...viewOf(state).discard].map(({ card }) => String(card));
    if (cards.length === 0 || cards.some((card) => faceOf(card) === undefined)) return null;
    const faces = (state.faces ?? []).map((card) => catalogue.face(card)).filter((face) => face?.form === "kingdom");
    const named = faces.flatMap(({ id, stages }) => stages.map(({ stage, name }) => [`card-${id}-${stage}`, name]));
    small ??= new MediaQuery("(width < 390px)");
    return { ...Object.fromEntries(named), small: small.current ? "yes" : "no" };
  },

  first: () => Promise.resolve(`/games/${GAME}`),
} satisfies Taught;
