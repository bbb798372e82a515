/** How deeds and bookkeeping of this game are told in few signs and words. */
import { t } from "../../../shell/i18n.svelte";
import type { IconName } from "../../../shell/icons/shapes";
import type { Deed } from "../../../table/deeds";
import type { Value } from "../../../table/said";
import type { Speech } from "../../../table/speech.svelte";
import type { Line } from "../../../table/story";

const SIGNS: Record<string, IconName> = {
  acquire: "plus",
  defeat: "power",
  banish: "banish",
  destroy: "destroy",
  take: "hand",
  discard: "discard",
  lose: "honor",
  play: "construct",
  treasure: "treasure",
  fate: "void",
  extra_turn: "rewind",
  set_aside: "hand",
};

export function signOf({ kind }: Deed): IconName {
  return SIGNS[kind] ?? "log";
}

const LOST = new Set(["destroy", "take", "discard", "banish"]);

/** What a deed has taken from the one who reads it. */
export function lossOf(deed: Deed, speech: Speech): string {
  return deed.card !== null && LOST.has(deed.kind)
    ? t(`table-lost-${deed.kind}`, { card: speech.card(deed.card) })
    : speech.line(deed.event);
}

/** An amount as it stands after a verb, of several events together. */
function amountOf(lines: readonly Line[], speech: Speech): string {
  const sums = new Map<string, number>();
  for (const { event, times } of lines) {
    const told: Value | undefined = event.said?.[2]?.amount;
    if (Array.isArray(told) && told[0] === "said") sums.set(told[1], (sums.get(told[1]) ?? 0) + event.amount * times);
  }
  return [...sums].map(([key, n]) => speech.text(["said", key, { n }])).join(", ");
}

/** What lines of bookkeeping come to; nothing where they are not of the kind that every turn has. */
export function summary(lines: readonly Line[], speech: Speech): string {
  const of = (kind: string) => lines.filter(({ event }) => event.kind === kind);
  const cards = (kind: string) => {
    const count = of(kind).reduce((sum, { event, times }) => sum + times * Math.max(1, event.amount), 0);
    return count > 0 ? t(`table-fold-${kind}`, { count }) : "";
  };
  const amount = (kind: string) => {
    const words = amountOf(of(kind), speech);
    return words ? t(`table-fold-${kind}`, { amount: words }) : "";
  };
  const fresh = of("refill").map(({ event }) => (event.card === null ? "" : speech.card(event.card)));
  return [
    amount("spend"),
    fresh.length > 0 ? t("table-fold-refill", { cards: fresh.join(", ") }) : "",
    cards("discard"),
    of("shuffle").length > 0 ? t("table-fold-shuffle") : "",
    cards("draw"),
    amount("lose"),
  ]
    .filter(Boolean)
    .join(", ");
}
