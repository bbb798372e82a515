/** The days of the daily star as they are shown: margins as bars, the week as stars, time that is left. */
import type { DailyBar, DailyDay, DailyShown } from "../../api/types.gen";
import { t } from "../i18n.svelte";

/** Margins from `from` to `to`, and how many came there. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_BINS = 15;

/** The bars of a picture: all of the same width, with none left out between the lowest and the highest. */
export function binsOf(bars: readonly DailyBar[]): Bin[] {
  const margins = bars.map(({ margin }) => margin);
  if (margins.length === 0) return [];
  const [low, high] = [Math.min(...margins), Math.max(...margins)];
  const width = WIDTHS.find((one) => Math.floor(high / one) - Math.floor(low / one) < MOST_BINS) ?? high - low + 1;
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, n) => ({
    from: (first + n) * width,
    to: (first + n + 1) * width - 1,
    count: 0,
  }));
  for (const { margin, count } of bars) bins[Math.floor(margin / width) - first]!.count += count;
  return bins;
}

/** The last seven days, the oldest first, today at the end. */
export function weekOf({ today, past }: DailyShown): DailyDay[] {
  return [...(today ? [today] : []), ...past].slice(0, 7).reverse();
}

/** A day is played when its game was finished in time. */
export function isLit({ stage }: DailyDay): boolean {
  return stage === "done";
}

/** A day of the calendar in words; it is one of UTC, wherever somebody reads it. */
export function dayName(day: string, lang: string, words: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" }): string {
  return new Intl.DateTimeFormat(lang, { ...words, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** How long it still is: hours and minutes, below an hour minutes alone. */
export function timeLeft(seconds: number, lang: string): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  const unit = (value: number, of: "hour" | "minute") =>
    new Intl.NumberFormat(lang, { style: "unit", unit: of, unitDisplay: "short" }).format(value);
  const parts = minutes >= 60 ? [unit(Math.floor(minutes / 60), "hour")] : [];
  return [...parts, unit(minutes % 60, "minute")].join(" ");
}

/** `+3`, `0`, `−4`. */
export function marginOf(margin: number, lang: string): string {
  return new Intl.NumberFormat(lang, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(margin).replace("-", "−");
}

/** What a try came to, in a sentence. */
export function resultOf({ result }: DailyDay): string {
  if (!result) return "";
  const { own, other, margin, won } = result;
  const key = margin === 0 ? (won ? "daily-won-even" : "daily-lost-even") : won ? "daily-won" : "daily-lost";
  return t(key, { own, other, margin: Math.abs(margin) });
}

/** Whether nothing of a day's tables is open yet, by the clock of whoever reads; the server has the last word. */
export function isSealed(day: string, now = Date.now()): boolean {
  return now < Date.parse(`${day}T00:00:00Z`) + 24 * 3600 * 1000;
}
