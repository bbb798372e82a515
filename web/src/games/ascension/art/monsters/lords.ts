/** Those who lead and serve the fallen: the duke, the trickster, the herald, the warlord, the chained soul. */

import { bands, claw, course, fangs, fierceEye, form, hairs, limb, mirrored, plumes, shape, tube } from "../../../../art/forms.ts";
import { at, disc, flat, glow, line } from "../../../../art/pen.ts";
import { chainLine } from "../../../../art/things.ts";
import { backlight, BLOOD, BONE, card, DEEP, dimlight, EMBER, embers, FLAME, gloom, GOLD, INK, PALE, RED, RUST, shafts, smoke, WINE } from "./blood.ts";
import { grip, hand, rune, shiningCard } from "./claws.ts";

export const lords = {
  "xeron-duke-of-lies": card("dusk", "the mask comes off; the cards that it took are fanned in its hand", (t) => {
    const skin = "#d8907c";
    const collar = form(shape("128 112!, 156 96, 184 58, 206 20!, 212 70, 190 112, 160 128"), RED, flat(shape("136 114!, 164 96, 190 60, 202 34!, 204 72, 184 106, 158 122"), DEEP, 0.7) + line("M206 20Q196 80 140 112M208 60Q190 96 150 118", EMBER, 1.4));
    return {
      far: dimlight(120, 60, 60) + flat("M0 0H46Q16 70 52 160H0zM240 0H194Q224 70 188 160H240z", WINE) + line("M12 0Q-6 80 22 160M28 0Q6 70 36 160M212 0Q234 70 204 160M228 0Q246 80 218 160", DEEP, 3),
      middle: flat("M66 160V60L58 50L66 34L74 48L84 20L92 42L104 8L112 34L120 -6L128 34L136 8L148 42L156 20L166 48L174 34L182 50L174 60V160z", DEEP) + line("M66 60V160M174 60V160", EMBER, 1.6) + flat("M66 34l3 5l-3 5l-3 -5zM174 34l3 5l-3 5l-3 -5z", GOLD),
      figure:
        mirrored(collar) +
        form(shape("40 176, 50 138, 78 120, 104 112, 120 122, 136 112, 162 120, 190 138, 200 176"), WINE, flat("M100 108L120 176L140 108L130 104H110z", INK) + flat(plumes("108 112, 120 118, 132 112", 7, [20, 34, 20], [206, 154], 0.26), PALE) + flat(plumes("110 112, 120 116, 130 112", 5, [12, 20, 12], [204, 156], 0.3), "#f0b090") + flat("M120 112l6 7l-6 7l-6 -7z", RED) + line("M104 112L86 140L108 176M136 112L154 140L132 176", GOLD, 2) + line(hairs(6, 16, [56, 126, 128, 40], [0, 7], 3), DEEP, 1.3, 0.6)) +
        form(tube(limb("106 32, 84 30, 70 14, 74 -8", [10, 8, 5.5, 1.2])), DEEP, line(bands(limb("106 32, 84 30, 70 14, 74 -8", [10, 8, 5.5, 1.2]), 8), EMBER, 1.1)) + form(tube(limb("134 32, 156 30, 170 14, 166 -8", [10, 8, 5.5, 1.2])), DEEP, line(bands(limb("134 32, 156 30, 170 14, 166 -8", [10, 8, 5.5, 1.2]), 8), EMBER, 1.1)) +
        form("M97 62L82 44L94 50zM143 62L158 44L146 50z", skin) +
        form(shape("120 22, 137 28, 147 46, 143 66!, 133 90!, 120 102!, 107 90!, 97 66!, 93 46, 103 28"), skin, flat("M97 66L109 74L110 92L96 86zM143 66L131 74L130 92L144 86z", "#8a3440", 0.8) + flat("M103 46Q110 42 118 52L117 58Q108 60 101 54zM137 46Q130 42 122 52L123 58Q132 60 139 54z", "#8a3440")) +
        line("M117 56L114 73L120 76L126 72", "#8a3440", 2) + flat(shape("104 81!, 120 85, 138 77!, 132 89, 120 92"), INK) + flat(fangs("136 78, 128 83, 120 85, 106 82", 7, -5, [1, 5]), PALE) + flat("M113 94L120 112L127 94L120 97z", INK) +
        at(107, 54, fierceEye("#ffd84a", INK), 0.72, 20) + at(133, 54, fierceEye("#ffd84a", INK), 0.72, -20, true) +
        form(shape("91 60!, 88 34, 104 14, 120 10, 136 14, 152 34, 149 60!, 143 40, 130 30, 120 46!, 110 30, 97 40"), INK, line("M100 24Q94 34 93 46M112 16Q106 22 104 28M140 24Q146 34 147 46M128 16Q134 22 136 28", WINE, 1.6)) +
        form("M100 24L96 4L108 14L114 -4L120 10L126 -4L132 14L144 4L140 24Q120 14 100 24z", GOLD, line("M100 21Q120 11 140 21", RUST, 1.8)) + disc(120, 12, 2.6, RED) +
        at(64, 96, form(shape("-22 -26!, 0 -32, 22 -26!, 24 0, 12 22, 0 32, -12 22, -24 0"), PALE, flat("M-23 -2Q-8 6 -6 24L-14 20z", RUST, 0.35)) + flat("M-16 -10Q-9 -18 -3 -8Q-9 -4 -16 -10zM16 -10Q9 -18 3 -8Q9 -4 16 -10zM-13 8Q0 18 13 8Q8 22 0 22Q-8 22 -13 8z", INK) + line("M-16 -17Q-9 -23 -3 -16M16 -17Q9 -23 3 -16M0 -6L-2 4H2", RUST, 1.6) + flat("M-8 -3l2 8l-4 0z", RED), 1, -14) +
        at(58, 124, grip(skin, INK), 0.86, -50) + form(tube(limb("50 168, 44 146, 50 128", [16, 14, 11])), WINE, line("M38 140L62 146", GOLD, 2.4)),
      deed: [-34, -12, 10, 32].map((turn) => at(172, 138, at(0, -34, flat("M-11 -16H11V16H-11z", t.accent) + flat("M-8 -13H8V13H-8z", "#0c4a44") + flat("M0 -8L5 0L0 8L-5 0z", "#d8fff2")), 1, turn)).join("") + glow(172, 104, 40, t.accent, 0.5),
      near: form(tube(limb("196 176, 192 156, 178 144", [17, 14, 11])), WINE, line("M176 158L196 148", GOLD, 2.4)) + at(172, 136, grip(skin, INK), 0.86, -78),
    };
  }),
  "samaels-trickster": card("day", "a rune appears between its fingers, and a knife behind its back", (t) => {
    const bell = (x: number, y: number): string => form(shape(`${x - 8} ${y}, ${x} ${y - 8}, ${x + 8} ${y}, ${x} ${y + 8}`), GOLD, flat(`M${x - 7} ${y + 1}H${x + 7}V${y + 3}H${x - 7}z`, RUST)) + disc(x, y + 4, 1.8, INK);
    const checks = (box: string): string => line(box, INK, 1, 0.5);
    return {
      far: backlight(132, 70, 64) + shafts(128, 76, [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], GOLD, 0.24, 13) + embers(3, 16),
      middle: flat("M0 0H38Q10 30 20 90Q8 60 0 60zM240 0H202Q230 30 220 90Q232 60 240 60z", WINE) + line("M4 0Q14 30 8 62M22 0Q8 24 14 60M236 0Q226 30 232 62M218 0Q232 24 226 60", DEEP, 2.4),
      figure:
        form(tube(limb("92 44, 60 22, 30 40, 22 74", [22, 20, 12, 2])), WINE, checks("M80 22L70 52M60 10L50 44M40 18L30 52M22 34L26 70")) + form(tube(limb("140 40, 176 14, 208 28, 218 60", [22, 20, 12, 2])), RED, checks("M152 18L164 46M176 4L184 40M200 14L206 48M212 28L214 56")) +
        form(tube(limb("112 36, 108 6, 130 -16, 150 -14", [26, 20, 10, 2])), RUST) + bell(22, 80) + bell(218, 67) +
        form(shape("40 176!, 52 134, 84 112, 120 118, 156 112, 188 134, 202 176!"), RED, flat("M120 112L40 176H120z", WINE) + flat("M70 176l12 -18l12 18zM146 176l12 -18l12 18zM96 150l10 -14l10 14l-10 14z", GOLD, 0.8)) +
        [[62, 118, 24], [88, 126, 8], [114, 130, -4], [140, 128, -10], [166, 122, -22]].map(([x, y, turn]) => at(x!, y!, form("M-16 -8Q0 -14 16 -8L2 26z", turn! > 5 || turn! < -12 ? GOLD : PALE, line("M-8 -8L0 16M8 -8L2 16", RUST, 1.2)), 1, turn!)).join("") +
        at(116, 78, form(shape("-40 -38!, -18 -50, 10 -52, 36 -40!, 42 -8, 34 20, 12 44, 0 50!, -14 42, -36 18, -44 -10"), "#f0d4b4", flat(shape("-42 -20, -30 -8, -28 16, -14 42, -36 18") + shape("42 -16, 32 -4, 30 20, 14 42, 36 18"), RUST, 0.45) + flat("M-26 -30L-19 -52L-12 -30L-16 10L-22 10zM26 -30L19 -52L12 -30L16 8L22 8z", RED, 0.85)) +
          flat("M-34 -22Q-20 -32 -6 -14Q-20 -6 -34 -22zM34 -22Q20 -32 6 -14Q20 -6 34 -22z", INK) + glow(-18, -18, 9, GOLD) + glow(18, -18, 9, GOLD) + disc(-17, -18, 3.6, GOLD) + disc(17, -18, 3.6, GOLD) + flat("M-18 -22l1 8l1 -8zM16 -22l1 8l1 -8z", INK) + line("M-36 -32Q-20 -42 -7 -26M36 -34Q20 -44 7 -26", INK, 3.4) + flat("M-3 -10L-8 8L0 12L8 8L3 -10z", RUST, 0.6) + line("M-8 8L0 12L8 8", RUST, 1.6) +
          flat(shape("-34 10!, -18 20, 0 22, 18 20, 34 8!, 26 30, 10 42, 0 44, -12 41, -28 28"), INK) + flat(fangs("33 9, 18 20, 0 22, -18 20, -33 11", 11, -8, [], 4) + fangs("-27 29, -12 41, 0 44, 10 42, 25 30", 9, -8, [], 7), PALE) + line("M-34 10Q-42 6 -40 0M34 8Q42 4 40 -2", RUST, 2), 0.96, -9) +
        form(shape("74 50!, 82 32, 104 22, 128 20, 150 28, 160 46!, 138 36, 116 34, 94 40"), DEEP, line("M80 46Q116 24 156 40", GOLD, 2)) +
        form(tube(limb("196 176, 210 150, 196 126", [18, 14, 10])), WINE, line("M186 136Q198 128 210 134", GOLD, 3)) + at(192, 114, [[-18, -34, 0.9], [-6, -8, 1.1], [6, 12, 1.05], [15, 36, 0.85]].map(([x, turn, k]) => at(x!, -4, form(tube(limb("0 4, -1 -14, 2 -28, -2 -40", [4.4, 4.2, 3.8, 1.6])), PALE, line("M-4 -12Q0 -10 4 -13M-3 -26Q1 -24 5 -27", RUST, 1.1), 3), k!, turn!)).join("") + form(shape("-18 -2, -8 -10, 8 -10, 18 -2, 12 16, -10 16"), PALE, line("M-8 -2L-4 10M2 -4V10M10 -2L7 10", RUST, 1.1)), 0.86, -22),
      deed: at(170, 66, rune(t.accent), 1.35, -12) + line("M148 56q-6 6 -4 14M190 52q8 4 8 12M166 40q4 -4 10 -2", t.accent, 1.6),
      near: at(34, 132, form("M-6 30L-8 -8L0 -46L8 -8L6 30z", "#d8a890", flat("M0 -46L8 -8L6 30H0z", RUST, 0.6)) + flat("M-16 26H16L12 34H-12z", GOLD) + line("M0 34V54", INK, 7), 1, 24),
    };
  }),
  "tormented-soul": card("night", "a soul tears its chain; what burns in its breast comes free", (t) => {
    const pale = "#e8a890";
    const wisps = (list: readonly (readonly [string, readonly number[]])[]): string => list.map(([way, widths]) => tube(limb(way, widths))).join("");
    const face = (x: number, y: number, k: number): string => at(x, y, flat("M-12 -14Q0 -24 12 -14Q14 4 0 18Q-14 4 -12 -14z", RED, 0.8) + flat("M-8 -8q4 -5 7 1q-4 4 -7 -1zM8 -8q-4 -5 -7 1q4 4 7 -1zM-4 4Q0 0 4 4Q4 12 0 14Q-4 12 -4 4z", INK), k);
    const arm = form(tube(limb("148 90, 178 104, 200 92, 204 64", [13, 10, 8, 6])), pale, line("M170 96Q176 102 174 110M186 92Q192 98 192 106", RED, 1.3)) + at(205, 52, hand(pale, "#fff0d8"), 0.72, 16, true);
    return {
      far: dimlight(120, 66, 66) + [[30, 40, 1.3], [206, 24, 1.1], [70, 14, 0.8], [166, 12, 0.7], [18, 100, 1], [226, 116, 1.2]].map(([x, y, k]) => face(x!, y!, k!)).join(""),
      middle: flat(wisps([["0 150, 50 130, 60 70, 30 20, 52 -10", [16, 14, 10, 7, 1]], ["240 150, 200 124, 190 70, 216 24, 190 -10", [16, 14, 10, 7, 1]]]), RED, 0.85) + flat(wisps([["20 166, 70 140, 66 100, 84 70", [12, 10, 7, 1]], ["220 166, 172 146, 178 100, 160 66", [12, 10, 7, 1]]]), WINE),
      figure:
        flat(wisps([["92 40, 66 30, 50 8, 30 4", [12, 9, 5, 0.5]], ["104 24, 92 6, 70 -4, 64 -18", [10, 8, 5, 0.5]], ["148 40, 174 30, 190 8, 210 2", [12, 9, 5, 0.5]], ["136 24, 150 4, 170 -4, 178 -18", [10, 8, 5, 0.5]], ["120 20, 118 0, 126 -12, 120 -24", [11, 8, 5, 0.5]]]), "#b86058") +
        form(wisps([["96 110, 84 136, 92 156, 66 178", [20, 16, 9, 1]], ["120 110, 116 140, 128 158, 118 184", [22, 18, 10, 1]], ["144 110, 156 134, 148 154, 176 174", [20, 16, 9, 1]]]), "#c87868", line("M96 120Q88 140 92 156M120 124V156M146 120Q152 138 148 154", RED, 1.4)) +
        mirrored(arm) +
        form(shape("120 70, 146 78, 158 96, 148 124, 134 138, 120 130, 106 138, 92 124, 82 96, 94 78"), pale, flat(shape("104 94, 120 88, 136 94, 138 116, 120 126, 102 116"), INK) + line("M94 92Q108 84 118 92M146 92Q132 84 122 92M92 104Q102 98 110 102M148 104Q138 98 130 102M96 116Q104 110 110 113M144 116Q136 110 130 113", RED, 2.2)) +
        form(shape("120 8, 142 14, 154 34, 150 58!, 140 76, 130 96, 120 100, 110 96, 100 76, 90 58!, 86 34, 98 14"), pale, flat(shape("88 50, 100 60, 104 84, 96 74") + shape("152 50, 140 60, 136 84, 144 74"), RED, 0.6) + line("M104 18Q100 26 102 34M136 18Q140 26 138 34M120 12V26M112 14L114 24M128 14L126 24", RED, 1.5)) +
        flat(shape("96 36!, 106 32, 116 44!, 112 56, 102 56, 95 48") + shape("144 36!, 134 32, 124 44!, 128 56, 138 56, 145 48"), INK) + line("M92 34Q104 22 117 40M148 34Q136 22 123 40", "#8a3038", 3.4) + flat("M117 56L120 50L123 56L121 60H119z", INK) + flat(shape("110 66!, 120 62, 130 66!, 132 82, 126 94, 120 96, 114 94, 108 82"), INK) + flat(fangs("129 67, 120 63, 111 67", 5, -6) + fangs("113 92, 120 95, 127 92", 4, -6), PALE) +
        disc(106, 45, 3, GOLD) + disc(134, 45, 3, GOLD) + line("M102 58L98 76M138 58L142 76", GOLD, 1.6) +
        line("M36 64Q30 76 44 80M30 70l-18 40M204 66Q212 76 196 80M210 70l14 44", DEEP, 7) + line("M36 64Q30 76 44 80M204 66Q212 76 196 80", FLAME, 2.6),
      deed: glow(120, 106, 42, t.accent) + flat("M120 86C130 98 134 108 128 116Q120 124 112 116C106 108 114 104 120 86z", t.accent) + flat("M120 98Q126 108 123 114Q120 118 117 114Q114 108 120 98z", "#f0fff8") + chainLine("M30 72L12 112L22 150M210 72L226 112L218 150", "#c87868"),
      near: flat("M0 160V146Q40 134 70 152Q120 162 170 152Q204 134 240 146V160z", DEEP) + embers(6, 16, [30, 30, 180, 110]),
    };
  }),
  "herald-of-doom": card("night", "at the sound of the great horn the sky falls", (t) => {
    const meteor = (x: number, y: number, k: number): string => at(x, y, flat("M-8 -8L50 -78L64 -70L10 8z", EMBER, 0.6) + flat("M-5 -5L46 -62L50 -60L6 5z", GOLD, 0.7) + glow(0, 0, 26, FLAME) + flat("M-11 2L-6 -9L5 -11L12 -2L8 9L-4 12z", DEEP) + flat("M-11 2L-6 -9L-1 0L-4 12z", FLAME), k);
    const horn = limb("96 88, 122 96, 150 102, 184 98", [5, 9, 15, 32]);
    return {
      far: backlight(150, 84, 70) + meteor(30, 60, 0.9) + meteor(92, 20, 0.6) + meteor(206, 44, 1) + meteor(168, 18, 0.5) + flat("M0 160V118l12 -10v-14h8v16l14 -8v-28l8 -8l8 10v34l20 4v-20h10v26z", WINE) + embers(5, 22),
      middle: shafts(190, 104, [40, 64, 88, 112, 136], GOLD, 0.2, 8) + flat("M0 160V136L40 128L80 140L150 130L200 140L240 128V160z", DEEP),
      figure:
        form(shape("6 176, 20 128, 44 92, 62 50, 82 16, 104 6, 126 20, 136 48, 132 72, 122 90, 128 120, 144 150, 152 176"), WINE, flat(shape("76 60, 88 28, 106 18, 122 34, 126 60, 116 84, 92 90, 78 78"), INK) + line("M70 44Q58 90 30 150M82 92Q72 130 62 170M112 96Q108 130 112 170M128 110Q134 140 142 170M50 84Q40 120 14 168", DEEP, 2.4) + line("M104 8Q128 24 130 60", EMBER, 1.6)) +
        form(shape("104 24, 120 32, 126 48, 124 60!, 118 66!, 119 78!, 108 84, 98 82!, 96 72, 86 64!, 84 46, 92 30"), BONE, flat("M84 46Q92 60 96 82L86 66z", RUST, 0.5) + line("M98 30L94 38L99 44L96 50M114 36L118 42", RUST, 1.3)) +
        flat(shape("88 50!, 98 46, 105 54!, 102 62, 92 62") + shape("124 50!, 115 46, 110 54!, 113 61, 121 60"), INK) + disc(98, 56, 3.2, "#ff5a2a") + disc(116, 55, 3.2, "#ff5a2a") + glow(98, 56, 10, "#ff8a3a") + glow(116, 55, 10, "#ff8a3a") + flat("M108 60L104 70L108 68L112 70z", INK) + line("M99 74V80M104 75V82M109 75V82M114 74V80", RUST, 1.8) + line("M84 48Q96 40 106 50M127 47Q118 42 109 50", "#8a4030", 3) +
        form("M106 6L98 -12L108 -4L114 -18L118 -2L128 -10L124 12z", DEEP) +
        form(tube(horn), GOLD, line(bands(horn, 7, { bulge: 0.3 }), RUST, 2.4) + flat(tube(horn, 0.2, 1), RUST, 0.5)) + form(shape("180 62, 192 70, 200 96, 196 122, 185 134, 175 120, 171 98, 173 74"), GOLD, flat(shape("182 70, 190 78, 194 98, 191 116, 184 126, 177 114, 175 98, 177 80"), INK), 8) +
        form(tube(limb("46 132, 84 150, 116 140, 132 122", [20, 18, 15, 12])), WINE, line("M70 136Q80 144 78 160M96 136Q104 144 102 156M116 130Q124 136 126 142", DEEP, 2)) + at(134, 112, grip(BONE, BONE), 0.62, -64),
      deed: [[18, 3.4], [32, 2.6], [46, 1.8]].map(([r, w]) => line(`M${190 + r! * 0.4} ${98 - r! * 1.5}Q${192 + r! * 1.3} ${98} ${188 + r! * 0.4} ${98 + r! * 1.4}`, t.accent, w!)).join("") + glow(186, 98, 34, t.accent) + disc(186, 98, 5, "#eafff8", 1, 13),
      near: flat("M0 160V152l30 -6l24 8l40 -4l30 6l50 -4l30 4l36 -8v12z", INK) + meteor(226, 132, 0.5) + embers(8, 14, [140, 60, 100, 90]),
    };
  }),
  "terrus-paragon-of-strife": card("day", "the axe comes down, and takes a card with it", (t) => {
    const flesh = "#e08a60";
    const horn = limb("98 52, 78 50, 64 36, 66 16", [11, 10, 7, 1.4]);
    const bit = form("M3 -20C16 -26 26 -36 32 -46C46 -16 46 16 32 46C26 36 16 26 3 20z", "#ffe4cc", flat("M32 -46C46 -16 46 16 32 46L29 38C38 14 38 -14 29 -38z", "#ffffff") + line("M10 -10L22 0L10 10", BLOOD, 2.4));
    const axe = line("M0 110V-30", "#3a100e", 8) + line("M2 110V-30", RUST, 2) + bit + at(0, 0, bit, 1, 0, true) + disc(0, 0, 9, GOLD) + disc(0, 0, 5, RED) + flat("M-6 -24L0 -44L6 -24z", "#ffe4cc");
    const shoulder = (d: string, more: string): string => form(shape(d), "#7c1420", more + line(course(d.replaceAll("!", "")), GOLD, 3));
    return {
      far: gloom() + backlight(112, 40, 50) + flat("M20 160L88 46L104 58L120 44L138 58L152 46L224 160z", DEEP, 0.8) + smoke("40 20, 10 4, 60 -10", 6, 15, BLOOD, 8) + embers(4, 26, [30, 0, 180, 90]),
      middle: flat("M0 160V124L20 116L28 132L60 126L120 136L180 126L212 134L240 124V160z", INK) + line("M8 120L2 70M14 120L24 76M228 122L236 76M222 122L214 84", INK, 2.6),
      figure:
        form(shape("36 176, 42 130, 66 104, 96 94, 134 94, 160 104, 178 130, 184 176"), WINE, line("M60 112L44 170M168 112L180 170", DEEP, 2.4)) +
        form(shape("70 176!, 70 128, 86 104!, 114 112, 142 104!, 158 128, 158 176!"), RED, flat("M114 112L142 104L158 128V176H114z", BLOOD, 0.5) + line("M86 104Q94 130 114 138Q134 130 142 104M114 138V176M74 146Q94 156 114 154Q134 156 154 146", GOLD, 2) + flat("M114 118l9 12l-9 12l-9 -12z", GOLD)) +
        form(tube(limb("64 112, 44 128, 40 150, 48 176", [17, 16, 14, 13])), flesh, line("M36 140L58 138M38 148L58 146", "#7c1420", 3)) +
        at(194, 54, axe, 0.92, 8) +
        form(tube(limb("152 110, 178 128, 192 120, 188 94", [17, 17, 14, 11])), flesh, line("M182 108L200 110M182 114L200 118", "#7c1420", 3)) + at(184, 90, grip(flesh, INK), 0.86, 12) +
        shoulder("34 124!, 36 100, 54 82, 78 84, 88 102!, 64 116", flat("M34 112L88 96V106L38 122z", DEEP, 0.5)) + flat(claw(44, 92, 30, 322, -0.3, 0.28) + claw(62, 84, 26, 342, -0.3, 0.28), BONE) +
        shoulder("186 124!, 182 100, 168 84, 146 84, 138 102!, 160 116", flat("M184 112L138 96V106L182 122z", DEEP, 0.5)) + flat(claw(164, 84, 24, 18, 0.3, 0.28), BONE) +
        mirrored(form(tube(horn), BONE, line(bands(horn, 8), RUST, 1.3)), 228) + flat(plumes("106 30, 114 18, 122 30", 7, [24, 34, 24], [302, 418], 0.15), EMBER) +
        form(shape("114 26!, 136 34, 144 58, 142 84!, 130 104!, 120 100!, 118 86!, 110 86!, 108 100!, 98 104!, 86 84!, 84 58, 92 34"), "#c8321f", flat("M114 26L136 34L144 58L142 84L130 104L120 100L118 68H114z", BLOOD, 0.55) + line("M114 26V68M92 40Q114 30 136 40M94 80L102 82M134 80L126 82", GOLD, 2)) +
        flat("M88 58L112 68L111 82L94 74zM140 58L116 68L117 82L134 74z", INK) + flat("M94 64L109 70L107 76L97 72zM134 64L119 70L121 76L131 72z", "#ffe8a0"),
      deed: at(214, 112, shiningCard(t.accent), 0.8, 16) + line("M196 104L236 122M222 92L232 84M232 106L242 104", "#eafff8", 2),
      near: embers(6, 18, [20, 60, 200, 90]) + flat("M0 160V150l22 -6l16 8l30 -6l20 8h60l34 -6l24 6l34 -8v14z", INK),
    };
  }),
};
