/** Monsters: tyrants, widows and fiends in crimson, rust and sea-black. */

import { at, ball, disc, flat, glow, line, n, picture, polar, ring, solid, star } from "../../../art/pen.ts";
import { bear, coil, ghost, glare, hulk, hydraHead, imp, raptor, serpentHead, spider, teeth } from "../../../art/beasts.ts";
import { person } from "../../../art/people.ts";
import { bolt, clouds, flames, ground, moon, motes, peaks, rays, ruins, sea, stars, sun, swirl, trunks, twinkle } from "../../../art/scenes.ts";
import { axe, batWing, chainLine, featherWing, grin, hammer, papers, skull, tentacle } from "../../../art/things.ts";

const RIM = "#ffc8a0";
const ASH = ["#1c1416", "#6a3a2e", "#f0a060"];
const ACID = ["#101408", "#3a4a14", "#b8d84a"];
const DEEP = ["#04121c", "#0e3f4c", "#5aa898"];
const STORM = ["#141c2c", "#4a5f78", "#c8d4d8"];
const SWAMP = ["#1c2a24", "#4a6a4a", "#d8d88a"];

/** A strand-built web around a point. */
const web = (x: number, y: number, r: number, colour: string): string =>
  line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(x, y, r * 1.5, i * 30); return `M${x} ${y}L${n(a)} ${n(b)}`; }).join(""), colour, 1, 0.6) +
  [0.3, 0.55, 0.8, 1.1].map((k) => line("M" + Array.from({ length: 13 }, (_, i) => { const [a, b] = polar(x, y, r * k, i * 30); const [c, d] = polar(x, y, r * k * 0.88, i * 30 + 15); return i === 12 ? `${n(a)} ${n(b)}` : `${n(a)} ${n(b)}Q${n(c)} ${n(d)} `; }).join(""), colour, 1, 0.6)).join("");

export const monsters = {
  "avatar-of-the-fallen": () =>
    picture(["#0c0408", "#5a0c14", "#ff7a3a"], "#ffd0a0", [
      rays(120, 62, 18, "#ff8a4a", 0.22), ring(120, 34, 30, "#ffd070", 4, 0.9, 10), at(146, 74, featherWing("#3a2a34"), 1.5, -6), at(94, 74, featherWing("#3a2a34"), 1.5, 6, true), flames(120, 164, 230, 60, ["#8a1a10", "#e8552a", "#ffb04a"], 12),
      at(120, 66, hulk("#4a1a1e", "#ff6a3a") + solid("M-18 -10C-20 -46 20 -46 18 -10Q12 6 0 8Q-12 6 -18 -10z", "#5a2024") + solid("M-14 -30C-34 -34 -40 -54 -30 -66C-30 -52 -20 -46 -6 -40zM14 -30C34 -34 40 -54 30 -66C30 -52 20 -46 6 -40z", "#1c0c10") + glare(0, -16, 8, 5, "#ffd04a") + line("M-12 60L-2 40L6 52L14 30", "#ffb04a", 2.4) , 0.82),
    ]),
  "corrosive-widow": () =>
    picture(ACID, "#e8ff9a", [
      web(120, 60, 100, "#e8ffb0"), glow(120, 84, 80, "#a8f03c", 0.6), flat("M0 146Q60 138 120 146T240 144V160H0z", "#a8e03c"), at(120, 76, spider("#3a4a1a", "#c8ff4a", "#e8ff5a"), 1.05), [[104, 122], [136, 128], [118, 142]].map(([x, y]) => flat(`M${x} ${y! - 10}q6 9 0 12q-6 -3 0 -12z`, "#d8ff6a")).join(""), disc(40, 150, 6, "#d8ff8a", 0.8), disc(200, 152, 8, "#d8ff8a", 0.8), disc(176, 148, 4, "#d8ff8a", 0.8),
    ]),
  "earth-tyrant": () =>
    picture(ASH, RIM, [
      peaks(5, 120, 60, "#5a3428", 32), at(120, 70, solid("M-26 -16L-62 -24L-84 2L-80 34L-92 64L-78 92H-50L-46 52L-38 96H38L46 52L50 92H78L92 64L80 34L84 2L62 -24L26 -16z", "#7a5a48") + flat("M-62 -24L-84 2L-80 34L-60 20zM-38 96L-30 40L0 50L-6 96zM26 -16L62 -24L60 8L30 10z", "#5a4034", 0.8) + solid("M-22 -12L-28 -38L-10 -54L14 -52L28 -36L22 -12L0 2z", "#8a6a54") + flat("M-28 -38L-10 -54L-4 -30L-22 -12z", "#5a4034", 0.7) + glare(0, -28, 10, 5.4, "#ffb03c") + flat("M-12 -12H12L8 -4H-8z", "#ff8a3c") + line("M-40 0L-24 20L-32 40M0 14L10 40L-4 64L6 92M40 0L30 22M62 30L70 52", "#ff8a3c", 2.6) + flat("M-70 -18l-4 -16l12 10zM66 -20l8 -14l4 18zM40 -22l6 -12l6 10z", "#5aa03c"), 0.95), flat("M0 142l20 -12l14 10l20 -14l22 14l24 -8l22 10l20 -14l24 12l18 -12l20 14l20 -10l16 8v20H0z", "#2a1a16"),
    ]),
  mephit: () =>
    picture(["#24080c", "#a8301c", "#ffc05a"], "#fff0b8", [
      flames(120, 168, 260, 70, ["#c83c1c", "#f0822e", "#ffd05a"], 21), at(136, 74, batWing("#8a1c1c"), 0.95, -8), at(104, 74, batWing("#8a1c1c"), 0.95, 8, true), at(120, 76, imp("#d84a2a", "#fff04a"), 1.1), flames(170, 66, 22, 34, ["#f0622a", "#ffd05a"], 3), motes(6, 20, "#ffe08a"),
    ]),
  "mistake-of-creation": () =>
    picture(["#1a0c20", "#5a2a4a", "#e88a7a"], "#ffd8d0", [
      ground(146, "#2a1228"), at(64, 132, tentacle("#a84a6a", 92, -1)), at(176, 132, tentacle("#a84a6a", 96, 1)), at(40, 146, tentacle("#8a3a5a", 64, -1)), at(202, 146, tentacle("#8a3a5a", 66, 1)), solid("M52 150C30 104 60 44 92 52C98 24 142 22 150 48C184 42 212 100 190 150z", "#c8607a"), flat("M52 150C36 112 54 62 80 54C66 90 76 130 90 150z", "#7a2a4c", 0.6),
      [[98, 74, 14, "#5ae0c8"], [142, 66, 18, "#ffd04a"], [120, 98, 11, "#5ae0c8"], [166, 98, 10, "#ff7a5a"], [78, 104, 9, "#ffd04a"], [160, 124, 7, "#5ae0c8"]].map(([x, y, r, c]) => ball(x as number, y as number, r as number, "#fff2e0") + disc((x as number) + 1, y as number, (r as number) * 0.55, c as string) + disc((x as number) + 1, y as number, (r as number) * 0.26, "#14060c")).join(""), flat("M88 122Q118 112 146 124Q136 146 114 144Q94 142 88 122z", "#3a0c20"), teeth(92, 120, 50, 8, 8), teeth(98, 143, 36, 6, -7), disc(60, 126, 5, "#e88aa0"), disc(180, 118, 4, "#e88aa0"),
    ]),
  "samaels-trickster": () =>
    picture(["#1c0a24", "#6a1a4a", "#f07a3c"], "#ffe0b0", [
      rays(120, 76, 12, "#ffb04a", 0.25, 260, 8), at(120, 78, solid("M-26 -18C-60 -34 -70 0 -84 10C-62 12 -50 0 -24 4zM26 -18C60 -34 70 0 84 10C62 12 50 0 24 4zM-20 -24C-20 -64 10 -60 4 -84C24 -66 22 -44 20 -24z", "#7a2ab0") + flat("M-20 -24C-20 -64 10 -60 4 -84C10 -60 4 -44 2 -24zM26 -18C60 -34 70 0 84 10C64 2 50 -10 25 -6z", "#f0b03c") + ball(-85, 11, 5, "#ffe08a") + ball(85, 11, 5, "#ffe08a") + ball(4, -85, 5, "#ffe08a") + at(0, 10, grin("#f4ead8", "#2a0a20"), 1.25) + solid("M-50 84L-30 50L-10 60L0 48L10 60L30 50L50 84z", "#7a2ab0") + flat("M-10 60L0 48L10 60L0 84z", "#f0b03c")), at(44, 116, papers("#fff6e8", "#c83c3c"), 1.2, -30), at(62, 132, papers("#fff6e8", "#7a2ab0"), 1.2, -8), at(200, 44, papers("#fff6e8", "#c83c3c"), 1, 24),
    ]),
  "sea-tyrant": () =>
    picture(DEEP, "#d8fff0", [
      clouds(40, "#2a5a64", 0.7), bolt(34, 0, 90, "#e8fff8"), at(74, 88, serpentHead("#2f7a7a", "#c8d8a0", "#ffd04a"), 0.98), at(172, 120, coil("#2f7a7a", 40)), at(222, 124, coil("#2a6a6c", 25)), sea(122, "#2a7a8a", 3), line("M40 118q10 -12 20 -2M150 122q10 -10 18 0", "#e8fff8", 3, 0.8),
    ]),
  "tormented-soul": () =>
    picture(["#0a0c14", "#24303c", "#7a94a0"], "#ffffff", [
      ruins("#10161e"), glow(120, 70, 86, "#a8d8e8", 0.7), at(120, 74, ghost("#c8dce4", "#141c28"), 1), chainLine("M62 40Q96 78 160 96M178 40Q150 84 76 104", "#8a94a0"), line("M110 58v10M130 58v10", "#6ac8f0", 2.6), clouds(160, "#5a7080", 0.6),
    ]),
  "wind-tyrant": () =>
    picture(STORM, "#ffffff", [
      swirl(120, 118, 120, "#e8f0f4", 6, 0.6, 0.36), clouds(150, "#2a3648", 0.8), bolt(46, 62, 84, "#fff6b8"), bolt(196, 66, 80, "#fff6b8", true), at(120, 74, raptor("#5a6f94", "#fff04a"), 1.05),
    ]),
  "xeron-duke-of-lies": () =>
    picture(["#12040c", "#4a0c24", "#c83a4a"], "#ffd0d0", [
      glow(120, 60, 90, "#e0385a", 0.6), flat("M0 160V0H34Q16 80 40 160zM240 160V0H206Q224 80 200 160z", "#2a0614"), at(120, 60, solid("M-16 12L-46 -22L-54 26L-20 40zM16 12L46 -22L54 26L20 40z", "#7a1430") + person({ head: "crown", cloth: "#1c0a14", inner: "#e8d8c0", trim: "#d8a03c", hair: "#14060c", skin: "#c8c0d0", cloak: "#5a0c24", left: [-46, 36], right: [40, 62], eyes: "#ff4a4a" }), 1.02), at(66, 92, grin("#f4e8d0", "#3a0a14"), 0.7, -12), at(166, 126, papers("#fff6e8", "#8a1430"), 1.1, 14), at(178, 118, papers("#fff6e8", "#8a1430"), 1.1, 34),
    ]),
  "deviant-fiend": () =>
    picture(["#100a1c", "#4a1a4a", "#f0503c"], "#ffc8c0", [
      sun(184, 50, 26, "#ff7a5a"), peaks(17, 140, 40, "#2c1030", 26), ground(148, "#180a1c"), solid("M70 74C40 62 26 84 18 110L28 108C40 92 54 90 72 96zM170 74C200 62 214 84 222 110L212 108C200 92 186 90 168 96z", "#6a2a5a"), at(120, 66, hulk("#8a3a6a", "#c86a8a") + solid("M-36 -22C-50 -40 -44 -56 -34 -62C-36 -50 -28 -44 -16 -42zM36 -22C50 -40 44 -56 34 -62C36 -50 28 -44 16 -42z", "#2a1420") + solid("M-38 -14C-40 -50 40 -50 38 -14C40 18 24 36 0 38C-24 36 -40 18 -38 -14z", "#a04a7a") + flat("M-30 2Q0 -8 30 2Q28 30 0 32Q-28 30 -30 2z", "#2a0614") + teeth(-27, 0, 54, 9, 11) + teeth(-22, 29, 44, 7, -10) + ball(0, -24, 11, "#fff2c0") + disc(0, -24, 6, "#f0503c") + disc(0, -24, 2.6, "#14060c") + glare(0, -14, 24, 4.4, "#ffd04a"), 0.9),
    ]),
  "firestorm-effigy": () =>
    picture(["#12060c", "#6a1c10", "#ff9a3c"], "#fff0a8", [
      stars(6, 16), glow(120, 76, 110, "#ff7a2a", 0.8), flames(120, 152, 150, 150, ["#c83c14", "#f0822e", "#ffc84a"], 33), line("M120 60V118M120 74L66 50M120 74L174 50M120 118L92 156M120 118L148 156", "#2a1008", 13), line("M112 66L128 76M112 84L128 94M112 100L128 110M80 54L92 66M150 66L162 54M98 140L112 132M130 132L142 142", "#ff9a3c", 2.4), ball(120, 38, 20, "#3a180c"), flat("M108 32l10 6l-10 4zM132 32l-10 6l10 4zM108 48q12 8 24 0q-4 8 -12 8t-12 -8z", "#ffd84a"), flames(120, 24, 40, 30, ["#f0622a", "#ffd05a"], 5), flames(64, 50, 20, 30, ["#f0622a", "#ffd05a"], 6), flames(176, 50, 20, 30, ["#f0622a", "#ffd05a"], 7), motes(9, 24, "#ffe08a"),
    ]),
  "herald-of-doom": () =>
    picture(["#0a0610", "#3a0f1c", "#c83a1c"], "#ffd8a8", [
      stars(8, 30), meteor(196, 34, 1.3), meteor(42, 26, 0.9), meteor(226, 96, 0.7), peaks(21, 156, 44, "#1c080e", 22), at(104, 66, solid("M-16 14C-50 24 -54 60 -70 124H70C54 60 50 24 16 14z", "#2a1018") + solid("M-12 18L0 104L12 18z", "#4a1a22") + line("M-10 30H10M-10 42H10M-8 54H8M-7 66H7", "#e8dcc8", 3) + solid("M0 -34C-28 -30 -24 2 -30 30Q0 42 30 30C24 2 28 -30 0 -34z", "#1c0a10") + at(0, -4, skull("#f0e6d0", "#ff5a2a"), 0.82) ), solid("M116 78L206 98C222 92 230 108 222 124C210 128 200 120 200 112L114 86z", "#d8a03c"), line("M118 82L202 105", "#8a5a1c", 2), line("M74 102L118 84M136 100L150 92", "#2a1018", 13), ball(120, 84, 6, "#e8dcc8"), ball(152, 92, 6, "#e8dcc8"), line("M230 98q8 10 2 24M236 92q10 16 2 34", "#ffd070", 2.4, 0.8),
    ]),
  "lagoon-troll": () =>
    picture(SWAMP, "#fffbc0", [
      trunks(11, "#24382c", 6), moon(200, 32, 16, "#f0f0c0"), at(116, 84, solid("M-96 80C-98 30 -74 2 -40 -6H40C74 2 98 30 96 80z", "#5a7a4a") + solid("M-36 -22L-62 -34L-54 -8zM36 -22L62 -34L54 -8z", "#6a8a54") + solid("M-40 -12C-40 -56 40 -56 40 -12C42 22 24 40 0 40C-24 40 -42 22 -40 -12z", "#7a9a5c") + solid("M-10 -22C-22 6 -16 16 0 16C16 16 22 6 10 -22z", "#94b070") + glare(0, -22, 20, 5.4, "#ffe04a") + flat("M-26 20Q0 30 26 20Q22 34 0 36Q-22 34 -26 20z", "#24140c") + flat("M-18 32L-15 14L-10 33zM18 32L15 14L10 33z", "#fff6dc") + flat("M-38 -30Q-20 -58 10 -50Q36 -48 40 -26Q26 -40 10 -38Q-14 -44 -24 -30zM-38 -30l-4 26l8 -12zM40 -26l4 24l-9 -10z", "#3a5a2c"), 1), sea(124, "#3f6a54", 3), [[44, 134], [196, 140], [150, 150]].map(([x, y]) => disc(x!, y!, 18, "#6aa04a", 1, 6) + flat(`M${x} ${y}l16 -4l-2 6z`, "#3f6a54")).join(""), at(196, 134, flat(star(0, 0, 8, 4, 6), "#f0a0c0")),
    ]),
  "mordant-widow": () =>
    picture(["#14080c", "#4a1424", "#c84a5a"], "#ffd0d0", [
      moon(120, 60, 52, "#f0c8c0"), line("M120 0V40", "#fff", 1.4, 0.8), line("M0 20Q60 50 120 0M240 20Q180 50 120 0M0 60Q40 40 60 0M240 60Q200 40 180 0", "#ffd8d8", 1, 0.5), line("M106 70L58 34L34 66M104 80L44 70L24 110M106 92L54 106L48 146M134 70L182 34L206 66M136 80L196 70L216 110M134 92L186 106L192 146", "#1c0a10", 5), solid("M120 96C86 100 80 148 120 156C160 148 154 100 120 96z", "#2a0c14"), flat("M110 112H130L122 126L130 142H110L118 126z", "#ff3a3a"), at(120, 60, person({ head: "hair", cloth: "#1c0a10", inner: "#d8b8b0", trim: "#c83a4a", hair: "#14060a", skin: "#e8ccc4", eyes: "#ff4a4a", left: [-34, 20], right: [34, 20], sleeves: "tight" }), 0.66), solid("M86 140C72 112 96 100 120 104C144 100 168 112 154 140Q138 156 120 156Q102 156 86 140z", "#2a0c14"), flat("M108 116H132L123 129L132 146H108L117 129z", "#ff3a3a"),
    ]),
  "protean-sea-slug": () =>
    picture(["#06143a", "#1c5a9a", "#7ae0d8"], "#ffffff", [
      rays(120, -20, 22, "#d8fff8", 0.18), flat("M0 140Q60 128 120 138T240 132V160H0z", "#0e2a54"), line("M20 142V110M26 142V120M214 136V100M222 136V112", "#f07a6a", 5), at(118, 96, solid("M-98 36C-92 4 -60 -6 -30 -8C0 -10 30 -14 46 -34C56 -50 88 -46 92 -20C96 6 80 30 60 38H-98z", "#f0a03c") + flat("M-98 36C-60 26 0 34 60 38L70 42H-96z", "#c8502e") + [-74, -52, -30, -8, 14].map((x, i) => solid(`M${x} ${4 - i * 3}C${x - 14} ${-20 - i * 3} ${x - 4} ${-40 - i * 3} ${x + 4} ${-48 - i * 3}C${x + 10} ${-34 - i * 3} ${x + 20} ${-18 - i * 3} ${x + 16} ${2 - i * 3}z`, i % 2 ? "#e84a8a" : "#b04ae0")).join("") + line("M60 -38C58 -56 52 -62 46 -68M78 -38C82 -56 88 -60 96 -64", "#b04ae0", 6) + ball(45, -69, 6, "#ffe04a") + ball(97, -65, 6, "#ffe04a") + disc(74, -18, 5, "#14062c") + disc(76, -20, 1.8, "#fff") + line("M70 4Q80 8 88 2", "#8a2a1c", 2.6) + disc(-40, 18, 5, "#fff0a0") + disc(-10, 16, 6, "#fff0a0") + disc(22, 12, 5, "#fff0a0") + disc(-66, 22, 4, "#fff0a0")), motes(5, 14, "#e8fffc", [20, 10, 200, 90], 3),
    ]),
  "raging-ursine": () =>
    picture(["#2a1410", "#8a3a1c", "#f6b45a"], RIM, [
      rays(120, 70, 20, "#ffd88a", 0.22), at(120, 74, bear("#7a4a2c"), 1.08),
    ]),
  "serpent-siren": () =>
    picture(["#0c1238", "#3a4a8a", "#e89ab0"], "#ffe8f0", [
      moon(176, 46, 32, "#ffe8e0"), stars(4, 20), sea(112, "#2a4a7a", 3),
      solid("M28 160L46 130L104 122L168 130L200 160z", "#2a2440"),
      at(98, 46, person({ head: "hair", cloth: "#7a4a9a", inner: "#f0c4ac", trim: "#ffd08a", hair: "#c83c6a", skin: "#f0c4ac", sleeves: "tight", left: [-30, 50], right: [40, 10], eyes: "#5affc8" }), 0.78),
      solid("M76 96Q98 106 120 96C136 110 128 128 144 132C164 136 176 122 172 104C168 86 188 74 208 86C214 74 214 62 206 52C224 56 232 72 226 90C220 100 206 100 196 104C204 140 164 160 130 152C98 154 62 154 62 134C62 116 72 110 76 96z", "#2fa07a"),
      line("M82 108q8 6 16 0t16 0M76 122q9 6 18 0t18 0t16 2M76 138q9 6 18 0t18 0t18 2t18 0t16 -6M184 118l10 4M182 104l12 0", "#aef0c8", 2),
      twinkle(132, 50, 6, "#fff"), 
    ]),
  "terrus-paragon-of-strife": () =>
    picture(["#1c0c0a", "#8a2c14", "#ffb84a"], "#fff0c0", [
      solid("M70 160L104 40L116 50L128 38L136 48L180 160z", "#4a1c14"), flat("M104 40L116 50L128 38L136 48L130 70L120 64L112 74z", "#ffd04a"), glow(120, 36, 50, "#ff8a2a", 0.9), motes(4, 20, "#ffd070", [70, 0, 100, 40], 3), ground(150, "#240c08"), at(120, 74, person({ head: "greathelm", cloth: "#3a1410", armour: "#a8442a", trim: "#f0b03c", cloak: "#5a1410", eyes: "#ffd84a", left: [-48, 16], right: [48, 16], heldLeft: at(-52, 16, axe("#3a2418", "#d8c8b8"), 0.8, -22), heldRight: at(52, 16, hammer("#3a2418", "#8a7a74"), 0.8, 22) }), 1.06), solid("M102 60C90 50 86 34 92 24C94 38 102 44 112 48zM138 60C150 50 154 34 148 24C146 38 138 44 128 48z", "#f0e0c0"),
    ]),
  "twisted-tyrant": () =>
    picture(["#0e1420", "#3a2a5a", "#d8785a"], "#ffe0c8", [
      sun(120, 70, 40, "#f09a6a"), ruins("#1a1630"),
      solid("M60 160C58 124 86 108 120 108C154 108 182 124 180 160z", "#4a2a5c"),
      hydraHead(52, 62, [104, 132], "#6a3a7a", "#ffe04a", 0.86), hydraHead(188, 60, [136, 132], "#5a3a8a", "#ffe04a", 0.86),
      line("M84 140C70 118 96 104 120 112C146 118 168 112 160 96", "#3a1f4a", 20), line("M84 140C70 118 96 104 120 112C146 118 168 112 160 96", "#7a4488", 15),
      hydraHead(120, 56, [118, 140], "#94509c", "#ff5a3c", 1.12),
      ground(150, "#140e20"),
    ]),
  "vault-sphinx": () =>
    picture(["#3a2414", "#a8743a", "#ffe0a0"], "#fff6d8", [
      ball(120, 68, 58, "#8a7a6a"), ring(120, 68, 50, "#5a4a3c", 3), ring(120, 68, 34, "#5a4a3c", 2),
      Array.from({ length: 12 }, (_, i) => { const [x, y] = polar(120, 68, 42, i * 30); return disc(x, y, 3, "#4a3a2e"); }).join(""),
      flat("M0 128H240V160H0z", "#7a4e28"),
      solid("M28 70C10 40 24 16 8 4C40 8 60 34 66 66zM212 70C230 40 216 16 232 4C200 8 180 34 174 66z", "#c8923c"),
      solid("M64 148C56 96 80 78 120 78C160 78 184 96 176 148z", "#d8a04a"),
      solid("M70 152V118H98V152zM142 152V118H170V152z", "#e0b05c"),
      line("M78 152v-8M86 152v-8M150 152v-8M158 152v-8", "#8a5a24", 2),
      solid("M120 18C84 16 86 60 78 92L100 96H140L162 92C154 60 156 16 120 18z", "#2f5fae"),
      line("M90 44H102M86 62H101M83 80H101M150 44H138M154 62H139M157 80H139", "#ffd870", 3),
      solid("M102 46C102 28 138 28 138 46C138 66 130 78 120 80C110 78 102 66 102 46z", "#d8a070"),
      line("M109 50q4 -3 8 0M123 50q4 -3 8 0", "#24140c", 2.4),
      line("M120 52l2 9h-4M114 68q6 3 12 0", "#7a4a2c", 1.4), flat("M120 16l6 12h-12z", "#ffd870"),
      glow(120, 24, 12, "#5ae0ff"),
    ]),
};

function meteor(x: number, y: number, k: number): string {
  return at(x, y, flat("M0 0L-60 -66L-44 -70L8 -8z", "#ff8a3c", 0.55) + glow(2, 0, 26, "#ff9a3c") + ball(2, 0, 11, "#8a3a24") + disc(4, 2, 6, "#ffd070"), k);
}
