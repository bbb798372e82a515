/** The Lifebound: druids, beasts and living wood in green and amber. */

import { at, ball, disc, flat, glow, line, picture, solid, star } from "../../../art/pen.ts";
import { fox, howler, lion, tusker, wolf } from "../../../art/beasts.ts";
import { halo, person, wanderer } from "../../../art/people.ts";
import { canopy, clouds, firs, flames, ground, hills, leaf, moon, motes, peaks, rays, stars, sun, trunks, twinkle } from "../../../art/scenes.ts";
import { flower, skull, staff, standingStone, thread, tree } from "../../../art/things.ts";

const RIM = "#f4ffb8";
const MORNING = ["#2f8a6a", "#9ad08a", "#fbf3b0"];
const DUSK = ["#1c2a4c", "#4a7a5a", "#f0b860"];
const NIGHT = ["#061a24", "#0f4a4a", "#4fae86"];
const BARK = "#6a4426";

/** The jaws of a flytrap to the right of the origin. */
const jaws = (size: number): string =>
  at(0, 0,
    solid("M0 0C6 -30 44 -44 66 -26C50 -22 30 -14 0 0z", "#4a9a3a") + solid("M0 0C16 22 52 24 68 0C48 -6 26 -6 0 0z", "#4a9a3a") +
    flat("M4 -3C16 -20 44 -32 60 -26C46 -20 28 -12 4 -3zM6 1C20 14 48 16 62 2C44 -3 26 -2 6 1z", "#e0486a") +
    line("M66 -26l6 10M57 -24l5 10M47 -20l4 9M37 -16l3 8M68 0l2 -11M59 -1l0 -9M49 -3l0 -8", "#d8f0a0", 2), size);

const harp = (gold: string): string =>
  solid("M-20 44C-30 0 -22 -40 6 -48C20 -52 34 -44 40 -34L34 -30C26 -40 14 -42 4 -36C-12 -26 -16 8 -10 42L34 -32L40 -28L-8 50z", gold) +
  line("M-12 30V-14M-4 20V-30M4 6V-36M12 -8V-38M20 -18V-38", "#fff8d8", 1.2);

export const lifebound = {
  "cetra-weaver-of-stars": () =>
    picture(["#060d2c", "#15456a", "#58b88a"], "#e8ffd8", [
      stars(31, 60), solid("M96 40C60 0 10 10 0 40C20 26 50 40 60 70C40 60 16 70 8 90C40 84 70 96 92 110z", "#143a4c"), solid("M144 40C180 0 230 10 240 40C220 26 190 40 180 70C200 60 224 70 232 90C200 84 170 96 148 110z", "#143a4c"),
      stars(33, 40, "#d8fff0", 100), at(120, 52, person({ head: "hair", cloth: "#1f7a5a", inner: "#e8f4c8", trim: "#ffe08a", hair: "#2a6a7c", skin: "#e0b48c", eyes: "shut", left: [-52, 26], right: [52, 26] })),
      thread([[66, 76], [34, 40], [70, 16], [120, 8], [170, 16], [206, 40], [174, 76]], "#fff6b8"), hills(7, 152, 10, "#0a2a2c"),
    ]),
  "druids-of-the-stone-circle": () =>
    picture(DUSK, "#ffe9a8", [
      sun(120, 82, 30, "#ffc060"), hills(4, 128, 16, "#2f4a3c"), at(38, 130, standingStone("#5a6a62", 78, 28)), at(92, 116, standingStone("#6a7a70", 60, 20)), at(150, 116, standingStone("#6a7a70", 60, 20)), solid("M78 60L84 48H160L166 60z", "#76867a"), at(204, 130, standingStone("#5a6a62", 82, 28)), ground(132, "#1f3a2a"),
      at(72, 132, wanderer("#4a6a3c", false), 1.15), at(120, 126, wanderer("#3a5a4c"), 1.4), at(170, 132, wanderer("#7a5a3c", false), 1.15), motes(6, 12, "#ffe9a8", [60, 70, 120, 50]),
    ]),
  "flytrap-witch": () =>
    picture(["#10241c", "#3f6a34", "#c8c85a"], RIM, [
      trunks(5, "#12301f", 6), line("M20 164C14 130 18 108 26 92M230 164C236 124 230 104 222 88M206 164C216 150 218 140 214 132", "#3a7a2e", 6),
      at(26, 92, jaws(0.9), 1, -34), at(222, 88, jaws(0.95), 1, 36, true), at(214, 132, jaws(0.55), 1, 10, true), 
      at(120, 60, person({ head: "hat", cloth: "#5a2f6a", inner: "#a8d06a", trim: "#d8e05a", hair: "#38204a", skin: "#a8c88a", left: [-40, 60], right: [40, 56] })), ground(152, "#0d2416"), motes(3, 10, "#f0ff9a", [70, 20, 100, 100]),
    ]),
  landtalker: () =>
    picture(MORNING, "#fffbd0", [
      sun(206, 34, 18, "#ffe58a"), solid("M-10 160C0 90 30 34 92 30C150 26 190 70 214 160z", "#5f8a4a"), flat("M92 30C76 50 66 90 64 160H-10C0 90 30 34 92 30z", "#2f5a38", 0.6),
      flat("M52 76Q66 66 82 78Q66 86 52 76zM112 78Q128 66 142 76Q128 86 112 78z", "#1f3a26"), disc(68, 77, 4, "#ffe58a"), disc(127, 77, 4, "#ffe58a"), line("M46 66Q66 56 84 68M110 68Q128 56 148 66", "#3f6a38", 5), solid("M90 74L84 108Q97 116 110 108L104 74z", "#6f9a54"), flat("M66 126Q97 138 130 124Q120 144 97 146Q76 144 66 126z", "#1f3a26"),
      at(40, 40, tree(BARK, "#3f8a3a", 36)), at(150, 44, tree(BARK, "#3f8a3a", 30)), at(94, 32, tree(BARK, "#5aa048", 34)), flat("M150 160L176 132L240 128V160z", "#24482c"), at(200, 112, wanderer("#8a4a2c"), 0.95),
    ]),
  "lifebound-initiate": () =>
    picture(["#5ab08a", "#bfe4a0", "#fdf6c8"], "#ffffe0", [
      rays(120, 96, 16, "#ffffff", 0.3), hills(3, 140, 20, "#7ab870"), hills(8, 150, 12, "#4a9058"),
      at(120, 54, person({ head: "braids", cloth: "#3f8a4a", inner: "#f6efc8", trim: "#ffe08a", hair: "#b8642a", left: [-12, 60], right: [12, 60], sleeves: "wide" }), 1.05),
      glow(120, 112, 34, "#ffffb0"), solid("M98 120Q120 108 142 120Q138 136 120 136Q102 136 98 120z", "#5a3a22"), line("M120 118V90", "#3f8a2a", 3.4), leaf(120, 96, 26, -32, "#6ac83a"), leaf(120, 100, 24, -146, "#58b030"),
    ]),
  "runic-lycanthrope": () =>
    picture(NIGHT, "#c8fff0", [
      stars(9, 26), moon(164, 54, 42, "#f0f6d8"), firs(5, 136, 50, "#08302e", 11), ground(146, "#051c1c"), at(96, 92, howler("#7a8f86", "#5affc0"), 0.95),
    ]),
  "wolf-shaman": () =>
    picture(["#1a3a4a", "#5a8a7a", "#f0dca0"], "#fff6d0", [
      peaks(6, 104, 50, "#4a7a78", 34), firs(12, 124, 42, "#1f4a3e", 10), ground(140, "#153226"), at(58, 116, wolf("#6a7a80"), 0.95),
      at(148, 58, person({ head: "wolf", cloth: "#7a5432", inner: "#d8c090", trim: "#e0b050", hair: "#5f6a70", left: [-30, 62], right: [44, 44], heldRight: at(48, 40, staff("#6a4426", 72, 90) + at(0, -74, skull("#f0e8d0", "#6affa0"), 0.42) + flat("M-4 -60l-12 26l8 -4l2 8l6 -22zM4 -60l10 28l-6 -4l-2 8l-6 -24z", "#c83c3c")) })),
    ]),
  snapdragon: () =>
    picture(["#0e2f34", "#2f7a5a", "#f0d878"], RIM, [
      canopy(4, "#0c2a22"), line("M120 164C112 130 132 112 116 84M118 150C90 140 70 146 54 132M122 140C150 130 170 140 188 122", "#3a7a2a", 8), leaf(64, 136, 44, 196, "#4a9a3a"), leaf(178, 126, 44, -14, "#4a9a3a"), leaf(96, 150, 34, 160, "#3a8a30"),
      at(108, 66, solid("M-6 30C-40 26 -46 -8 -30 -30L-38 -48L-16 -40L-8 -58L6 -40C34 -44 66 -28 78 -8C60 -12 36 -6 20 4z", "#e0487a") + solid("M-6 30C10 40 54 40 76 14C56 12 36 4 20 4z", "#f07a9a") + flat("M20 4C36 -6 60 -12 78 -8L76 14C56 12 36 4 20 4z", "#4a0f2a") + flat("M74 -8l-5 10l-5 -9l-6 9l-4 -8l-6 8l-4 -6zM72 14l-4 -8l-5 8l-5 -8l-5 6z", "#fff8e0") + glow(2, -18, 16, "#ffe24a") + flat("M-8 -22L14 -14Q2 -8 -8 -22z", "#fff6a0") + line("M-24 8Q-10 -4 -20 -26M-12 18Q0 4 -6 -4", "#a82458", 2), 1.18),
      motes(8, 16, "#ffe98a", [150, 20, 80, 90]),
    ]),
  "yggdrasil-staff": () =>
    picture(["#12324a", "#3f8a80", "#f6e8a8"], RIM, [
      halo(120, 50, 62, "#ffe49a", 24), hills(7, 150, 14, "#1c4a3a"), line("M120 62V168", "#4a2c18", 8), line("M122 62V168", "#a8703c", 2.4), line("M120 150Q104 120 118 96Q132 82 120 66", "#5aa83a", 3), leaf(112, 122, 14, 200, "#6ac83a"), leaf(126, 92, 14, -20, "#6ac83a"),
      at(120, 82, tree("#7a4a26", "#58b048", 82)), flat("M96 82Q120 96 144 82Q136 100 120 102Q104 100 96 82z", "#5a3620"), ball(120, 92, 7, "#ffe05a"), glow(120, 92, 22, "#ffe05a", 0.8), motes(2, 12, "#fff6b0", [70, 10, 100, 80]),
    ]),
  "beacon-shaman": () =>
    picture(["#0c1434", "#2a2f5a", "#c8603a"], "#ffc878", [
      stars(14, 36), peaks(9, 140, 40, "#1a2048", 30), solid("M130 160L160 106H214L240 140V160z", "#2a2430"), glow(186, 72, 84, "#ff9a3c", 0.9), flames(186, 108, 46, 84, ["#e8552a", "#ffa83c", "#fff0a0"], 7), line("M164 112L208 100M164 100L208 112", "#4a2c18", 6),
      at(82, 62, person({ head: "hair", cloth: "#2f6a4a", inner: "#d8b070", trim: "#ffb84a", hair: "#e8e0d0", skin: "#a86a44", left: [-20, 68], right: [50, 10], heldRight: line("M52 60L54 -16", "#6a4426", 4) + glow(54, -20, 14, "#ffb84a") })), ground(152, "#141a30"), motes(11, 18, "#ffc46a", [140, 4, 96, 70]),
    ]),
  "leotans-familiar": () =>
    picture(["#103a3a", "#3f9a7a", "#e8f0a8"], "#fffbd0", [
      canopy(9, "#0c3028"), glow(120, 80, 84, "#ffe9a0", 0.7), ground(136, "#1a4a34"), at(116, 88, fox("#e8862e"), 1.12), flat(star(116, 54, 10, 3.6, 5), "#fff6b0"), glow(116, 54, 18, "#fff6b0", 0.7), flower_at(40, 138, "#f07a9a"), flower_at(204, 140, "#7ab8f0"), flower_at(182, 148, "#f0d05a"), twinkle(176, 44, 8, "#fffbd0"), twinkle(58, 62, 6, "#fffbd0"),
    ]),
  "lifebound-muse": () =>
    picture(["#4a6ab0", "#d890b0", "#ffe9b8"], "#fff6e0", [
      sun(60, 44, 24, "#ffe0a0"), clouds(96, "#fff0e8", 0.5), hills(5, 146, 18, "#5a9a6a"), tree_at(216, 146),
      at(98, 58, person({ head: "hair", cloth: "#e8f0d8", inner: "#7ab86a", trim: "#c89a3c", hair: "#c85a34", skin: "#f0c8a4", eyes: "shut", left: [-16, 68], right: [40, 52], sleeves: "tight" })),
      at(146, 104, harp("#e0a83c"), 1.15), line("M176 58q16 -12 30 0t28 -4", "#fff8d0", 1.6, 0.9), note(196, 44), note(216, 66), note(182, 78), leaf(168, 34, 16, -40, "#6ac83a"), leaf(204, 92, 14, 30, "#6ac83a"), 
    ]),
  "loamspeaker-druid": () =>
    picture(["#7ab08a", "#d8e0a0", "#e8d890"], RIM, [
      hills(3, 86, 16, "#5a9a5a"), flat("M0 92Q120 84 240 92V160H0z", "#5a3a22"), flat("M0 92Q120 84 240 92V100Q120 92 0 100z", "#4a9a3a"), flat("M0 128Q120 118 240 130V160H0z", "#38220f"),
      line("M120 96C110 112 90 112 76 130M120 96C126 116 118 132 124 152M120 96C140 110 158 112 176 136M98 108C84 108 66 112 50 110M146 108C164 106 186 110 200 106", "#ffe08a", 3), at(54, 136, flat(star(0, 0, 10, 4, 6), "#6ae0d0")), at(192, 142, flat(star(0, 0, 12, 5, 6), "#f0a0d0")), at(88, 148, flat(star(0, 0, 7, 3, 6), "#f0d05a")), glow(120, 96, 30, "#fff0a0"),
      at(120, 34, person({ head: "hood", cloth: "#3f6a34", cloak: "#2f5228", skin: "#c8966a", trim: "#d8b050", beard: "#8a5a34", left: [-16, 56], right: [16, 56] }), 0.76), flat("M84 96Q120 84 156 96Q150 104 120 102Q90 104 84 96z", "#4a9a3a"),
    ]),
  "ogo-demontrap": () =>
    picture(["#1a2a14", "#5a6a24", "#e0b84a"], "#fff0a0", [
      trunks(8, "#1f3014", 7), ground(142, "#182410"), glow(120, 84, 50, "#ff5a3c", 0.8), at(120, 92, solid("M-18 24C-22 -4 -14 -16 0 -16C14 -16 22 -4 18 24z", "#a82a20") + flat("M-14 -10L-24 -28L-4 -16zM14 -10L24 -28L4 -16z", "#5a1410") + flat("M-11 -2l9 4l-8 3zM11 -2l-9 4l8 3z", "#ffe24a") + flat("M-9 10Q0 16 9 10Q6 18 0 18Q-6 18 -9 10z", "#2a0808")),
      solid("M66 30Q120 4 174 30L182 50Q120 26 58 50z", "#7a4e28"), solid("M56 128Q120 112 184 128L188 148Q120 136 52 148z", "#7a4e28"), line("M70 46C62 76 62 104 68 128M94 40C90 70 90 100 94 122M146 40C150 70 150 100 146 122M170 46C178 76 178 104 172 128", "#5a3a1c", 6), line("M82 36l-8 12M104 28l-4 14M136 28l4 14M158 36l8 12M66 70l-12 -6M65 96l-12 4M174 70l12 -6M175 96l12 4", "#c8e06a", 3), leaf(66, 34, 30, 200, "#6aa83a"), leaf(174, 34, 30, -20, "#6aa83a"),
    ]),
  "oras-the-redeemer": () =>
    picture(["#c88a2a", "#f6d878", "#fffbe0"], "#ffffff", [
      rays(120, 54, 24, "#ffffff", 0.45), disc(120, 54, 42, "#fffdf0", 0.85), firs(4, 150, 40, "#8aa84a", 12), canopy(13, "#7aa03a"), 
      at(120, 60, person({ head: "antlers", cloth: "#f2ecd4", inner: "#5a9a4a", trim: "#8a5a2c", hair: "#7a4a26", beard: "#8a5a34", skin: "#d8a878", cloak: "#4a8a3c", left: [-58, 44], right: [58, 44] })), leaf(56, 96, 18, -60, "#5ab03a"), leaf(184, 96, 18, -120, "#5ab03a"), motes(5, 16, "#fff", [50, 30, 140, 90], 2.4), ground(154, "#4a7a34"),
    ]),
  "runic-honiskrot": () =>
    picture(["#24404a", "#6a9a6a", "#f0d88a"], RIM, [
      peaks(14, 112, 40, "#4a7a6a", 28), hills(6, 132, 10, "#3a6444"), ground(132, "#24482e"), at(112, 92, tusker("#7a5a44", "#6affb0"), 1.18), flat("M0 148l6 -14l4 14l8 -18l4 18l8 -12l4 12l10 -16l4 16h20v14H0zM190 150l6 -14l6 14l8 -18l6 18l8 -12l6 12l10 -10v20h-50z", "#173420"),
    ]),
  "starcaller-leotan": () =>
    picture(["#0a0f34", "#2a3a8a", "#4aa88a"], "#fff6c0", [
      stars(41, 60, "#fff", 150), rays(120, 82, 18, "#ffe9a0", 0.16), glow(120, 82, 90, "#ffcf5a", 0.6), at(120, 86, lion("#d8862a", "#e8b45a", "#4affd0"), 1.1), twinkle(120, 20, 20, "#fffbe0"), twinkle(44, 40, 9), twinkle(200, 46, 9), twinkle(30, 108, 7), twinkle(212, 116, 7),
    ]),
  "wildcall-staff": () =>
    picture(["#3a2a4a", "#a86a5a", "#f6d08a"], "#fff0c0", [
      sun(176, 108, 26, "#ffb45a"), peaks(16, 134, 34, "#6a4a54", 30), hills(9, 150, 12, "#3a3a34"),
      line("M108 168L128 56", "#4a2c18", 8), line("M111 168L131 56", "#a8703c", 2.2),
      at(130, 44, line("M-8 0C-30 -4 -44 -18 -46 -38M-28 -8C-34 -20 -30 -30 -32 -38M-16 -2C-24 -14 -20 -24 -20 -30M8 0C30 -4 44 -18 46 -38M28 -8C34 -20 30 -30 32 -38M16 -2C24 -14 20 -24 20 -30", "#e8d8b0", 4) + solid("M-14 -8Q0 -18 14 -8Q12 14 6 30Q0 36 -6 30Q-12 14 -14 -8z", "#f0e6cc") + flat("M-10 2l7 4l-6 4zM10 2l-7 4l6 4zM-3 26h6l-3 4z", "#3a2418") , 1.1),
      line("M120 88l-18 12M118 96l-22 2", "#c83c3c", 3), leaf(122, 92, 24, 120, "#5a9a3a"),
      leaf(118, 100, 22, 60, "#7ab84a"),
      line("M30 40q6 -8 11 0q6 -8 11 0M56 24q5 -6 9 0q5 -6 9 0M22 66q5 -6 9 0q5 -6 9 0M60 54q4 -5 7 0q4 -5 7 0", "#2a1c34", 2.4),
    ]),
};

function flower_at(x: number, y: number, colour: string): string {
  return line(`M${x} ${y + 18}V${y}`, "#3a8a30", 2.4) + at(x, y, flower(11, colour, "#ffe9a0", 6));
}

function tree_at(x: number, y: number): string {
  return at(x, y, tree(BARK, "#4a9a5a", 74));
}

function note(x: number, y: number): string {
  return disc(x, y, 4, "#fff8d0", 1, 3) + line(`M${x + 3.5} ${y}v-14q6 2 7 7`, "#fff8d0", 1.8);
}
