/** The kinds of cards: each has its key light, its hue, and one colour against it. */

import type { Law } from "../../../art/light.ts";

export type Kind =
  | "land" | "livestock" | "building" | "faith" | "water" | "person" | "threat" | "event" | "ledger" | "scroll" | "item" | "expansion";

export const laws: Record<Kind, Law> = {
  land: { hue: "#6f9a3a", accent: "#d8413a", light: "#fff2b4", shade: "#12240f", key: "left", sky: ["#8fbf9a", "#cfe3b0", "#fdf3c4"], tint: 0.42 },
  livestock: { hue: "#a89a34", accent: "#3f62b8", light: "#fff4c0", shade: "#262008", key: "left", sky: ["#b9b874", "#e4da9a", "#fff6cf"], tint: 0.4 },
  building: { hue: "#c8873a", accent: "#2f73c4", light: "#ffe9b0", shade: "#2a1308", key: "right", sky: ["#b4783a", "#e8b468", "#ffecbe"], tint: 0.4 },
  faith: { hue: "#5f8fc4", accent: "#f2bb3c", light: "#fffbe2", shade: "#0e1a38", key: "top", sky: ["#5a8ac8", "#a4c6e8", "#f2f1e0"], tint: 0.46 },
  water: { hue: "#2c8c9c", accent: "#f2853a", light: "#dffcf4", shade: "#04202c", key: "right", sky: ["#3f9aa8", "#93cdc8", "#e9f6dc"], tint: 0.48 },
  person: { hue: "#86508e", accent: "#f0b93c", light: "#ffe2e6", shade: "#1e0c28", key: "left", sky: ["#4a2a5c", "#8a5a94", "#d8a8b8"], tint: 0.5 },
  threat: { hue: "#b02a24", accent: "#8fd0c0", light: "#ffb070", shade: "#1a0406", key: "back", sky: ["#3a0a0e", "#a8281c", "#ff8a4a"], tint: 0.55 },
  event: { hue: "#d0604e", accent: "#2f9a8a", light: "#ffe6c4", shade: "#360c14", key: "below", sky: ["#a03a44", "#e0806a", "#ffd8ac"], tint: 0.48 },
  ledger: { hue: "#2f7a5c", accent: "#c8342e", light: "#e6f6da", shade: "#06180f", key: "top", sky: ["#123c2c", "#24604a", "#3f8a66"], tint: 0.44 },
  scroll: { hue: "#c8b070", accent: "#b02c34", light: "#fffdf0", shade: "#3c2a10", key: "top", sky: ["#a88c50", "#dcc892", "#fbf2d4"], tint: 0.44 },
  item: { hue: "#5a48a0", accent: "#f0c04a", light: "#efe6ff", shade: "#0c0824", key: "top", sky: ["#120c30", "#2c2260", "#5a48a0"], tint: 0.46 },
  expansion: { hue: "#3a529c", accent: "#e0a844", light: "#ffe6c0", shade: "#080e2a", key: "right", sky: ["#1a2a68", "#5468b0", "#e0b8a8"], tint: 0.52 },
};
