/** The cards of this game among those that the pages know. */
import type { AscensionFace } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";

/** A card as it is printed; undefined for one that is not known. */
export function faceOf(id: string): AscensionFace | undefined {
  const face = catalogue.face(id);
  return face?.form === "ascension" ? face : undefined;
}

/** Every card of the ruleset that is shown. */
export function allFaces(): AscensionFace[] {
  return catalogue.cards.filter((face) => face.form === "ascension");
}
