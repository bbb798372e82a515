/** What is written down and kept: scrolls, ledgers, laws, orders, the monument, the years of peace. */

import { at, ball, dark, disc, flat, glow, light, line, mix, ring, solid, star } from "../../../art/pen.ts";
import { along, ashlar, fir, road, rows, sheaf, snowfall } from "../../../art/country.ts";
import { archway, banner, bridge, church, crane, crenel, cross, flag, gatehouse, house, lancet, rampart, scaffold, stall, tower, wheel, windmill } from "../../../art/houses.ts";
import { crowd, small, someone, TOOLS } from "../../../art/folk.ts";
import { rays } from "../../../art/scenes.ts";
import { portrait } from "../../../art/portrait.ts";
import { cat, mule, pelt } from "../../../art/herds.ts";
import { balance, bale, bell, bolt, bunting, candle, coin, coins, ledger, quill, scroll, seal, writing } from "../../../art/goods.ts";
import { cog } from "../../../art/boats.ts";
import { card, expansion, ledgerCard, scrollCard } from "./card.ts";
import { backdrop, country, garb, indoors, mountains, street, waterside } from "./settings.ts";
import { briar } from "./war.ts";
import type { Tones } from "../../../art/light.ts";

/** A desk seen from before it. */
const desk = (t: Tones, y = 128, wood = mix(t.wood, t.law.hue, 0.4)): string => solid(`M-2 ${y}H242V162H-2z`, dark(wood, 0.15)) + flat(`M-2 ${y}H242v5H-2z`, light(wood, 0.25)) + line(`M0 ${y + 14}H240M0 ${y + 24}H240`, dark(wood, 0.4), 1, 0.6);

/** A row of boxes to tick; so many of them ticked. */
const boxes = (t: Tones, x: number, y: number, count: number, ticked: number, step = 15): string =>
  along(count, (i) => line(`M${x + i * step} ${y}h9v9h-9z`, t.ink, 1.4) + (i < ticked ? line(`M${x + i * step + 1.6} ${y + 4.6}l2.6 3l5 -8`, t.law.accent, 2.2) : ""));


export const records = [
  card(23, "the charter from which nothing is undone", {
    1: scrollCard("day", (t) => ({ ...indoors(t, undefined), figure: rays(120, 70, 14, "#ffffff", 0.2, 220) + at(120, 66, scroll(124, 96, "#fbf2da", at(0, -26, briar(t.law.accent, t.gold), 1.3) + writing(-50, -6, 100, 6, 8, t.ink, 1.6) + line("M-52 -38h30M22 -38h30M-52 -32h26M26 -32h26", t.gold, 2))) + seal(88, 128, 11, t.accent) + seal(120, 134, 15, t.accent) + seal(152, 128, 11, t.accent) + quill(212, 140, 64, "#fffdf4", 20) })),
  }),
  card(24, "every tenth sheaf in a book", {
    1: ledgerCard("day", (t) => ({ ...backdrop(t, 120, 60), figure: desk(t) + at(112, 86, ledger(150, 84, t.hide, mix(t.linen, t.law.hue, 0.24), along(4, (i) => sheaf(t, -54 + (i % 2) * 30, -6 + Math.floor(i / 2) * 34, 22)), writing(10, -28, 34, 7, 9, t.ink) + along(6, (i) => line(`M54 ${-30 + i * 10}h8v8h-8z`, t.ink, 1.3) + (i < 3 ? line(`M55.6 ${-26 + i * 10}l2.4 3l4.6 -7`, t.accent, 2) : "")))) + sheaf(t, 214, 150, 62) + quill(184, 132, 50, t.linen, 30) })),
  }),
  card(27, "names of those who stand when the bell rings", {
    1: ledgerCard("dusk", (t) => ({ ...backdrop(t, 120, 60), figure: line("M30 160L70 10M210 160L170 10", t.wood, 4) + flat("M70 10l8 -14l0 16zM170 10l-8 -14l0 16z", t.metal) + at(120, 72, scroll(88, 116, t.linen, along(6, (i) => line(`M-36 ${-44 + i * 16}h9v9h-9z`, t.ink, 1.4) + (i < 2 ? line(`M-34 ${-40 + i * 16}l3 4l5 -9`, t.accent, 2.2) : "") + line(`M-20 ${-38 + i * 16}h${50 - (i % 3) * 8}`, t.ink, 2)))) + at(40, 116, flat("M-22 -26Q0 -34 22 -26L20 6Q14 24 0 32Q-14 24 -20 6z", t.accent) + line("M0 -28V28M-20 -4H20", t.linen, 3), 0.9) + at(206, 118, solid("M-20 6q0 -30 20 -32q20 2 20 32l-8 -5v12h-24V1z", t.metal) + line("M0 -26V0", light(t.metal, 0.4), 2)) })),
  }),
  card(29, "wind or water, ask the millers", {
    1: scrollCard("day", (t, s) => ({ ...country(t, s, 128), figure: at(120, 66, scroll(150, 92, "#fbf2da", line("M0 -40V40", t.ink, 1.2, 0.6) + windmill(t, -38, 30, 54, false, 22, "#fffdf4") + at(38, 6, wheel(t, 0, 0, 22)) + flat("M10 26q14 -6 28 0t28 0v8H10z", t.accent) + writing(-62, 37, 50, 1, 6, t.ink) + writing(14, 40, 50, 1, 6, t.ink))) + someone(60, 158, 1.5, { cloth: "#f4ecd8", cap: "cap", near: [10, -28], off: [-6, -14] }) + someone(180, 158, 1.5, { cloth: t.hide, cap: "cap", near: [10, -28], off: [-6, -14] }, true) })),
  }),
  card(31, "the marches stand open, or shut", {
    1: ledgerCard("dawn", (t, s) => ({ ...country(t, s, 112), figure: road(120, 120, 114, 90, t.sand, 0) + solid("M60 150V60h22v90zM158 150V60h22v90z", t.stone) + solid("M54 60H88V50H54zM152 60H186V50H152z", light(t.stone, 0.2)) + solid("M82 146L40 158V84L82 72z", t.wood) + solid("M158 146L200 158V84L158 72z", t.wood) + flag(t, 71, 50, 22, t.accent) + flag(t, 169, 50, 22, t.accent) + someone(112, 132, 1.2, { cloth: t.hide, cap: "straw", top: t.straw, pose: "walk", near: [8, -20], held: TOOLS.staff(t.wood) }) + at(134, 142, mule(t.hide, t.accent), 0.8) })),
    4: ledgerCard("night", (t, s) => ({ ...country(t, s, 112), figure: rampart(t, -4, 150, 248, 54) + solid("M64 154V48h26v106zM150 154V48h26v106z", t.stone) + solid(`${crenel(60, 48, 34, 6)}V56h-34zM146 56V48z`, t.stone) + solid(`${crenel(146, 48, 34, 6)}V56h-34z`, t.stone) + solid("M90 154V76Q120 58 150 76V154z", t.wood) + line("M120 66V154M90 96H150M90 128H150", t.metal, 3.4) + line("M84 112H156", light(t.wood, 0.3), 8) + ring(120, 112, 7, t.accent, 3) + at(77, 40, small({ cloth: t.accent, cap: "helmet", top: t.metal, held: TOOLS.spear(t.wood), near: [6, -18] })) + at(163, 40, small({ cloth: t.accent, cap: "helmet", top: t.metal, held: TOOLS.spear(t.wood), near: [6, -18] })) })),
  }),
  card(35, "the guilds begin to count", {
    1: ledgerCard("day", (t) => ({ far: "", middle: indoors(t).middle + desk(t), figure: at(130, 84, ledger(136, 80, t.accent, mix(t.linen, t.law.hue, 0.24), at(-34, -18, line("M-14 0L14 0M-8 -8L8 8", t.ink, 3)) + writing(-60, 0, 50, 4, 8, t.ink), boxes(t, 8, -30, 3, 3, 17) + boxes(t, 8, -10, 3, 2, 17) + boxes(t, 8, 10, 3, 0, 17))) + bolt(10, 126, 34, 8, t.tile) + bolt(14, 110, 34, 8, t.straw) + at(30, 78, balance(t, 46, 30)) + coins(200, 150, 7, [3, 5], t.gold) + line("M196 128h40M200 100h32", t.wood, 3) + along(3, (i) => disc(204 + i * 10, 114, 4.4, t.accent)) + line("M200 100V128M232 100V128M200 114H232", t.wood, 1.6) })),
  }),
  card(37, "the great fair calls us by name", {
    1: scrollCard("dawn", (t, s) => ({ ...street(t, s, 128), figure: bunting(-4, 8, 248, 10, [t.accent, "#fffdf4", t.tile]) + at(84, 78, scroll(82, 92, "#fbf2da", flat(star(0, -24, 13, 6, 8), t.accent) + disc(0, -24, 4, "#fffdf4") + writing(-32, -2, 64, 5, 9, t.ink)), 1, -6) + seal(104, 134, 10, t.accent) + solid("M150 152V116h74v36z", t.wood) + along(6, (i) => flat(`M${146 + i * 14} 92h14l-3 20q-4 6 -8 0z`, i % 2 ? "#fffdf4" : t.accent)) + line("M150 116V94M224 116V94", t.wood, 3) + ball(168, 112, 5, t.gold) + ball(182, 112, 5, t.tile) + ball(196, 112, 5, t.leaf) + crowd(160, 159, 66, 4, 1, garb(t)) })),
  }),
  card(45, "a nail for every danger that is over", {
    1: ledgerCard("dusk", (t) => ({ ...indoors(t, undefined), figure: solid("M22 128V22H218V128z", mix(t.wood, t.law.hue, 0.6)) + line("M22 48H218M22 76H218M22 102H218", dark(t.wood, 0.35), 1.4) + at(62, 62, pelt(t.hide), 0.72) + at(122, 56, line("M-24 30L24 -30M24 30L-24 -30", t.metal, 4.4) + solid("M-16 -18Q0 -24 16 -18L15 4Q11 16 0 24Q-11 16 -15 4z", t.accent) + line("M0 -20V20", t.linen, 2.4)) + at(182, 66, solid("M-18 6q0 -28 18 -30q18 2 18 30l-7 -4v12h-22V2z", t.metal) + line("M-18 -14Q-32 -20 -34 -34Q-22 -30 -12 -22M18 -14Q32 -20 34 -34Q22 -30 12 -22", t.linen, 3.6)) + along(5, (i) => disc(44 + i * 38, 112, 2.6, t.metal)) + at(82, 112, banner(0, -4, 20, 22, t.accent)) + at(158, 112, banner(0, -4, 20, 22, t.slate)) + candle(t, 14, 140, 24) + candle(t, 226, 140, 24) })),
  }),
  card(47, "snow came on the feast of the founders and forgot to leave", {
    1: scrollCard("night", (t, s) => ({ ...mountains(t, s, 116), figure: fir(t, 206, 156, 116, mix(t.pine, t.snow, 0.35)) + flat("M206 40L222 77Q214 70 206 78Q198 70 190 77zM198 84L214 84L230 115Q220 106 206 116Q192 106 182 115zM194 120H218L236 150Q222 140 206 151Q190 140 176 150z", "#ffffff", 0.92) + at(84, 78, scroll(104, 96, "#f2ecdc", flat("M-52 30Q-30 14 -6 22T52 14V48H-52z", "#ffffff") + house(t, -30, 26, { gable: 26, length: 28, wall: 14, pitch: 18, roof: "slate", walls: "timber" }) + flat("M-34 14L-17 -6L18 -8L32 10L24 8L-4 10L-17 0L-30 14z", "#ffffff") + fir(t, -42, 28, 26) + [[-36, -28, 8], [2, -30, 11], [36, -26, 8]].map(([x, y, r]) => flat(star(x!, y!, r!, r! * 0.2, 6), "#7a98c0")).join(""))) + seal(84, 138, 11, t.accent) + along(6, (i) => flat(`M${36 + i * 19} 32l3 ${10 + (i % 3) * 5}l3 ${-10 - (i % 3) * 5}z`, "#ffffff")), near: snowfall(s, 70) })),
  }),
  card(53, "widows' mites, quarrymen's stone", {
    1: ledgerCard("dawn", (t) => ({ ...indoors(t, 120, true), figure: desk(t, 134) + solid("M40 134V98H112V134z", t.wood) + solid("M36 98Q76 74 116 98z", light(t.wood, 0.1)) + line("M40 108H112M76 82V134", t.metal, 3) + flat("M70 90h12v3h-12z", t.ink) + coin(76, 76, 7, t.gold) + coin(92, 62, 5, t.gold) + cross(76, 128, 14, t.gold) + at(174, 112, ledger(86, 48, t.accent, t.linen, cross(-22, 12, 24, t.gold), along(3, (i) => boxes(t, 6, -20 + i * 14, 2, i < 1 ? 2 : 0, 16)))) + coins(24, 150, 6, [2, 4, 3], t.gold) })),
  }),
  card(57, "old wax, an older hand", {
    1: scrollCard("dusk", (t) => ({ ...indoors(t, undefined), figure: desk(t, 118) + glow(40, 92, 60, t.lit, 0.8) + candle(t, 34, 122, 40) + at(132, 90, solid("M-62 -38H62V38H-62z", "#f2e2b8") + flat("M-62 -38L0 10L62 -38L56 -42H-56z", "#fdf2d2") + line("M-62 -38L0 10L62 -38M-62 38L-16 -2M62 38L16 -2", dark("#f2e2b8", 0.35), 1.6), 1, -7) + seal(133, 98, 19, t.accent) + line("M206 132l24 -22M206 132l8 -3l-4 8z", t.metal, 3.4) })),
  }),
  card(60, "scaffolds go up for a minster, or for a citadel", {
    1: ledgerCard("day", (t, s) => ({ ...country(t, s, 124), figure: church(t, 92, 146, { nave: 44, length: 76, wall: 52, pitch: 4 }) + solid("M62 146V84h30v62z", t.stone) + lancet(77, 130, 10, 30, t.lit) + scaffold(t, 52, 150, 56, 118, 4) + scaffold(t, 140, 146, 74, 76, 3) + crane(t, 22, 152, 60, ashlar(t, -6, 8, 12, 8), 0.6) + someone(80, 60, 1, { cloth: t.accent, cap: "cap", near: [9, -24], held: TOOLS.hammer(t.wood) }) + someone(168, 96, 1, { cloth: t.accent, cap: "cap", near: [9, -20] }) + ashlar(t, 206, 158, 18, 10) })),
    4: ledgerCard("dusk", (t, s) => ({ ...mountains(t, s, 126), figure: tower(t, 34, 148, { w: 42, h: 72, top: "flat" }) + rampart(t, 70, 148, 110, 40) + tower(t, 170, 148, { w: 42, h: 50, top: "flat", slits: 1 }) + scaffold(t, 26, 150, 58, 112, 4) + scaffold(t, 164, 150, 58, 84, 3) + crane(t, 112, 108, 62, ashlar(t, -8, 10, 16, 10), 0.9) + archway(120, 148, 22, 30, t.ink) + flag(t, 56, 38, 18, t.accent) + someone(96, 110, 0.9, { cloth: t.accent, cap: "cap", near: [9, -22], held: TOOLS.hammer(t.wood) }) + ashlar(t, 84, 158, 18, 10) + ashlar(t, 108, 158, 18, 10) })),
  }),
  card(69, "a monk asks everybody how it began", {
    1: ledgerCard("dawn", (t) => ({ ...indoors(t, 206, true), figure: desk(t, 134) + at(66, 80, portrait({ cloth: t.bark, wear: "habit", hat: "tonsure", hair: "#8a8078", old: true, look: "smile", tilt: 8, left: [-10, 54], right: [48, 38] }), 1) + at(150, 108, ledger(110, 66, t.accent, mix(t.linen, t.law.hue, 0.24), house(t, -44, 14, { gable: 14, length: 12, wall: 9, pitch: 10 }) + writing(-48, 20, 40, 2, 6, t.ink), tower(t, 16, 12, { w: 10, h: 22, top: "cone" }) + tower(t, 32, 12, { w: 12, h: 26, top: "teeth" }) + writing(8, 20, 40, 2, 6, t.ink))) + quill(116, 118, 40, t.linen, 12) + at(222, 134, cat(t.ink), 1.2) })),
  }),
  card(70, "the bells of the whole vale strike one hour", {
    1: scrollCard("dawn", (t) => ({ ...backdrop(t, 120, 60), figure: rays(120, 62, 18, "#ffffff", 0.35, 220) + at(36, 34, bell(34, t.gold), 1, 22) + at(204, 34, bell(34, t.gold), 1, -22) + at(120, 128, solid("M-92 -14H92V22H-92z", "#fbf2da") + solid("M-92 -14l-20 -10v34l20 12zM92 -14l20 -10v34l-20 12z", dark("#fbf2da", 0.2)) + writing(-74, -2, 148, 3, 8, t.ink, 1.6)) + solid("M70 100L58 40L92 66L120 22L148 66L182 40L170 100Q120 88 70 100z", t.gold) + solid("M70 100Q120 88 170 100V112Q120 100 70 112z", light(t.gold, 0.25)) + disc(120, 76, 9, t.accent) + disc(90, 84, 5, "#3a6ad8") + disc(150, 84, 5, "#3a6ad8") + [[58, 40], [120, 22], [182, 40]].map(([x, y]) => disc(x!, y!, 5, "#fffdf4")).join("") })),
  }),
  card(99, "whoever passes, passes for a price, and gets a receipt", {
    1: ledgerCard("day", (t, s) => ({ ...country(t, s, 118), figure: bridge(t, -6, 150, 140, 34, 2, 6) + line("M96 116V70M96 78L176 62", t.wood, 5) + along(4, (i) => line(`M${104 + i * 18} ${76.4 - i * 3.6}l9 -1.8`, t.accent, 5)) + at(176, 92, scroll(70, 92, t.linen, coin(0, -22, 15, t.gold) + writing(-26, 4, 52, 4, 8, t.ink))) + seal(176, 142, 10, t.accent) + someone(50, 118, 1.3, { cloth: t.hide, cap: "straw", top: t.straw, near: [10, -20] }) + someone(76, 116, 1.3, { cloth: t.accent, cap: "cap", near: [10, -22] }, true) })),
  }),
  card(108, "a line in the dust becomes a wall with boxes to fill", {
    1: ledgerCard("dusk", (t, s) => ({ ...country(t, s, 96), figure: ring(120, 118, 100, t.stone, 20, 1, 34) + house(t, 88, 118, { gable: 20, length: 20, wall: 14, pitch: 16, roof: "tile" }) + house(t, 132, 122, { gable: 20, length: 18, wall: 14, pitch: 16, roof: "thatch" }) + church(t, 108, 108, { nave: 14, length: 18, wall: 14, pitch: 12, tower: 28, spire: 12 }) + line("M20 118A100 34 0 0 0 220 118", light(t.stone, 0.3), 3) + along(9, (i) => { const a = Math.PI * (1 - i / 8); return solid(crenel(120 + Math.cos(a) * 100 - 6, 126 + Math.sin(a) * 34 - 6, 12, 4) + "v6h-12z", t.stone); }) + tower(t, 8, 138, { w: 22, h: 44 }) + tower(t, 210, 138, { w: 22, h: 44 }) + gatehouse(t, 98, 160, 46, 38, true) + flag(t, 19, 92, 16, t.accent) + flag(t, 221, 92, 16, t.accent) })),
  }),
  card(112, "the order of the thorn wears the briar of the common", {
    1: ledgerCard("night", (t) => ({ ...backdrop(t, 120, 76), figure: line("M44 150L196 14M196 150L44 14", t.metal, 6) + line("M58 122L76 140M182 122L164 140", t.gold, 6) + solid("M64 22Q120 6 176 22L172 86Q160 128 120 150Q80 128 68 86z", light(t.law.hue, 0.05)) + line("M72 28Q120 14 168 28L164 84Q154 120 120 140Q86 120 76 84z", t.gold, 2.6) + at(120, 72, briar("#fff4ee", t.gold), 3.2) + line("M120 104q-18 10 -14 26M120 104q18 10 14 26M108 118l-8 -4M132 118l8 -4", t.leaf, 3.4) + ring(120, 72, 50, t.accent, 2, 0.9) })),
  }),
  card(125, "bales of the coast are our money", {
    1: ledgerCard("day", (t, s) => ({ ...waterside(t, s, 94), figure: at(186, 118, cog(t, t.linen), 0.84) + solid("M-2 134H242V162H-2z", t.stone) + at(78, 74, scroll(92, 94, t.linen, at(-20, -24, bale(-12, 10, 24, 18, t.accent)) + line("M0 -24h14M2 -28l0 8M8 -20l8 -4l-8 -4", t.ink, 2) + coin(30, -24, 11, t.gold) + writing(-36, 0, 72, 4, 9, t.ink))) + seal(52, 134, 11, t.accent) + seal(104, 134, 11, t.gold) + bale(140, 158, 30, 20, t.accent) + bale(174, 158, 30, 20, t.hide) + coins(218, 156, 6, [3, 5], t.gold) })),
  }),
  card(135, "guessed faces, exact hands", {
    1: ledgerCard("dawn", (t, s) => ({ ...country(t, s, 122), figure: solid("M40 158h160v-10h-14v-10H54v10H40z", t.stone) + solid("M64 138V108H176V138z", light(t.stone, 0.08)) + writing(78, 116, 84, 3, 7, dark(t.stone, 0.55), 1.6) + at(94, 108, stone(t, 1)) + at(146, 108, stone(t, -1)) + at(120, 108, stone(t, 0)) + along(5, (i) => disc(70 + i * 25, 140, 3.4, [t.accent, "#fff"][i % 2]!)) + someone(28, 158, 1.3, { cloth: t.accent, cap: "kerchief", gown: true, near: [9, -22], held: disc(10, -24, 3, "#fff") }) + someone(214, 158, 1.1, { cloth: t.hide, cap: "none", near: [-8, -30] }) })),
  }),
  card(136, "seed, fairs, masons, praise: four years of the long peace", {
    1: expansion("dawn", (t, s) => ({ ...country(t, s, 100), figure: rows(-40, 102, 320, 60, t.soil, 11, 120) + line("M196 30V12M172 12H222", t.wood, 3) + at(198, 24, line("M-22 0L22 24M22 0L-22 24", t.metal, 3.4)) + someone(112, 156, 2.5, { cloth: t.accent, cap: "straw", top: t.straw, pose: "walk", near: [15, -20], off: [-4, -14], held: solid("M-8 -18h12l3 8h-15z", t.linen) }) + along(12, (i) => disc(154 + (i * 17) % 50, 106 + (i * 11) % 40, 1.8, t.accent)) + line("M20 70q5 -6 10 0q5 -6 10 0M44 58q4 -5 8 0q4 -5 8 0", t.ink, 1.4) })),
    2: expansion("day", (t, s) => ({ ...street(t, s, 122), figure: bunting(-4, 10, 248, 10, [t.accent, t.linen, t.tile]) + stall(t, 4, 148, 66, 58, t.accent, ball(20, 124, 5, t.accent) + ball(34, 124, 5, t.tile) + ball(48, 124, 5, t.leaf)) + stall(t, 172, 148, 66, 58, t.tile, bolt(184, 126, 12, 4, t.accent) + bolt(206, 126, 12, 4, t.linen)) + line("M120 148V54", t.wood, 4) + along(4, (i) => line(`M120 60L${86 + i * 23} 104`, t.wood, 1) + solid(`M${80 + i * 23} 104h12v6h-12z`, t.accent) + someone(86 + i * 23, 112, 0.7, { cloth: garb(t)[i]!, pose: "sit" })) + solid("M84 66L120 46L156 66z", t.accent) + crowd(50, 158, 140, 5, 1.5, [t.cloth, t.linen, t.slate]) })),
    3: expansion("dusk", (t, s) => ({ ...street(t, s, 128), figure: solid("M92 150V60h58v90z", t.stone) + archway(121, 150, 26, 44, t.ink) + lancet(108, 92, 9, 24, t.lit) + lancet(134, 92, 9, 24, t.lit) + scaffold(t, 80, 152, 84, 112, 4) + crane(t, 34, 152, 84, ashlar(t, -9, 12, 18, 12), 0.8) + someone(104, 66, 1, { cloth: t.accent, cap: "cap", near: [9, -20], held: TOOLS.hammer(t.wood) }) + someone(140, 94, 1, { cloth: t.linen, cap: "cap", near: [9, -20] }) + someone(196, 156, 1.8, { cloth: t.accent, cap: "cap", pose: "bend", near: [10, -22], off: [8, -18], held: TOOLS.hammer(t.wood) }) + ashlar(t, 206, 158, 24, 13) + ashlar(t, 56, 158, 20, 11) })),
    4: expansion("dawn", (t, s) => ({ ...country(t, s, 118), figure: rays(120, 50, 16, t.law.light, 0.28, 220) + church(t, 92, 128, { nave: 36, length: 50, wall: 40, pitch: 30, tower: 74, spire: 40, rose: true }) + line("M36 128Q50 60 84 56M204 128Q190 60 156 56", t.accent, 3, 0.9) + along(9, (i) => someone(14 + i * 27, 158, 1.5, { cloth: garb(t)[i % 6]!, cap: (["kerchief", "straw", "hood", "wimple", "none"] as const)[i % 5], top: t.linen, gown: i % 2 === 0, near: [8, -36], off: [-8, -36] })) + line("M30 40q5 -6 10 0q5 -6 10 0M190 30q5 -6 10 0q5 -6 10 0M214 48q4 -5 8 0q4 -5 8 0", "#ffffff", 1.6) })),
  }),
];

/** A founder in stone, looking to one side. */
function stone(t: Tones, side: number): string {
  const c = light(t.stone, side ? 0.22 : 0.32);
  const h = side ? 66 : 78;
  return (
    solid(`M-13 0Q-17 ${-h * 0.4} -12 ${-h * 0.68}Q0 ${-h * 0.78} 12 ${-h * 0.68}Q17 ${-h * 0.4} 13 0z`, c) + ball(side, -h * 0.86, h * 0.105, c) +
    line(side ? `M${side * 9} ${-h * 0.64}L${side * 19} ${-h * 0.44}L${side * 24} ${-h * 0.7}` : `M-10 ${-h * 0.62}L-16 ${-h * 0.4}L-4 ${-h * 0.3}M10 ${-h * 0.62}L16 ${-h * 0.4}L4 ${-h * 0.3}`, light(c, 0.12), 5.4) +
    line(`M-5 ${-h * 0.5}L-7 -4M5 ${-h * 0.5}L7 -4`, dark(c, 0.25), 1.1) + (side > 0 ? line(`M24 ${-h * 0.96}V-6`, c, 3) : side < 0 ? solid(`M-30 ${-h * 0.86}h12v14h-12z`, c) : solid(`M-8 ${-h * 0.36}h16v12h-16z`, dark(c, 0.1)))
  );
}

