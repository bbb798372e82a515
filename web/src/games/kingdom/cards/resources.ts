/** The six resources and the signs of Kingdom's cards: our own shapes, drawn on a field of 24 by 24. */

export const RESOURCES = ["coin", "wood", "stone", "metal", "sword", "good"] as const;
export type Resource = (typeof RESOURCES)[number];

/** Each as parts from back to front: a colour of its own and a path. */
export const drawn: Record<Resource, readonly (readonly [string, string])[]> = {
  coin: [
    ["#8a5a12", "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z"],
    ["#f0b93a", "M12 3.6a8.4 8.4 0 1 0 0 16.8a8.4 8.4 0 1 0 0-16.8z"],
    ["#c8871c", "M12 5.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4zm0 1.3a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8z"],
    ["#fff0b8", "M12 8.2l1.1 2.4l2.6.3l-1.9 1.8l.5 2.6L12 14l-2.3 1.3l.5-2.6l-1.9-1.8l2.6-.3z"],
  ],
  wood: [
    ["#4a2a12", "M2.4 13.2L14.6 4.4c2-1.4 6.6 3.9 4.9 5.9L8.4 20.2c-3.4 1.6-7.4-4-6-7z"],
    ["#a9683a", "M3.6 13.4L14.8 5.3c1.6-.6 4.6 2.9 3.9 4.3L8.2 18.9z"],
    ["#d9a066", "M5.6 12.6a3.3 4 38 1 0 .1 0z"],
    ["#8a5026", "M6.1 14.2a1.6 2.1 38 1 0 .1 0zM10 11.4l5.6-4.2l.4.6l-5.5 4.2zM11.7 13.9l5.2-4l.4.6l-5 4z"],
  ],
  stone: [
    ["#3c424e", "M3 16.5L5.4 9.2L10.6 5l6 1.2l4.4 5.6l-1.5 6.4l-6 2.3l-7.6-.8z"],
    ["#8d97a6", "M4.3 16.2l2-6.3l4.6-3.6l5.2 1l3.7 4.9l-1.3 5.2l-5.2 1.9l-6.5-.7z"],
    ["#c3cad4", "M6.7 10.2l4.4-3.5l4.6 1l-3.2 4.2z"],
    ["#656f7f", "M12.5 11.9l3.3-4.2l3.9 4.8l-1.3 4.9l-4.6 1.6z"],
  ],
  metal: [
    ["#2a3038", "M1.8 17.6L5.2 9h13.6l3.4 8.6v1.6H1.8z"],
    ["#7f93a4", "M3.2 17L6 10h12l2.8 7z"],
    ["#d8e6f0", "M6.6 11h10.8l.9 2.2H5.7z"],
    ["#55677a", "M2.9 17.6h18.2v.9H2.9z"],
  ],
  sword: [
    ["#2b3140", "M19.8 2.2l2 2L10.6 16.6l1.6 1.7l-1.8 1.8l-2.1-2.1l-3.4 3.6l-2.6-2.6L6 15.7l-2.1-2.1l1.8-1.8l1.7 1.6z"],
    ["#e3e9f2", "M20 3.4l.7.7L9.6 15.6l-1.3-1.2z"],
    ["#9aa6b8", "M20.7 4.1L9.9 15.9l-.7-.7z"],
    ["#c8871c", "M5.7 12.9l5.5 5.4l-.8.9L4.8 13.7zM4.4 18.6L7 16.1l1 1l-2.5 2.6z"],
  ],
  good: [
    ["#3b2412", "M3 8.2L12 3.4l9 4.8v8.6L12 21.4l-9-4.6z"],
    ["#c98f4e", "M12 4.6l7.6 4L12 12.4L4.4 8.6z"],
    ["#9a6230", "M4.1 9.7l7.3 3.7v6.6l-7.3-3.8z"],
    ["#7d4a20", "M19.9 9.7l-7.3 3.7v6.6l7.3-3.8z"],
    ["#f2dba8", "M8 6.7l1.6-.9l7.6 4v3.5l-1.6.8v-3.4z"],
  ],
};

/** Signs before the effects of a card (K-12). */
export const icons: Record<string, string> = {
  passive: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zm0 5.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z",
  activated: "M13.5 2.5L5 13.5h5.5L9.5 21.5L19 10h-6z",
  time: "M6 3h12v2.2c0 3-2 4.8-4.2 6.8c2.2 2 4.2 3.8 4.2 6.8V21H6v-2.2c0-3 2-4.8 4.2-6.8C8 10 6 8.2 6 5.2zM8.3 5.2h7.4C15.6 7.600 14 9 12 10.8C10 9 8.400 7.600 8.300 5.200z",
  destroy: "M5 5l2-2l5 5l5-5l2 2l-5 5l5 5l-2 2l-5-5l-5 5l-2-2l5-5zM4 20h16v1.600H4z",
  optional: "M12 3.500l3 5.600l6.300 1.100l-4.400 4.600l.8 6.300L12 18.400l-5.700 2.700l.8-6.300l-4.400-4.600L9 9.100z",
  forced: "M12 2.500l10 18H2zM11 9v6h2V9zm0 7.500v2h2v-2z",
  once: "M5 3h10l4 4v14H5zM8 9v1.600h8V9zm0 3.600v1.600h8v-1.600zm0 3.600v1.600h5v-1.600z",
};

/** What a card is, by its first keyword and its marks: it sets the colour of its band. */
export type Band = "land" | "building" | "person" | "water" | "livestock" | "red" | "other";

const BANDS: Record<string, Band> = {
  land: "land",
  building: "building",
  person: "person",
  water: "water",
  ship: "water",
  livestock: "livestock",
};

/** The colour of each band, and of the ribbon with the name where that must be darker to be read. */
export const COLOURS: Record<Band, string> = {
  land: "#4d7a35",
  building: "#6d7482",
  person: "#b28a1e",
  water: "#2f74a8",
  livestock: "#bf6a22",
  red: "#a82c24",
  other: "#7a5a86",
};
export const RIBBONS: Readonly<Partial<Record<Band, string>>> = { person: "#8a6a10", livestock: "#a05514" };

export function bandOf(keywords: readonly string[], isRed: boolean): Band {
  if (isRed) return "red";
  return BANDS[keywords[0] ?? ""] ?? "other";
}
