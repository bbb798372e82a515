/** The cards of the starting decks and the always-available piles, and the shards. */

import { at, flat, glow, line, picture, ring, solid, star } from "../../../art/pen.ts";
import { person } from "../../../art/people.ts";
import { flames, ground, hills, motes, peaks, rays, ruins, stars, sun, twinkle } from "../../../art/scenes.ts";
import { crystal, dagger, openBook, roundShield, runeStone, spear, towerShield } from "../../../art/things.ts";

const RIM = "#ffe9b8";

/** A tall candle with its flame. */
const candle = (x: number, y: number, h: number): string =>
  glow(x, y - h - 8, 22, "#ff8a3c") + solid(`M${x - 4} ${y}v${-h}h8v${h}z`, "#d8c9a8") + flames(x, y - h, 7, 15, ["#ff9a3c", "#ffe9a8"]);

export const starting = {
  apprentice: () =>
    picture(["#20325c", "#6f86b8", "#f3d8a4"], RIM, [
      sun(176, 96, 22, "#ffcf7a"), peaks(11, 120, 46, "#5b6d9c", 34), hills(4, 132, 20, "#3a4a78"), ground(140, "#26335c"),
      at(96, 62, person({ head: "hair", cloth: "#7a5a3c", inner: "#e9d9b4", trim: "#caa24e", hair: "#8a4b22", left: [-8, 62], right: [52, 20], sleeves: "wide",
        heldLeft: at(-10, 58, openBook("#6d2f2a", "#f6ead0", 20), 0.9, -6) }), 1),
      runeStone(162, 66, 17, "#ffc14d"), motes(5, 14, "#ffe9b0", [130, 30, 70, 70]),
    ]),
  militia: () =>
    picture(["#4a5f80", "#a9b4b8", "#f0d6a0"], RIM, [
      hills(9, 108, 26, "#8d9a7a"), hills(21, 124, 18, "#6a7a58"),
      flat("M0 120l6 -22l6 22l7 -24l7 24l7 -22l7 22v40H0zM240 118l-6 -22l-6 22l-7 -24l-7 24l-7 -22l-7 22v42h40z", "#4b3a2c"), ground(138, "#3f4a34"),
      at(112, 56, person({ head: "helm", cloth: "#8f3f34", inner: "#d8c7a0", trim: "#e0b14d", armour: "#7d8796", sleeves: "tight", left: [-34, 66], right: [40, 44],
        heldRight: at(45, 46, spear("#6b4a2c", "#dfe6ee", 74, 80)) }), 1.02),
      at(76, 118, roundShield("#8f3f34", "#f0d49a", 26)),
    ]),
  mystic: () =>
    picture(["#141a3e", "#3d4b8c", "#b9a7d8"], "#d8d4ff", [
      stars(3, 50), ring(120, 66, 58, "#c9c2ff", 2, 0.7), ring(120, 66, 50, "#c9c2ff", 1, 0.5), glow(120, 60, 80, "#8f8cf0", 0.8), hills(6, 146, 14, "#20275a"),
      at(120, 50, person({ head: "hood", cloth: "#4c5aa6", cloak: "#37438a", trim: "#ffe08a", skin: "#e6bd98", eyes: "shut", left: [-48, 34], right: [48, 34] })),
      runeStone(66, 60, 15, "#ffc94d"), runeStone(174, 60, 15, "#ffc94d"), twinkle(120, 12, 9),
    ]),
  "heavy-infantry": () =>
    picture(["#39424f", "#78838f", "#d9c3a0"], "#ffffff", [
      rays(190, 20, 18, "#fff4d8", 0.2), ruins("#4d5560"), ground(146, "#2f353d"),
      at(146, 58, person({ head: "greathelm", cloth: "#5a2630", armour: "#9aa5b4", trim: "#e0b14d", cloak: "#7a2630", left: [-34, 60], right: [30, 70] }), 1.12),
      at(94, 106, towerShield("#7a2630", "#e9c878", flat(star(0, 0, 20, 9, 4), "#e9c878")), 1.05),
    ]),
  cultist: () =>
    picture(["#12060c", "#3d0f18", "#8c2a22"], "#ff7a4a", [
      glow(120, 70, 92, "#b3261e", 0.8), ring(120, 74, 62, "#ff5a3c", 2, 0.75), line("M120 12L66 106H174z", "#ff5a3c", 1.6, 0.6), ground(146, "#16060a"),
      at(120, 58, person({ head: "hood", cloth: "#5a1420", cloak: "#3a0d18", trim: "#c23a2a", eyes: "#ff4a2a", skin: undefined, left: [-18, 62], right: [40, 26],
        heldRight: at(44, 26, dagger("#e8d8d0", "#c2913a"), 1.15, 12) })),
      candle(30, 150, 34), candle(54, 156, 22), candle(208, 150, 36), candle(186, 157, 20),
    ]),
  "energy-shard-start": () =>
    picture(["#06202e", "#0e5266", "#3fb6b0"], "#d8fffb", [
      stars(8, 26), glow(120, 76, 92, "#4dfbe6", 0.8), rays(120, 76, 12, "#bffff6", 0.14), hills(12, 150, 16, "#06303a"),
      at(120, 78, crystal("#2fd6c8", 62, 24)), twinkle(146, 40, 14), twinkle(88, 106, 8), motes(4, 16, "#c8fff8", [70, 20, 100, 110]),
    ]),
  "energy-shard": () =>
    picture(["#0d1038", "#2b3f96", "#57c4ea"], "#e4faff", [
      peaks(3, 110, 60, "#232f78", 26), glow(120, 84, 100, "#63e0ff", 0.75),
      flat("M0 146L40 132L96 140L150 130L240 144V160H0z", "#121a4a"), at(70, 106, crystal("#3d9de0", 44, 15), 1, -26),
      at(176, 104, crystal("#3d9de0", 46, 15), 1, 24), at(96, 92, crystal("#49bff0", 54, 16), 1, -10),
      at(150, 92, crystal("#49bff0", 50, 15), 1, 11), at(122, 82, crystal("#7ce6ff", 64, 18)),
      flat("M40 150Q120 128 204 150V160H40z", "#121a4a"), twinkle(138, 36, 11), twinkle(188, 66, 8),
      twinkle(62, 70, 7),
    ]),
};
