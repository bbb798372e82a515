/** What the Void has that is no person: blades that hunger, a book, a maw, and Emri, who is the Void himself. */

import { ramp, taper } from "../../../art/brush.ts";
import { toned, type Tones } from "../../../art/light.ts";
import { at, ball, dark, disc, flat, glow, light, line, mix, n, polar, polygon, ring, solid, star, type Point } from "../../../art/pen.ts";
import { twinkle } from "../../../art/scenes.ts";
import { of } from "./card.ts";
import { brokenGround, dust, fortress, island, mist, sparks, teethOfRock, towers, warm, waste, whirl } from "./rifts.ts";
import { cut, shard, sheet } from "./signs.ts";

const card = of("void");

const swords = (t: Tones): string => {
  const r = ramp(t);
  const grave = (x: number, y: number, size: number, turn: number): string =>
    at(x, y, flat("M-3 4L-2.4 -34H2.4L3 4z", r[3]!) + flat("M-10 -37H10V-33H-10zM-1.6 -50H1.6V-36H-1.6z", r[2]!) + line("M2 -32L2.6 2", r[7]!, 0.9), size, turn);
  return grave(28, 138, 1, -14) + grave(58, 134, 0.7, 10) + grave(196, 138, 0.9, 16) + grave(222, 142, 1.2, -8) + grave(168, 132, 0.6, -12);
};

export const relics = {
  "emri-one-with-the-void": card("night", "the Void in a man's shape holds four powers between his hands", (t) => {
    const r = ramp(t);
    const skin = mix(r[0]!, "#000000", 0.35);
    const spots = [[112, 62], [128, 70], [104, 84], [140, 92], [118, 104], [132, 118], [100, 118], [146, 136], [108, 140], [72, 92], [172, 90], [56, 116], [186, 116], [124, 150], [90, 100], [156, 104]];
    return {
      far: dust(t, 12) + glow(120, 70, 120, r[7]!, 0.9),
      middle: [0, 1, 2].map((i) => line(`M${-20 + i * 14} ${40 + i * 26}C60 ${-10 + i * 22} 180 ${-10 + i * 22} ${260 - i * 14} ${40 + i * 26}`, r[7]!, 7 - i * 2, 0.2)).join("") + island(t, 30, 40, 40) + island(t, 214, 34, 34) + island(t, 16, 138, 60) + island(t, 228, 142, 54) + mist(t, 128, 0.3),
      figure:
        at(120, 20, at(-120, -10,
  solid("M120 34C100 30 96 6 112 -6C108 8 116 10 120 -8C122 6 134 6 130 -8C146 6 142 30 120 34z", r[4]!) +
        solid("M96 54C74 56 58 66 48 88C40 104 38 122 42 138L54 140C56 126 62 112 74 102C82 116 84 140 78 168H164C158 140 158 116 166 102C178 112 184 126 186 140L198 138C202 122 200 104 192 88C182 66 166 56 144 54L132 50L131 42C140 34 142 18 136 10C130 2 110 2 104 10C98 18 100 34 109 42L108 50z", skin) +
        solid("M42 138C36 146 34 156 40 162L48 158L54 164L60 154L54 140zM198 138C204 146 206 156 200 162L192 158L186 164L180 154L186 140z", skin) +
        flat("M104 54Q120 64 136 54Q130 72 120 74Q110 72 104 54z", r[2]!, 0.6)), 1.02),
      deed:
        flat("M60 66C40 56 44 36 34 24C56 34 54 50 74 58zM180 66C200 56 196 36 206 24C184 34 186 50 166 58zM48 92C28 86 28 70 16 60C40 66 44 78 56 82zM192 92C212 86 212 70 224 60C200 66 196 78 184 82z", r[1]!, 0.85) + glow(120, 110, 58, r[6]!, 0.95) + [0, 1, 2, 3].map((i) => ring(120, 110, 34 - i * 8, mix(r[6]!, "#ffffff", i * 0.25), 1.6, 0.85, 15 - i * 3.6)).join("") + disc(120, 110, 6, "#fff", 1, 4) + line(spots.map(([x, y]) => `M${x} ${y}h.1`).join(""), "#ffffff", 1.8) + twinkle(104, 132, 5) + twinkle(148, 122, 6) + twinkle(66, 104, 4) +
        flat("M107 35Q112 31 117 36Q112 38 107 35zM133 35Q128 31 123 36Q128 38 133 35z", "#ffffff") + glow(112, 35, 8, r[8]!) + glow(128, 35, 8, r[8]!) +
        [[46, 152], [194, 152], [78, 40], [162, 40]].map(([x, y]) => glow(x!, y!, 26, t.accent, 0.9) + disc(x!, y!, 7, light(t.accent, 0.4)) + disc(x! + 1.6, y! - 1.8, 3, "#fffdf0")).join(""),
      near: sparks(t, 6, 18),
    };
  }),

  muramasa: card("dusk", "the cursed blade cuts three times among the swords of those who bore it", (t) => {
    const r = ramp(t);
    const steel = mix(r[8]!, "#eef6ff", 0.8);
    return {
      far: dust(t, 21) + glow(150, 66, 100, r[7]!, 1) + disc(150, 66, 46, r[8]!, 0.9) + towers(t, 3, 128, 44, mix(r[5]!, t.far, 0.5)),
      middle: flat("M34 140V44H30V36Q120 46 210 36V44H206V140H196V66H44V140zM44 54V60H196V54z", r[3]!, 0.9) + brokenGround(t, 7, 134) + swords(t) + mist(t, 128, 0.3) + flat("M96 118C74 100 92 84 84 64C104 76 100 92 112 104zM116 92C98 74 120 58 112 38C132 52 126 70 134 78zM136 64C122 48 146 34 138 14C160 30 152 46 154 52zM112 122C132 116 128 98 146 92C140 110 128 118 120 128zM132 92C152 86 150 68 168 62C162 80 148 88 140 96z", mix(r[6]!, warm(t), 0.5), 0.95) + flat("M98 112C88 100 96 90 92 78C102 88 102 94 108 102zM118 86C110 74 122 64 118 54C128 62 126 70 130 76zM136 56C132 46 146 38 144 28C152 38 150 44 150 50z", r[8]!, 0.7),
      figure: at(86, 128,
        solid("M-7 -8C-12 -66 -2 -128 30 -176C22 -118 16 -62 8 -8z", steel) + flat("M1 -10C0 -66 8 -126 30 -176C22 -118 16 -62 8 -8z", dark(steel, 0.38)) + line("M-4 -10Q-6 -22 -3 -30T-2 -52T2 -74T6 -98T13 -122T20 -148", "#ffffff", 1.6, 0.9) + line("M3 -20L8 -86", r[2]!, 1.6) +
        solid("M-20 -8Q0 -18 20 -8Q22 2 0 4Q-22 2 -20 -8z", "#d8a83c") + line("M-14 -6Q0 -12 14 -6", "#6a4410", 1.6) + solid("M-6 2H7L5 52Q0 56 -5 52z", r[1]!) + line("M-5 8L6 16M6 8L-5 16M-5 20L6 28M6 20L-5 28M-4 32L5 40M5 32L-4 40", t.gold, 1.8) + line("M5 46Q22 52 18 66M5 48Q12 60 4 70", r[7]!, 2.2), 1.04, 30),
      deed: cut(72, 44, 110, -36, t.accent) + cut(92, 66, 120, -30, t.accent) + cut(196, 102, 96, -34, t.accent) + glow(181, -2, 18, "#ffffff", 0.8),
      near: teethOfRock(t) + sparks(t, 7, 14),
    };
  }),

  "shadow-star": card("night", "a star of shadow splits the moon with one stroke", (t) => {
    const r = ramp(t);
    const wing = (colour: string, edge: string): string => solid("M-8 -12C-20 -38 -10 -66 26 -86C14 -62 18 -38 30 -20C22 -8 8 -4 -8 -12z", colour) + flat("M-2 -14C-8 -38 0 -64 26 -86C14 -62 18 -38 30 -20Q14 -22 -2 -14z", edge) + line("M-6 -14C-16 -38 -8 -62 24 -84", r[7]!, 1.2);
    const all = (colour: string, edge: string): string => [0, 90, 180, 270].map((turn) => at(0, 0, wing(colour, edge), 1, turn)).join("");
    return {
      far: dust(t, 5) + glow(86, 66, 110, r[8]!, 0.9) + flat("M86 14A52 52 0 0 0 40 92L112 22A52 52 0 0 0 86 14z", r[8]!) + flat("M124 34L52 104A52 52 0 0 0 124 34z", r[8]!) + flat("M58 46a8 7 0 1 0 8 6zM66 84a6 5 0 1 0 6 -4zM110 60a9 8 0 1 0 4 12z", r[6]!, 0.45) + flat("M118 20l10 4l-6 8zM40 104l-6 8l10 0zM132 44l8 -2l-3 8zM30 92l-6 2l4 5z", r[8]!),
      middle: towers(t, 11, 150, 44, r[3]!) + mist(t, 132, 0.35),
      figure: at(140, 84, all(r[2]!, r[1]!) + ball(0, 0, 17, r[3]!) + ring(0, 0, 12, r[7]!, 1.6), 0.92, 12),
      deed: line("M-10 150Q60 140 110 106M-6 128Q50 120 96 98M20 164Q80 150 122 122", r[7]!, 2.4, 0.7) + cut(86, 62, 190, -44, t.accent) + glow(140, 84, 20, r[8]!) + disc(140, 84, 6, "#05020c") + twinkle(176, 24, 13) + twinkle(216, 92, 9),
      near: sparks(t, 8, 14) + teethOfRock(t),
    };
  }, { right: 4, size: 1.1 }),

  voidthirster: card("dusk", "the living blade drinks what it slew, and Honor runs up it", (t) => {
    const r = ramp(t);
    const flesh = toned(t, "#6a3a8a", 0.5);
    const bone = mix(toned(t, "#e8d8d0", 0.3), r[8]!, 0.4);
    return {
      ...waste(t, 16, [54, 44], 128),
      figure:
        solid("M50 164C44 140 58 120 84 116C104 104 140 104 158 116C184 120 198 142 192 164z", bone) + solid("M64 128C40 124 26 104 30 78C38 96 52 104 76 112zM178 128C202 124 216 104 212 78C204 96 190 104 166 112z", dark(bone, 0.4)) + line("M34 92Q44 108 64 116M208 92Q198 108 178 116", dark(bone, 0.6), 1.6) +
        flat("M72 138Q90 128 106 144Q96 160 78 156zM170 138Q152 128 136 144Q146 160 164 156z", "#12041c") + flat("M121 146L114 160H128z", "#12041c") + line("M66 132Q90 118 110 138M176 132Q152 118 132 138", dark(bone, 0.55), 4) + line("M122 108L116 124L126 134L121 142M96 118Q104 124 102 132M144 116Q140 122 144 130", dark(bone, 0.65), 2) +
        solid("M110 58L94 72L106 78L98 94L110 98L112 112L121 132L130 112L132 98L144 94L136 78L148 72L132 58z", r[3]!) + flat("M121 60L121 132L130 112L132 98L144 94L136 78L148 72L132 58z", r[1]!) + line("M112 66L121 124", r[7]!, 1.4) +
        solid("M66 40C84 54 104 48 121 48C138 48 158 54 176 40C178 58 164 70 146 68C134 76 108 76 96 68C78 70 64 58 66 40z", flesh) + solid("M112 44L114 2H128L130 44z", r[1]!) + line("M113 10H129M113 18H129M113 26H129M113 34H129", r[5]!, 2) + ball(121, -2, 9, flesh) +
        flat("M80 56l4 10l5 -9zM90 60l4 11l6 -10zM162 56l-4 10l-5 -9zM152 60l-4 11l-6 -10z", "#fff2e4"),
      deed:
        glow(121, 56, 28, r[8]!, 0.9) + flat("M100 57Q121 40 142 57Q121 74 100 57z", "#f8ecff") + disc(121, 57, 8.6, r[5]!) + ring(121, 57, 6.6, r[8]!, 1) + flat("M121 49Q125 57 121 65Q117 57 121 49z", "#0a0214") +
        line("M84 150Q70 118 98 100M158 150Q172 118 144 100M121 160V134", r[7]!, 2.6, 0.9) + line("M88 146Q80 124 100 108M154 146Q162 124 142 108", "#ffffff", 1, 0.8) +
        glow(121, 100, 30, t.accent, 0.9) + flat(star(121, 100, 15, 6, 5), t.accent) + flat(star(121, 100, 8, 3.2, 5), "#fffdf0") + cut(182, 104, 62, -58, t.accent),
      near: teethOfRock(t) + sparks(t, 9, 14),
    };
  }),

  "tome-of-erabus": card("night", "a chained book looks up, and Energy rises from it", (t) => {
    const r = ramp(t);
    const page = mix(r[8]!, "#fff4ff", 0.4);
    const links = (from: Point, to: Point, count: number): string => Array.from({ length: count }, (_, i) => {
      const k = i / (count - 1);
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return at(from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k + Math.sin(k * Math.PI) * 9, i % 2 ? line("M-5 0H5", r[6]!, 3) : ring(0, 0, 5.4, r[6]!, 2.2, 1, 3.4), 1, turn);
    }).join("");
    return {
      ...fortress(t, 15, 140),
      figure:
        links([-4, 34], [52, 98], 11) + links([244, 34], [188, 98], 11) +
        solid("M92 168C96 150 88 144 66 138L44 124L60 120L84 128L98 120L108 132L120 124L132 132L142 120L156 128L180 120L196 124L174 138C152 144 144 150 148 168z", r[2]!) +
        solid("M36 82L120 100L204 82L212 112L120 132L28 112z", r[3]!) + line("M40 108L120 126L200 108", t.gold, 2.2) +
        solid("M40 76Q84 62 120 88V124Q84 104 34 108z", page) + solid("M200 76Q156 62 120 88V124Q156 104 206 108z", mix(page, r[5]!, 0.2)) + line("M38 82Q82 68 118 94M37 88Q82 74 118 100M36 95Q82 80 118 107M35 101Q82 88 118 114", dark(page, 0.4), 1, 0.55) + line("M202 82Q158 68 122 94M203 88Q158 74 122 100M204 95Q158 80 122 107M205 101Q158 88 122 114", dark(page, 0.5), 1, 0.55) +
        solid("M120 88Q104 60 76 52Q92 72 96 78zM120 88Q140 56 172 50Q148 70 144 78z", page) +
        solid("M78 96Q120 62 162 96Q120 126 78 96z", mix(page, "#ffffff", 0.4)) + ball(120, 95, 16, r[5]!, 15) + ring(120, 95, 12, r[8]!, 1.2, 0.8) + flat("M120 82Q127 95 120 109Q113 95 120 82z", "#08020f") + line("M76 96Q120 58 164 96", r[1]!, 3) + line("M86 88l-6 -7M104 79l-3 -8M136 79l3 -8M154 88l6 -7M84 102q10 10 20 12M156 102q-10 10 -20 12", r[1]!, 1.8),
      deed: flat("M104 88L62 -6H178L136 88z", r[8]!, 0.28) + flat("M112 88L96 -6H144L128 88z", "#ffffff", 0.25) + disc(124, 90, 3, "#fff") + shard(120, 34, 1.5, t.accent) + ring(120, 34, 38, r[8]!, 1.6, 0.8, 11) + ring(120, 40, 26, r[8]!, 1.1, 0.7, 8) + flat("M66 32l12 -4l2 14l-12 3zM176 44l11 4l-4 13l-11 -5zM164 12l9 2l-2 10l-9 -3z", "#fbf2ff", 0.9),
      near: sparks(t, 10, 18) + teethOfRock(t),
    };
  }),

  voidfeeder: card("night", "a maw without a body swallows a card", (t) => {
    const r = ramp(t);
    const flesh = mix(r[4]!, "#a03a8a", 0.25);
    const fangs = (radius: number, count: number, length: number, width: number, turn: number): string =>
      flat(Array.from({ length: count }, (_, i) => {
        const a = turn + (i * 360) / count;
        const p = (q: number, b: number): Point => { const [x, y] = polar(0, 0, q, b); return [x, y * 0.86]; };
        return polygon([p(radius, a - width), p(radius - length * (i % 2 ? 0.7 : 1), a + 2), p(radius, a + width)]);
      }).join(""), "#f6e8f6");
    const feeler = (points: readonly Point[], w: number): string => solid(taper(points, w, 2), flesh) + line(points.slice(0, -1).map(([x, y], i) => `M${n(x)} ${n(y + w * (0.24 - i * 0.05))}h.1`).join(""), r[7]!, 4, 0.8);
    return {
      far: dust(t, 31) + whirl(t, 120, 84, 84),
      middle: island(t, 24, 132, 56) + island(t, 222, 128, 50) + island(t, 28, 28, 26) + island(t, 216, 26, 30) + mist(t, 140, 0.25),
      figure:
        feeler([[70, 110], [40, 124], [22, 104], [30, 78], [48, 72]], 22) + feeler([[172, 112], [202, 130], [222, 108], [212, 80], [196, 76]], 22) + feeler([[84, 44], [56, 28], [40, 40], [46, 54]], 16) + feeler([[156, 40], [186, 18], [208, 30], [204, 48]], 16) + feeler([[104, 142], [84, 164], [56, 158]], 18) + feeler([[140, 142], [160, 166], [190, 158]], 18) +
        solid("M120 14C162 12 190 44 188 86C188 124 160 152 120 154C80 152 52 124 52 86C50 44 78 12 120 14z", flesh) + line("M60 64Q74 42 96 30M180 64Q166 42 144 30M58 104Q70 130 94 142M182 104Q170 130 146 142M56 84q6 -6 10 -2M184 84q-6 -6 -10 -2", dark(flesh, 0.5), 3) +
        disc(120, 84, 56, dark(flesh, 0.7), 1, 50) + at(120, 84, fangs(56, 18, 24, 7, 0)) + disc(120, 84, 37, r[1]!, 1, 32) + ring(120, 84, 37, r[5]!, 2, 0.8, 32) + at(120, 84, fangs(37, 14, 15, 8, 12)) + disc(120, 84, 23, "#05010a", 1, 20) +
        flat("M100 20Q108 12 116 22Q108 28 100 20zM126 22Q134 12 142 20Q134 28 126 22z", "#12041c") + flat("M78 34Q84 26 92 32Q86 40 78 34zM164 34Q158 26 150 32Q156 40 164 34z", "#12041c"),
      deed: glow(120, 86, 30, r[6]!, 0.8) + [[108, 21], [134, 21], [85, 33], [157, 33]].map(([x, y]) => glow(x!, y!, 8, r[8]!) + disc(x!, y!, 2.6, "#ffffff")).join("") + glow(118, 84, 40, t.accent, 0.6) + sheet(118, 88, 1.15, 24, mix(t.accent, t.law.hue, 0.15)) + at(118, 88, flat("M-9 -15L-4 -20L-2 -14L4 -22L6 -14L10 -17V-9H-9z", t.accent), 1.15, 24) + line("M120 60Q132 70 136 84M92 76Q96 96 110 106M146 98Q138 110 124 112", r[8]!, 1.6, 0.8) + sheet(46, 66, 0.7, -30, r[6]!) + sheet(198, 70, 0.7, 28, r[6]!),
      near: sparks(t, 12, 16),
    };
  }),
};
