/** The emblems of the factions and kinds of cards: told apart by outline, not by colour alone. Field: 24 by 24, even-odd. */

export type EmblemName = "enlightened" | "lifebound" | "mechana" | "void" | "monster" | "treasure" | "neutral";

export const emblems: Record<EmblemName, string> = {
  // A round eye.
  enlightened:
    "M12 .8a11.2 11.2 0 1 0 0 22.4a11.2 11.2 0 1 0 0-22.4zM2.8 12Q12 3.2 21.2 12Q12 20.8 2.8 12zM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6z",
  // A leaf with its veins.
  lifebound:
    "M22 1.5C9 1 1.5 8 2.6 17.6L.8 22.4L3.2 23.2L5 19.6C15 21.5 23.5 14.5 22 1.5zM6 17.8C8.5 12.5 12.5 8.5 18 5.5C14.2 8.6 11.4 11.4 9.6 14.2L14.5 13.6L8.4 16z",
  // A six-sided nut with a cog cut into it.
  mechana:
    "M12 .6L21.9 6.3V17.7L12 23.4L2.1 17.7V6.3zM10.7 4.6V6.7L8.9 7.4L7.3 5.9L5.7 7.5L7.2 9.2L6.5 10.9H4.4V13.1H6.5L7.2 14.8L5.7 16.5L7.3 18.1L8.9 16.6L10.7 17.3V19.4H13.3V17.3L15.1 16.6L16.7 18.1L18.3 16.5L16.8 14.8L17.5 13.1H19.6V10.9H17.5L16.8 9.2L18.3 7.5L16.7 5.9L15.1 7.4L13.3 6.7V4.6zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z",
  // A rhombus with a dark moon in it.
  void: "M12 .3L23.7 12L12 23.7L.3 12zM15 5.2a7.2 7.2 0 1 0 0 13.6a8 8 0 0 1 0-13.6zM17.5 9.2L18.3 11.2L20.3 12L18.3 12.8L17.5 14.8L16.7 12.8L14.7 12L16.7 11.2z",
  // A horned head with fangs.
  monster:
    "M2.5 .8C1 7 3 10 5.4 11C5 17 8.6 21.4 12 23.4C15.4 21.4 19 17 18.6 11C21 10 23 7 21.5 .8C19.5 5 16.5 6.3 12 6.3C7.5 6.3 4.5 5 2.5 .8zM7.2 11.3L11 13.4L8.3 14.9zM16.8 11.3L13 13.4L15.7 14.9zM8.6 17.2H15.4L14.5 20L13.3 18.2L12 20L10.7 18.2L9.5 20z",
  // A cut stone.
  treasure: "M6 1.5H18L23.5 9L12 23L.5 9zM7.4 3.6L9 7.8H3.9zM16.6 3.6L15 7.8H20.1zM10 3.6H14L15.4 7.8H8.6zM4.5 10H8.8L11 18.2zM19.5 10H15.2L13 18.2z",
  // A pennant with a star.
  neutral: "M4 .8H20V22.8L12 17.4L4 22.8zM12 4.2L13.6 8L17.7 8.4L14.6 11.1L15.5 15.1L12 13L8.5 15.1L9.4 11.1L6.3 8.4L10.4 8z",
};

/** The emblem that a card shows. */
export function emblemOf(face: { type: string; faction: string | null }): EmblemName {
  if (face.faction && face.faction in emblems) return face.faction as EmblemName;
  if (face.type === "monster" || face.type === "treasure") return face.type;
  return "neutral";
}

/** The symbols of the sets; a set that is not here shows its first letters in a ring. */
export const setSymbols: Record<string, string> = {
  // Ten: a laurel around an X.
  "ascension-10th":
    "M7.5 6L12 11L16.5 6H19L13.3 12L19 18H16.5L12 13L7.5 18H5L10.7 12L5 6zM5.6 21.6C1.8 18.8 .3 14.8 1 10.6L2.7 11C2.2 14.5 3.5 17.8 6.7 20.3zM18.4 21.6C22.2 18.8 23.7 14.8 23 10.6L21.3 11C21.8 14.5 20.5 17.8 17.3 20.3zM9.8 2L12 .4L14.2 2L12 3.6z",
  // A sun rising out of a shard.
  "rise-of-vigil":
    "M12 7L16 12.5L12 23.5L8 12.5zM12 10.2L10.6 12.5L12 17.6L13.4 12.5zM4 14.8a8.3 8.3 0 0 1 3-8.4L8 7.9a6.5 6.5 0 0 0-2.3 6.5zM20 14.8a8.3 8.3 0 0 0-3-8.4L16 7.9a6.5 6.5 0 0 1 2.3 6.5zM11.1 .5H12.9V4.5H11.1zM3.3 3L4.6 1.7L7 4.3L5.7 5.6zM20.7 3L19.4 1.7L17 4.3L18.3 5.6zM.5 10.2H3V12H.5zM21 10.2H23.5V12H21z",
};
