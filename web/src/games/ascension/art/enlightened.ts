/** The Enlightened: monks, templars and seers in blue, ivory and gold. */

import { at, disc, flat, glow, line, n, picture, polar, ring, solid, star } from "../../../art/pen.ts";
import { halo, person, seated, wanderer } from "../../../art/people.ts";
import { clouds, crescent, ground, hills, motes, peaks, rays, stars, sun, temple, twinkle } from "../../../art/scenes.ts";
import { cube, eye, featherWing, lantern, openBook, papers, runeStone, scales, sword, tablet, towerShield } from "../../../art/things.ts";

const RIM = "#fff3c4";
const DAY = ["#2f6fc4", "#86b9ea", "#fbf0cf"];
const DAWN = ["#27458f", "#8f9fd8", "#ffdca0"];
const NIGHT = ["#0a1538", "#1d3f86", "#5f97d8"];
const GOLD = ["#7a4d12", "#e0a63a", "#fff0b8"];
const IVORY = "#efe6d0";

const books = (x: number, y: number, colours: readonly string[]): string =>
  colours.map((colour, i) => solid(`M${x + i * 9} ${y}v-${22 + ((i * 7) % 9)}h8v${22 + ((i * 7) % 9)}z`, colour)).join("");

const dial = (x: number, y: number, r: number, colour: string): string =>
  ring(x, y, r, colour, 3) + line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(x, y, r - 3, i * 30); const [c, d] = polar(x, y, r - (i % 3 ? 7 : 11), i * 30); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), colour, 2);

export const enlightened = {
  "arha-initiate": () =>
    picture(DAY, RIM, [
      sun(120, 66, 46, "#ffe39a"), temple("#d9cfb4", 132), 
      at(120, 62, seated({ head: "bald", cloth: "#e38a2c", inner: "#e0b48c", trim: "#fff0c0", eyes: "shut", left: [-12, 58], right: [12, 58] }), 0.95),
    ]),
  "arha-templar": () =>
    picture(NIGHT, "#fff6d8", [
      stars(4, 30), rays(120, 50, 16, "#dcecff", 0.22), halo(120, 50, 50, "#ffd978", 18), hills(3, 150, 14, "#0c1f4a"),
      at(86, 62, featherWing("#dfe9f8"), 0.95, 0, true), at(154, 62, featherWing("#dfe9f8"), 0.95),
      at(120, 54, person({ head: "greathelm", cloth: IVORY, armour: "#c9d3e2", trim: "#e5b84a", eyes: "#66c8ff", left: [-7, 52], right: [7, 52] })),
      at(120, 100, sword("#f2f8ff", "#e5b84a", 62, 6), 1, 180),
    ]),
  "ascetic-of-the-lidless-eye": () =>
    picture(["#1a2c62", "#5a6fc0", "#f4cfa0"], RIM, [
      rays(120, 38, 20, "#fff0b8", 0.3), at(120, 38, eye(56, "#2f8fd8")), peaks(7, 150, 40, "#3c4a94", 24),
      flat("M84 138h72l14 22H70z", "#2a3270"),
      at(120, 92, seated({ head: "bald", cloth: "#c8672a", inner: "#d8a47a", skin: "#c48e66", eyes: "shut" }), 0.62),
    ]),
  "master-dhartha": () =>
    picture(GOLD, "#fffbe0", [
      disc(120, 62, 56, "#fff3c0", 0.8), ring(120, 62, 62, "#b9791e", 2), peaks(13, 158, 46, "#8a5a1c", 26), clouds(150, "#fff6d8", 0.7),
      at(120, 56, seated({ head: "bald", cloth: "#35549c", inner: "#e8ddc0", trim: "#ffd978", beard: "#f5f2ea", skin: "#c99a70", eyes: "shut", left: [-40, 44], right: [40, 44] }), 1.02),
      at(48, 62, papers("#fffaf0", "#a8792c"), 1.25, -16), at(192, 62, papers("#fffaf0", "#a8792c"), 1.25, 16), at(62, 22, papers("#fffaf0", "#a8792c"), 1, -30), at(178, 22, papers("#fffaf0", "#a8792c"), 1, 30),
    ]),
  "oziah-the-peerless": () =>
    picture(["#10317a", "#3d86d8", "#d8f0ff"], "#ffffff", [
      flat("M-10 160L110 40L250 -20V20L140 70L60 160z", "#eaf7ff", 0.55), clouds(60, "#ffffff", 0.5), hills(2, 152, 16, "#1c3f86"),
      at(104, 62, person({ head: "hair", cloth: "#f4efe2", inner: "#2f5fae", trim: "#e8b63c", hair: "#f0c860", skin: "#e8c09a", sleeves: "tight", armour: undefined, cloak: "#2f5fae", left: [-24, 70], right: [54, 8],
        heldRight: at(58, 6, sword("#ffffff", "#e8b63c", 74, 6), 1, 40) }), 1.05),
      twinkle(224, 12, 16, "#fff8d0"),
    ]),
  "seer-of-the-forked-path": () =>
    picture(DAWN, RIM, [
      sun(44, 66, 22, "#ffb45a"), crescent(202, 52, 24, "#eaf0ff"), peaks(5, 96, 34, "#6a7ab8", 30),
      flat("M0 92H240V160H0z", "#3f508e"), flat("M0 120Q120 108 240 120V160H0z", "#34447e"),
      flat("M76 160L106 124Q98 110 22 100L30 92Q104 98 120 114Q136 98 208 88L218 96Q142 110 134 124L164 160z", "#f6e6bc"),
      line("M120 114V160", "#e0c98c", 1.4),
      solid("M178 122V86h4v36zM162 92l8 -6h28v12h-28zM184 102h22l7 6l-7 6h-22z", "#8a5a34"),
      at(120, 122, wanderer("#3a5aa8"), 1.15),
    ]),
  "temple-librarian": () =>
    picture(["#2a1c18", "#5a3c28", "#c08a4a"], RIM, [
      flat("M0 0h240v160H0z", "#4a2f20", 0.7), [44, 84, 124].map((y, k) => books(-4 + k * 3, y, ["#2f5fae", "#b3433a", "#d9a840", "#3f7d5a", "#274a86"]) + books(190 - k * 4, y, ["#3f7d5a", "#d9a840", "#2f5fae", "#8a3f6a", "#b3433a", "#274a86"]) + flat(`M0 ${y}h58v4H0zM182 ${y}h58v4h-58z`, "#2b1a12")).join(""),
      glow(120, 70, 80, "#ffd98a", 0.7),
      at(120, 50, person({ head: "bun", cloth: "#2f5fae", inner: IVORY, trim: "#e5b84a", hair: "#5a3a2a", left: [-26, 68], right: [26, 68] })),
      at(120, 118, openBook("#8a2f2a", "#fff6dc", 44), 1.1), motes(9, 10, "#fff0b8", [84, 70, 72, 36], 2.4),
    ]),
  "twofold-askara": () =>
    picture(["#16306e", "#16306e"], "#fff6d8", [
      flat("M120 0H240V160H120z", "#f1d48c"), sun(178, 60, 40, "#ffe9a8"), crescent(66, 56, 34, "#cfe0ff"), stars(6, 16, "#fff", 140),
      at(78, 58, person({ head: "mask", cloth: "#0e1f4c", trim: "#9fc0f5", cloak: "#0a1638", left: [-34, 40], right: [36, 66] })),
      at(162, 58, person({ head: "mask", cloth: "#b9762a", trim: "#fff6d8", cloak: "#a05c1c", left: [36, 66], right: [-34, 40] }), 1, 0, true),
      line("M120 0V160", "#ffffff", 1.6, 0.8), twinkle(120, 118, 18, "#fff"),
    ]),
  "tablet-of-times-dawn": () =>
    picture(["#3c5fb0", "#f0b878", "#fff0c0"], RIM, [
      sun(120, 122, 50, "#ffd070"), rays(120, 122, 22, "#fff4cc", 0.4), hills(3, 148, 12, "#7a5a4a"),
      at(120, 80, tablet("#8d93a8", dial(0, -18, 26, "#ffe39a") + line("M0 -18V-36M0 -18L12 -10", "#ffe39a", 2.6) + line("M-26 22h6M-14 22h10M2 22h14M22 22h6M-26 32h14M-6 32h6M6 32h18M-26 42h8M-12 42h20M14 42h10", "#ffe39a", 3)), 1.12),
    ]),
  "the-all-seeing-eye": () =>
    picture(NIGHT, "#ffe9b0", [
      stars(12, 40), rays(120, 66, 24, "#ffe08a", 0.24), solid("M120 6L206 138H34z", "#d0a040"), flat("M120 6L34 138H84z", "#8a5f1c", 0.75), line("M52 110H188M70 84H170", "#8a5f1c", 1.4, 0.7),
      glow(120, 86, 60, "#fff3c4"), at(120, 88, eye(46, "#2f8fd8")), flat("M0 138H240V160H0z", "#0e1c44"), twinkle(120, 12, 14, "#fff8d8"),
    ]),
  "monastic-tutor": () =>
    picture(["#4a78b8", "#b0cbe4", "#f6ead0"], RIM, [
      temple("#c9bf9f", 136, [16, 224]), flat("M74 18h112v74H74z", "#24406e"), line("M74 18h112v74H74z", "#8a6a3a", 4), ring(146, 52, 24, "#ffe39a", 1.8), line("M146 28L167 64H125z", "#ffe39a", 1.8),
      at(82, 66, person({ head: "bald", cloth: "#d9802c", inner: "#efe0b8", trim: "#fff0c0", beard: "#f0eee8", skin: "#c9976c", left: [-20, 70], right: [48, 4], heldRight: line("M50 6L66 -12", "#6b4a2c", 3) }), 0.86),
      at(178, 108, person({ head: "hair", cloth: "#3a6aa8", hair: "#2a1c18", left: [-18, 50], right: [18, 50] }), 0.6),
    ]),
  "monk-of-the-lidless-eye": () =>
    picture(["#1d2858", "#7a4a86", "#f09a5a"], "#ffe2b0", [
      rays(120, 36, 18, "#ffd978", 0.3, 260, 10), at(120, 84, person({ head: "bald", cloth: "#a83c2a", inner: "#d9a06c", trim: "#ffd978", skin: "#c88f62", eyes: "shut", left: [-6, 44], right: [6, 44] }), 1.9),
      glow(120, 66, 32, "#7fe0ff"), at(120, 66, eye(15, "#22a6e0", "#fdfbf0"), 1, 90),
    ]),
  "oziah-judge-of-logos": () =>
    picture(["#8a6212", "#f0c458", "#fffbe6"], "#ffffff", [
      rays(120, 58, 28, "#ffffff", 0.4), disc(120, 58, 48, "#fffdf0", 0.9), ring(120, 58, 55, "#b8862a", 3),
      at(88, 64, featherWing("#fff6e0"), 1.1, 8, true), at(152, 64, featherWing("#fff6e0"), 1.1, -8),
      at(120, 58, person({ head: "crown", cloth: "#fbf6ea", inner: "#2f5fae", trim: "#d9a02c", hair: "#e8c060", skin: "#e8c09a", left: [-44, 38], right: [44, 38], eyes: "#3da0ff" }), 0.98),
      at(120, 132, scales("#b8862a", 62), 0.9),
    ]),
  "reality-sculptor": () =>
    picture(["#121a4c", "#4a3f9c", "#e08aa8"], "#ffe2f0", [
      stars(15, 22), line("M0 150L120 100L240 150M0 130L120 92L240 130M40 160L112 96M200 160L128 96", "#c8b8ff", 1.2, 0.6),
      at(74, 66, person({ head: "bun", cloth: "#e9e2d0", inner: "#3a4aa0", trim: "#e5b84a", hair: "#2a2038", left: [-22, 64], right: [52, 34], sleeves: "tight" }), 1),
      at(168, 74, cube(30, "#3fa0f0")), at(204, 34, cube(16, "#f0b040")), at(146, 26, cube(13, "#e86a8a")), at(206, 112, cube(14, "#58d0a8")), at(150, 122, cube(9, "#f0b040")), line("M168 74L204 34M168 74L146 26M168 74L206 112", "#fff", 1, 0.5),
    ]),
  "righteous-templar": () =>
    picture(["#3a6ab8", "#9cc4ec", "#fff6d8"], "#fffbe8", [
      flat("M96 -5H150L196 160H50z", "#fffbe0", 0.55), flat("M110 -5H132L150 160H92z", "#ffffff", 0.5), temple("#b7b9c4", 140, [12, 228]),
      at(134, 62, person({ head: "helm", cloth: "#f4f0e4", armour: "#aab6c8", trim: "#c83c3c", cloak: "#c83c3c", left: [-30, 58], right: [46, 24], heldRight: at(50, 24, sword("#ffffff", "#d9a02c", 60, 5), 1, 14) }), 1),
      at(88, 108, towerShield("#f6f1e2", "#d9a02c", flat(star(0, -4, 21, 8, 8), "#d9a02c")), 0.95),
    ]),
  "tablet-of-the-dreamer": () =>
    picture(["#0c1240", "#3d2f86", "#9a7ad0"], "#e8dcff", [
      stars(21, 46), clouds(150, "#b8a4ea", 0.55), glow(120, 80, 90, "#8f7af0", 0.8),
      at(120, 84, tablet("#5a5f94", crescentFace()), 1.08, -8), ring(188, 48, 12, "#cfe4ff", 2), ring(206, 78, 7, "#cfe4ff", 1.6), ring(180, 22, 6, "#cfe4ff", 1.6), ring(52, 56, 10, "#cfe4ff", 2), ring(38, 30, 5, "#cfe4ff", 1.4), clouds(168, "#d8c8ff", 0.8),
    ]),
  "temporal-eye": () =>
    picture(["#0d3a4c", "#2a8a9c", "#f3e0a8"], RIM, [
      rays(120, 80, 12, "#fff4cc", 0.22, 260, 15), cogRing(120, 80, 70),
      at(120, 80, eye(76, "#1f8fa8", "#fff8e0", disc(0, 0, 26, "#fdf6dc") + dial(0, 0, 25, "#1a4a5c") + line("M0 0V-17M0 0L11 7", "#c23a2a", 2.8) + disc(0, 0, 3, "#c23a2a"))),
    ]),
  "truth-seeker": () =>
    picture(["#070c24", "#14264f", "#2f4a7c"], "#ffdf9a", [
      stars(18, 18), flat("M0 160V60l30 -30v130zM240 160V50l-34 -26v136z", "#0a1330"), glow(156, 84, 96, "#ffc45a", 0.75), ground(148, "#0c1836"),
      at(94, 58, person({ head: "hood", cloth: "#33507e", cloak: "#24406e", skin: "#e0b48c", trim: "#e5b84a", left: [-16, 68], right: [54, 34] })),
      at(158, 108, lantern("#4a3520", "#ffc85a"), 1.2),
    ]),
  "ulu-askara-prince": () =>
    picture(["#1a3f7c", "#3fa0c8", "#ffe9b0"], "#fff6d8", [
      rays(120, 150, 26, "#fff6d0", 0.25),
      `<g display="none"><g id="e">${person({ head: "crown", cloth: "#e8e2d0", hair: "#2a2038", trim: "#d9a02c", left: null, right: null })}</g></g>`,
      [[46, 0.4], [194, 0.4], [84, 0.75], [156, 0.75]].map(([x, o]) => `<use href="#e" x="${x}" y="60" opacity="${o}"/>`).join(""),
      at(120, 56, person({ head: "crown", cloth: "#14508c", inner: "#f6ecd0", trim: "#f0b93c", hair: "#2a2038", skin: "#b98258", cloak: "#8a2440", left: [-14, 58], right: [14, 58] })),
      runeStone(120, 112, 12, "#6ae0ff"),
    ]),
};

function crescentFace(): string {
  return (
    solid("M16 -44A30 30 0 1 0 24 8A26 26 0 0 1 16 -44z", "#f6ecb8") + line("M-14 -14q5 4 9 0M-10 2q4 3 7 0", "#4a4478", 2) +
    line("M-26 26h8M-12 26h14M8 26h16M-26 37h18M-2 37h10M14 37h12M-26 48h6M-14 48h16M8 48h8", "#cfc4ff", 3) + flat(star(16, -20, 8, 3, 5), "#fff6c8")
  );
}

function cogRing(x: number, y: number, r: number): string {
  return Array.from({ length: 24 }, (_, i) => { const [a, b] = polar(x, y, r, i * 15); return disc(a, b, 3, "#d9a84a"); }).join("") + ring(x, y, r, "#d9a84a", 3);
}
