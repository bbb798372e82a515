/** Stickers by their numbers: 1 to 6 give a resource more, 7 lets the card stay, 8 and 10 are fame, 11 makes a knight (K-17). */
import { t } from "../../../shell/i18n.svelte";
import { RESOURCES } from "./resources";

export const STAYS = 7;
export const FAME: Readonly<Record<number, number>> = { 8: 2, 10: 5 };

export function stickerName(sticker: number): string {
  const resource = RESOURCES[sticker - 1];
  if (resource) return t(`resource-${resource}`);
  if (FAME[sticker]) return t("card-fame", { n: FAME[sticker] });
  return t(sticker === STAYS ? "card-stays" : "keyword-knight");
}
