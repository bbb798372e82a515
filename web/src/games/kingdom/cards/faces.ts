/** Cards as they are printed, as far as they may be read here: the table hands them out one by one. */
import type { KingdomFace, StageFace } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { t } from "../../../shell/i18n.svelte";

export function faceOf(card: string): KingdomFace | undefined {
  const face = catalogue.face(card);
  return face?.form === "kingdom" ? face : undefined;
}

export function stageFace(card: string, stage: number): StageFace | undefined {
  return faceOf(card)?.stages.find((one) => one.stage === stage);
}

/** What a card is called at a stage; by its number as long as its face is not there. */
export function nameOf(card: string, stage: number | undefined): string {
  const face = faceOf(card);
  return (stage === undefined ? undefined : face?.faces[String(stage)]) ?? face?.name ?? card;
}

/** A keyword in words: by the card that has it; what a sticker adds is called as the pages call it. */
export function keywordName(card: string, stage: number, word: string): string {
  return stageFace(card, stage)?.keywords.find((one) => one.word === word)?.name ?? t(`keyword-${word}`);
}

/** What kind of card it is at a stage: its keywords, and what else is printed beside them. */
export function kindOf(card: string, stage: number): string {
  const printed = stageFace(card, stage);
  const keywords = printed?.keywords.map(({ name }) => name).join(", ") ?? "";
  const others = ["permanent", "continuous"].filter((flag) => printed?.flags.includes(flag)).map((flag) => t(`card-${flag}`));
  if (faceOf(card)?.type === "scroll") others.unshift(t("card-scroll"));
  return [keywords, ...others].filter(Boolean).join(" · ");
}

/** A card at a stage in one sentence, for those who cannot see it. */
export function spokenOf(card: string, stage: number): string {
  const face = faceOf(card);
  const text = [stageFace(card, stage)?.text, ...(face?.moments ?? [])].filter(Boolean).join(" ");
  const what = [nameOf(card, stage), t("card-number", { n: Number(card) }), kindOf(card, stage)].filter(Boolean).join(", ");
  return `${what}. ${text}`.trim();
}
