/** Machines that walk, dig and fly. */

import { type Limb, bands, billows, form, limb, mirrored, shape, spot, tube } from "../../../../art/forms.ts";
import { at, ball, disc, flat, glow, line, n, polar, ring } from "../../../../art/pen.ts";
import { flames } from "../../../../art/scenes.ts";
import { BRASS, BRONZE, card, COPPER, CREAM, farGears, FIRE, gear, hall, HONEY, IRON, lit, NIGHT, pipe, PITCH, rivets, rivetsOn, sky, SOOT, sparks, STEEL, works } from "./foundry.ts";

/** One turn of a screw on a cone. */
const turnOf = (of: Limb, from: number, to: number): string => {
  const at_ = (share: number, side: number): string => { const [x, y] = spot(of, share, side); return `${Math.round(x)} ${Math.round(y)}`; };
  return `M${at_(from, -1)}Q${at_(from + 0.09, 0)} ${at_(from, 1)}L${at_(to, 1)}Q${at_(to + 0.09, 0)} ${at_(to, -1)}z`;
};

export const golems = {
  "avatar-golem": card("night", "a stone of each faction shines in its breast", (t) => {
    const armour = (d: string, colour: string, inside = "", studs = ""): string => form(shape(d), colour, inside) + studs;
    const upper = armour("154 62!, 176 44, 204 46, 222 66, 220 92!, 196 100, 166 96!", BRASS, flat("M154 62L222 66V78L160 76z", CREAM, 0.25) + line("M160 86Q190 96 221 84", BRONZE, 2.4) + line("M176 46Q172 70 178 98M200 46Q204 70 202 100", BRONZE, 1.6)) + rivetsOn("162 92, 190 95, 216 89", 6, CREAM);
    const fore = form(tube(limb("206 92, 222 120, 204 144", [15, 20, 24])), IRON, line(bands(limb("206 92, 222 120, 204 144", [15, 20, 24]), 5, { bulge: 0.1 }), SOOT, 2.4)) + armour("176 136!, 188 124, 214 124, 230 138!, 228 164, 178 166", COPPER, flat("M176 136L230 138V144L176 143z", HONEY, 0.4) + line("M188 142V166M202 142V166M216 142V166", SOOT, 3)) + rivets([[182, 136], [195, 133], [209, 133], [223, 137]], CREAM);
    return {
      far: hall("#4a2010") + farGears([[44, 40, 30], [198, 36, 34], [120, 14, 40]], "#5a2812") + sky("#2a0c06", 0.66) + glow(120, 56, 70, "#ff7a1a", 0.7),
      middle: flat("M0 160V128H40V112H60V128H180V112H200V128H240V160z", PITCH) + line("M0 128H40M60 128H180M200 128H240", FIRE, 2) + sparks(4, 30, 120, 110, 110),
      figure:
        mirrored(fore + upper) +
        armour("70 176!, 66 120, 60 84!, 84 62, 120 58, 156 62, 180 84!, 174 120, 170 176!", COPPER, flat("M60 84L84 62L156 62L180 84L150 76H90z", HONEY, 0.35) + line("M66 122Q120 138 174 122M120 60V78M78 72L72 120M162 72L168 120", SOOT, 2.4) + flat("M90 140H150V176H90z", SOOT) + flat("M94 146H146V150H94zM94 154H146V158H94z", FIRE) + flat("M100 146H140V150H100zM100 154H140V158H100z", HONEY)) + rivetsOn("66 90, 90 80, 120 77, 150 80, 174 90", 14, CREAM) + rivetsOn("72 130, 120 142, 168 130", 12, CREAM) +
        [[97, 94], [143, 94], [97, 118], [143, 118]].map(([x, y]) => disc(x!, y!, 14, BRONZE) + ring(x!, y!, 13, HONEY, 2) + disc(x!, y!, 10.6, SOOT)).join("") + line("M111 94H129M111 118H129M97 108V104M143 108V104M104 104L136 108M136 104L104 108", HONEY, 1.6) +
        armour("96 60!, 92 34!, 104 14, 120 8, 136 14, 148 34!, 144 60!, 130 68, 110 68", BRASS, flat("M92 34L104 14L120 8L120 30z", CREAM, 0.3) + line("M120 8V32M96 46L104 48M144 46L136 48", BRONZE, 2)) + form("M88 34L100 28H140L152 34L148 50L136 44H104L92 50z", COPPER, line("M92 36H148", HONEY, 1.6)) + flat("M98 42L116 42L112 52L102 52zM142 42L124 42L128 52L138 52z", SOOT) +
        flat("M104 58H136L132 68H108z", SOOT) + line("M110 58V67M116 58V68M124 58V68M130 58V67", STEEL, 2.2) + form("M112 8L116 -10H124L128 8z", COPPER) + form("M92 30L80 18L84 38zM148 30L160 18L156 38z", BRONZE),
      deed: glow(108, 47, 14, t.accent) + glow(132, 47, 14, t.accent) + flat("M102 45L114 44L111 49L104 50zM138 45L126 44L129 49L136 50z", "#dffcff") + lit(97, 94, 9, "#5a9cf0") + lit(143, 94, 9, "#6acc5a") + lit(97, 118, 9, t.accent) + lit(143, 118, 9, "#a878f0"),
      near: sparks(9, 16, 60, 150, 60) + sparks(6, 16, 190, 150, 60),
    };
  }),
  "burrower-mark-ii": card("day", "the drill breaks through, and a plan comes up with it", (t) => {
    const drill = limb("40 -2, 66 -2, 92 -2, 118 -2", [38, 27, 15, 1]);
    const wheel = (x: number, y: number, r: number): string => disc(x, y, r, SOOT) + gear(x, y, r - 1, 10, STEEL, x);
    return {
      far: sky("#2a0c06", 0.5) + glow(90, 60, 130, "#ff7a1a") + glow(80, 54, 80, HONEY) + flat("M0 160V70L30 50L54 66L90 34L120 50L160 20L200 40L240 16V160z", "#7a3616", 0.8),
      middle: flat("M0 160V96L26 84L50 100L84 92L110 112L150 104L190 120L240 104V160zM0 0V40L24 30L44 12L80 10L96 0zM240 0V26L222 20L206 0z", PITCH) + line("M0 96L26 84L50 100L84 92L110 112L150 104L190 120L240 104M0 40L24 30L44 12L80 10L96 0M240 26L222 20L206 0", FIRE, 1.8),
      figure: at(92, 94,
        form(shape("-78 28!, -72 -12, -50 -38, -8 -46, 34 -42!, 40 34!, -20 44, -70 40!"), COPPER, flat(shape("-74 -8, -50 -36, -8 -45, 34 -42!, 36 -26, -8 -30, -44 -22"), HONEY, 0.55) + line("M-10 -46Q-20 0 -12 44M-74 4Q-30 -10 38 -8", SOOT, 2.4)) + rivetsOn("-70 10, -30 -2, 34 0", 10, CREAM) + rivetsOn("-4 -40, -12 0, -4 38", 6, CREAM) +
        form("M-62 -16L-44 -34L-20 -38L-18 -12L-58 -4z", BRONZE) + flat("M-56 -15L-42 -29L-24 -32L-23 -15L-54 -9z", "#fff0b8") + flat("M-46 -10Q-46 -26 -38 -26Q-30 -26 -30 -13z", PITCH) + disc(-40, -20, 3, t.accent) + disc(-34, -20, 3, t.accent) +
        form("M-66 -34L-70 -56H-56L-52 -40z", IRON, line("M-70 -50H-56", SOOT, 2)) + form("M28 -48H44L46 -40V36L44 42H28z", BRASS, line("M36 -48V42", BRONZE, 3)) + rivetsOn("40 -40, 40 36", 7, SOOT) +
        form(tube(drill), "#e8d0b0", Array.from({ length: 8 }, (_, i) => (i % 2 ? flat(turnOf(drill, i / 8, (i + 1) / 8), "#6a3a2c", 0.9) : "")).join("") + flat(tube(drill, 0.35, 1), SOOT, 0.35) + line("M42 -30L112 -4", "#ffffff", 1.8, 0.8)) +
        form(shape("-82 46, -74 26, -50 22, 20 22, 40 28, 46 46, 36 62, -70 62"), IRON, line("M-82 46H46", SOOT, 1)) + wheel(-60, 44, 15) + wheel(-18, 45, 16) + wheel(24, 44, 15) + line("M-70 24H30M-72 61H32", SOOT, 4) + line(Array.from({ length: 9 }, (_, i) => `M${-68 + i * 12} 22v5M${-68 + i * 12} 59v5`).join(""), STEEL, 4), 0.98, -15),
      deed: at(92, 94, glow(16, -22, 20, t.accent) + disc(16, -22, 8, BRONZE) + disc(16, -22, 5.6, "#dffcff") + glow(16, 12, 16, t.accent) + disc(16, 12, 6, BRONZE) + disc(16, 12, 4, "#dffcff"), 0.98, -15) +
        at(192, 122, glow(0, 0, 30, t.accent) + flat("M-20 -10Q0 -15 20 -9L18 12Q0 6 -18 12z", t.accent) + flat("M-16 -7Q0 -11 16 -6L14.6 8Q0 3 -14.6 8z", "#0a3a44") + ring(-4, -1, 4.6, "#dffcff", 1.4) + line("M4 -4L12 -5M4 0L12 -1M4 4L10 3", "#dffcff", 1.3), 1.05, -8),
      near: sparks(7, 30, 36, 58, 46, CREAM) + flat("M0 160V140L22 146L44 138L66 150L96 146L120 156L160 150L200 156L240 144V160z", SOOT) + flat("M16 40l10 -8l8 8l-6 10zM32 84l9 -6l7 9l-9 6zM6 70l6 -6l7 5l-5 7zM52 28l7 -5l6 7l-6 5zM78 134l9 -7l8 7l-6 9z", COPPER),
    };
  }, { turned: true }),
  "rocket-courier-x-99": card("dusk", "a courier of iron rises with a crate in its arms", (t) => {
    const arm = mirrored(form(tube(limb("28 -14, 42 2, 40 22, 22 28", [8, 8, 7.5, 6.5])), "#6a4038", line(bands(limb("28 -14, 42 2, 40 22, 22 28", [8, 8, 7.5, 6.5]), 8, { bulge: 0.1 }), SOOT, 1.6)) + ball(28, -14, 9, COPPER) + form("M26 18L14 20L12 26L20 26L12 32L16 37L28 36z", STEEL), 0);
    return {
      far: sky("#32100c", 0.85) + glow(40, 150, 170, "#ff6a1a") + glow(48, 140, 90, HONEY) + flat(billows("-6 60, 30 50, 70 62", 6, 14, 3), "#6a2c18", 0.9) + flat(billows("180 118, 210 106, 250 116", 6, 16, 5), "#6a2c18", 0.9) + line("M40 20h.1M92 14h.1M70 36h.1M214 30h.1M226 72h.1M28 32h.1M200 92h.1M110 30h.1M16 84h.1", CREAM, 2),
      middle: flat(billows("-10 150, 30 140, 70 154", 7, 20, 4), "#c86a2c") + flat(billows("0 166, 50 154, 100 168", 7, 18, 8), HONEY, 0.9) + flat("M88 100Q44 130 -6 184L40 190Q70 150 108 118z", FIRE) + flat("M92 104Q56 134 16 176L40 182Q66 150 104 116z", HONEY) + flat("M96 108Q70 134 44 164Q74 142 101 114z", "#fffae0"),
      figure: at(122, 84,
        form("M-26 18L-56 52L-46 60L-20 48zM26 18L56 52L46 60L20 48z", "#d8401c", line("M-26 36L-50 56M26 36L50 56", SOOT, 2)) + form("M-15 46L-21 62H21L15 46z", SOOT, flat("M-20 56H20V62H-20z", FIRE)) +
        form(shape("0 -84!, 20 -62, 32 -26, 32 14, 20 48!, -20 48!, -32 14, -32 -26, -20 -62"), "#f4dcae", flat("M0 -84L-20 -62L-28 -44H28L20 -62z", "#d8401c") + flat("M0 -84L20 -62L32 -26V14L20 48H6Q22 -20 0 -84z", SOOT, 0.22) + line("M-28 -44H28M-30 20H30", SOOT, 2.4)) + rivetsOn("-24 -39, 24 -39", 7, BRONZE) +
        form(shape("-25 -28!, -20 -36, 20 -36, 25 -28!, 25 -10, 16 -2, -16 -2, -25 -10"), BRASS) + flat(shape("-20 -26, -15 -31, 15 -31, 20 -26, 19 -11, 11 -5, -11 -5, -19 -11"), SOOT) + line("M-6 -10Q0 -6 6 -10", t.accent, 2) +
        form("M-24 8H24V46H-24z", "#a8682c", line("M-24 20H24M-24 34H24", SOOT, 1.8) + flat("M-24 8H-17V46H-24zM17 8H24V46H17z", "#70401c")) + arm + line("M0 -84V-97", STEEL, 3), 0.98, 48),
      deed: at(122, 84, glow(-10, -19, 14, t.accent) + glow(10, -19, 14, t.accent) + disc(-9, -20, 5, "#dffcff") + disc(9, -20, 5, "#dffcff") + glow(0, 27, 20, t.accent, 0.7) + flat("M0 17L9 22V32L0 37L-9 32V22z", t.accent) + line("M0 21V33M-4 25L0 21L4 25", SOOT, 2) + disc(0, -98, 3.4, t.accent), 0.98, 48),
      near: sparks(5, 24, 30, 150, 60, CREAM),
    };
  }),
  portabillet: card("dusk", "a house that walks, with a lamp in the door for whoever comes", (t) => {
    const leg = (way: string, w: readonly number[], foot: readonly [number, number, number]): string => form(tube(limb(way, w)), IRON, line(bands(limb(way, w), 8, { bulge: 0.1 }), SOOT, 2)) + at(foot[0], foot[1], form("M-20 14L-15 -4Q0 -12 15 -4L20 14z", COPPER, line("M-8 -6L-10 14M8 -6L10 14", SOOT, 2)) + rivets([[-12, 9], [0, 8], [12, 9]], CREAM), foot[2]);
    const window = (x: number, y: number, w: number, h: number): string => flat(`M${x} ${y}h${w}v${h}h${-w}z`, SOOT) + flat(`M${x + 2} ${y + 2}h${w - 4}v${h - 4}h${4 - w}z`, HONEY) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, SOOT, 2);
    return {
      far: sky("#2a0c06", 0.72) + glow(180, 140, 150, "#ff6a1a") + disc(186, 118, 34, "#ffc070") + works(132, "#7a3818") + flat(billows("120 -4, 170 8, 220 -4", 7, 14, 5), "#5a2a14", 0.8),
      middle: flat("M0 160V132Q60 118 120 132T240 128V160z", PITCH) + line("M0 132Q60 118 120 132T240 128", FIRE, 1.8) + leg("84 98, 60 104, 50 132", [9, 8, 6], [50, 138, 0.7]) + leg("150 98, 186 100, 196 128", [9, 8, 6], [197, 134, 0.7]),
      figure:
        leg("92 100, 62 96, 38 118, 44 148", [14, 14, 12, 9], [44, 152, 1.25]) + leg("146 104, 168 116, 160 138, 152 150", [14, 15, 12, 9], [150, 154, 1.35]) +
        form("M60 46L72 106L84 116H152L166 104L178 44z", COPPER, line("M62 58H176M65 72H174M68 86H171M71 100H168", SOOT, 1.8) + flat("M60 46L72 106L84 116L88 46z", SOOT, 0.35) + flat("M60 46H178L177 54H61z", SOOT, 0.5)) + rivetsOn("70 110, 118 114, 166 108", 12, CREAM) +
        form("M146 16V-16H166V34z", BRONZE, line("M146 -4H166M146 8H166", SOOT, 2)) + form("M142 -18H170V-10H142z", COPPER) +
        form("M42 50L98 -8L148 -14L196 46L178 50L140 6L104 10L60 56z", BRONZE, "", 5) + form("M56 52L102 4L142 0L182 48z", BRASS, line("M66 46H178M76 36H170M86 26H162M96 16H154", BRONZE, 2) + line("M90 20L80 50M112 6L104 50M134 4L136 48M152 16L164 46", BRONZE, 1.4)) + gear(120, 28, 15, 10, COPPER, 6) +
        window(74, 62, 22, 26) + window(148, 60, 20, 26) + form("M104 116V74Q119 60 134 74V116z", PITCH, line("M112 72V116M119 68V116M126 72V116", COPPER, 1.6)) + flat("M107 116V75Q113 68 119 66V116z", HONEY) + gear(72, 104, 15, 9, BRASS, 4) + gear(166, 102, 15, 9, BRASS, 12) + pipe("176 56, 196 62, 198 84, 182 92", 5, STEEL),
      deed: line("M119 66V60", SOOT, 2) + glow(142, 72, 30, t.accent) + line("M136 62H146", SOOT, 2.4) + flat("M137 66H147L149 82H135z", t.accent) + flat("M140 69H144L145 79H139z", "#eafdff") + glow(112, 92, 14, t.accent, 0.7) + flat(billows("156 -24, 150 -34, 170 -40", 4, 8, 2), CREAM, 0.6),
      near: flat("M0 160V152Q40 144 80 154Q140 162 190 152Q220 146 240 152V160z", SOOT) + line("M30 150l-4 -10M36 150l3 -8M200 150l-3 -9M206 150l5 -8M96 156l-3 -7", COPPER, 2),
    };
  }, { size: 0.9 }),
  "prototype-ch32": card("night", "it breaks from its chains and reaches for a plan", (t) => {
    const claws = (x: number, y: number, turn: number, k: number): string => at(x, y, [-34, 0, 34].map((a) => at(0, 0, form("M-5 0L-6 -14L-2 -28L4 -32L3 -20L6 -4z", STEEL, line("M-4 -12L5 -14", SOOT, 1.6)), 1, a)).join("") + ball(0, 0, 9, COPPER) + disc(0, 0, 3.4, SOOT), k, turn);
    return {
      far: hall("#4a2010") + farGears([[46, 70, 36], [196, 84, 40], [150, 16, 26]], "#5a2812") + sky("#2a0c06", 0.66) + glow(116, 70, 90, "#ff7a1a", 0.7),
      middle: line("M60 0L70 34M180 0L172 30M120 0V14", SOOT, 4) + line("M60 0L70 34M180 0L172 30", STEEL, 1.6) + flat("M0 160V136H60L70 128H170L180 136H240V160z", PITCH) + line("M0 136H60L70 128H170L180 136H240", FIRE, 2) + sparks(3, 22, 60, 40, 50) + sparks(8, 22, 178, 36, 50),
      figure:
        pipe("150 88, 196 96, 214 128, 200 160", 8, IRON, 6) + form(tube(limb("92 116, 66 122, 62 140, 48 150", [13, 11, 9, 8])), IRON, line(bands(limb("92 116, 66 122, 62 140, 48 150", [13, 11, 9, 8]), 7, { bulge: 0.1 }), SOOT, 2)) + form("M26 158L34 144H58L66 158z", COPPER) + form(tube(limb("140 120, 160 128, 162 146, 176 154", [13, 11, 9, 8])), IRON, line(bands(limb("140 120, 160 128, 162 146, 176 154", [13, 11, 9, 8]), 7, { bulge: 0.1 }), SOOT, 2)) + form("M152 162L160 148H186L196 162z", COPPER) +
        form(shape("66 84, 72 46, 98 26, 128 24, 156 42, 166 78, 156 110, 128 128, 96 126, 72 110"), BRASS, flat(shape("66 84, 72 46, 98 26, 112 24, 92 50, 86 90, 96 126, 72 110"), CREAM, 0.3) + line("M72 98Q116 118 162 94M116 24V40M80 40Q118 26 152 42", BRONZE, 2.4) + flat("M84 104L148 102L140 122L128 128L98 126z", SOOT) + line("M92 104L96 124M104 105L106 127M116 105V128M128 105L127 128M140 103L136 122", STEEL, 2.4)) + rivetsOn("74 92, 116 108, 158 90", 11, CREAM) + rivetsOn("82 46, 118 32, 150 46", 9, CREAM) +
        disc(114, 68, 31, BRONZE) + ring(114, 68, 29, HONEY, 2.4) + disc(114, 68, 25, SOOT) + flat(Array.from({ length: 8 }, (_, i) => { const [a, b] = polar(114, 68, 24, i * 45); const [c, d] = polar(114, 68, 24, i * 45 + 40); const [e, f] = polar(114, 68, 13, i * 45 + 46); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}L${n(e)} ${n(f)}z`; }).join(""), IRON) +
        form("M70 50L84 36L116 30L142 36L156 50L144 46L116 40L88 46z", COPPER, "", 3) + line("M128 24L134 4", STEEL, 3) + line("M104 24L96 10", STEEL, 2.4) + disc(96, 9, 3.4, FIRE) +
        form(tube(limb("72 78, 40 84, 26 62, 36 40", [13, 12, 11, 9])), COPPER, line(bands(limb("72 78, 40 84, 26 62, 36 40", [13, 12, 11, 9]), 9, { bulge: 0.1 }), SOOT, 2)) + claws(38, 32, 12, 0.92) + ball(70, 80, 13, STEEL) + disc(70, 80, 5, SOOT) +
        form(tube(limb("156 82, 184 76, 192 98, 178 118", [14, 14, 15, 13])), COPPER, line(bands(limb("156 82, 184 76, 192 98, 178 118", [14, 14, 15, 13]), 8, { bulge: 0.1 }), SOOT, 2)) + ball(158, 80, 14, STEEL) + disc(158, 80, 5.4, SOOT) + claws(172, 128, 214, 1.25) + line("M170 60L186 44L182 30M66 60L54 50", STEEL, 3),
      deed: glow(114, 68, 44, t.accent) + disc(114, 68, 12, t.accent) + disc(114, 68, 6.4, "#eafdff") + disc(110, 64, 2.4, "#ffffff") + glow(134, 3, 14, t.accent) + disc(134, 3, 4, "#dffcff") + at(150, 134, glow(0, 0, 30, t.accent) + flat("M-16 -8L14 -12L17 10L-13 14z", t.accent) + flat("M-12 -5L11 -8.6L13 7L-10 10z", "#0a3a44") + line("M-8 4L8 -5M-6 -2L10 3", "#dffcff", 1.4)),
      near: sparks(11, 26, 176, 140, 50) + flat("M0 160V154H240V160z", SOOT),
    };
  }),
  "skyrocket-drone": card("dusk", "a drone dives through the fireworks with a rune", (t) => {
    const burst = (x: number, y: number, r: number, colour: string): string => glow(x, y, r * 0.9, colour, 0.6) + line(Array.from({ length: 18 }, (_, i) => { const [a, b] = polar(x, y, r * 0.3, i * 20); const [c, d] = polar(x, y, r * (i % 2 ? 0.72 : 1), i * 20); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), colour, 1.8) + line(Array.from({ length: 18 }, (_, i) => { const [a, b] = polar(x, y, r * (i % 2 ? 0.82 : 1.1), i * 20); return `M${n(a)} ${n(b)}h.1`; }).join(""), CREAM, 2.4);
    const rotor = (x: number, y: number, k: number): string => at(x, y, line("M-2 4V14", STEEL, 5) + disc(0, 0, 40, HONEY, 0.35, 9) + line("M-38 -2L38 2M-34 4L34 -4", CREAM, 1.8) + form("M-7 -5H7L5 7H-5z", COPPER), k);
    return {
      far: sky(NIGHT) + glow(120, 180, 170, "#ff6a1a") + burst(56, 34, 40, HONEY) + burst(196, 46, 46, FIRE) + burst(128, 12, 24, "#ff6a3a") + works(142, "#5a2812"),
      middle: burst(30, 100, 26, FIRE) + burst(218, 112, 24, HONEY) + flat(billows("100 164, 120 146, 136 164", 6, 14, 3), "#c86a2c"),
      figure: at(118, 74,
        line("M-30 -14L-64 -40M30 -14L64 -40", IRON, 9) + line("M-30 -16L-64 -42M30 -16L64 -42", STEEL, 2.6) + rotor(-66, -46, 1) + rotor(66, -46, 1) +
        form("M-20 30L-30 58L-16 52L-12 40zM20 30L30 58L16 52L12 40z", BRONZE) + form("M-14 40L-18 54H18L14 40z", SOOT) +
        form(shape("-50 -4, -44 -32, -20 -46, 20 -46, 44 -32, 50 -4, 42 26, 20 42, -20 42, -42 26"), COPPER, flat(shape("-50 -4, -44 -32, -20 -46, -6 -46, -32 -20, -34 20, -20 42, -42 26"), HONEY, 0.3) + line("M-48 14Q0 34 48 14M0 -46V-34M-26 -43Q-30 -36 -30 -32M26 -43Q30 -36 30 -32", SOOT, 2.4)) + rivetsOn("-44 8, 0 26, 44 8", 12, CREAM) +
        form(shape("-42 -10!, -36 -30, 0 -36, 36 -30, 42 -10!, 32 10, 0 14, -32 10"), BRONZE) + flat(shape("-36 -11, -31 -26, 0 -31, 31 -26, 36 -11, 27 6, 0 9, -27 6"), SOOT) + flat("M-32 -24Q-14 -32 6 -29L-10 6Q-24 6 -30 -2z", HONEY, 0.14) + line("M-10 28Q0 34 10 28", SOOT, 3) +
        form(tube(limb("-40 20, -60 30, -58 52, -40 58", [7, 7, 6, 5])), IRON, line(bands(limb("-40 20, -60 30, -58 52, -40 58", [7, 7, 6, 5]), 8, { bulge: 0.1 }), SOOT, 1.6)) + form(tube(limb("40 20, 58 34, 50 54, 34 62", [7, 7, 6, 5])), IRON, line(bands(limb("40 20, 58 34, 50 54, 34 62", [7, 7, 6, 5]), 8, { bulge: 0.1 }), SOOT, 1.6)) + ball(-40, 20, 8, BRASS) + ball(40, 20, 8, BRASS) + line("M12 -46L18 -66", STEEL, 3) + line("M-12 -46L-16 -60", STEEL, 2.4), 1.06, -9),
      deed: at(118, 74, flames(0, 54, 30, -62, [FIRE, HONEY, CREAM], 2) + glow(-16, -12, 20, t.accent) + glow(16, -12, 20, t.accent) + disc(-16, -12, 8, t.accent) + disc(16, -12, 8, t.accent) + disc(-15, -13, 4.4, "#eafdff") + disc(17, -13, 4.4, "#eafdff") + glow(18, -68, 12, t.accent) + disc(18, -67, 4, "#dffcff"), 1.06, -9) + at(162, 120, glow(0, 0, 26, t.accent) + flat("M0 -13L11 -6V7L0 14L-11 7V-6z", t.accent) + flat("M0 -13L11 -6L0 0L-11 -6z", "#eafdff", 0.5) + line("M0 -7V7M-5 -2L0 -7L5 -2", SOOT, 2.2), 1, 12),
      near: sparks(5, 34, 106, 160, 60, CREAM),
    };
  }, { right: 10, size: 1.06 }),
};
