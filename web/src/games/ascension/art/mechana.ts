/** Mechana: engineers, engines and monks of copper, brass and teal light. */

import { at, ball, dark, disc, flat, glow, light, line, mix, n, picture, polar, polygon, ring, solid, star } from "../../../art/pen.ts";
import { person } from "../../../art/people.ts";
import { clouds, cog, flames, ground, hills, motes, peaks, rays, stars, sun, twinkle, workshop } from "../../../art/scenes.ts";
import { hedron, papers } from "../../../art/things.ts";

const RIM = "#ffe0a8";
const FORGE = ["#241210", "#7a3a1e", "#f0a050"];
const SMOKE = ["#3a3440", "#8a6a58", "#f0c890"];
const NOON = ["#4a7a94", "#c8b890", "#f8e0b0"];
const BRASS = "#c8923c";
const COPPER = "#b0602e";
const IRON = "#6a6f7a";
const TEAL = "#3fe0d0";

const rivets = (points: readonly (readonly [number, number])[], colour = "#3a2418"): string => points.map(([x, y]) => disc(x, y, 1.6, colour)).join("");

/** A legged machine's leg: hip, knee, foot. */
const leg = (a: number, b: number, c: number, d: number, e: number, f: number, colour: string): string =>
  line(`M${a} ${b}L${c} ${d}L${e} ${f}`, dark(colour, 0.3), 8) + line(`M${a} ${b}L${c} ${d}L${e} ${f}`, colour, 4) + ball(c, d, 6, colour) + solid(`M${e - 12} ${f + 6}Q${e} ${f - 8} ${e + 12} ${f + 6}z`, dark(colour, 0.2));

export const mechana = {
  "avatar-golem": () =>
    picture(FORGE, RIM, [
      rays(120, 60, 14, "#ffd08a", 0.18), workshopFloor(), solid("M62 40H178L190 74L170 82L164 160H76L70 82L50 74z", "#8a7a70"), line("M76 82H164M120 82V160M76 120H164", "#4a3c38", 2), solid("M50 42L30 60L26 110L36 146H62L60 110L66 78zM190 42L210 60L214 110L204 146H178L180 110L174 78z", "#9a8a7c"), ball(54, 48, 18, "#a8988a"), ball(186, 48, 18, "#a8988a"),
      solid("M96 14H144L150 44H90z", "#a8988a"), flat("M98 26H142V34H98z", "#1a1210"), glow(108, 30, 12, TEAL), glow(132, 30, 12, TEAL), disc(108, 30, 3, "#d8fffb"), disc(132, 30, 3, "#d8fffb"),
      [["#4aa0f0", 96, 62], ["#5ac85a", 144, 62], ["#f0a03c", 96, 100], ["#b070f0", 144, 100]].map(([c, x, y]) => glow(x as number, y as number, 18, c as string) + at(x as number, y as number, hedron(11, c as string))).join(""), rivets([[72, 46], [168, 46], [80, 90], [160, 90], [80, 152], [160, 152]]),
    ]),
  "kor-the-ferromancer": () =>
    picture(["#1a1a24", "#4a4450", "#c87a3c"], "#ffe0b8", [
      glow(120, 70, 96, "#f08a3c", 0.7), ground(150, "#1c1418"), Array.from({ length: 14 }, (_, i) => { const [x, y] = polar(120, 62, 74 + (i % 3) * 8, -112 + i * 17); return at(x, y, solid("M-4 -14L5 -9L3 13L-5 8z", i % 2 ? "#aab0bc" : "#8a8f9c"), 0.8 + (i % 4) * 0.18, i * 49); }).join(""),
      at(120, 62, person({ head: "spiky", cloth: "#4a3430", inner: "#c8923c", trim: "#f0b04a", hair: "#c8ccd4", beard: "#b8bcc4", skin: "#b07a54", armour: "#6a6f7a", left: [-50, 6], right: [50, 6] })), glow(64, 62, 22, "#ffb04a"), glow(176, 62, 22, "#ffb04a"),
    ]),
  "mechana-initiate": () =>
    picture(SMOKE, RIM, [
      workshop(3, "#6a4634"), at(118, 58, person({ head: "goggles", cloth: "#7a5a3a", inner: "#e8d0a0", trim: "#d89a3c", hair: "#6a2f1c", sleeves: "tight", left: [-24, 66], right: [46, 24], heldRight: at(50, 20, solid("M-5 34V-8Q-16 -14 -14 -28L-5 -20H5L14 -28Q16 -14 5 -8V34z", "#b8bec8"), 0.95, 18) }), 1.06), cog(64, 124, 18, 9, BRASS, 8),
    ]),
  "reactor-monk": () =>
    picture(["#0e1c24", "#1f4a50", "#c87a3c"], "#d8fff6", [
      workshop(8, "#24383c"), glow(120, 100, 90, TEAL, 0.7), solid("M72 50H92V128H72zM148 50H168V128H148z", "#8a6a44"), ball(82, 50, 10, "#b0884e"), ball(158, 50, 10, "#b0884e"), line("M82 74h-6M158 74h8M76 90h12M152 90h12", "#3a2818", 2),
      at(120, 56, person({ head: "hood", cloth: "#a8562a", cloak: "#7a3a1e", trim: "#f0b04a", eyes: TEAL, left: [-34, 70], right: [34, 70], chest: ball(0, 44, 19, "#5a4a40") + ring(0, 44, 15, "#f0b04a", 2.4) + glow(0, 44, 28, "#4dfbe6") + disc(0, 44, 9, "#eafffb") })),
    ]),
  "burrower-mark-ii": () =>
    picture(["#5a7a8a", "#d8b88a", "#f0d8a8"], RIM, [
      hills(3, 104, 16, "#a8845a"), flat("M0 112Q120 100 240 114V160H0z", "#6a4628"), flat("M0 140Q120 130 240 142V160H0z", "#4a2f1c"), 
      at(118, 92, solid("M-50 24L-30 -30Q0 -44 30 -30L40 24z", COPPER) + flat("M-18 -16Q0 -24 18 -16L20 0H-20z", "#1c2a30") + flat("M-14 -14L0 -18L-4 -2H-16z", "#9ff2ef", 0.8) + rivets([[-34, 14], [-20, 16], [0, 17], [20, 16], [32, 14]]) + ball(-40, 26, 16, IRON) + ball(-10, 30, 16, IRON) + ball(20, 28, 15, IRON) + disc(-40, 26, 6, "#2a2c34") + disc(-10, 30, 6, "#2a2c34") + disc(20, 28, 6, "#2a2c34") + solid("M38 -26L52 -24L104 10L46 30z", "#b8bec8") + line("M50 -24Q60 4 48 29M62 -16Q70 4 60 25M76 -6Q80 6 74 20M90 2Q92 8 88 14", "#5a606c", 2.6), 1.05, -22),
      flat("M176 70l10 -16l6 20l14 -10l-4 20l18 0l-14 16h-30z", "#5a3a20"), motes(4, 18, "#8a6238", [170, 20, 66, 60], 4),
    ]),
  "hedron-cannon": () =>
    picture(["#1a1030", "#6a3048", "#f08a4a"], "#ffe8c8", [
      stars(3, 20, "#fff", 60), flat("M120 60L250 -10V50z", "#fff0c8", 0.75), flat("M130 58L250 8V32z", "#ffffff", 0.9), peaks(5, 150, 30, "#4a2438", 24),
      at(96, 96, solid("M-70 24L-60 -22Q-40 -34 -14 -28L58 -16V20L-10 30z", BRASS) + line("M-30 -30L-26 29M0 -27L4 28M30 -21L32 24", "#7a4e1c", 4) + solid("M54 -26H70V28H54z", COPPER), 1, -27), at(172, 44, hedron(25, "#f04a6a")), glow(172, 44, 46, "#ff9a7a", 0.8),
      cog(76, 128, 27, 11, IRON), solid("M40 160L58 128H130L150 160z", "#5a4038"), cog(118, 138, 17, 9, IRON, 12),
    ]),
  "hedron-link-device": () =>
    picture(["#06242c", "#12505a", "#d89a4a"], "#d8fff6", [
      ring(120, 80, 62, "#c8923c", 5), ring(120, 80, 54, "#7a4e1c", 2), glow(120, 80, 70, TEAL, 0.6), 
      [0, 60, 120, 180, 240, 300].map((a) => { const [x, y] = polar(120, 80, 58, a); const [u, v] = polar(120, 80, 58, a + 120); return line(`M120 80L${n(x)} ${n(y)}L${n(u)} ${n(v)}`, "#9ffcf2", 2.2, 0.8); }).join(""),
      [0, 60, 120, 180, 240, 300].map((a, i) => { const [x, y] = polar(120, 80, 58, a); return at(x, y, hedron(14, ["#4aa0f0", "#5ac85a", "#f0a03c", "#b070f0", "#f0a03c", "#e0d0b0"][i]!)); }).join(""), at(120, 80, hedron(26, TEAL)),
    ]),
  "rocket-courier-x-99": () =>
    picture(["#1d3a78", "#5aa0d0", "#f6e0b0"], "#fff", [
      clouds(70, "#fff", 0.55), clouds(140, "#fff", 0.8), at(130, 70, flames(0, 56, 26, -70, ["#f0622a", "#ffb04a", "#fff3b0"], 5) + solid("M-20 24L-40 56L-18 50zM20 24L40 56L18 50z", "#c23a2a") + solid("M0 -66C28 -36 26 10 18 52H-18C-26 10 -28 -36 0 -66z", "#e8e2d4") + solid("M0 -66C14 -52 20 -40 22 -26H-22C-20 -40 -14 -52 0 -66z", "#c23a2a") + ball(0, -6, 11, BRASS) + disc(0, -6, 7, "#9ff2ef") + line("M-20 26H20", "#c23a2a", 5), 0.98, 48),
      at(102, 66, solid("M-16 -13H16V13H-16z", "#b8864a") + line("M-16 -2H16M0 -13V13", "#6a4420", 2.4), 1, 48), line("M124 88L104 68", "#6a4420", 2), twinkle(214, 26, 9),
    ]),
  "the-grand-design": () =>
    picture(["#123a5a", "#1a4f78", "#1f5f8a"], "#bfe8ff", [
      line("M0 20H240M0 40H240M0 60H240M0 80H240M0 100H240M0 120H240M0 140H240M20 0V160M40 0V160M60 0V160M80 0V160M100 0V160M120 0V160M140 0V160M160 0V160M180 0V160M200 0V160M220 0V160", "#6ab0d8", 0.6, 0.5),
      ring(112, 80, 62, "#dff4ff", 2), ring(112, 80, 44, "#dff4ff", 1.4), ring(112, 80, 20, "#dff4ff", 2), line(star(112, 80, 62, 44, 12), "#dff4ff", 1.4), line("M112 10V150M42 80H182", "#dff4ff", 1, 0.8), line(polygon([0, 60, 120, 180, 240, 300].map((a) => polar(112, 80, 44, a))), "#ffd98a", 1.8), at(112, 80, hedron(14, BRASS)),
      line("M188 24H226M188 32H218M188 40H226M188 48H210M188 116H228M188 124H214", "#dff4ff", 1.6), ring(206, 84, 16, "#ffd98a", 1.6), line("M206 68V100M190 84H222", "#ffd98a", 1), solid("M-4 -4H16V164H-4z", "#e8d8b0"), at(196, 140, solid("M-34 -5L24 -5L34 0L24 5L-34 5z", "#e0a03c") + flat("M24 -5L34 0L24 5z", "#2a1c14"), 1, -28),
    ]),
  "watchmakers-altar": () =>
    picture(["#2a1814", "#7a4a28", "#f0b860"], RIM, [
      cog(40, 50, 34, 12, "#5a3620", 5), cog(204, 44, 40, 14, "#5a3620", 9), glow(120, 62, 84, "#ffd98a", 0.8), solid("M64 112Q120 -40 176 112z", "#8a5628"), ball(120, 64, 42, BRASS), disc(120, 64, 35, "#fff6dc"),
      line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(120, 64, 33, i * 30); const [c, d] = polar(120, 64, i % 3 ? 29 : 25, i * 30); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), "#3a2418", 2.4), line("M120 64V40M120 64L138 74", "#3a2418", 3.4), disc(120, 64, 4, "#c23a2a"), solid("M40 112H200L206 124H34zM52 124H188V160H52z", "#a8703c"), line("M86 124V160M154 124V160", "#5a3620", 3), cog(120, 144, 13, 8, BRASS), glow(56, 96, 20, "#ffb04a"), glow(184, 96, 20, "#ffb04a"), solid("M52 112V100H60V112zM180 112V100H188V112z", "#f0e4c8"), flames(56, 100, 6, 12, ["#ffb04a", "#fff3b0"]), flames(184, 100, 6, 12, ["#ffb04a", "#fff3b0"]),
    ]),
  "cognition-courier": () =>
    picture(["#2f6a7a", "#8ab8a8", "#f6e0a8"], "#fff", [
      hills(6, 120, 20, "#7a9a7a"), flat("M0 128H240V160H0z", "#8a6a48"), line("M20 40H66M6 60H52M24 80H60M10 100H48", "#fff", 2.4, 0.8),
      at(132, 58, person({ head: "dome", cloth: "#c8682e", inner: "#f0d8a0", trim: "#f0b04a", armour: "#a8b0bc", sleeves: "tight", left: [-40, 52], right: [48, 40] }), 1.04, 5), solid("M84 104H118L122 138H82z", "#7a4e2a"), solid("M82 102H120L112 118H92z", "#946034"), line("M100 104L150 78", "#5a3620", 3.4), at(188, 96, papers("#fffaf0", "#a8792c"), 1.3, 14),
    ]),
  "foresight-monocle": () =>
    picture(["#1c1410", "#5a3820", "#c88a44"], RIM, [
      stars(9, 14, "#ffe0a8", 160), line("M176 112C204 128 196 150 226 158", "#f0c060", 3), solid("M160 98L204 140L196 150L150 108z", COPPER), cog(112, 72, 66, 22, BRASS, 4), disc(112, 72, 50, "#0e2a3c"), glow(112, 72, 52, "#3fa0d8", 0.8), line("M112 110L92 84L112 84L104 60L132 44", "#ffe9a8", 2.2), flat(star(134, 42, 11, 3, 5), "#fff6c8"), twinkle(92, 84, 8), twinkle(112, 108, 7), twinkle(104, 60, 6), twinkle(84, 46, 5), twinkle(142, 84, 5), ring(112, 72, 50, "#ffe0a0", 2.4), flat("M76 48Q88 30 108 28Q90 40 82 58z", "#fff", 0.7),
    ]),
  "magnet-monk": () =>
    picture(["#3a2a44", "#8a5a5a", "#f6c890"], RIM, [
      hills(5, 148, 16, "#5a3c40"), at(92, 62, person({ head: "bald", cloth: "#8a4a2a", inner: "#e0b070", trim: "#f0c060", skin: "#b8845a", eyes: "shut", left: [-24, 66], right: [44, 36] })), 
      at(164, 66, solid("M-30 34V-4A30 30 0 0 1 30 -4V34H12V-4A12 12 0 0 0 -12 -4V34z", "#d0382e") + solid("M-30 20H-12V34H-30zM12 20H30V34H12z", "#e8ecf2"), 1.1, 150), [[150, 20, 20], [196, 30, 70], [214, 62, 100], [128, 30, -30], [176, 10, 50], [222, 20, 10]].map(([x, y, a]) => at(x!, y!, solid("M-3 -10H3V8H-3zM-6 -14H6V-9H-6z", "#b8bec8"), 1, a!)).join(""), cog(206, 104, 13, 8, IRON), line("M142 34q10 -8 22 -8M186 36q12 6 16 16", "#fff0c8", 1.6, 0.8),
    ]),
  omnicron: () =>
    picture(["#08060f", "#3a1c30", "#c8622e"], "#ffe0b0", [
      stars(27, 40, "#fff", 160), sun(34, 136, 16, "#ff9a4a"), ball(124, 76, 62, "#7a5a48"), line("M66 56Q124 40 182 56M64 96Q124 112 184 96M124 14Q96 76 124 138M124 14Q152 76 124 138", "#3a2820", 2), flat("M96 60h18v6h-18zM140 92h22v6h-22zM80 88h12v5h-12zM146 50h12v5h-12z", "#ffcf7a"), ball(124, 76, 26, "#2a1c20"), glow(124, 76, 40, "#ff7a3c"), disc(124, 76, 12, "#fff0c8"), ring(124, 76, 20, "#f0b04a", 3),
      line("M38 104C10 80 60 60 66 60M182 62C236 40 232 70 200 92C170 112 90 124 50 110", BRASS, 7), line("M38 103C14 82 56 63 62 61M186 61C232 44 226 70 198 90C168 110 90 121 52 108", "#ffe0a0", 1.6),
    ]),
  portabillet: () =>
    picture(NOON, RIM, [
      hills(4, 118, 26, "#8a9a6a"), ground(138, "#6a6a48"), leg(96, 96, 70, 112, 62, 142, IRON), leg(144, 96, 170, 112, 178, 142, IRON), leg(108, 100, 96, 122, 100, 148, IRON), leg(132, 100, 144, 122, 142, 148, IRON),
      solid("M72 54H168V102H72z", "#c8a06a"), line("M72 70H168M72 86H168", "#8a6238", 1.4), solid("M60 56L120 16L180 56z", "#a8442a"), solid("M144 20H156V44H144z", "#7a5a4a"), disc(154, 10, 7, "#fff", 0.7), disc(164, 2, 9, "#fff", 0.5), solid("M110 72H130V102H110z", "#6a4420"), disc(126, 88, 1.8, "#f0c060"), solid("M82 64H100V82H82zM140 64H158V82H140z", "#ffe9a0"), line("M91 64V82M82 73H100M149 64V82M140 73H158", "#6a4420", 1.8), cog(72, 98, 11, 8, BRASS), cog(168, 98, 11, 8, BRASS),
    ]),
  "prototype-ch32": () =>
    picture(["#20303a", "#5a7a7a", "#e8d0a0"], RIM, [
      workshop(14, "#3a4a4c"), line("M120 18V0M60 0V30M180 0V30", "#1a2428", 3), leg(106, 96, 82, 116, 96, 146, COPPER), leg(134, 96, 160, 114, 148, 146, COPPER),
      solid("M78 60C78 26 162 26 162 60C164 94 146 106 120 106C94 106 76 94 78 60z", BRASS), line("M84 82Q120 94 156 82", "#7a4e1c", 2.4), ball(120, 60, 23, "#3a3c44"), glow(120, 60, 34, TEAL), disc(120, 60, 14, TEAL), disc(120, 60, 7, "#eafffb"), solid("M112 84H128L120 98z", "#f0a03c"), line("M120 30V14", IRON, 3), ball(120, 12, 5, "#d0382e"), solid("M78 62L48 76L52 90L84 80zM162 62L196 48L200 62L158 80z", COPPER), line("M196 48l12 -8M200 60l12 2M48 78l-12 -2M52 90l-8 8", IRON, 3), rivets([[90, 50], [94, 40], [150, 50], [146, 40]]),
    ]),
  "reactor-shrine": () =>
    picture(["#0c1230", "#3a2a5a", "#e0743c"], "#ffe8c0", [
      stars(19, 26), peaks(8, 120, 40, "#2a2048", 28), glow(120, 84, 88, "#4dfbe6", 0.75), ground(140, "#1a1024"), solid("M36 46Q120 26 204 46L212 32Q120 12 28 32z", "#b03a2a"), solid("M52 62Q120 50 188 62V72Q120 60 52 72z", "#b03a2a"), solid("M60 44H74L78 148H62zM166 44H180L178 148H162z", "#c84a30"),
      solid("M96 148L102 74H138L144 148z", "#6a5a5c"), solid("M106 80H134L138 142H102z", "#bffff6"), line("M104 96H136M103 112H137M102 128H138", "#3a8a88", 4), ball(120, 74, 12, BRASS), solid("M80 148H160V160H80z", "#4a3438"), motes(6, 14, "#c8fff8", [90, 20, 60, 60]),
    ]),
  "skyrocket-drone": () =>
    picture(["#0e1240", "#4a2a70", "#f07a5a"], "#ffe8d0", [
      burst(50, 40, 30, "#ffd05a"), burst(196, 36, 34, "#5ae0d0"), burst(208, 108, 20, "#f07ab0"), at(118, 82, line("M-28 -6L-58 -22M28 -6L58 -22", IRON, 6) + disc(-60, -28, 26, "#fff", 0.5, 5) + disc(60, -28, 26, "#fff", 0.5, 5) + ball(-60, -24, 5, BRASS) + ball(60, -24, 5, BRASS) + flames(0, 30, 22, -52, ["#f0622a", "#ffb04a", "#fff3b0"], 2) + solid("M-34 0C-34 -34 34 -34 34 0C34 22 20 32 0 32C-20 32 -34 22 -34 0z", COPPER) + solid("M-26 -6C-24 -22 24 -22 26 -6Q26 6 0 8Q-26 6 -26 -6z", "#1c2a30") + disc(-10, -6, 5.4, TEAL) + disc(10, -6, 5.4, TEAL) + line("M-8 17Q0 22 8 17", "#5a2f14", 2.4) + line("M0 -26V-38", IRON, 2.4) + ball(0, -40, 3.4, "#d0382e"), 1.2),
    ]),
  "zeta-arsenal": () =>
    picture(["#181c24", "#3a4450", "#c8784a"], RIM, [
      flat("M0 0H240V160H0z", "#2a303a", 0.5), line("M0 40H240M0 120H240M60 0V160M180 0V160", "#1a1f28", 3),
      [-56, -28, 28, 56].map((a) => at(120, 132, solid("M-10 0V-84L0 -112L10 -84V0z", mix(COPPER, IRON, Math.abs(a) / 80)) + flat("M-10 -84L0 -112L10 -84z", "#d0382e") + line("M-10 -60H10M-10 -20H10", "#2a1c18", 2.4), 1, a)).join(""),
      at(120, 132, solid("M-13 0V-88L0 -122L13 -88V0z", BRASS) + flat("M-13 -88L0 -122L13 -88z", "#d0382e") + line("M-13 -62H13M-13 -22H13", "#2a1c18", 2.6)),
      cog(120, 136, 36, 14, IRON), line("M106 122H134L106 150H134", "#ffe0a0", 6), glow(120, 136, 30, "#ffb04a", 0.6),
    ]),
};

function burst(x: number, y: number, r: number, colour: string): string {
  return glow(x, y, r, colour, 0.6) + line(Array.from({ length: 14 }, (_, i) => { const [a, b] = polar(x, y, r * 0.35, i * 25.7); const [c, d] = polar(x, y, r * (i % 2 ? 0.8 : 1), i * 25.7); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), light(colour, 0.3), 2);
}

function workshopFloor(): string {
  return flat("M0 138H240V160H0z", "#2a1610");
}
