/** The Lifebound that are not people: beasts, plants and staffs of living wood. */

import { blade, foliage, leafage, ramp, shag, strokes, taper, wreath } from "../../../art/brush.ts";
import { ball, at, dark, disc, flat, glow, light, line, mix, ring, solid, star } from "../../../art/pen.ts";
import { toned } from "../../../art/light.ts";
import { twinkle } from "../../../art/scenes.ts";
import { of } from "./card.ts";
import { bough, bower, firwood, flowers, fringe, glade, pines, pollen, slopes, stems, sunrise, trunk, wildwood } from "./groves.ts";
import { honor, rune } from "./signs.ts";

const card = of("lifebound");

/** An eye of a beast: the slit, its light, the lid over it. */
const eye = (x: number, y: number, size: number, colour: string, lid: string, mirror = false): string =>
  at(x, y, glow(0, 0, 12, colour, 0.7) + flat("M-8 2Q-2 -6 8 -3Q5 5 -3 4Q-6 4 -8 2z", light(colour, 0.35)) + flat("M0 -3.6Q3 0 .6 4Q-2 0 0 -3.6z", "#0a140c") + line("M-10 2Q-3 -8 10 -5", lid, 2.6), size, 0, mirror);

export const wildlife = {
  landtalker: card("dawn", "a hill wakes and speaks, three runes on its brow", (t) => {
    const r = ramp(t);
    const stone = toned(t, "#8f9478");
    return {
      ...glade(t, 4, 122),
      figure:
        solid("M62 164C56 150 60 142 68 136C58 130 56 122 62 116C54 112 56 104 62 100C52 98 46 92 46 86C52 76 66 66 72 52C76 34 96 16 128 12C170 8 214 22 244 50V164z", stone) +
        flat("M72 52C76 34 96 16 128 12C118 26 104 32 100 48C92 54 84 52 72 52zM46 86C52 76 66 66 72 52C78 58 80 66 76 76C72 86 62 92 52 92z", mix(stone, "#ffeeb0", 0.5), 0.8) + flat("M100 92C124 84 156 86 176 74C190 96 186 120 170 136C140 120 122 106 100 92z", mix(stone, "#ffeeb0", 0.25), 0.6) + flat("M196 84C214 78 224 92 218 110C212 122 200 120 196 110C206 108 210 96 196 84z", dark(stone, 0.4)) + flat(leafage(14, 12, [140, 30, 90, 44], 12, 60, 60) + leafage(15, 10, [190, 110, 50, 44], 12, 80, 50), r[4]!) +
        flat("M100 62C112 56 130 58 142 66C134 80 112 84 102 78zM62 100Q86 94 106 104Q92 112 62 116Q72 108 62 100z", dark(stone, 0.62)) +
        line("M116 22L112 40L122 52M156 20Q150 48 160 66M190 40L182 66L196 92M140 92L154 108L146 126M176 104L166 130M76 76Q86 92 78 98", dark(stone, 0.4), 1.8, 0.75) +
        solid("M84 58C100 44 130 44 152 62C146 62 142 60 138 66C122 54 106 56 98 66C94 66 88 62 84 58z", r[3]!) +
        line("M118 24L114 6M190 46L196 16", t.bark, 6) + foliage(4, 114, 4, 30, 16, r[5]!, r[7]!, r[2]!, 9) + foliage(7, 158, 12, 34, 13, r[4]!, r[6]!, r[2]!, 9) + foliage(9, 206, 16, 40, 24, r[4]!, r[6]!, r[2]!, 9) +
        solid(shag([[62, 132], [84, 126], [104, 118], [132, 122], [152, 118], [170, 164], [58, 164]], 5, 10, 5, -0.2), r[3]!) + flat("M64 101Q82 96 100 104Q84 110 63 112z", "#12241a") + solid("M62 100C76 90 100 92 116 104C124 112 126 122 120 128C112 116 92 104 62 106z", r[5]!) + solid("M62 113Q84 108 98 116Q88 124 66 121z", mix(stone, "#ffeeb0", 0.2)) + strokes(3, 16, [68, 126, 84, 32], [-2, 12], r[5]!, 1.6, 0.9) + strokes(4, 10, [68, 128, 84, 32], [-2, 10], r[7]!, 1, 0.8) +
        solid("M104 162Q100 142 108 130L112 130Q110 144 114 162zM134 160L132 138L136 138L140 160z", t.bark),
      deed: glow(118, 70, 16, t.law.light) + disc(118, 70, 4.4, "#fffde0") + rune(1, 128, 100, 1.25, t.accent, -8) + rune(2, 154, 104, 1.35, t.accent) + rune(0, 178, 100, 1.25, t.accent, 8) +
        line("M36 96q-6 6 0 12M28 92q-10 10 0 20M20 88q-14 14 0 28", t.law.light, 1.6, 0.85),
      near: fringe(t, 3, 12) + flat(blade(16, 150, 26, -70) + blade(24, 152, 22, -40), r[2]!) + pollen(t, 6, 12),
    };
  }),

  "runic-lycanthrope": card("night", "a werewolf howls, two runes burn in his hide, more when others join", (t) => {
    const r = ramp(t);
    const fur = toned(t, "#a0a08c", 0.4);
    const back = dark(fur, 0.42);
    const place = firwood(t, 9, 134);
    return {
      far: glow(70, 46, 110, t.law.light, 0.8) + disc(70, 48, 40, mix(t.law.light, "#ffffff", 0.3)) + disc(58, 36, 8, r[7]!, 0.5) + disc(84, 60, 11, r[7]!, 0.45) + disc(82, 30, 4, r[7]!, 0.45) + pines(t, 9, 134),
      middle: place.middle,
      figure:
        solid(shag([[196, 70], [222, 86], [232, 122], [228, 164], [200, 164], [206, 128], [188, 100]], 6, 12, 7, 0.7), back) +
        solid(shag([[124, 60], [160, 54], [196, 68], [214, 96], [208, 134], [190, 164], [96, 164], [92, 128], [84, 100], [100, 76]], 7, 12, 3, 0.6), fur) +
        solid(shag([[100, 78], [116, 96], [106, 118], [82, 122], [56, 106], [46, 84], [58, 76], [72, 92], [88, 96]], 4, 10, 11, 0.5), fur) +
        solid("M46 86C38 82 32 72 34 60L39 70L40 54L46 67L50 52L53 67L60 58L59 72C62 78 60 84 56 88z", dark(fur, 0.15)) + flat("M34 60l-1 -7l5 10zM40 54l1 -8l4 13zM50 52l3 -7l1 13zM60 58l4 -6l-3 12z", "#fff4dc") +
        solid(shag([[112, 92], [106, 66], [110, 50], [124, 40], [148, 42], [162, 56], [160, 84], [140, 100]], 6, 9, 5, 0.6), fur) +
        solid("M150 46L176 34L162 60zM136 38L152 18L152 46z", fur) + flat("M155 48L170 40L161 55z", dark(fur, 0.6)) +
        solid("M110 58C104 46 96 34 84 20L78 14C76 10 80 6 85 8L96 14C112 20 130 28 142 40C138 52 124 60 110 58z", mix(fur, r[6]!, 0.22)) +
        solid("M112 66C104 66 92 60 80 46C76 40 78 36 83 38L98 46L114 54z", dark(fur, 0.12)) + flat("M96 36L113 57L116 62C106 60 96 54 88 44L84 40L94 44z", "#4a1026") +
        flat("M88 25l2 9l5 -2zM94 33l1 8l5 -3zM100 40l0 7l5 -2zM84 40l5 -6l1 8zM92 47l4 -6l2 9z", "#fff4dc") + disc(80, 11, 4, "#10140e", 1, 3.4) +
        line("M104 30L124 40M112 28L128 34M118 62Q130 66 140 58", dark(fur, 0.45), 1.6) +
        strokes(5, 16, [112, 84, 84, 64], [-4, 9], r[7]!, 1.4, 0.45) + strokes(6, 14, [130, 84, 64, 66], [-4, 10], back, 1.5, 0.7) +
        solid(shag([[176, 96], [196, 88], [206, 104], [196, 134], [172, 142], [150, 138], [150, 126], [172, 124]], 4, 10, 15, 0.5), light(fur, 0.06)) + solid("M152 124C142 120 132 124 128 132L136 132L126 139L136 139L130 146L142 144L140 150C150 150 156 144 156 138z", dark(fur, 0.12)) + flat("M128 132l-6 3l10 1zM126 139l-7 4l11 0zM130 146l-5 5l10 -3z", "#fff4dc"),
      deed: eye(122, 42, 0.62, t.law.light, back) + rune(0, 124, 122, 1.7, t.accent, -6) + rune(1, 182, 112, 1.1, t.accent, 14) + line("M72 8q-8 2 -12 -4M66 18q-10 4 -18 -2M62 28q-10 6 -22 2", t.law.light, 1.5, 0.8),
      near: fringe(t, 8, 14),
    };
  }),

  snapdragon: card("day", "a dragon grown as a flower opens for a drop of honey", (t) => {
    const r = ramp(t);
    const skin = r[5]!;
    return {
      ...bower(t, 6),
      figure:
        solid(taper([[96, 170], [78, 142], [84, 112], [106, 92]], 30, 34), r[4]!) + line("M84 160Q72 138 80 116M96 162Q84 140 92 112", r[6]!, 1.6, 0.8) +
        solid(blade(86, 146, 66, 168, 0.34), r[4]!) + line("M82 147Q50 150 26 158", r[7]!, 1.4) + solid(blade(96, 150, 70, 16, 0.3), r[3]!) + line("M100 150Q130 158 160 168", r[6]!, 1.4) +
        solid(wreath(98, 74, 14, 52, 7, -172, 0.3), mix(t.accent, t.law.shade, 0.12)) + solid(wreath(98, 74, 10, 40, 7, -152, 0.3), light(t.accent, 0.12)) +
        solid("M82 92C70 68 80 40 112 32C136 26 168 36 196 54C208 60 214 66 212 72C206 80 190 76 174 78C152 80 138 88 132 98C116 108 92 108 82 92z", skin) +
        flat("M82 62C90 42 118 32 148 38C172 44 192 54 206 64C180 56 152 50 126 54C104 56 90 66 84 82z", r[7]!, 0.75) +
        flat("M126 94C140 80 164 76 196 76L184 108C164 116 140 112 126 94z", mix(t.accent, t.law.shade, 0.72)) + flat("M138 98C150 92 168 96 186 92Q190 102 178 106Q156 112 138 98z", t.accent) +
        solid("M104 102C118 104 130 106 142 112C158 118 176 114 194 100C200 110 190 126 168 132C142 138 112 128 100 112z", light(skin, 0.06)) + flat("M112 112C130 124 160 130 186 116C174 130 146 134 124 124z", r[3]!, 0.8) +
        flat("M150 82l4 12l6 -13zM166 78l4 12l6 -12zM182 77l4 13l6 -13zM198 76l2 11l6 -12zM156 113l3 -11l6 12zM172 114l3 -11l6 9zM186 106l3 -10l4 7z", "#fffbe6") +
        line("M200 62q3 -3 6 0M100 50q8 -6 16 -6M106 60q8 -6 16 -6M96 66q6 -6 12 -6M94 80q6 -6 12 -6M104 84q6 -6 12 -6M116 78q6 -6 12 -6M110 70q6 -6 12 -6M124 66q6 -4 12 -4", r[3]!, 1.5, 0.9) +
        solid("M112 38L96 8L130 32zM132 34L126 8L150 38z", r[4]!) + solid("M150 60Q160 46 178 58Q166 52 150 60z", r[2]!),
      deed: eye(150, 62, 1, "#ffe24a", r[1]!) + glow(206, 116, 22, t.law.light) + flat("M206 96Q213 110 213 116A7 7 0 0 1 199 116Q199 110 206 96z", "#ffd84a") + disc(203.6, 116, 2, "#fffbe0") + twinkle(216, 98, 6),
      near: fringe(t, 12, 12) + solid(blade(34, 164, 52, -72, 0.34), r[2]!) + solid(blade(212, 166, 46, -110, 0.34), r[2]!) + pollen(t, 8, 18),
    };
  }),

  "yggdrasil-staff": card("dawn", "the world's tree in a staff: four runes at its roots become three stars in its crown", (t) => {
    const r = ramp(t);
    const wood = toned(t, "#a8703a", 0.1);
    return {
      far: sunrise(t, 44, 40, 16, 0.5) + flat("M150 164C160 120 156 96 136 70L150 84L148 54L162 84L176 52L176 88L200 66C184 96 184 124 196 164z", r[6]!, 0.45) + flat("M90 60a36 26 0 0 1 44 -36a44 30 0 0 1 78 2a34 26 0 0 1 30 44a60 22 0 0 1 -76 8a60 20 0 0 1 -76 -18z", r[6]!, 0.35) + slopes(t, 7, 132),
      middle: glade(t, 7, 132).middle,
      figure:
        foliage(3, 84, 44, 40, 26, r[4]!, r[6]!, r[2]!, 9) + foliage(5, 158, 42, 42, 26, r[3]!, r[5]!, r[1]!, 9) +
        solid(taper([[124, 170], [119, 138], [122, 108], [118, 80]], 12, 15), wood) + solid("M108 148Q121 154 134 148L135 155Q121 161 107 155z", t.gold) +
        solid(taper([[112, 88], [96, 72], [82, 66], [70, 50]], 11, 3), wood) + solid(taper([[122, 88], [142, 70], [156, 66], [172, 48]], 11, 3), wood) + solid(taper([[116, 92], [112, 66], [122, 48], [116, 26]], 13, 3), wood) + solid(taper([[104, 80], [96, 62], [92, 44]], 6, 2), wood) + solid(taper([[136, 78], [142, 60], [150, 46]], 6, 2), wood) +
        foliage(7, 120, 24, 46, 22, r[5]!, r[7]!, r[3]!, 9) +
        solid(taper([[112, 96], [96, 106], [94, 122], [108, 130]], 8, 3), wood) + solid(taper([[126, 96], [144, 104], [148, 122], [132, 132]], 8, 3), wood) + solid(taper([[112, 104], [104, 116], [112, 134], [128, 142]], 6, 3), wood) + solid(taper([[128, 102], [136, 118], [126, 136], [112, 146]], 6, 3), wood) +
        line("M118 92Q122 112 118 140M124 94Q128 112 122 136M114 88Q112 72 118 56", dark(wood, 0.45), 1.2, 0.8),
      deed: glow(120, 117, 26, t.law.light) + ball(120, 117, 8, "#ffd860", 10) + disc(117, 113, 2.4, "#fffbe8") + [[88, 140, 3], [152, 140, 1], [74, 116, 0], [166, 116, 4]].map(([x, y, k]) => rune(k!, x!, y!, 0.85, r[8]!)).join("") + honor(84, 46, 9, t.accent) + honor(120, 24, 11, t.accent) + honor(158, 46, 9, t.accent),
      near: fringe(t, 5, 12) + pollen(t, 4, 14),
    };
  }),

  "leotans-familiar": card("dawn", "a small fox under the lion's stars catches two of them", (t) => {
    const r = ramp(t);
    const fur = toned(t, "#d98a3a", 0.16);
    const cream = mix(r[8]!, "#ffffff", 0.35);
    const place = bower(t, 9, 132, 0.3);
    const cheek = "M50 72C62 69 78 73 86 82C93 90 95 97 98 102Q90 101 78 92C70 86 60 78 50 72z";
    return {
      far: place.far,
      middle: place.middle + line("M132 20L150 12L172 16L190 30L186 50L168 60L148 54L138 38L132 20M150 12L154 30L172 34L190 30M154 30L148 54", t.law.light, 0.9, 0.8) + line([[132, 20], [150, 12], [172, 16], [190, 30], [186, 50], [168, 60], [148, 54], [138, 38], [154, 30], [172, 34]].map(([x, y]) => `M${x} ${y}h.1`).join(""), "#fffdf0", 4),
      figure:
        solid(shag([[132, 150], [164, 140], [178, 118], [176, 94], [168, 76], [186, 62], [206, 74], [214, 104], [202, 136], [174, 156]], 5, 11, 3, 0.7), fur) + solid(shag([[170, 74], [186, 60], [206, 74], [212, 96], [196, 92], [184, 88]], 4, 9, 4, 0.6), cream) + strokes(2, 8, [172, 96, 30, 44], [-2, 10], dark(fur, 0.35), 1.3, 0.7) +
        solid("M84 92C74 112 70 134 76 158H150C160 138 156 108 136 92C122 82 98 82 84 92z", fur) + strokes(8, 9, [112, 104, 34, 44], [-3, 9], dark(fur, 0.35), 1.3, 0.6) +
        solid(shag([[88, 90], [114, 92], [112, 112], [100, 136], [88, 128], [80, 108]], 4, 8, 6, 0.4), cream) +
        solid("M84 118C82 134 80 146 74 158H102C102 144 104 132 104 120zM108 120C108 138 108 148 106 158H130C128 144 124 132 122 118z", fur) + flat("M76 150Q88 144 102 150L102 158H73zM106 150Q118 144 129 150L130 158H105z", dark(fur, 0.6)) + line("M82 158v-5M90 158v-5M112 158v-5M120 158v-5", fur, 1.2) +
        solid("M66 50L58 14L86 38Q100 32 114 38L138 12L132 52C136 62 142 68 150 72C136 78 126 86 116 94Q106 102 98 102Q90 102 78 93C70 86 60 78 48 72C58 67 62 61 66 50z", fur) +
        flat("M65 44L62 22L80 38zM131 42L133 20L118 38z", dark(fur, 0.72)) + flat("M70 40L65 27L77 37z", "#ffd8b0", 0.5) + flat(cheek, cream) + at(196, 0, flat(cheek, cream), 1, 0, true) + flat("M84 46Q99 38 114 46L106 68L99 82L92 68z", light(fur, 0.3), 0.8) +
        flat("M91 92Q98 88 105 92Q103 99 98 99Q93 99 91 92z", "#20140e") + line("M98 99v4M88 103q5 5 10 0q5 5 10 0", "#5a3a20", 1.3) +
        flat("M68 66Q77 54 90 67Q80 74 68 66zM129 66Q120 54 107 67Q117 74 129 66z", "#2a1808") + disc(80, 65, 4.6, "#ffce3a") + disc(117.6, 65, 4.6, "#ffce3a") + disc(80.4, 65.4, 2.6, "#120a04") + disc(117.2, 65.4, 2.6, "#120a04") + disc(78.6, 63.2, 1.5, "#fff") + disc(115.6, 63.2, 1.5, "#fff"),
      deed: honor(52, 40, 11, t.accent) + honor(34, 96, 8, t.accent) + rune(2, 99, 54, 0.62, r[8]!),
      near: fringe(t, 9, 10) + flowers(t, [[40, 136, 8], [56, 146, 6], [206, 140, 8], [186, 150, 6]], mix(t.law.light, "#ffffff", 0.4), "#ffc84a") + pollen(t, 5, 14),
    };
  }),

  "ogo-demontrap": card("night", "a fist of roots has caught a demon", (t) => {
    const r = ramp(t);
    const wood = toned(t, "#8a7a3c", 0.45);
    const skin = mix(t.accent, t.law.shade, 0.22);
    const finger = (points: readonly [number, number][], from: number, to: number): string => {
      const ridge = points.map(([x, y]): [number, number] => [x - 2, y]);
      return solid(taper(points, from, to), wood) + line(`M${ridge[0]![0]} ${ridge[0]![1]}Q${ridge[1]![0]} ${ridge[1]![1]} ${(ridge[1]![0] + ridge[2]![0]) / 2} ${(ridge[1]![1] + ridge[2]![1]) / 2}Q${ridge[2]![0]} ${ridge[2]![1]} ${ridge.at(-1)![0]} ${ridge.at(-1)![1]}`, light(wood, 0.25), 1.4, 0.7);
    };
    return {
      ...wildwood(t, 8, 132),
      figure:
        solid(taper([[120, 150], [126, 92], [134, 50], [122, 18]], 18, 5), dark(wood, 0.5)) +
        solid("M88 150C82 118 90 92 120 90C150 92 158 118 152 150z", dark(skin, 0.18)) + line("M104 112Q120 118 136 112M106 122Q120 128 134 122", dark(skin, 0.5), 1.6) +
        solid("M90 62L62 36Q70 62 82 76zM150 62L178 36Q170 62 158 76z", skin) + solid("M104 46C94 36 94 20 106 10C104 24 110 32 118 40zM136 46C146 36 146 20 134 10C136 24 130 32 122 40z", dark(skin, 0.5)) +
        solid("M86 66C86 44 102 36 120 36C138 36 154 44 154 66C154 86 142 100 120 104C98 100 86 86 86 66z", skin) +
        flat("M90 58Q104 58 114 70Q100 76 92 68zM150 58Q136 58 126 70Q140 76 148 68z", "#1c0410") + flat("M95 62Q104 62 110 69Q100 72 95 66zM145 62Q136 62 130 69Q140 72 145 66z", "#ffe65a") + line("M86 54Q104 50 116 66M154 54Q136 50 124 66", dark(skin, 0.6), 3.4) +
        flat("M98 82Q120 76 142 82Q140 100 120 101Q100 100 98 82z", "#1c0410") + flat("M101 82l4 9l4 -10l4 10l4 -11l4 10l4 -10l4 11l4 -10l4 10l4 -9zM106 98l4 -8l4 9l4 -8l4 9l4 -8l4 8z", "#fff2dc") + flat("M117 70h6l2 6h-10z", dark(skin, 0.45)) +
        finger([[48, 168], [34, 110], [52, 58], [90, 22], [122, 14]], 26, 3) + finger([[192, 168], [208, 112], [190, 56], [152, 18], [116, 12]], 26, 3) +
        finger([[82, 168], [66, 122], [74, 82], [92, 44], [116, 28]], 20, 3) + finger([[158, 168], [176, 124], [168, 82], [150, 42], [124, 26]], 20, 3) +
        solid("M74 100Q70 94 76 90L92 92Q98 96 92 100zM166 100Q172 94 164 90L150 92Q144 96 150 100z", skin) + line("M76 93l-5 -1M75 97l-5 1M165 93l5 -1M166 97l5 1", dark(skin, 0.4), 2.4) +
        solid("M64 168C66 138 92 122 120 126C148 122 174 138 176 168z", wood) + flat("M84 138Q100 134 110 146Q96 150 84 138zM156 138Q140 134 130 146Q144 150 156 138z", dark(wood, 0.75)) + line("M80 134Q98 126 114 142M160 134Q142 126 126 142", light(wood, 0.2), 3) +
        line("M40 120l-14 -6M38 92l-13 -9M56 62l-12 -12M82 36l-6 -14M200 122l14 -6M202 92l13 -9M186 60l12 -12M160 32l8 -13M120 130V152", light(wood, 0.1), 2.6),
      deed: glow(98, 142, 10, t.law.light) + glow(142, 142, 10, t.law.light) + disc(98, 142, 2.6, "#fffbd0") + disc(142, 142, 2.6, "#fffbd0") + glow(120, 70, 60, t.accent, 0.4) + flat(blade(70, 44, 22, -150) + blade(60, 54, 18, 190) + blade(172, 40, 22, -30) + blade(184, 52, 18, -10) + blade(112, 24, 20, -110) + blade(122, 22, 22, -60), r[6]!),
      near: fringe(t, 4, 14),
    };
  }),

  "runic-honiskrot": card("day", "a horned beast charges, two runes in its flank", (t) => {
    const r = ramp(t);
    const hide = toned(t, "#7d6a52", 0.42);
    const mane = dark(hide, 0.35);
    return {
      ...glade(t, 14, 128),
      figure:
        solid("M-6 110L-10 168H24L30 130zM40 124L30 168H62L74 134zM146 112L158 168H190L172 116z", dark(hide, 0.45)) + solid("M88 116C86 140 92 154 86 168H124C122 150 130 136 130 116z", hide) +
        solid(shag([[-14, 60], [26, 32], [74, 18], [116, 26], [146, 48], [168, 84], [160, 118], [132, 138], [84, 142], [30, 138], [-14, 144]], 5, 13, 4, 0.6), hide) +
                solid(shag([[42, 30], [76, 8], [112, 8], [138, 26], [156, 54], [150, 92], [128, 108], [108, 96], [96, 64]], 8, 9, 9, 0.5), mane) + strokes(9, 16, [78, 22, 66, 70], [8, 8], light(mane, 0.28), 1.6, 0.8) +
        solid("M128 52C150 40 180 46 196 66C208 76 222 88 226 104C228 116 218 124 206 122C196 130 178 134 164 128C146 128 132 116 126 98C120 80 120 62 128 52z", hide) +
        flat("M140 54C160 46 180 54 194 70C204 80 214 90 220 100C196 92 164 84 142 70z", light(hide, 0.24), 0.75) +
        solid("M198 72C204 54 200 36 186 22C210 26 224 46 220 78C216 86 204 82 198 72z", "#efe2c0") + line("M199 32Q210 50 209 72M205 38Q215 54 214 74", "#a8946a", 1.2) +
        solid("M184 114C178 96 186 82 204 66C200 82 202 96 210 104C206 116 194 120 184 114z", "#f6ecd0") + solid("M210 112C208 96 216 84 232 76C228 88 230 98 234 106C228 116 218 118 210 112z", "#e2d4ac") +
        flat("M220 108Q226 104 226 112Q222 116 218 112z", "#1a1410") + line("M206 122Q192 118 178 122", dark(hide, 0.6), 2.2) +
        solid("M132 58L114 40L146 46z", mane) + line("M160 62L182 74", dark(hide, 0.7), 4) + strokes(3, 12, [10, 52, 80, 70], [6, 6], dark(hide, 0.4), 1.4, 0.6) + strokes(4, 8, [6, 46, 80, 40], [6, 5], light(hide, 0.3), 1.3, 0.7),
      deed: eye(170, 76, 0.8, "#ffd84a", dark(hide, 0.75)) + rune(2, 40, 84, 2, t.accent, 4) + rune(1, 76, 96, 2, t.accent, -4),
      near: flat("M-4 164Q10 136 34 146Q48 128 70 146Q84 132 104 148Q130 134 150 150Q176 136 196 150Q220 138 244 150V166H-4z", r[6]!, 0.55) + fringe(t, 15, 9) + line("M70 142l-8 -9M108 146l-6 -12M176 146l8 -10", r[4]!, 2.4),
    };
  }, { right: -16 }),

  "starcaller-leotan": card("dawn", "the lion whose mane is the forest; four stars answer him", (t) => {
    const r = ramp(t);
    const fur = toned(t, "#d9a04c", 0.18);
    const jowl = light(fur, 0.5);
    const half = flat("M0 -46C14 -48 24 -42 30 -32L22 -24C14 -30 6 -30 0 -28z", light(fur, 0.25), 0.8) + flat("M3 -10Q12 -20 27 -16Q26 -6 12 -5Q6 -5 3 -10z", "#20140a");
    return {
      far: glow(120, 76, 130, t.law.light, 1) + flat(star(120, 76, 190, 60, 18), t.law.light, 0.18) + stems(t, 3, 140),
      middle: trunk(t, 12, 14, 140, r[2]!, 1) + trunk(t, 228, 16, 140, r[1]!, 3) + flat("M-4 138Q120 128 244 138V164H-4z", r[3]!),
      figure:
        solid(wreath(120, 82, 34, 56, 18, 4, 0.3, 0.95), r[3]!) + solid(wreath(120, 82, 30, 46, 16, 13, 0.3, 0.95), r[5]!) + flat(wreath(120, 82, 30, 36, 16, 4, 0.16, 0.95), r[7]!, 0.7) + solid(wreath(120, 82, 24, 34, 14, 8, 0.3, 0.95), mix(r[6]!, fur, 0.55)) + flat(wreath(120, 82, 26, 26, 14, 18, 0.13, 0.95), t.law.light, 0.6) +
        solid("M96 164C96 140 106 122 120 122C134 122 144 140 146 164z", fur) +
        ball(86, 54, 11, fur) + ball(154, 54, 11, fur) + disc(87, 56, 6, dark(fur, 0.55)) + disc(153, 56, 6, dark(fur, 0.55)) +
        solid("M120 34C144 32 160 48 160 70C160 88 154 100 146 108C142 120 132 128 120 128C108 128 98 120 94 108C86 100 80 88 80 70C80 48 96 32 120 34z", fur) +
        at(120, 80, half) + at(120, 80, half, 1, 0, true) +
        solid("M111 56L106 92Q120 102 134 92L129 56Q120 50 111 56z", light(fur, 0.22)) + solid("M120 94C132 90 144 96 146 108C142 116 130 118 120 114C110 118 98 116 94 108C96 96 108 90 120 94z", jowl) + solid("M106 112Q120 118 134 112Q134 126 120 128Q106 126 106 112z", light(fur, 0.3)) +
        flat("M107 90Q120 84 133 90Q130 100 120 104Q110 100 107 90z", "#4a1e16") + line("M120 104V112M120 112Q112 118 103 113M120 112Q128 118 137 113", "#4a2a16", 2) + line("M104 104h.1M100 108h.1M108 108h.1M136 104h.1M140 108h.1M132 108h.1", "#6a4422", 1.8) +
        flat("M88 62Q104 52 118 70L114 73Q102 64 92 70zM152 62Q136 52 122 70L126 73Q138 64 148 70z", dark(fur, 0.45)) + line("M96 90Q98 100 104 104M144 90Q142 100 136 104M112 42Q114 50 112 56M128 42Q126 50 128 56M120 40V52", dark(fur, 0.35), 1.5),
      deed: glow(104, 72, 13, t.law.light) + glow(136, 72, 13, t.law.light) + disc(104, 71.5, 4, "#fffbd0") + disc(136, 71.5, 4, "#fffbd0") + disc(104, 71.5, 1.6, "#4a3008") + disc(136, 71.5, 1.6, "#4a3008") + ring(120, 82, 78, light(t.accent, 0.4), 1, 0.7, 60) + honor(48, 58, 10, t.accent) + honor(84, 20, 9, t.accent) + honor(160, 22, 11, t.accent) + honor(194, 66, 9, t.accent) + twinkle(120, 22, 10),
      near: fringe(t, 21, 9) + pollen(t, 7, 16),
    };
  }, { size: 1.06 }),

  "wildcall-staff": card("dusk", "a stag's skull on a staff calls the beasts; two runes hang from it and make what is found cheaper", (t) => {
    const r = ramp(t);
    const bone = mix(toned(t, "#f2e6c8", 0.12), "#fff2d0", 0.7);
    const antler = solid(taper([[8, -16], [30, -26], [58, -30], [76, -62]], 9, 3), bone) + solid(taper([[24, -24], [30, -44], [24, -66]], 6, 2), bone) + solid(taper([[44, -30], [54, -48], [50, -70]], 6, 2), bone) + solid(taper([[62, -36], [80, -40], [94, -56]], 5, 2), bone) + solid(taper([[16, -20], [22, -8], [34, -6]], 5, 2), bone) + line("M14 -20Q34 -30 56 -34", dark(bone, 0.35), 1.1);
    const stag = "M0 0L2 -14Q-3 -19 -1 -26Q6 -30 20 -27L25 -38L22 -42L26 -43L19 -50L18 -58L22 -52L27 -47L28 -57L31 -47L36 -50L32 -43L39 -39L38 -36L31 -35L28 -22Q28 -15 25 -12L26 0H23L21 -12Q12 -14 7 -13L4 0z";
    const wolf = "M0 0l1 -9l-5 -5l-8 3l7 -8q10 -3 22 -1l6 -8l2 4l8 3l-1 4l-8 2l-4 8l1 7h-4l-2 -6h-9l-2 6z";
    return {
      ...glade(t, 16, 130),
      middle: glade(t, 16, 130).middle + flat("M-4 164V112Q30 100 62 116Q80 128 84 164zM244 164V106Q214 98 188 114Q166 128 162 164z", r[3]!) + at(22, 110, flat(stag, r[2]!), 1.1) + at(196, 112, flat(wolf, r[1]!), 1.3),
      figure:
        solid(taper([[126, 170], [120, 140], [126, 112], [120, 84]], 11, 9), toned(t, "#86582f", 0.2)) + line("M122 160Q116 136 122 108", toned(t, "#c09058", 0.2), 1.6) +
        at(120, 80, antler) + at(120, 80, antler, 1, 0, true) +
        solid("M96 58Q120 40 144 58C148 70 140 80 136 88L132 112Q120 122 108 112L104 88C100 80 92 70 96 58z", bone) +
        flat("M100 66Q110 62 115 74Q108 84 102 78zM140 66Q130 62 125 74Q132 84 138 78z", "#16241a") + flat("M114 100Q118 92 119 112L114 110zM126 100Q122 92 121 112L126 110z", dark(bone, 0.6)) + line("M120 52V80M104 60Q112 54 118 58M136 60Q128 54 122 58M108 90Q112 100 112 110M132 90Q128 100 128 110M116 116v-4M120 118v-4M124 116v-4", dark(bone, 0.35), 1.4) +
        solid(wreath(120, 116, 5, 26, 9, 96, 0.34), r[4]!) + flat(wreath(120, 114, 4, 17, 7, 110, 0.34), r[6]!) + solid("M112 118Q120 124 130 118L131 124Q120 130 111 124z", t.hide) + flat("M113 124L98 162L107 158L110 164L118 126zM128 124L146 160L137 158L133 164L124 126z", mix(t.accent, t.law.shade, 0.25)) + line("M64 50V70M176 50V70", t.hide, 1.6) + solid("M56 70h16l3 14l-11 8l-11 -8zM168 70h16l3 14l-11 8l-11 -8z", t.stone),
      deed: glow(108, 73, 10, t.law.light) + glow(132, 73, 10, t.law.light) + disc(108, 73, 2.2, "#fffbd0") + disc(132, 73, 2.2, "#fffbd0") + rune(0, 64, 80, 0.9, t.accent) + rune(3, 176, 80, 0.9, t.accent) + line("M88 34q-6 -6 0 -12M152 34q6 -6 0 -12", t.law.light, 1.4, 0),
      near: bough(t, 4) + fringe(t, 17, 12) + pollen(t, 9, 12),
    };
  }),
};
