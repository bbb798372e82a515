/** The tables of this device, ready to be listed. */
import type { TableListed } from "../../api/types.gen";

/** Running games before finished ones, one's own turn first, then the newest. */
export function inOrder(tables: readonly TableListed[]): TableListed[] {
  const weight = (table: TableListed) => (table.over ? 2 : table.your_turn ? 0 : 1);
  return tables.toSorted((a, b) => weight(a) - weight(b) || b.changed - a.changed);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in words: `5 minutes ago`, `yesterday`. */
export function ago(changed: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const passed = Math.max(0, now - changed);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}
