/** Hints: what a strong computer would do here. One is remembered for the position that it was asked for, and no longer. */
import type { HintChoice, HintTold, HintWanted } from "../api/types.gen";
import { post } from "../shell/api";
import { t } from "../shell/i18n.svelte";

export class Hinter {
  thinking = $state(false);
  problem: { revision: number; words: string } | null = $state.raw(null); // why there is none
  #told: HintTold | null = $state.raw(null);
  #away: number | null = $state(null); // the revision at which it was put away
  #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** What was told of the position of a revision, while it is to be seen. */
  at(revision: number): HintTold | null {
    return this.#told?.revision === revision && this.#away !== revision ? this.#told : null;
  }

  async ask(seat: number, revision: number): Promise<void> {
    if (this.thinking) return;
    this.#away = null;
    this.problem = null;
    if (this.#told?.revision === revision) return;
    this.thinking = true;
    try {
      this.#told = await post<HintTold>(`/tables/${this.#table}/hint`, { seat, revision } satisfies HintWanted);
    } catch (error) {
      this.problem = { revision, words: error instanceof Error ? error.message : t("broken-text") };
    }
    this.thinking = false;
  }

  putAway(revision: number): void {
    this.#away = revision;
    this.problem = null;
  }
}

/** What is expected of an action, in words or in numbers alone; empty where nothing is. */
export function expectedOf({ lead, wins }: HintChoice, lang: string, short = false): string {
  if (lead === null || wins === null) return "";
  const points = new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: Math.abs(lead) < 3 ? 1 : 0 });
  const part = new Intl.NumberFormat(lang, { style: "percent" });
  return t(short ? "table-hint-in-short" : "table-hint-expected", { lead: points.format(lead).replace("-", "−"), wins: part.format(wins) });
}
