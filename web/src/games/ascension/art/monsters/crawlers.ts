/** What crawls and creeps: the widows, the mistake, the slug of the deep. */

import { along, bands, fangs, fierceEye, form, hairs, limb, mirrored, plumes, scales, shape, spikes, spot, tube } from "../../../../art/forms.ts";
import { figure } from "../../../../art/figure.ts";
import { at, disc, flat, glow, line, polar, star } from "../../../../art/pen.ts";
import { BLOOD, card, DEEP, dimlight, EMBER, embers, FLAME, gloom, GOLD, INK, PALE, RED, RUST, shafts, WINE } from "./blood.ts";
import { cogwheel, grip, shards, shiningCard } from "./claws.ts";

/** A spider's leg on the right: joints, rings, bristles. */
const spiderLeg = (way: string, widths: readonly number[], colour: string): string => {
  const leg = limb(way, widths);
  return flat(spikes(leg, 9, 7, { side: -1, from: 0.15, to: 0.9, lean: 0.4, even: true }), INK) + form(tube(leg, -1, 1, (leg.spine.length - 1) * 2), colour, line(bands(leg, 5, { bulge: 0.2 }), EMBER, 1.6), 4);
};

/** A web's strands round a point. */
const web = (x: number, y: number, colour: string): string => {
  const spokes = Array.from({ length: 12 }, (_, i) => polar(x, y, 190, i * 30 + 8));
  return (
    line(spokes.map(([a, b]) => `M${x} ${y}L${Math.round(a)} ${Math.round(b)}`).join(""), colour, 1, 0.7) +
    line([30, 56, 84, 114].map((r) => "M" + Array.from({ length: 13 }, (_, i) => { const [a, b] = polar(x, y, r, i * 30 + 8); const [c, d] = polar(x, y, r * 0.86, i * 30 - 7); return i ? `Q${Math.round(c)} ${Math.round(d)} ${Math.round(a)} ${Math.round(b)}` : `${Math.round(a)} ${Math.round(b)}`; }).join("")).join(""), colour, 1, 0.6)
  );
};

/** A tentacle with a paler underside and suckers. */
const arm = (way: string, widths: readonly number[], skin: string, under: string, side = 1): string => {
  const of = limb(way, widths);
  const [from, to] = side > 0 ? [0.1, 1] : [-1, -0.1];
  return form(tube(of), skin, flat(tube(of, from, to), under) + Array.from({ length: 7 }, (_, i) => { const [x, y] = spot(of, 0.1 + i * 0.125, side * 0.55); return disc(x, y, along(of, 0.1 + i * 0.125).wide * 0.26, DEEP); }).join(""));
};

/** A round eye with a lid. */
const ogle = (x: number, y: number, r: number, iris: string, lid: string, turn = 0): string =>
  at(x, y, disc(0, 0, 12, INK) + disc(0, 0, 10.4, "#fff0dc") + disc(1.5, 1, 6.4, iris) + disc(1.8, 1, 3, INK, 1, 5.4) + disc(-1.5, -2.4, 1.8, "#fff") + flat("M-12.4 0A12.4 12.4 0 0 1 12.4 0Q0 -8 -12.4 0z", lid) + line("M-12.4 0Q0 -8 12.4 0", INK, 1.2) + line("M-6 11Q-2 8 -4 5M5 10Q5 8 7 6", RED, 0.9), r / 12, turn);

export const crawlers = {
  "corrosive-widow": card("dusk", "venom drips from the fangs, and eats a machine", (t) => ({
    far: dimlight(120, 50, 60) + web(120, 44, PALE),
    middle: mirrored(spiderLeg("134 70, 178 20, 214 34, 246 96", [9, 8, 6, 3], DEEP) + spiderLeg("132 64, 158 6, 196 -8, 236 20", [8, 7, 5, 3], DEEP)) + flat("M0 160V146Q60 128 120 138T240 142V160z", BLOOD),
    figure:
      form(shape("120 -22, 152 -10, 172 22, 162 58, 120 76, 78 58, 68 22, 88 -10"), WINE, flat(shape("78 56, 120 66, 162 56, 150 70, 120 78, 90 70"), INK, 0.6) + flat("M104 6L136 6L124 24L138 46L102 46L116 24z", GOLD) + line(hairs(4, 34, [72, -6, 96, 64], [0, 8], 6), DEEP, 1.4, 0.9) + line(hairs(9, 20, [76, -10, 88, 40], [0, 6], 6), EMBER, 1.1, 0.8)) +
      mirrored(spiderLeg("140 92, 190 60, 206 92, 200 150", [11, 10, 8, 3], BLOOD) + spiderLeg("136 100, 168 96, 178 126, 160 172", [11, 10, 8, 3], RED)) +
      form(shape("120 54, 146 60, 162 80, 156 102, 136 114, 120 116, 104 114, 84 102, 78 80, 94 60"), RED, flat(shape("80 90, 104 104, 120 108, 136 104, 160 90, 152 108, 120 118, 88 108"), DEEP, 0.6) + line(hairs(7, 30, [84, 58, 72, 20], [0, 6], 6), DEEP, 1.4, 0.9) + line("M120 56V74M96 64L108 78M144 64L132 78", EMBER, 1.6)) +
      [[-15, 88, 10], [15, 88, 10], [-33, 82, 5.6], [33, 82, 5.6], [-8, 73, 4.4], [8, 73, 4.4], [-23, 70, 3.6], [23, 70, 3.6]].map(([x, y, r]) => disc(120 + x!, y!, r! + 1.6, INK) + disc(120 + x!, y!, r!, "#d8321e") + disc(120 + x!, y! + r! * 0.2, r! * 0.62, GOLD) + disc(120 + x! - r! * 0.34, y! - r! * 0.4, r! * 0.26, "#fff")).join("") +
      line("M94 74Q104 76 114 84M146 74Q136 76 126 84", INK, 3.4) +
      mirrored(form(shape("122 104!, 140 106, 146 122, 136 136!, 124 130"), BLOOD, line(hairs(5, 9, [122, 106, 22, 20], [0, 6], 3), EMBER, 1.2)) + form("M126 130Q142 128 142 142Q142 156 124 162Q130 148 126 130z", INK, "", 5) + line("M137 134Q138 146 130 154", PALE, 1.4)),
    deed: glow(120, 140, 44, t.accent, 0.8) + flat(star(120, 150, 25, 18, 11, 6), "#8a3a1c") + disc(120, 150, 9, INK) + line("M104 142L112 146M136 142L128 146M120 132V139", GOLD, 2) + flat("M70 160Q82 146 96 152Q104 144 110 150C110 138 114 140 116 150Q122 146 126 151C128 140 134 142 132 151Q146 144 152 152Q166 148 172 160zM100 128c-6 8 -4 12 0 12s6 -4 0 -12zM140 128c-6 8 -4 12 0 12s6 -4 0 -12z", t.accent) + line("M84 155Q92 151 98 155M118 154q5 -3 9 1M142 154q6 -4 11 1", "#eafff8", 1.4) + disc(96, 152, 2.4, "#eafff8") + disc(116, 148, 1.8, "#eafff8") + disc(142, 152, 2, "#eafff8") + disc(90, 138, 2, t.accent) + disc(150, 134, 2.6, t.accent) + disc(128, 128, 1.6, t.accent),
    near: line("M0 12Q40 30 70 0M240 12Q200 30 170 0M0 36Q30 30 44 0M240 36Q210 30 196 0", PALE, 1, 0.8),
  })),
  "mordant-widow": card("night", "she spins a machine into her silk", (t) => {
    const skin = "#f0b8a0";
    const shell = "#c83a28";
    const leg = (way: string): string => spiderLeg(way, [9, 8, 6, 3], "#d85a30");
    return {
      far: gloom() + glow(96, 56, 110, "#d8301c") + disc(92, 54, 44, "#ffb060") + disc(90, 56, 36, "#ffdc98", 0.8) + web(92, 54, PALE),
      middle: flat("M0 160V140L30 150L60 142L120 152L180 142L210 150L240 140V160z", DEEP),
      figure:
        leg("150 118, 160 50, 196 20, 232 54") + leg("160 126, 204 62, 236 70, 244 130") + leg("74 128, 40 70, 14 44, -4 60") + leg("70 136, 34 104, 12 112, 4 168") +
        form(shape("128 132, 132 96, 156 74, 186 72, 212 88, 222 116, 212 142, 184 156, 150 152"), shell, flat(shape("140 140, 160 148, 190 146, 214 128, 212 142, 184 156, 150 152"), INK, 0.5) + flat("M168 92L200 92L188 110L202 130H168L180 110z", GOLD) + line("M140 104Q146 86 164 78M136 122Q138 112 142 104M206 96Q216 112 212 130", EMBER, 2)) +
        flat(tube(limb("80 28, 52 44, 50 86, 34 118", [17, 17, 14, 2])) + tube(limb("104 28, 130 40, 130 76, 142 96", [17, 16, 12, 2])), INK) + line("M66 40Q54 66 52 94M58 46Q46 76 42 104M118 40Q128 60 132 84", WINE, 2) +
        form(shape("54 176, 54 140, 62 114, 82 106, 104 106, 124 114, 132 140, 132 176"), "#6a0f2a", flat(shape("82 104, 104 104, 101 124, 93 136, 85 124"), skin) + line("M64 112Q76 136 93 138Q110 136 124 112M58 134Q78 154 93 156Q108 154 130 134", GOLD, 1.8)) +
        form("M82 84H104V106Q93 118 82 106z", skin, flat("M82 88Q93 102 104 88V100Q93 110 82 100z", "#8a3440", 0.7)) +
        form(shape("93 22, 111 30, 117 52, 111 72!, 101 88, 93 94, 85 88, 75 72!, 69 52, 75 30"), skin, flat("M74 70L83 78L85 90L74 82zM112 70L103 78L101 90L112 82z", "#a04a4a", 0.5)) +
        form(shape("65 62!, 59 36, 75 12, 93 6, 111 12, 127 36, 121 62!, 115 38, 103 28, 93 36!, 83 28, 71 38"), INK, line("M77 16Q67 28 67 46M109 16Q119 28 119 46", WINE, 1.8)) +
        flat("M74 26L66 6L80 16L86 0L93 13L100 0L106 16L120 6L112 26Q93 14 74 26z", "#ffb84a") + disc(93, 17, 3, RED) +
        at(82, 56, fierceEye("#ff5a2a", INK), 0.66, 14) + at(104, 56, fierceEye("#ff5a2a", INK), 0.66, -14, true) + [[-6, 43, 2.6], [6, 43, 2.6], [-16, 44, 2], [16, 44, 2]].map(([x, y, r]) => disc(93 + x!, y!, r! + 1, INK) + disc(93 + x!, y!, r!, "#ff5a2a")).join("") +
        line("M91 60L89 70L93 72L97 70", "#a04a4a", 1.6) + flat("M82 78Q89 74 93 77Q97 74 104 78Q93 88 82 78z", "#c81c28") + flat("M85 79L87 88L90 80zM101 79L99 88L96 80z", "#ffffff") +
        at(-27, 2, mirrored(form(tube(limb("152 116, 184 128, 176 152, 150 146", [11, 10, 8, 6])), "#8a1434", line("M166 116Q174 122 172 134M180 136Q174 142 174 154", GOLD, 1.6)) + at(146, 143, grip(skin, INK), 0.52, 172))),
      deed: at(-27, 0, glow(120, 142, 32, t.accent, 0.9) + cogwheel(120, 140, 19, t.accent) + line("M100 132Q120 150 142 136M98 142Q120 128 143 144M112 120Q108 140 116 160M130 121Q134 140 124 160", "#fff4e8", 1.4)) + line("M112 140Q150 150 190 158", "#fff4e8", 1.2, 0.8),
      near: line("M0 0Q34 26 26 60M0 30Q20 30 40 0M240 0Q206 26 214 60M240 30Q220 30 200 0", PALE, 1, 0.7),
    };
  }),
  "mistake-of-creation": card("night", "it sees with too many eyes, and swallows two cards", (t) => ({
    far: dimlight(120, 40, 60) + flat("M0 160V70Q20 30 16 -4H0zM240 160V70Q220 30 224 -4H240zM30 -4Q36 30 30 52Q44 30 46 -4zM190 -4Q196 20 208 44Q210 20 206 -4z", WINE) + embers(3, 14, [20, 0, 200, 90]),
    middle: arm("36 170, 14 110, 30 54, 8 10, -8 20", [17, 14, 10, 6, 1], BLOOD, RUST) + arm("206 170, 230 110, 206 60, 232 20, 246 30", [17, 14, 10, 6, 1], BLOOD, RUST, -1) + arm("92 60, 80 20, 98 -10", [14, 10, 6], WINE, RUST) + arm("164 60, 178 20, 162 -10", [14, 10, 6], WINE, RUST, -1),
    figure:
      form(shape("14 176, 22 132, 40 106, 42 76, 70 44, 96 44, 116 24, 150 30, 168 52, 196 62, 206 100, 222 132, 226 176"), "#c83a4c", flat(shape("14 176, 30 130, 60 120, 58 150, 80 176") + shape("226 176, 212 136, 184 118, 182 150, 160 176"), WINE) + line("M60 64Q66 54 78 52M104 36Q116 28 128 32M178 62Q190 66 194 78M44 96Q50 92 52 84M28 140Q36 132 46 132M206 130Q214 136 216 148", "#ff8a7a", 2) + [[50, 118, 5], [190, 110, 6], [66, 70, 3.6], [182, 84, 4], [36, 148, 5], [204, 152, 6], [88, 54, 3]].map(([x, y, r]) => disc(x!, y!, r!, WINE) + disc(x! - 1, y! - 1, r! * 0.6, "#ff8a7a")).join("")) +
      form(shape("56 104!, 82 94, 116 100, 150 92, 186 100!, 182 132, 152 154, 116 158, 78 152, 58 130"), WINE, "", 4) + flat(shape("62 106!, 84 99, 116 105, 150 97, 180 103!, 175 130, 148 148, 116 152, 82 146, 64 128"), INK) + flat(shape("84 142, 100 124, 118 130, 138 122, 156 140, 118 154"), "#e8606a") + line("M118 132V150", WINE, 2) +
      flat(fangs("179 104, 150 98, 116 106, 84 100, 63 107", 13, -13, [2, 6, 10], 6) + fangs("66 130, 82 146, 116 152, 148 148, 173 132", 11, -11, [1, 5, 9], 2) + fangs("172 116, 148 108, 116 116, 86 110, 68 118", 11, -6, [], 8), PALE) +
      ogle(96, 72, 15, "#d8321e", WINE, -10) + ogle(142, 62, 20, "#f08a2a", WINE, 8) + ogle(118, 84, 8, "#d8321e", WINE) + ogle(176, 82, 9, "#f08a2a", WINE, 14) + ogle(64, 88, 8, "#f08a2a", WINE, -14) + ogle(118, 46, 9, "#d8321e", WINE, 4) + ogle(196, 124, 7, "#d8321e", WINE, 20) + ogle(42, 122, 7, "#d8321e", WINE, -20) + ogle(166, 46, 6, "#f08a2a", WINE) +
      arm("20 176, 48 150, 70 156, 88 138, 84 124", [16, 13, 10, 7, 3], "#c83a4c", "#f09a80", -1) + arm("222 176, 192 152, 170 158, 152 140, 156 126", [16, 13, 10, 7, 3], "#c83a4c", "#f09a80"),
    deed: at(84, 118, shiningCard(t.accent), 0.78, -18) + at(158, 120, shiningCard(t.accent), 0.78, 20),
    near: flat("M0 160V150Q20 138 40 150Q60 160 100 156H140Q180 160 200 150Q220 138 240 150V160z", DEEP) + line("M70 151q6 6 12 2M170 151q-6 6 -12 2", PALE, 1.2),
  }), { right: 26, size: 0.96 }),
  "protean-sea-slug": card("dusk", "its maw draws in every machine", (t) => {
    const body = limb("6 190, 44 150, 80 132, 106 98, 122 58", [52, 46, 42, 38, 30]);
    return {
      far: glow(150, 20, 170, "#ff4a20") + glow(150, 0, 110, GOLD) + shafts(150, -30, [150, 166, 180, 196, 214], PALE, 0.22, 7),
      middle: flat("M0 160V124Q30 112 60 128T130 130T200 122T240 128V160z", WINE) + line("M20 130Q12 104 24 84M20 116Q6 108 4 96M24 104Q36 98 36 86M214 128Q224 104 212 82M218 112Q232 104 232 92M214 102Q202 98 202 88", RED, 6) + line("M196 130Q200 118 194 108M44 132Q40 120 46 110", EMBER, 4),
      figure:
        flat(plumes("20 116, 60 92, 84 62, 100 26", 9, [50, 60, 56, 40], [306, 300], 0.2), BLOOD) + flat(plumes("26 122, 62 100, 88 68, 102 34", 9, [44, 54, 50, 36], [320, 306], 0.2), RED) + flat(plumes("28 118, 64 96, 88 66, 102 34", 9, [24, 28, 26, 20], [318, 308], 0.22), GOLD) +
        form(tube(body), RUST, flat(tube(body, 0.2, 1), "#f0a070") + line(bands(body, 13, { left: 0.2, right: 1, bulge: 0.25 }), RUST, 1.8) + Array.from({ length: 9 }, (_, i) => { const [x, y] = spot(body, 0.1 + i * 0.1, i % 2 ? -0.5 : -0.15); return disc(x, y, 6.5 - i * 0.35, WINE) + disc(x, y, 3.6 - i * 0.2, GOLD); }).join("")) +
        flat(spikes(limb("60 190, 96 156, 130 120, 146 84", [6, 6, 6, 6]), 9, 15, { side: 1, lean: 0.3, seed: 3 }), WINE) +
        form(tube(limb("112 34, 96 8, 100 -18", [9, 7, 5])), WINE, line(bands(limb("112 34, 96 8, 100 -18", [9, 7, 5]), 8), FLAME, 1.6)) + form(tube(limb("136 28, 144 0, 138 -22", [9, 7, 5])), WINE, line(bands(limb("136 28, 144 0, 138 -22", [9, 7, 5]), 8), FLAME, 1.6)) +
        form(shape("104 26, 124 14, 150 16, 176 26, 190 48, 188 78, 170 100, 146 104, 122 96, 100 76, 94 48"), RUST, flat(shape("94 60, 110 76, 130 92, 150 96, 146 106, 116 96"), DEEP, 0.5) + [[112, 40, 5], [124, 28, 4], [108, 58, 4.4], [140, 22, 3.4]].map(([x, y, r]) => disc(x!, y!, r!, WINE) + disc(x!, y!, r! * 0.5, GOLD)).join("")) +
        ogle(122, 50, 11, "#d8321e", BLOOD, -8) + ogle(146, 32, 8, "#d8321e", BLOOD, 10) +
        form(shape("154 36, 176 38, 190 56, 186 82, 168 96, 148 92, 138 76, 140 52"), "#f0a070", "", 5) + flat(shape("155 44, 172 45, 182 58, 179 79, 165 88, 151 84, 145 72, 146 56"), INK) + flat(fangs("155 44, 146 56, 145 72, 151 84, 165 88, 179 79, 182 58, 172 45, 155 44", 15, -9, [], 3), PALE) + flat(shape("160 58, 170 58, 173 68, 166 76, 157 72, 155 64"), "#a01830") +
        flat(tube(limb("150 92, 152 112, 166 124", [6, 4, 1])) + tube(limb("166 96, 176 112, 194 114", [6, 4, 1])) + tube(limb("184 84, 200 92, 216 84", [6, 4, 1])), "#f0a070"),
      deed: glow(176, 66, 50, t.accent, 0.55) + cogwheel(206, 60, 12, t.accent) + cogwheel(214, 100, 9, t.accent) + cogwheel(192, 116, 7, t.accent) + cogwheel(178, 62, 7, t.accent) + line("M236 40Q214 36 196 50M238 84Q222 74 200 74M222 130Q206 118 192 96M170 138Q176 120 172 104", "#d8fff4", 1.6, 0.8),
      near: line(Array.from({ length: 12 }, (_, i) => `M${20 + ((i * 67) % 210)} ${14 + ((i * 43) % 130)}h.1`).join(""), PALE, 3.4, 0.7) + flat("M0 160V150Q24 138 44 152Q90 158 120 156Q170 158 198 148Q220 140 240 150V160z", INK),
    };
  }, { right: -16 }),
  "serpent-siren": card("night", "she sings above a hoard of energy", (t) => {
    const skin = "#ffd2b0";
    const tail = limb("110 102, 110 134, 144 152, 186 148, 214 124, 208 92, 184 82", [21, 30, 27, 22, 18, 13, 8]);
    const lock = (way: string): string => tube(limb(way, [9, 9, 7, 1]));
    return {
      far: gloom() + glow(104, 56, 100, "#c01638") + glow(104, 56, 70, "#f0402a") + disc(104, 54, 46, "#ffb868") + disc(100, 58, 38, "#ffe0a0", 0.7) + flat("M0 116L30 92L44 104L62 96V160H0zM240 112L216 84L202 98L188 92V160H240z", "#4a0a20"),
      middle: flat("M0 114H240V160H0z", "#7a1420") + flat("M60 120h90l-12 4h-70z", GOLD, 0.8) + line("M10 122h24M190 124h30M20 138h40M200 140h20", FLAME, 1.6, 0.7),
      figure:
        flat("M188 84C170 80 158 62 162 42C170 56 180 60 186 60C184 46 190 34 204 26C204 44 208 52 206 60C214 54 224 54 232 60C222 78 206 88 188 84z", "#f0622a") + line("M186 80Q172 66 166 52M188 80Q192 58 200 36M190 80Q206 72 222 62", "#ffe0a0", 1.6) +
flat(lock("104 40, 76 28, 60 44, 34 34") + lock("100 50, 74 58, 66 84, 38 90") + lock("112 30, 92 8, 66 14, 46 2"), "#8a1438") + line("M100 40Q74 34 62 48M96 54Q76 64 70 84M106 28Q90 14 70 16", FLAME, 1.6) +
        at(108, 122, figure(t, { stance: "cast", build: "slim", spine: -4, shoulder: 4, neck: 10, wear: "tunic", cloth: "#c23a24", under: skin, trim: GOLD, sleeves: "bare", legs: "gown", knees: [[-2, 2], [2, 2]], head: { skin, hair: "#8a1438", style: "wind", look: "awe", eyes: "#e8a020", gear: "diadem", of: RED, trim: GOLD }, near: { to: [-44, -52], grip: "open", wrist: -16 }, far: { to: [46, -30], grip: "cup", wrist: -20 } }), 1.16) +
        form(tube(tail, -1, 1, 18), "#d8482a", line(scales(tail, 18, 4, { left: -0.95, right: 0.35 }), GOLD, 1.3) + flat(tube(tail, 0.4, 1, 18), "#ffc890") + line(bands(tail, 20, { left: 0.4, right: 1, bulge: 0.1 }), RUST, 1.4)) +
        flat(plumes("88 100, 110 107, 132 100", 7, [14, 18, 14], [212, 148], 0.3), "#ffb84a"),
      deed: at(172, 74, shards(t.accent), 0.8, 6) + line("M140 32Q150 26 158 34T176 32M140 42Q150 38 160 44T176 42", t.accent, 2),
      near: flat("M0 160V146L24 138L44 150L70 146L96 154L130 152L170 157L214 148L240 152V160z", INK) + line("M24 138L44 150M70 146L96 154", FLAME, 1.4),
    };
  }),
};
