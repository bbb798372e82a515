/** Which cards the game shows of itself: five for a day, three for a set. */
import type { AscensionFace } from "../../../api/types.gen";

const KINDS = ["lifebound", "enlightened", "monster", "mechana", "void"] as const; // as they stand in the fan
const NOBLE = 4; // what costs so much has a frame to show

/** Five cards for a day: one of each faction and a Monster; the day after shows others. */
export function fanOf(faces: readonly AscensionFace[], day: number): string[] {
  return KINDS.flatMap((kind, place) => {
    const noble = faces.filter((face) => (face.faction ?? face.type) === kind && face.cost >= NOBLE && face.origin !== "always");
    const one = noble[(day + place * 3) % noble.length];
    return one ? [one.id] : [];
  });
}

const PICTURED: Record<string, readonly string[]> = {
  "ascension-10th": ["cetra-weaver-of-stars", "avatar-of-the-fallen", "emri-one-with-the-void"],
  "rise-of-vigil": ["starcaller-leotan", "vault-sphinx", "omnicron"],
  "ascension-combined": ["oziah-the-peerless", "xeron-duke-of-lies", "oras-the-redeemer", "kor-the-ferromancer"],
};
const OTHERS = ["landtalker", "wind-tyrant", "darkwalker"]; // for a set that somebody added

/** The cards whose paintings stand for a ruleset, from left to right. */
export function picturesOf(ruleset: string): readonly string[] {
  return PICTURED[ruleset] ?? OTHERS;
}
