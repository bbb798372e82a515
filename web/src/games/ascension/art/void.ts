/** The Void: shades, slayers and hungry blades in violet, magenta and black. */

import { at, ball, disc, faded, flat, glow, light, line, picture, polar, ring, solid, star } from "../../../art/pen.ts";
import { glare, ghost, teeth } from "../../../art/beasts.ts";
import { person } from "../../../art/people.ts";
import { clouds, crescent, flames, ground, hills, moon, motes, peaks, rays, ruins, stars, sun, swirl, trunks, twinkle } from "../../../art/scenes.ts";
import { axe, batWing, chainLine, dagger, openBook, papers, scales, skull, sword } from "../../../art/things.ts";

const RIM = "#e6c8ff";
const NIGHT = ["#0a0618", "#2c1a5a", "#7a4ab8"];
const DUSK = ["#1c0f34", "#6a2f6a", "#f08a7a"];
const PINK = ["#240a30", "#8a2a6a", "#ff9ab0"];
const PALE = ["#3a3460", "#8f86c0", "#e8dcf4"];
const CLOAK = "#2a1c44";

/** A black hole with a bright ring. */
const hole = (x: number, y: number, r: number, colour: string): string =>
  glow(x, y, r * 2.2, colour) + ring(x, y, r * 1.25, light(colour, 0.3), r * 0.16, 0.9, r * 1.2) + disc(x, y, r, "#05020c") + ring(x, y, r, light(colour, 0.6), 1.6);

export const voidbound = {
  "arbiter-of-the-precipice": () =>
    picture(DUSK, "#ffd8c8", [
      sun(60, 60, 26, "#ffb08a"), peaks(4, 150, 70, "#4a2450", 34), flat("M240 160V84L214 88L150 96L138 104L144 112L132 120L140 132L126 144L132 160z", "#1c1028"), flat("M240 84L214 88L150 96L138 104L240 96z", "#4a3058"),
      at(178, 36, person({ head: "hood", cloth: "#3a2a5c", cloak: CLOAK, trim: "#c8a0f0", eyes: "#d890ff", left: [-52, 26], right: [22, 64] }), 0.62), at(146, 62, scales("#e8d0a0", 22), 0.7), clouds(152, "#c87a8a", 0.5), motes(6, 10, "#ffd0c0", [20, 90, 100, 60]),
    ]),
  "demon-slayer": () =>
    picture(["#1c0812", "#6a1430", "#f0644a"], "#ffd0b0", [
      rays(120, 60, 14, "#ff9a6a", 0.2), hills(5, 154, 10, "#2a0a18"), at(66, 132, solid("M-22 -20C-40 -24 -44 -44 -36 -56C-34 -42 -26 -36 -14 -34zM22 -20C40 -24 44 -44 36 -56C34 -42 26 -36 14 -34z", "#3a1a20") + skull("#d8c8b0", "#ff4a2a"), 0.85, -10),
      at(136, 58, person({ head: "topknot", cloth: "#3a2448", inner: "#c8a070", trim: "#d84a4a", hair: "#1c1420", skin: "#c8906a", sleeves: "tight", left: [-16, 58], right: [46, 10], heldRight: at(44, 12, axe("#5a3a2a", "#c8ccd8"), 0.95, 24) }), 1.04),
    ]),
  "emri-one-with-the-void": () =>
    picture(PALE, "#ffffff", [
      rays(120, 76, 20, "#ffffff", 0.28), flat("M120 12C103 12 102 34 109 44C110 50 106 52 98 54C82 58 74 66 64 84L22 104L16 98L8 104L14 114L70 102L92 86C94 110 84 136 78 160H162C156 136 146 110 148 86L170 102L226 114L232 104L224 98L218 104L176 84C166 66 158 58 142 54C134 52 130 50 131 44C138 34 137 12 120 12z", "#0c0626"), glow(120, 100, 70, "#7a3ad8", 0.75), starsIn(), swirl(120, 100, 24, "#e0a8ff", 4, 0.9), twinkle(120, 99, 12), disc(112, 34, 2.2, "#fff"), disc(128, 34, 2.2, "#fff"), motes(12, 24, "#1a0c3a", [30, 10, 180, 90], 3.4),
    ]),
  "shade-of-the-black-watch": () =>
    picture(["#080814", "#1c2048", "#5a5a94"], "#c8d0ff", [
      moon(62, 44, 24, "#dcdcf8"), flat("M168 160V40h-6V26h10v8h8v-8h10v8h8v-8h10v14h-6V160z", "#0c0e22"), flat("M184 56h8v12h-8z", "#ffd070"), peaks(3, 152, 24, "#14183a", 24), at(108, 58, person({ head: "hood", cloth: "#1f2240", cloak: "#12142c", trim: "#5a62a8", eyes: "#9ab0ff", left: [-46, 22], right: [46, 22], sleeves: "tight", heldLeft: at(-50, 20, dagger("#dfe4f4", "#5a62a8"), 1.2, -24), heldRight: at(50, 20, dagger("#dfe4f4", "#5a62a8"), 1.2, 24) }), 1.04),
    ]),
  "spike-vixen": () =>
    picture(PINK, "#ffe0ec", [
      disc(120, 70, 56, "#ffc8d0", 0.5), flat(star(120, 70, 76, 58, 22), "#4a1240", 0.6), hills(4, 156, 8, "#2a0828"), at(112, 58, person({ head: "fox", cloth: "#2a1434", inner: "#d84a7a", trim: "#ff7aa0", hair: "#c83c5c", eyes: "#2a0828", sleeves: "tight", left: [-34, 58], right: [46, 18], skin: "#e8b898" }), 1.08), line("M168 72C200 40 214 70 196 96C180 120 206 140 230 128", "#1a0a20", 4), flat("M186 56l6 -12l3 12zM206 64l12 -6l-8 11zM202 88l13 4l-13 5zM186 110l-10 8l14 0zM200 132l-2 12l9 -9zM218 134l5 11l4 -12z", "#ffd0dc"),
    ]),
  "void-initiate": () =>
    picture(NIGHT, RIM, [
      stars(5, 34), hills(8, 150, 14, "#160c30"), at(108, 56, person({ head: "hood", cloth: "#5a3a94", cloak: "#42287a", skin: "#e0b898", trim: "#c89af0", left: [-18, 66], right: [48, 40] })), hole(164, 76, 17, "#b05af0"), motes(4, 14, "#e8b8ff", [130, 40, 70, 70]),
    ]),
  muramasa: () =>
    picture(["#12060f", "#5a0f2a", "#d83a4a"], "#ffe0e0", [
      disc(120, 80, 58, "#f04a4a", 0.55), swirl(120, 84, 110, "#ffb0a0", 4, 0.35), at(62, 140, solid("M-5 -10C-10 -60 -4 -120 26 -168C20 -110 14 -60 6 -10z", "#e8ecf6") + line("M-2 -14C-5 -60 2 -110 20 -150", "#8a90a8", 1.4) + ball(0, -6, 12, "#d8a040", 5) + solid("M-5 -2H5L4 40H-4z", "#2a1c30") + line("M-4 6L4 12M4 6L-4 12M-4 18L4 24M4 18L-4 24M-4 30L4 36M4 30L-4 36", "#d8a040", 1.4), 1, 42), flames(150, 64, 40, 50, ["#7a2ad8", "#c87aff"], 4), faded(0.8, flames(108, 106, 36, 44, ["#5a1ab0", "#b05af0"], 9)), glow(176, 30, 26, "#fff", 0.8), motes(7, 14, "#ffb8c0", [30, 20, 190, 120]),
    ]),
  "shadow-star": () =>
    picture(["#1a1030", "#6a4aa8", "#f4d8e8"], "#ffffff", [
      rays(120, 80, 24, "#ffffff", 0.25), disc(120, 80, 50, "#ffe8f4", 0.85), at(120, 80, solid(star(0, 0, 70, 15, 4, 12), "#1c1230") + solid(star(0, 0, 40, 13, 4, 57), "#2c1c4a") + ball(0, 0, 13, "#4a3470") + disc(0, 0, 6, "#f4d8e8")), line("M36 132Q72 128 96 112M20 110Q50 112 74 98", "#fff", 2, 0.8),
    ]),
  voidthirster: () =>
    picture(["#0c0618", "#3a1050", "#a83a8a"], "#ffd0f0", [
      glow(120, 70, 90, "#d84ab0", 0.6), swirl(120, 136, 90, "#f08ad0", 3, 0.5, 0.3), at(120, 112, solid("M-10 -8L-22 -30L-10 -34L-24 -56L-9 -58L-18 -82L-4 -84L0 -108L6 -84L20 -82L10 -60L25 -58L11 -36L24 -32L10 -8z", "#4a2a6a") + line("M0 -14L2 -96", "#f07ac8", 3) + solid("M-34 -12C-20 -4 20 -4 34 -12C32 6 16 12 0 12C-16 12 -32 6 -34 -12z", "#2a1838") + line("M0 12V40", "#1c1028", 8) + ball(0, 40, 7, "#6a3a8a")), at(120, 104, solid("M-17 0Q0 -14 17 0Q0 14 -17 0z", "#f6e8f4") + ball(0, 0, 7, "#d83a8a") + disc(0, 0, 3, "#14061c")), teeth(92, 110, 56, 8, 8, "#f0d8ea"), line("M60 24q6 18 30 26M182 20q-8 20 -32 28M48 62q20 6 36 2M194 62q-20 6 -38 2", "#ff9ae0", 2.4, 0.8), disc(58, 20, 4, "#ff9ae0"), disc(184, 16, 4, "#ff9ae0"), disc(44, 60, 3, "#ff9ae0"), disc(198, 60, 3, "#ff9ae0"),
    ]),
  "blackwatch-vanquisher": () =>
    picture(["#241c44", "#5a4a8a", "#f0b8a0"], "#ffe8e0", [
      sun(60, 92, 26, "#ffb89a"), ruins("#2a2044"), line("M206 160V10", "#1a1430", 4), solid("M206 14C180 8 168 26 146 18V62C168 70 180 52 206 58z", "#4a1c6a"), flat(star(178, 38, 13, 5, 4), "#e0b0ff"), ground(150, "#1a1430"),
      at(106, 60, person({ head: "visor", cloth: "#2a1c44", armour: "#3f3a58", trim: "#b07af0", cloak: "#5a1c5a", eyes: "#d07aff", left: [-34, 60], right: [26, 52], heldRight: at(24, 66, sword("#c8c4dc", "#b07af0", 104, 8), 1, -56) }), 1.1),
    ]),
  darkwalker: () =>
    picture(["#2c1a4a", "#a85a8a", "#ffd0a0"], "#fff0e0", [
      sun(120, 74, 30, "#ffd890"), peaks(12, 98, 24, "#6a3a6a", 22), flat("M0 94H240V160H0z", "#4a2a58"), flat("M108 96L132 96L196 160H44z", "#12081e", 0.85), at(120, 66, solid("M-16 74L-8 34L4 34L2 56L-4 78H-18zM6 34L18 34L26 58L36 74L24 78L10 58z", "#140a22") + solid("M-8 -8C-30 0 -30 28 -52 62L-34 54L-24 62L-10 48L8 56L20 46L34 52C24 28 26 4 8 -8z", "#2c1848") + line("M-14 10L-26 50M2 8L-2 50M14 10L20 44", "#12081e", 1.4) + solid("M2 -36C-16 -32 -14 -12 -12 -4Q0 4 12 -4C14 -14 14 -28 2 -36z", "#3a2258") + flat("M-1 -26C-8 -24 -8 -10 -5 -6Q0 -3 5 -6C8 -12 6 -24 -1 -26z", "#0c0616") + glare(0, -14, 3, 2, "#e8a0ff"), 1.15),
    ]),
  "illiya-the-demonborn": () =>
    picture(["#14040e", "#6a0f34", "#ff7a5a"], "#ffd8c0", [
      glow(120, 60, 100, "#ff5a4a", 0.7), at(140, 70, batWing("#5a1434"), 1.2), at(100, 70, batWing("#5a1434"), 1.2, 0, true), ground(152, "#1a060e"), at(120, 58, person({ head: "horns", cloth: "#3a0f2a", inner: "#e8907a", trim: "#1a0a14", hair: "#1c0f20", skin: "#d8766a", eyes: "#ffd84a", sleeves: "tight", left: [-46, 46], right: [46, 46] })), flames(70, 108, 26, 42, ["#e8552a", "#ffb04a", "#fff0a0"], 6), flames(170, 108, 26, 42, ["#e8552a", "#ffb04a", "#fff0a0"], 8),
    ]),
  "nyxian-spiritcaster": () =>
    picture(["#060a24", "#1f3a6a", "#5ab0b8"], "#d8fff8", [
      stars(44, 30), crescent(120, 26, 18, "#e8f4ff"), hills(9, 154, 10, "#0a1c38"), at(52, 66, ghost("#a8f0e8", "#0e3a4a"), 0.55, -14), at(190, 66, ghost("#a8f0e8", "#0e3a4a"), 0.55, 14), line("M70 100C74 116 84 112 88 100M168 100C166 116 156 112 152 100", "#a8f0e8", 5, 0.8), at(120, 62, person({ head: "hood", cloth: "#33286a", cloak: "#241c52", skin: "#c8d0e8", eyes: "#6affea", trim: "#8af0e0", left: [-40, 40], right: [40, 40] })), glow(80, 102, 20, "#6affea"), glow(160, 102, 20, "#6affea"),
    ]),
  "spirit-merchant": () =>
    picture(["#2a1838", "#8a4a5a", "#ffc88a"], "#fff0d8", [
      clouds(60, "#ffd8b0", 0.35), hills(3, 138, 20, "#5a3048"), ground(144, "#34203a"), line("M34 52Q120 22 206 52", "#5a3a24", 6), jar(44, 90, "#7affe0"), jar(78, 84, "#ff9ad8"), jar(164, 84, "#ffe07a"), jar(198, 90, "#9ab0ff"), line("M44 48V70M78 38V64M164 38V64M198 48V70", "#3a2418", 2),
      at(121, 62, person({ head: "tricorn", cloth: "#6a3a7a", inner: "#f0d090", trim: "#f0b04a", hair: "#2a1a34", beard: "#4a2f24", skin: "#d09a6c", left: [-22, 60], right: [22, 60] }), 0.98),
    ]),
  "tome-of-erabus": () =>
    picture(["#0a0614", "#2c1640", "#6a3a8a"], RIM, [
      glow(120, 70, 100, "#a84af0", 0.7), flat("M92 96L40 0H200L148 96z", "#c88aff", 0.25), swirl(120, 34, 60, "#e8c0ff", 4, 0.7), ruins("#1c1030"), ground(142, "#140a22"), at(120, 106, openBook("#3a1c4a", "#e8d8f0", 62), 1.25), at(120, 62, solid("M-24 0Q0 -22 24 0Q0 22 -24 0z", "#f4eafa") + ball(0, 0, 11, "#8a2ad0") + disc(0, 0, 5, "#0c0418")), chainLine("M30 150Q60 132 70 112M210 150Q180 132 170 112", "#a8a0b8"),
    ]),
  "treasure-hunter": () =>
    picture(["#14102a", "#3a2a5a", "#8a6a8a"], "#ffe8a8", [
      flat("M0 0H240V24L206 40L180 22L150 46L120 26L84 44L52 24L24 42L0 30z", "#0c0818"), trunks(2, "#1a1230", 4), glow(166, 116, 90, "#ffc84a", 0.9), ground(146, "#140e24"), at(82, 60, person({ head: "tricorn", cloth: "#5a4a34", inner: "#e8d8b0", trim: "#e0b04a", hair: "#4a3020", left: [-24, 68], right: [46, 52], sleeves: "tight", skin: "#d8a47a" }), 1.02),
      solid("M130 148V118H206V148z", "#7a4a26"), solid("M130 116C122 90 130 80 140 78H214C204 84 200 100 206 116z", "#5a3418"), line("M130 132H206M150 118V148M186 118V148", "#e0b04a", 3), flat("M134 118Q168 98 202 118z", "#ffe48a"), [[146, 112], [160, 108], [174, 110], [188, 113]].map(([x, y]) => ball(x!, y!, 5, "#ffd04a")).join(""), twinkle(170, 92, 11, "#fffbe0"), twinkle(192, 100, 6, "#fffbe0"),
    ]),
  voidfeeder: () =>
    picture(["#0e1430", "#3a3480", "#8fa0e8"], "#e0e8ff", [
      stars(51, 40, "#fff", 160), swirl(120, 80, 112, "#c8c0ff", 6, 0.6, 0.6), ball(120, 80, 54, "#4a3a8a"),
      disc(120, 80, 42, "#07030f"), glow(120, 80, 42, "#7a3af0", 0.7),
      Array.from({ length: 14 }, (_, i) => { const [x, y] = polar(120, 80, 43, i * 25.7); return at(x, y, flat("M-8 -2L8 -2L0 20z", "#f0ecff"), 1, i * 25.7); }).join(""),
      at(56, 40, papers("#f4f0ff", "#5a4aa8"), 1.3, -24), at(88, 58, papers("#f4f0ff", "#5a4aa8"), 0.8, 30),
      at(184, 34, papers("#f4f0ff", "#5a4aa8"), 1.2, 20), at(116, 76, papers("#f4f0ff", "#5a4aa8"), 0.55, 60),
      glare(120, 22, 12, 4, "#ff7ad0"),
    ]),
};

function jar(x: number, y: number, colour: string): string {
  return glow(x, y, 26, colour, 0.8) + solid(`M${x - 8} ${y - 18}H${x + 8}L${x + 13} ${y - 10}V${y + 14}Q${x} ${y + 20} ${x - 13} ${y + 14}V${y - 10}z`, "#cfe8f0", 'opacity=".55"') + flat(`M${x} ${y - 8}C${x - 10} ${y - 8} ${x - 9} ${y + 12} ${x - 8} ${y + 12}L${x - 4} ${y + 8}L${x} ${y + 13}L${x + 4} ${y + 8}L${x + 8} ${y + 12}C${x + 9} ${y + 12} ${x + 10} ${y - 8} ${x} ${y - 8}z`, light(colour, 0.3)) + disc(x - 3, y, 1.6, "#14061c") + disc(x + 3, y, 1.6, "#14061c") + solid(`M${x - 9} ${y - 23}h18v6h-18z`, "#6a4426");
}

function starsIn(): string {
  const spots = [[106, 66], [136, 62], [100, 84], [140, 84], [96, 124], [148, 122], [70, 92], [170, 92], [120, 146], [108, 132], [134, 134], [44, 104], [196, 104], [118, 58], [90, 150], [152, 150]];
  return line(spots.map(([x, y]) => `M${x} ${y}h.1`).join(""), "#ffffff", 2.2) + twinkle(84, 76, 6) + twinkle(158, 78, 6) + twinkle(100, 144, 6);
}
