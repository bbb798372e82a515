/** Resources in words, beside their pictures. */
import { t } from "../../../shell/i18n.svelte";
import { RESOURCES } from "../cards/resources";

export function amountsSaid(of: Readonly<Record<string, number>>): string {
  return RESOURCES.filter((one) => (of[one] ?? 0) > 0)
    .map((one) => `${t(`resource-${one}`)} ${of[one]}`)
    .join(", ");
}

/** Several sums as one. */
export function together(sums: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  return Object.fromEntries(RESOURCES.map((one) => [one, sums.reduce((all, sum) => all + (sum[one] ?? 0), 0)]));
}
