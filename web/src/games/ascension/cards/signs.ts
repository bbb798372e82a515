/** The signs that stand for what cards do: one outline each, told apart without colour. Field: 24 by 24, even-odd. */
import type { GlyphShown } from "../../../api/types.gen";
import { emblems } from "./emblems";

export type Sign = GlyphShown["sign"];

const RUNES =
  "M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5zM10.8 6.4V17.8H13.2V14.5L16.6 12.5L15.4 10.5L13.2 11.8V9.6L16.6 7.6L15.4 5.6L13.2 6.9V6.4z";
const POWER =
  "M12 .8C15 3 18 3.6 21.6 3C22.2 12 19 19.3 12 23.4C5 19.3 1.8 12 2.4 3C6 3.6 9 3 12 .8zM10.9 6.2V13.2H8.4V15.4H10.9V18.4H13.1V15.4H15.6V13.2H13.1V6.2L12 4.6z";
const CONSTRUCT =
  "M10.4 1h3.2l.6 3l2.2.9l2.5-1.7l2.3 2.3l-1.7 2.5l.9 2.2l3 .6v3.2l-3 .6l-.9 2.2l1.7 2.5l-2.3 2.3l-2.5-1.7l-2.2.9l-.6 3h-3.2l-.6-3l-2.2-.9l-2.5 1.7l-2.3-2.3l1.7-2.5l-.9-2.2l-3-.6v-3.2l3-.6l.9-2.2l-1.7-2.5l2.3-2.3l2.5 1.7l2.2-.9zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z";
const HERO = "M12 1.2a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 1 0 0-10.4zM2.2 22.8C2.2 16.6 6 13.2 12 13.2S21.8 16.6 21.8 22.8z";
const HAND = "M.6 9.4L5.8 6.6L11.6 17.6L6.4 20.4zM7.6 4.8L13.6 3.6L16 16.4L13.4 17zM15.4 4.6L22.8 7.6L18.4 19.6L17 19L18 16.2z";
const DISCARD_PILE = "M6 1.5H18V13H6zM1.5 14.5H4.5V19.5H19.5V14.5H22.5V22.5H1.5z";
const PLAY = "M9 1.5H15V8.5H19.5L12 16L4.5 8.5H9zM2.5 18.5H21.5V22H2.5z";
const PERSON_LEFT = "M6.8 3.6a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM.4 20.6C.4 15.6 2.6 12.6 6.8 12.6S11.4 15 11.4 20.6z";
const PERSON_RIGHT = "M17.2 3.6a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM12.6 20.6C12.6 15 13 12.6 17.2 12.6S23.6 15.6 23.6 20.6z";
const EVERY =
  "M10.3 1.5H13.7V9L20 5.4L21.7 8.4L15.4 12L21.7 15.6L20 18.6L13.7 15V22.5H10.3V15L4 18.6L2.3 15.6L8.6 12L2.3 8.4L4 5.4L10.3 9z";
const RING = "M12 2A10 10 0 1 0 22 12H18.8A6.8 6.8 0 1 1 12 5.2V8.6L18 4.3L12 0z";

export interface Drawn {
  shapes: readonly string[]; // side by side
  before?: string; // a letter before the number,
  after?: boolean; // or the number behind the sign
  behind?: string; // something that always stands behind it
  tint?: "runes" | "power" | "honor" | "energy" | "enlightened" | "lifebound" | "mechana" | "void" | "monster" | "treasure";
}

/** How each sign is drawn. */
export const signs: Record<Sign, Drawn> = {
  runes: { shapes: [RUNES], tint: "runes" },
  "mechana-runes": { shapes: [RUNES, emblems.mechana], tint: "mechana" },
  power: { shapes: [POWER], tint: "power" },
  honor: {
    shapes: ["M12 .4L14.5 5L19.6 4.4L19 9.5L23.6 12L19 14.5L19.6 19.6L14.5 19L12 23.6L9.5 19L4.4 19.6L5 14.5L.4 12L5 9.5L4.4 4.4L9.5 5z"],
    tint: "honor",
  },
  energy: { shapes: ["M12 .3L19 9L12 23.7L5 9zM12 4L9 8.4H15z"], tint: "energy" },
  "less-runes": { shapes: [RUNES], before: "−", tint: "runes" },
  "less-power": { shapes: [POWER], before: "−", tint: "power" },
  free: {
    shapes: [
      "M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5zM12 5.6C9.2 5.6 7.6 8.2 7.6 12S9.2 18.4 12 18.4S16.4 15.8 16.4 12S14.8 5.6 12 5.6zM12 8.4C13 8.4 13.6 9.8 13.6 12S13 15.6 12 15.6S10.4 14.2 10.4 12S11 8.4 12 8.4z",
    ],
    tint: "runes",
  },
  pool: {
    shapes: ["M12 3a7 7 0 0 1 6.9 6H5.1A7 7 0 0 1 12 3zM.8 10.6H23.2V13.4H.8zM5.1 15H18.9A7 7 0 0 1 5.1 15z"],
    before: "+",
    tint: "honor",
  },
  slot: {
    shapes: [
      "M3.5 1.5H9.5V4.5H6.5V8.5H3.5zM14.5 1.5H20.5V8.5H17.5V4.5H14.5zM3.5 15.5H6.5V19.5H9.5V22.5H3.5zM17.5 15.5H20.5V22.5H14.5V19.5H17.5zM10.6 8.4H13.4V10.6H15.6V13.4H13.4V15.6H10.6V13.4H8.4V10.6H10.6z",
    ],
    before: "+",
  },
  enlightened: { shapes: [emblems.enlightened], tint: "enlightened" },
  lifebound: { shapes: [emblems.lifebound], tint: "lifebound" },
  mechana: { shapes: [emblems.mechana], tint: "mechana" },
  void: { shapes: [emblems.void], tint: "void" },
  hero: { shapes: [HERO] },
  construct: { shapes: [CONSTRUCT] },
  monster: { shapes: [emblems.monster], tint: "monster" },
  treasure: { shapes: [emblems.treasure], tint: "treasure" },
  card: { shapes: ["M5 1.5H19V22.5H5z"] },
  "mechana-construct": { shapes: [emblems.mechana, CONSTRUCT], tint: "mechana" },
  "faction-among-constructs": {
    shapes: [
      "M5.8 1a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6zM13.4 1.4H22.6V10.4H13.4zM5.8 12.8L11 18L5.8 23.2L.6 18zM18 13.4L23.4 22.8H12.6z",
      CONSTRUCT,
    ],
  },
  "hero-played-this-turn": { shapes: [HERO, PLAY] },
  this: { shapes: ["M5 1.5H19V22.5H5zM12 8.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8z"] },
  pair: {
    shapes: [
      "M.8 4H11V20H.8zM13 4H23.2V20H13zM5.9 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8zM18.1 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z",
    ],
  },
  hand: { shapes: [HAND] },
  "discard-pile": { shapes: [DISCARD_PILE] },
  "hand-or-discard-pile": { shapes: [HAND, DISCARD_PILE] },
  "center-row": { shapes: ["M.8 5.5H7.4V18.5H.8zM8.7 5.5H15.3V18.5H8.7zM16.6 5.5H23.2V18.5H16.6z"] },
  deck: { shapes: ["M4.5 1.5H19.5V13H4.5zM4.5 14.8H19.5V17.4H4.5zM4.5 19.2H19.5V21.8H4.5z"] },
  pile: { shapes: ["M4.5 9H19.5V22.5H4.5zM6.5 5H17.5V7.4H6.5zM8.5 1.2H15.5V3.4H8.5z"] },
  draw: { shapes: ["M4.5 1.5H19.5V22.5H4.5zM12 5.4L6.9 11.6H10.4V18.4H13.6V11.6H17.1z"] },
  discard: { shapes: ["M4.5 1.5H19.5V22.5H4.5zM12 18.6L17.1 12.4H13.6V5.6H10.4V12.4H6.9z"] },
  banish: {
    shapes: ["M4.5 1.5H19.5V22.5H4.5zM7 9.2L9.2 7L12 9.8L14.8 7L17 9.2L14.2 12L17 14.8L14.8 17L12 14.2L9.2 17L7 14.8L9.8 12z"],
  },
  acquire: { shapes: ["M4.5 1.5H19.5V22.5H4.5zM10.4 6.6H13.6V10.4H17.4V13.6H13.6V17.4H10.4V13.6H6.6V10.4H10.4z"] },
  defeat: {
    shapes: [
      "M23 1L22 7.5L12.4 16.2L14.2 18L12.2 20L9 16.8L5.4 20.4L6.6 21.6L5 23.2L.8 19L2.4 17.4L3.6 18.6L7.2 15L4 11.8L6 9.8L7.8 11.6L16.5 2z",
    ],
  },
  copy: { shapes: ["M1.8 1.5H14.5V4.5H8.5V17.5H1.8zM10.5 6.5H22.2V22.5H10.5z"] },
  again: { shapes: ["M1.5 4.5L11 12L1.5 19.5zM12.5 4.5L22.5 12L12.5 19.5z"] },
  destroy: {
    shapes: [
      "M11 1.2L9.4 7L11.6 10L8.6 14L11 17.4L9.6 22.8C4.2 21.8 1 17 1 12S5 2.2 11 1.2zM14.4 1.2C19.8 2.2 23 7 23 12S19.4 21.8 13 22.8L14.6 17L12.4 14L15.4 10L13 6.6z",
    ],
  },
  steal: { shapes: ["M14 1.5H22.5V22.5H14zM12 5.5V10H12.8V14H12V18.5L1.5 12z"] },
  keep: { shapes: ["M5.5 9.5V7.5A6.5 6.5 0 0 1 18.5 7.5V9.5H20.5V22.5H3.5V9.5zM9 9.5H15V7.5A3 3 0 0 0 9 7.5z"] },
  reveal: {
    shapes: ["M3.5 1.5H20.5V22.5H3.5zM6 12Q12 5 18 12Q12 19 6 12zM12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z"],
  },
  look: {
    shapes: [
      "M.6 12Q12-1.4 23.4 12Q12 25.4 .6 12zM12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6zM12 9.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z",
    ],
  },
  turn: { shapes: [`${RING}M10.6 8H13.4V10.6H16V13.4H13.4V16H10.6V13.4H8V10.6H10.6z`] },
  play: { shapes: [PLAY] },
  never: {
    shapes: [
      "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM12 4.4a7.6 7.6 0 0 1 4.5 1.5L5.9 16.5A7.6 7.6 0 0 1 12 4.4zM18.1 7.5A7.6 7.6 0 0 1 7.5 18.1z",
    ],
  },
  once: { shapes: [`${RING}M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z`] },
  enter: { shapes: ["M13 2.5H22V21.5H13V18.3H18.6V5.7H13zM1.5 10.3H8.5V5.6L16.2 12L8.5 18.4V13.7H1.5z"] },
  trophy: {
    shapes: [
      "M6 1.5H18V3.5H22.5V7.5A5 5 0 0 1 17.8 12A6 6 0 0 1 13.7 15.2V18.2H17V22H7V18.2H10.3V15.2A6 6 0 0 1 6.2 12A5 5 0 0 1 1.5 7.5V3.5H6zM4 6V7.5A2.6 2.6 0 0 0 6 10V6zM20 6H18V10A2.6 2.6 0 0 0 20 7.5z",
    ],
  },
  fate: { shapes: ["M12 .4L14.6 9.4L23.6 12L14.6 14.6L12 23.6L9.4 14.6L.4 12L9.4 9.4zM12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z"] },
  unite: {
    shapes: [
      "M8.2 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8zM8.2 7.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4zM15.8 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8zM15.8 7.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z",
    ],
  },
  energize: { shapes: ["M14.5 .4L3.6 13.8H10.4L8.2 23.6L20.4 9.4H13.2z"], after: true, tint: "energy" },
  may: {
    shapes: [
      "M6.6 7.8A5.4 5.4 0 0 1 17.4 7.8C17.4 11.4 13.8 11.6 13.8 14.6V15.4H10.2V14.2C10.2 10.4 13.8 10.2 13.8 7.8A1.8 1.8 0 0 0 10.2 7.8V8.6H6.6zM12 17.4a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z",
    ],
  },
  or: { shapes: ["M15.5 2H19L8.5 22H5z"] },
  to: { shapes: ["M1.5 10H12.5V4.5L22.5 12L12.5 19.5V14H1.5z"] },
  per: { shapes: ["M4.6 7L7 4.6L12 9.6L17 4.6L19.4 7L14.4 12L19.4 17L17 19.4L12 14.4L7 19.4L4.6 17L9.6 12z"] },
  every: { shapes: [EVERY] },
  "all-but-one": { shapes: [EVERY], behind: "−1" },
  random: {
    shapes: [
      "M2.5 2.5H21.5V21.5H2.5zM7.8 5.8a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM16.2 14.2a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
    ],
  },
  opponents: { shapes: [`${PERSON_LEFT}${PERSON_RIGHT}`] },
  everybody: { shapes: [`${PERSON_LEFT}${PERSON_RIGHT}M12 .4a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z`] },
  "up-to": { shapes: ["M20 2L4.5 9.5L20 17V13.4L12 9.5L20 5.6zM4.5 18.6H20V22H4.5z"], after: true },
  "at-least": { shapes: ["M4 2L19.5 9.5L4 17V13.4L12 9.5L4 5.6zM4 18.6H19.5V22H4z"], after: true },
};
