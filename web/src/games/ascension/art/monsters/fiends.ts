/** Fiends: the fallen, imps, effigies. */

import { bands, claw, course, fangs, fierceEye, form, hairs, limb, mirrored, plumes, shape, skinWing, spikes, tube } from "../../../../art/forms.ts";
import { at, disc, flat, glow, line } from "../../../../art/pen.ts";
import { flames } from "../../../../art/scenes.ts";
import { backlight, BLOOD, BONE, card, DEEP, EMBER, embers, FLAME, GOLD, INK, nightOrb, PALE, RED, RUST, shafts, smoke, WINE } from "./blood.ts";
import { crackle, grip, hand, shiningCard } from "./claws.ts";

export const fiends = {
  "avatar-of-the-fallen": card("dusk", "the fallen one holds out a card for the taking", (t) => {
    const wing =
      flat(plumes("150 104, 170 66, 176 22", 8, [52, 84, 108], [128, 58], 0.11), INK) + flat(plumes("176 26, 180 14, 182 6", 6, [112, 96, 70], [54, 8], 0.11), INK) +
      flat(plumes("146 92, 168 58, 178 18", 8, [34, 50, 64], [122, 34], 0.16), DEEP) + line(course("136 92, 164 62, 178 14"), BLOOD, 7) + line(course("138 90, 166 60, 180 12"), EMBER, 1.4);
    return {
      far: backlight(120, 44, 58) + shafts(120, 40, [0, 30, 60, 90, 270, 300, 330], PALE, 0.16, 9) + embers(3, 24, [0, 20, 240, 120]),
      middle: mirrored(wing) + line("M92 22A32 10 0 0 1 132 11M142 13A32 10 0 0 1 146 27M136 31A32 10 0 0 1 100 31", GOLD, 4) + line("M92 22A32 10 0 0 1 132 11M142 13A32 10 0 0 1 146 27", PALE, 1.4),
      figure:
        form(shape("62 176, 62 126, 46 108, 50 84, 74 72, 104 74, 120 78, 136 74, 166 72, 190 84, 194 108, 178 126, 178 176"), RED, flat(shape("66 96!, 92 88, 119 98!, 116 118, 94 124, 72 116") + shape("174 96!, 148 88, 121 98!, 124 118, 146 124, 168 116"), BLOOD) + flat("M62 126L46 108V170H70zM178 126L194 108V170H170z", DEEP, 0.7) + line("M120 100V164M100 132Q120 140 140 132M102 148Q120 155 138 148", DEEP, 2.2) + line("M92 80L104 96L98 108L110 120L106 140M150 82L138 100L146 114", EMBER, 3.4) + line("M92 80L104 96L98 108L110 120L106 140M150 82L138 100L146 114", PALE, 1.2)) +
        form(shape("44 108, 40 88, 56 72, 78 76, 84 92, 70 108"), RUST, line("M50 84Q60 76 74 82M48 94Q60 86 78 92", DEEP, 1.8)) + flat(claw(56, 78, 26, 318, -0.3, 0.3) + claw(68, 74, 20, 336, -0.3, 0.3) + claw(184, 78, 26, 42, 0.3, 0.3) + claw(172, 74, 20, 24, 0.3, 0.3), BONE) + form(shape("196 108, 200 88, 184 72, 162 76, 156 92, 170 108"), RUST, line("M190 84Q180 76 166 82M192 94Q180 86 162 92", DEEP, 1.8)) +
        form(tube(limb("104 44, 84 36, 76 18, 86 -6", [11, 9, 6, 1.5])), DEEP, line(bands(limb("104 44, 84 36, 76 18, 86 -6", [11, 9, 6, 1.5]), 9), EMBER, 1.2)) + form(tube(limb("136 44, 156 36, 164 18, 154 -6", [11, 9, 6, 1.5])), DEEP, line(bands(limb("136 44, 156 36, 164 18, 154 -6", [11, 9, 6, 1.5]), 9), EMBER, 1.2)) +
        form(shape("120 28, 136 32, 145 48, 141 64!, 134 82!, 126 90, 114 90, 106 82!, 99 64!, 95 48, 104 32"), RUST, flat("M95 52Q108 62 108 88H92zM145 52Q132 62 132 88H148z", BLOOD) + line("M120 30L117 44M110 33L111 42M131 33L129 42", DEEP, 1.6)) +
        flat("M116 58L120 68L124 58L127 70L113 70z", DEEP) + flat(shape("107 74!, 120 77, 133 74!, 128 86, 112 86"), INK) + flat(fangs("132 75, 120 78, 108 75", 7, -6, [1, 5]) + fangs("111 86, 120 87, 129 86", 5, -5, [1, 3]), BONE) +
        at(107, 57, fierceEye(GOLD, INK), 0.78, 22) + at(133, 57, fierceEye(GOLD, INK), 0.78, -22, true) +
        form(tube(limb("58 94, 36 122, 58 140, 84 132", [17, 17, 15, 13])), RUST, line(bands(limb("58 94, 36 122, 58 140, 84 132", [17, 17, 15, 13]), 6, { left: -0.2 }), DEEP, 1.6)) + at(88, 132, hand(RUST), 0.98, 30) +
        form(tube(limb("184 94, 206 118, 198 140, 184 164", [17, 16, 14, 13])), RED, line(bands(limb("184 94, 206 118, 198 140, 184 164", [17, 16, 14, 13]), 6), DEEP, 1.6)),
      deed: at(100, 122, shiningCard(t.accent), 0.98, 10),
      near: flames(30, 166, 90, 34, [BLOOD, RED], 12) + flames(212, 166, 90, 40, [BLOOD, RED], 4),
    };
  }),
  mephit: card("night", "an imp burns a card between its claws", (t) => {
    const { skin, bones, veins } = skinWing([134, 92], [176, 26], [[226, -8], [252, 40], [236, 84], [196, 112]], 0.26);
    const wing = form(skin, WINE, line(veins, DEEP, 1.4) + flat("M134 92L176 26L196 112z", DEEP, 0.5), 7) + line(bones, RED, 5) + line(bones, FLAME, 1.2) + flat(claw(177, 28, 18, 20, 0.4, 0.3), BONE);
    const ear = form(shape("136 54!, 160 34, 196 26!, 178 52, 150 74!"), RED, flat(shape("146 54!, 164 42, 188 31!, 172 50, 150 66!"), BLOOD));
    return {
      far: backlight(120, 92, 60, FLAME) + flames(120, 170, 280, 120, ["#a81c1a", "#d83c1c", "#f0702a"], 21) + embers(6, 24, [10, 0, 220, 120]),
      middle: flames(36, 170, 110, 70, [EMBER, FLAME, GOLD], 5) + flames(210, 170, 110, 60, [EMBER, FLAME, GOLD], 8),
      figure:
        mirrored(wing) +
        form(tube(limb("140 150, 184 158, 214 138, 206 112, 184 112", [9, 7, 5, 4, 3])), RED) + flat("M188 104L166 108L186 120L184 112z", BLOOD) +
        form(shape("84 166, 82 128, 96 102, 120 96, 144 102, 158 128, 156 166"), RED, flat(shape("102 170, 100 130, 120 108, 140 130, 138 170"), EMBER) + line("M104 124Q120 130 136 124M102 136Q120 142 138 136M102 148Q120 154 138 148", RED, 1.6)) +
        form(tube(limb("146 116, 184 132, 194 114, 178 98", [9, 8, 7, 6])), RED) +
        mirrored(ear) +
        form(tube(limb("104 40, 92 22, 96 2, 108 -8", [8, 7, 4, 1])), DEEP, line(bands(limb("104 40, 92 22, 96 2, 108 -8", [8, 7, 4, 1]), 7), EMBER, 1.1)) + form(tube(limb("136 40, 148 22, 144 2, 132 -8", [8, 7, 4, 1])), DEEP, line(bands(limb("136 40, 148 22, 144 2, 132 -8", [8, 7, 4, 1]), 7), EMBER, 1.1)) +
        form(shape("120 30, 144 36, 158 58, 154 82, 140 100!, 120 110, 100 100!, 86 82, 82 58, 96 36"), "#d83a24", flat(shape("84 70, 100 84, 96 104, 84 96") + shape("156 70, 140 84, 144 104, 156 96"), BLOOD, 0.6) + line("M120 34L114 46M106 38L106 46M133 38L131 46M92 80Q96 84 94 90M148 80Q144 84 146 90", BLOOD, 1.8)) +
        flat("M112 74L120 68L128 74L124 80L120 77L116 80z", BLOOD) + flat(shape("92 82!, 106 88, 120 86, 134 88, 148 82!, 138 104, 120 109, 102 104"), INK) + flat(shape("108 103, 120 96, 132 103, 120 108"), "#e84a50") + flat(fangs("147 84, 134 89, 120 87, 106 89, 93 84", 10, -7, [1, 8], 2) + fangs("100 101, 110 107, 130 107, 140 101", 7, -6, [1, 5], 4), PALE) +
        at(102, 63, fierceEye("#fff04a", DEEP), 1.1, 22) + at(138, 63, fierceEye("#fff04a", DEEP), 1.1, -22, true) +
        form(tube(limb("90 118, 58 136, 54 116, 66 102", [9, 9, 8, 7])), RED) + at(68, 96, hand("#d83a24"), 0.7, -8),
      deed: flames(178, 98, 42, 66, [t.accent, "#a8ffe4", "#f4fff8"], 7) + at(178, 82, shiningCard(t.accent), 0.84, 8),
      near: at(177, 100, grip(RED), 0.72, -84) + flames(120, 172, 120, 26, [EMBER, GOLD], 9) + embers(8, 12, [20, 90, 200, 60]),
    };
  }),
  "deviant-fiend": card("day", "energy leaps between its claws, and it grows by it", (t) => {
    const arm = form(tube(limb("160 104, 196 106, 214 78, 196 44", [22, 24, 19, 14])), WINE, line(hairs(5, 14, [176, 50, 40, 60], [-3, 7]), DEEP, 1.5, 0.8) + line("M186 96Q198 88 212 96M200 78Q208 70 222 74", EMBER, 1.6)) + flat(spikes(limb("196 118, 222 92, 224 64", [4, 4, 4]), 4, 16, { side: -1, seed: 4 }), BONE) + at(190, 36, hand(WINE), 0.94, 12, true);
    return {
      far: nightOrb(120, 44, 56) + shafts(120, 44, [64, 100, 260, 296], GOLD, 0.16, 9) + flat("M0 160V96l18 -12l12 14l20 -26l20 30l28 -14h44l26 10l24 -30l16 20l16 -10l16 12v70z", WINE, 0.8),
      middle: flat("M0 160V132L30 122L70 134L170 130L206 120L240 132V160z", DEEP) + line("M14 128l-4 -26M20 126l6 -20M222 126l4 -24M228 128l8 -16", DEEP, 3),
      figure:
        form(shape("66 176, 58 130, 70 100, 100 88, 140 88, 170 100, 182 130, 174 176"), WINE, flat(shape("84 176, 82 134, 120 112, 158 134, 156 176"), "#c04a5a") + line("M120 118V170M88 134Q120 146 152 134M86 150Q120 160 154 150", WINE, 2.4) + line(hairs(8, 18, [62, 100, 116, 60], [0, 8], 4), DEEP, 1.4, 0.6)) +
        mirrored(arm) +
        form(tube(limb("90 48, 66 44, 52 24, 62 4", [12, 10, 7, 1.5])), DEEP, line(bands(limb("90 48, 66 44, 52 24, 62 4", [12, 10, 7, 1.5]), 9), EMBER, 1.2)) + form(tube(limb("150 48, 174 44, 188 24, 178 4", [12, 10, 7, 1.5])), DEEP, line(bands(limb("150 48, 174 44, 188 24, 178 4", [12, 10, 7, 1.5]), 9), EMBER, 1.2)) +
        form(shape("120 22, 146 28, 160 50, 164 82, 156 112, 138 130, 120 134, 102 130, 84 112, 76 82, 80 50, 94 28"), "#b02a44", flat(shape("76 76, 92 78, 86 124, 72 104") + shape("164 76, 148 78, 154 124, 168 104"), WINE) + line("M96 34Q120 24 144 34M90 46Q98 40 106 42M150 46Q142 40 134 42", DEEP, 2) + line(hairs(3, 12, [98, 24, 44, 10], [0, 5], 3), DEEP, 1.3)) +
        flat(shape("78 80!, 98 74, 120 78, 142 74, 162 80!, 156 108, 140 124, 120 128, 100 124, 84 108"), INK) + flat(shape("92 116, 104 100, 120 106, 136 100, 148 116, 120 127"), "#e0505e") + line("M120 108V124", "#8a1830", 2) +
        flat(fangs("161 81, 142 76, 120 79, 98 76, 79 81", 11, -15, [1, 3, 7, 9], 6) + fangs("86 110, 100 124, 120 127, 140 124, 154 110", 10, -12, [1, 4, 8], 2), PALE) +
        at(98, 62, fierceEye(GOLD, INK), 0.9, 18) + at(142, 62, fierceEye(GOLD, INK), 0.9, -18, true) +
        disc(120, 48, 15, INK, 1, 11) + disc(120, 48, 12, PALE, 1, 8.6) + disc(120, 48, 7.4, "#d83a24") + disc(120, 48, 3, INK, 1, 6.6) + disc(117, 45, 1.6, "#fff") + line("M104 46Q120 32 136 46M105 52Q120 62 135 52", "#d8505e", 2.4),
      deed: glow(52, 32, 26, t.accent) + glow(188, 32, 26, t.accent) + glow(120, 10, 40, t.accent, 0.7) + crackle("M52 32L72 18L84 24L104 8L118 16L136 4L150 18L168 14L188 32", t.accent) + crackle("M56 38L74 30L90 12L112 20L130 14L152 26L184 38", t.accent, 1.2),
      near: flat("M0 160V150L24 142L50 152L96 146L150 152L196 142L240 152V160z", INK) + embers(12, 16, [20, 90, 200, 60]),
    };
  }),
  "firestorm-effigy": card("night", "a giant of wicker; the cards that it is given burn in its breast", (t) => {
    const withies = (d: string): string => line(d, DEEP, 5) + line(d, RUST, 2);
    const arm = form(tube(limb("150 70, 184 60, 204 34, 224 6", [14, 12, 11, 9])), BLOOD, line(bands(limb("150 70, 184 60, 204 34, 224 6", [14, 12, 11, 9]), 12, { bulge: 0.2 }), FLAME, 1.5) + line("M150 66L188 54L226 2M154 76L192 66L228 12", DEEP, 1.6));
    return {
      far: backlight(120, 70, 74) + flames(120, 176, 300, 170, ["#a81c1a", "#d8401c", "#f0702a"], 33) + smoke("0 6, 60 -4, 120 -8, 180 -4, 240 6", 12, 16, INK, 5, 0.75),
      middle: flames(120, 172, 190, 130, [EMBER, FLAME, GOLD], 9) + flames(40, 170, 90, 60, [EMBER, FLAME], 3) + flames(204, 170, 90, 70, [EMBER, FLAME], 6),
      figure:
        mirrored(arm) +
        form(shape("74 172!, 82 130, 78 96, 84 70, 104 60, 136 60, 156 70, 162 96, 158 130, 166 172!, 134 172!, 126 140, 120 132, 114 140, 106 172!"), BLOOD, flat(shape("94 84, 120 74, 146 84, 148 112, 136 130, 104 130, 92 112"), "#ffd070") + line("M76 160L114 140M80 146L110 132M164 160L126 140M160 146L130 132", FLAME, 1.8)) +
        withies("M84 84Q120 70 156 84M80 98Q120 86 160 98M80 112Q120 102 160 112M82 126Q120 118 158 126M98 66Q90 100 98 134M112 62Q108 100 112 138M128 62Q132 100 128 138M142 66Q150 100 142 134") +
        flat(plumes("98 36, 104 14, 120 6, 136 14, 142 36", 11, [22, 30, 34, 30, 22], [272, 448], 0.14), RUST) +
        form(shape("120 12, 138 18, 146 36, 140 56!, 128 68!, 112 68!, 100 56!, 94 36, 102 18"), RUST, line("M100 20Q120 30 142 22M95 34Q120 42 146 36M98 50Q120 58 142 52M108 14Q104 40 112 66M132 14Q136 40 128 66", DEEP, 1.5) + line("M104 16Q124 24 140 18", FLAME, 1.2)) +
        flat("M99 30L116 40L112 46L102 42zM141 30L124 40L128 46L138 42z", "#fff0b0") + flat("M120 42L124 50H116z", DEEP) + flat("M102 51L109 54L115 52L120 55L125 52L131 54L138 51L132 63L126 60L120 65L114 60L108 63z", "#ffe090"),
      deed: flames(224, 10, 34, 44, [EMBER, FLAME, PALE], 5) + flames(16, 10, 34, 44, [EMBER, FLAME, PALE], 6) + glow(120, 104, 40, t.accent, 0.8) + [[106, 108, -16], [132, 100, 14], [118, 120, 4]].map(([x, y, turn]) => at(x!, y!, flat("M-7 -10H7V10H-7z", t.accent) + flat("M-5 -8H5V0H-5z", "#eafff8"), 1, turn!)).join("") + line("M80 98Q120 86 160 98M80 112Q120 102 160 112M112 76Q108 100 112 132M128 76Q132 100 128 132", DEEP, 2.4),
      near: flames(120, 172, 250, 40, [RUST, FLAME, GOLD], 14) + flat("M14 160l3 -30l3 30zM34 160l2 -22l3 22zM206 160l2 -26l4 26zM226 160l3 -32l2 32zM8 160q8 -14 14 0zM28 160q7 -12 14 0zM200 160q7 -13 14 0zM219 160q8 -14 15 0z", INK) + embers(9, 24, [10, 10, 220, 140]),
    };
  }, { right: 6, size: 1.08 }),
};
