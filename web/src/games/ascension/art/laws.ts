/** The factions: each has its key light, its hue, and one colour against it for what the card does. */

import type { Law } from "../../../art/light.ts";

export type Faction = "enlightened" | "lifebound" | "mechana" | "void" | "monster" | "neutral" | "treasure";

export const laws: Record<Faction, Law> = {
  enlightened: { hue: "#2f6ec2", accent: "#ffb62e", light: "#ffe6a0", shade: "#081a44", key: "top", sky: ["#12357e", "#4f8fd6", "#ffe9b4"], tint: 0.32, rim: 2.4 },
  lifebound: { hue: "#3c9a4a", accent: "#f0558a", light: "#fff0a0", shade: "#06251a", key: "left", sky: ["#1d6a54", "#6fbf78", "#fdf0b0"], tint: 0.34, rim: 2.4 },
  mechana: { hue: "#c06a24", accent: "#3fd8e0", light: "#ffb84a", shade: "#1c0a06", key: "below", sky: ["#2a120c", "#7a3a16", "#f09a3c"], tint: 0.36, rim: 2.4 },
  void: { hue: "#7a46c8", accent: "#e8e04a", light: "#e8b8ff", shade: "#0c0420", key: "right", sky: ["#0c0626", "#35206e", "#8a58cc"], tint: 0.4, rim: 2.4 },
  monster: { hue: "#b83226", accent: "#3fd8b0", light: "#ff9a5a", shade: "#1a0408", key: "back", sky: ["#1e060a", "#8a1c18", "#ff7a3c"], tint: 0.42, rim: 2.4 },
  neutral: { hue: "#56699a", accent: "#ffb84a", light: "#ffe8c0", shade: "#121832", key: "right", sky: ["#2c3c6c", "#7c8fc0", "#f2d8ae"], tint: 0.3, rim: 2.4 },
  treasure: { hue: "#149a98", accent: "#ffd76a", light: "#d8fff6", shade: "#03222c", key: "top", sky: ["#062a36", "#13777c", "#7ae0d0"], tint: 0.5, rim: 2 },
};
