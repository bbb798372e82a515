/** Tyrants: of earth, sea and wind, and the twisted one with three heads. */

import { bands, claw, course, fangs, fierceEye, form, hairs, limb, mirrored, plumes, scales, shape, spikes, tube } from "../../../../art/forms.ts";
import { at, disc, flat, glow, line } from "../../../../art/pen.ts";
import { backlight, BLOOD, BONE, card, DEEP, EMBER, embers, FLAME, FLESH, GOLD, INK, nightOrb, orb, PALE, RED, RUST, shafts, smoke, WINE } from "./blood.ts";
import { dragonFront, dragonSide, neckOf } from "./dragons.ts";

export const tyrants = {
  "sea-tyrant": card("day", "jaws close on a ship full of machines", (t) => {
    const neck = limb("36 178, 44 138, 70 104, 100 78", [46, 46, 38, 30]);
    const jaw = shape("92 112!, 112 98, 140 96, 172 92, 200 78!, 203 92, 180 108, 148 122, 108 136");
    const head = shape("40 92, 62 62, 88 46, 104 34, 120 38, 146 26, 162 10, 178 8, 184 18!, 168 34, 148 46, 128 62, 110 92!, 96 118, 70 130");
    return {
      far: orb(158, 62, 52) + shafts(158, 62, [20, 62, 300, 338], GOLD, 0.12, 8) + smoke("0 40, 60 24, 110 30", 8, 10, BLOOD, 3, 0.5),
      middle: flat("M0 116Q60 106 120 113T240 108V160H0z", EMBER, 0.8) + flat("M120 122h100l-14 4h-74zM140 129h70l-10 4h-52z", PALE, 0.5) + flat("M0 130Q50 120 110 128T240 124V160H0z", WINE),
      figure:
        flat(spikes(neck, 9, 34, { side: -1, from: 0.1, to: 0.95, lean: -0.5, seed: 4 }), RUST) +
        form(tube(neck), BLOOD, line(scales(neck, 9, 5, { left: -0.95, right: 0.35 }), RUST, 1.4) + flat(tube(neck, 0.3, 1), FLESH, 0.8) + line(bands(neck, 11, { left: 0.3, right: 1 }), DEEP, 1.6)) +
        flat("M96 104L112 84L130 62L148 46Q138 72 150 95L130 98z", INK) + flat(shape("104 100!, 122 84, 146 78, 168 70, 176 74, 166 84, 140 96"), FLESH) +
        form(jaw, BLOOD, flat(shape("96 128, 140 116, 196 92, 180 112, 130 128"), DEEP, 0.6) + line(bands(limb("110 116, 160 104, 200 84", [10, 9, 4]), 8), RUST, 1.2)) +
        flat(fangs("112 100, 138 97, 170 93, 199 79", 9, -11, [6, 8], 3), BONE) +
        flat(fangs("182 20, 166 36, 146 48, 126 64, 112 88", 11, -11, [1, 3], 5), BONE) +
        form(head, RED, flat(shape("40 92, 70 96, 100 70, 130 48, 176 20, 184 18, 168 34, 128 62, 110 92, 96 118, 70 130"), DEEP, 0.45) + line(hairs(4, 18, [54, 62, 46, 50], [7, -4]), INK, 1.4, 0.7) + line(course("100 44, 128 42, 158 22"), FLAME, 1.6, 0.8)) +
        flat("M62 66L40 40L74 54L64 24L90 46L92 18L104 38Q86 50 62 66z", RUST) + flat("M170 12q6 -3 8 2q-5 3 -8 -2z", INK) +
        at(98, 60, fierceEye(GOLD, DEEP), 1.15, -24),
      deed: at(176, 52, flat("M-24 2L24 -6Q20 10 4 14Q-16 14 -24 2z", INK) + line("M-6 4L-12 -38M10 0L6 -34", INK, 2) + flat("M-12 -36Q6 -30 0 -10L-8 -8zM6 -34Q22 -28 18 -12L9 -10z", t.accent) + glow(-2, 6, 12, t.accent) + disc(-10, 6, 1.6, t.accent) + disc(-2, 5, 1.6, t.accent) + disc(6, 4, 1.6, t.accent), 0.8, 24),
      near: flat("M-6 146C10 124 40 120 60 142C70 124 100 118 118 142C130 128 160 120 176 144C194 122 226 122 246 142V166H-6z", BLOOD) + flat("M-6 156C30 134 50 146 74 152C96 136 120 146 138 154C166 138 190 148 206 154C220 142 236 146 246 152V166H-6z", DEEP) + line("M-2 143C12 126 38 124 56 142M64 140C76 126 98 122 114 142M126 140C138 128 158 124 172 144M182 142C198 126 222 126 242 142", FLAME, 1.8) + disc(60, 134, 2, PALE) + disc(68, 126, 1.4, PALE) + disc(120, 132, 2, PALE) + disc(178, 134, 2, PALE) + disc(186, 128, 1.2, PALE) + embers(4, 16, [40, 100, 180, 50], PALE),
    };
  }),
  "earth-tyrant": card("day", "a fist of rock comes down; in its breast lie two crystals", (t) => {
    const crack = (d: string): string => line(d, EMBER, 4.4, 0.7) + line(d, GOLD, 1.6);
    const rock = (d: string, colour: string, lit: string, dim: string, cracks: string): string => form(shape(d), colour, flat(lit, "#ffb070", 0.3) + flat(dim, INK, 0.45) + crack(cracks));
    return {
      far: backlight(128, 30, 60) + flat("M0 160V92L34 70L58 84L92 40L112 52L130 34L150 54L166 44L196 84L214 70L240 96V160z", RED) + smoke("112 30, 128 4, 150 -4", 7, 13, BLOOD, 8) + embers(7, 26, [40, 0, 170, 90]),
      middle: flat("M0 160V120L26 108L44 122L70 100L90 118H160L184 98L206 120L226 104L240 116V160z", BLOOD) + smoke("0 150, 120 138, 240 150", 12, 14, RUST, 3, 0.5),
      figure:
        rock("62 172!, 74 96!, 90 60!, 160 56!, 190 88!, 188 172!", RED, "M90 60L160 56L150 80L100 84z", "M62 172L74 96L96 120L92 172zM190 88L188 172L160 172L170 112z", "M100 96L112 118L104 140L114 160M164 100L150 124L158 150") +
        rock("176 70!, 184 30!, 202 8!, 226 18!, 228 48!, 206 84!", RUST, "M184 30L202 8L208 30L192 44z", "M228 48L206 84L200 60L214 40z", "M192 46L204 56L200 74") +
        rock("150 62!, 172 38!, 200 48!, 208 76!, 186 98!, 158 90!", RUST, "M150 62L172 38L184 58L166 70z", "M208 76L186 98L158 90L186 78z", "M184 58L180 78L190 94") +
        rock("170 -20!, 238 -20!, 236 8!, 214 22!, 186 18!, 172 2!", BLOOD, "M172 2L196 -8L214 4L200 14z", "M236 8L214 22L186 18L214 8z", "M196 -8L206 6L200 18") +
        flat("M178 8l10 -4l6 14l-8 6zM196 12l10 -3l4 14l-9 4zM212 12l9 -5l5 12l-9 6z", RED) +
        rock("102 22!, 128 10!, 152 22!, 158 46!, 150 78!, 120 84!, 104 66!, 98 44!", RUST, "M102 22L128 10L152 22L134 32z", "M98 44L104 66L120 84L118 60zM150 78L158 46L142 62z", "M134 14L128 28L134 36") +
        flat("M96 40L124 50L160 38L158 50L128 61L100 53z", DEEP) + flat("M104 55L122 60L119 68L108 65zM134 61L153 53L149 65L138 68z", GOLD) + flat("M110 58L119 61L117 65L112 63zM138 62L148 57L146 62L141 65z", PALE) +
        flat("M110 74L118 77L128 74L138 77L147 72L143 82L122 86L114 82z", FLAME) + flat("M112 74l4 6l4 -4zM124 74l3 7l5 -6zM137 76l3 5l4 -7z", RUST) +
        rock("36 74!, 60 46!, 92 46!, 102 78!, 80 104!, 44 100!", RUST, "M36 74L60 46L92 46L70 66z", "M102 78L80 104L44 100L76 88z", "M70 66L64 82L74 96M84 52L90 66") +
        rock("10 104!, 34 88!, 78 86!, 106 104!, 110 138!, 88 158!, 36 160!, 8 140!", RED, "M10 104L34 88L78 86L106 104L84 108L34 108z", "M8 140L36 160L88 158L110 138L84 142L36 144z", "M58 88L54 104M30 144L40 158") +
        ["14 112!, 32 106!, 40 116!, 38 140!, 20 142!", "42 106!, 60 104!, 64 114!, 62 142!, 42 144!", "66 104!, 82 106!, 88 116!, 84 140!, 66 142!", "88 108!, 102 110!, 108 122!, 102 138!, 88 138!"].map((d) => form(shape(d), RUST, flat("M0 100H120V116H0z", "#ffb070", 0.28))).join("") +
        crack("M40 118L41 138M64 116L64 140M87 118L86 138"),
      deed: glow(132, 108, 26, t.accent, 0.7) + at(122, 104, flat("M-8 12L-10 -6L-2 -18L6 -6L4 12z", t.accent) + flat("M-2 -18L6 -6L4 12L-2 12z", "#ffffff", 0.4)) + at(142, 108, flat("M-8 10L-8 -4L0 -14L8 -4L5 10z", t.accent) + flat("M0 -14L8 -4L5 10L0 10z", "#ffffff", 0.4)),
      near: flat("M0 160V148l14 -8l12 10l18 -6l16 10l22 -8l20 8l26 -10l20 10l24 -12l22 12l20 -8l26 6v8z", INK) + flat("M6 132l10 -6l6 8l-10 6zM118 136l8 -8l9 6l-7 9zM226 118l9 -5l6 9l-9 6zM150 140l7 -4l5 6l-7 5z", DEEP) + embers(9, 14, [0, 110, 240, 40], FLAME),
    };
  }),
  "wind-tyrant": card("day", "talons first out of the storm; three runes fall from its grip", (t) => {
    const quills = flat(plumes("148 62, 176 40, 202 16", 7, [48, 72, 96], [172, 118], 0.12), DEEP) + flat(plumes("204 16, 208 12, 214 8", 7, [118, 106, 80], [140, 58], 0.11), BLOOD);
    const wing =
      flat(plumes("140 62, 170 38, 206 12", 9, [28, 44, 54], [172, 92], 0.18), WINE) + flat(plumes("136 56, 168 32, 208 8", 10, [18, 26, 30], [174, 80], 0.24), RED) +
      form(tube(limb("124 62, 164 34, 206 8, 222 4", [18, 10, 7, 2])), RUST, line(scales(limb("128 60, 164 34, 210 6", [17, 10, 7]), 7, 3), FLAME, 1.2));
    const toe = (turn: number, size: number): string => at(0, 0, form(tube(limb("0 0, 0 12, 2 22, 0 31", [9, 7, 8.5, 6])), FLAME, line("M-9 8Q0 12 9 8M-9 15Q0 19 10 15M-9 22Q0 26 10 22", RED, 1.6)) + flat(claw(0, 27, 30, 180, 0.3, 0.24), INK) + line("M-4 32Q-8 44 -2 52", PALE, 1.2), size, turn);
    const foot = form(tube(limb("6 -44, 3 -22, 0 4", [22, 13, 12])), RUST, flat(plumes("-16 -40, 4 -34, 26 -40", 7, [18, 24, 18], [188, 172], 0.3), RED)) + toe(58, 0.9) + toe(-58, 0.9) + toe(0, 1.15);
    return {
      far: backlight(120, 50, 66) + shafts(120, 50, [12, 44, 98, 262, 316, 348], PALE, 0.2, 8) + smoke("-6 20, 40 6, 84 12", 8, 14, WINE, 5, 0.8) + smoke("160 10, 200 4, 246 22", 8, 14, WINE, 9, 0.8),
      middle: mirrored(quills) + smoke("0 164, 70 146, 140 156, 240 144", 12, 18, BLOOD, 2) + smoke("0 170, 70 160, 140 164, 240 156", 10, 16, RED, 7),
      figure:
        flat(plumes("96 92, 120 104, 144 92", 7, [50, 62, 50], [212, 148], 0.2), BLOOD) + mirrored(wing) +
        form(shape("120 44, 150 54, 156 84, 142 108, 120 118, 98 108, 84 84, 90 54"), RED, line(scales(limb("120 36, 120 78, 120 118", [36, 36, 20]), 7, 6), FLAME, 1.4) + flat("M80 124Q120 92 160 124z", DEEP, 0.5)) +
        at(80, 110, foot, 1, 16) + at(160, 110, foot, 1, -16, true) +
        flat(plumes("98 54, 108 34, 120 26, 132 34, 142 54", 9, [28, 34, 42, 34, 28], [262, 458], 0.17), WINE) +
        form(shape("120 24, 136 32, 148 50, 138 74!, 120 82, 102 74!, 92 50, 104 32"), RUST, line(hairs(3, 16, [96, 30, 48, 20], [0, 6], 3), DEEP, 1.3, 0.7) + flat("M90 60Q104 66 104 92H90zM150 60Q136 66 136 92H150z", BLOOD)) +
        flat(shape("108 78!, 120 84, 132 78!, 128 100, 120 108, 112 100"), INK) + flat(shape("116 88, 120 82, 124 88, 122 101, 118 101"), FLESH) + form(shape("111 92!, 120 107, 129 92!, 127 110, 120 118, 113 110"), GOLD) +
        form(shape("104 68!, 112 56, 120 52, 128 56, 136 68!, 133 84!, 126 80, 122 102!, 118 102!, 114 80, 107 84!"), GOLD, flat("M120 52L138 68L133 86L126 80L120 104z", RUST, 0.55) + line("M118 58V78", PALE, 1.6)) + disc(114, 69, 1.5, INK) + disc(126, 69, 1.5, INK) +
        at(104, 53, fierceEye(PALE, DEEP), 0.72, 26) + at(136, 53, fierceEye(PALE, DEEP), 0.72, -26, true),
      deed: [[44, 120, 0.95, 20], [196, 124, 0.9, -16], [120, 126, 1, 8]].map(([x, y, k, turn]) => glow(x!, y!, 22 * k!, t.accent) + at(x!, y!, flat("M0 -11L9 -5V6L0 11L-9 6V-5z", t.accent) + line("M0 -6V6M-4 -2L0 -6L4 -1", DEEP, 2), k!, turn!)).join(""),
      near: smoke("-10 170, 40 160", 5, 12, DEEP, 4) + smoke("196 164, 250 156", 5, 12, DEEP, 6),
    };
  }),
  "twisted-tyrant": card("day", "three heads, and energy in each throat", (t) => {
    const breath = (x: number, y: number, r: number): string => glow(x, y, r * 2, t.accent) + disc(x, y, r * 0.55, "#e8fff8");
    return {
      far: nightOrb(120, 58, 62) + flat("M0 160V50l10 -6v16h8v-26l14 -10l10 12v38l16 10v76zM240 160V62l-12 -8v20h-8v-34l-12 -8l-12 10v44l-18 12v62z", BLOOD, 0.9) + smoke("0 20, 60 8", 5, 12, BLOOD, 3, 0.5),
      middle: flat("M0 160V128L30 118L60 130L100 116L150 128L190 114L240 128V160z", BLOOD),
      figure:
        form(shape("40 172, 62 138, 100 122, 140 122, 178 138, 200 172"), WINE, line(scales(limb("120 110, 120 170", [60, 80]), 5, 9), EMBER, 1.3)) +
        neckOf("186 176, 172 130, 140 112, 96 100, 74 76, 78 48", [28, 24, 21, 19, 17, 16], BLOOD, RUST, -1) + at(78, 42, dragonSide(WINE, breath(52, 10, 9)), 0.78, 14, true) +
        neckOf("54 176, 68 130, 100 112, 144 100, 166 76, 162 52", [28, 24, 21, 19, 17, 16], WINE, RUST) + at(160, 44, dragonSide(RED, breath(52, 10, 9)), 0.78, -16) +
        neckOf("120 190, 124 150, 116 124, 120 96", [36, 32, 26, 22], RED, EMBER) + at(120, 82, dragonFront(RUST, breath(0, 54, 12)), 0.92),
      near: flat("M0 160V150l20 -8l16 10l30 -8l24 8l40 -4l30 4l28 -10l24 10l28 -8v6z", INK) + embers(6, 22, [20, 60, 200, 90], GOLD),
    };
  }),
};
