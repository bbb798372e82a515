/** A picture taken apart into its planes, so that they may move against each other. */

/** How far each plane moves, in hundredths of the picture's width. */
const MOVES: Record<string, number> = { far: 0.5, middle: 1, figure: 1.8, near: 3 };

export interface Layer {
  /** A plane's name, or "light" for what lies over all of them softly. */
  plane: string;
  /** The picture with this plane alone, as an address. */
  src: string;
  moves: number;
}

const hide = (part: Element): void => part.setAttribute("display", "none"); // it stays: other planes may use what is drawn in it

/** The picture of which only some parts are seen. */
function only(picture: Element, seen: (part: Element, at: number) => boolean): string {
  const alone = picture.cloneNode(true) as Element;
  const parts = [...alone.children].flatMap((part) => (part.tagName === "g" ? [...part.children] : part.tagName === "path" ? [part] : []));
  parts.forEach((part, at) => {
    if (!seen(part, at)) hide(part);
    else part.removeAttribute("style");
  });
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
}

const planeOf = (part: Element): string => part.getAttribute("class") ?? "";

/** The planes of a picture from back to front, then its light; none where it has not several planes. The sky and the haze go with the hindmost. */
export function layersOf(text: string): Layer[] {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const planes = [...picture.children].filter((part) => part.tagName === "g").flatMap((part) => [...part.children].map(planeOf)).filter((plane) => plane in MOVES);
  const light = picture.lastElementChild;
  if (planes.length < 2 || light?.tagName !== "path" || !light.getAttribute("style")) return [];
  const last = (part: Element): boolean => part.parentElement?.lastElementChild === part && part.tagName === "path" && !planeOf(part) && part.parentElement.tagName !== "g";
  return [
    ...planes.map((plane, at) => ({ plane, moves: MOVES[plane]!, src: only(picture, (part) => (planeOf(part) ? planeOf(part) === plane : at === 0 && !last(part))) })),
    { plane: "light", moves: 0, src: only(picture, last) },
  ];
}
