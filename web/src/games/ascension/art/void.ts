/** The Void: shades, slayers and those who call them, in violet with the light behind their right shoulder. */

import { ramp, shag } from "../../../art/brush.ts";
import { figure } from "../../../art/figure.ts";
import { toned, type Tones } from "../../../art/light.ts";
import { at, ball, dark, disc, flat, glow, light, line, mix, ring, solid, star, type Point } from "../../../art/pen.ts";
import { axe, batWing, dagger, skull, sword } from "../../../art/things.ts";
import { of, type Plate } from "./card.ts";
import { relics } from "./relics.ts";
import { brokenGround, brokenMoon, deep, dust, fortress, island, mist, sparks, splinters, tear, teethOfRock, towers, warm, waste } from "./rifts.ts";
import { ash, cut, rune, shard, sheet } from "./signs.ts";

const card = of("void");

/** Skin as it looks by this light. */
const skinOf = (t: Tones, colour = "#dba58c"): string => mix(toned(t, colour, 0.12), colour, 0.72);

/** A face of which a hood leaves nothing but the eyes. */
const faceless = (t: Tones, eyes: string): string =>
  flat("M9 23C-3 24 -12 12 -12 0C-13 -18 4 -24 15 -12Q18 6 12 20z", ramp(t)[0]!) + glow(0, -2, 12, eyes, 0.8) + glow(9, -2, 10, eyes, 0.7) + flat("M-6 -5L4 -1.6Q0 2 -4 0zM14 -5L7 -1.8Q9 1.6 13 -.4z", "#ffffff");

/** Where on the page something is that is seen from the hips of a figure put at x, y. */
const seen = (x: number, y: number, size: number, [px, py]: Point): Point => [x + px * size, y + py * size];

/** A black hole between two hands. */
const hole = (t: Tones, x: number, y: number, r: number): string => {
  const h = ramp(t);
  return glow(x, y, r * 2.6, h[7]!) + ring(x, y, r * 1.5, h[8]!, 2, 0.9, r * 0.5) + disc(x, y, r, "#04010a") + ring(x, y, r, h[8]!, 2.2) + line(`M${x - r * 1.5} ${y}A${r * 1.5} ${r * 0.5} 0 0 0 ${x + r * 1.5} ${y}`, "#ffffff", 1.8);
};

/** A spirit with a face, its hem drawn out. */
const spirit = (t: Tones, colour: string): string =>
  solid("M0 -34C-22 -34 -26 -10 -24 8C-26 26 -34 38 -46 46C-34 48 -26 42 -20 46C-14 42 -10 50 -4 56C2 48 8 52 14 48C22 44 28 50 40 50C30 40 26 26 25 8C26 -10 22 -34 0 -34z", colour) +
  flat("M-14 -14Q-8 -20 -3 -12Q-5 -3 -9 -3Q-14 -5 -14 -14zM14 -14Q8 -20 3 -12Q5 -3 9 -3Q14 -5 14 -14zM0 2C7 2 8 16 0 20C-8 16 -7 2 0 2z", ramp(t)[1]!) + line("M-16 16Q-20 30 -28 40M14 18Q16 32 24 42M-2 26Q-2 40 -4 50", dark(colour, 0.3), 1.4);

export const voidbound: Record<string, Plate | (() => string)> = {
  ...relics,

  "arbiter-of-the-precipice": card("dusk", "the judge weighs: two cards are kept, one burns over the abyss", (t) => {
    const r = ramp(t);
    const pan = (load: string): string => line("M0 0L-15 30M0 0L15 30", r[8]!, 1.2) + load + solid("M-19 30H19Q15 41 0 41Q-15 41 -19 30z", t.gold);
    const scales = line("M-34 4Q0 -16 34 12", t.gold, 4) + ball(0, -6, 6, t.gold) + at(-34, 4, pan(sheet(-5, 20, 0.8, -12, r[5]!) + sheet(6, 20, 0.8, 10, r[6]!))) + at(34, 12, pan(""));
    return {
      far: dust(t, 3) + brokenMoon(t, 44, 46, 22) + splinters(t, 5, 130, 50, mix(r[5]!, t.far, 0.5)),
      middle: tear(t, 206, 92, 150, 44, 4) + flat("M-4 164V128L34 120L70 126L92 118L104 130L98 144L110 152L104 164z", r[2]!) + line("M34 120L30 140L42 164M70 126L76 148", r[0]!, 2) + mist(t, 138, 0.35),
      figure: at(84, 128, figure(t, { stance: "loom", spine: -8, neck: -8, head: { skin: r[0]!, gear: "hood", of: r[3]!, trim: r[8]!, over: faceless(t, r[8]!) }, wear: "robe", cloth: r[3]!, under: r[1]!, trim: t.gold, cloak: r[2]!, flow: 18, near: { to: [-40, -8], holds: line("M0 -92V74", r[1]!, 5) + line("M1 -92V74", r[6]!, 1.4) + flat(star(0, -98, 15, 5, 4), r[8]!) + ring(0, -98, 10, r[7]!, 2), turn: -4 }, far: { to: [58, -56], holds: scales, front: true, over: true } }), 1.16),
      deed: ash(194, 96, 1, 10, t.accent, r[4]!),
      near: teethOfRock(t) + sparks(t, 6, 14),
    };
  }),

  "demon-slayer": card("dusk", "three strokes of the axe, and the demon falls", (t) => {
    const r = ramp(t);
    const demon = mix(r[4]!, warm(t), 0.6);
    return {
      ...waste(t, 8, [38, 36], 134),
      middle: waste(t, 8, [38, 36], 134).middle + at(-16, 4, solid("M150 168C146 128 152 96 176 84C206 72 236 92 250 130V168z", demon) + line("M150 168C146 128 152 96 176 84C206 72 236 92 250 130", r[7]!, 2) + flat("M152 150C160 120 176 104 200 100C180 112 172 130 170 168H152z", dark(demon, 0.3)) + solid("M164 92C140 80 134 52 146 26C150 48 164 62 184 72zM214 76C230 60 236 36 226 12C246 30 252 64 236 90z", r[1]!) + flat("M168 110Q182 104 192 116Q180 122 168 110zM230 108Q216 104 206 116Q218 122 230 108z", r[0]!) + glow(181, 113, 9, r[8]!) + glow(217, 113, 9, r[8]!) + disc(181, 113, 2.4, "#fff") + disc(217, 113, 2.4, "#fff") + flat("M176 134L188 130L198 136L210 130L222 136L216 152H184z", r[0]!) + flat("M178 134l5 9l5 -12zM194 134l5 9l5 -9zM212 132l4 10l5 -9z", "#f4e6f4")),
      figure: at(80, 122, figure(t, { stance: "lunge", build: "broad", head: { skin: skinOf(t, "#c88a68"), hair: r[0]!, style: "topknot", look: "shout", gear: "band", trim: r[7]!, beard: "short" }, wear: "monk", cloth: r[2]!, trim: r[7]!, cloak: r[1]!, flow: 34, legs: "hose", sleeves: "bare", near: { to: [12, -18], grip: "fist" }, far: { to: [36, -40], over: true, holds: at(0, 0, line("M0 -62V76", r[0]!, 6) + line("M1.4 -62V76", r[6]!, 1.6) + at(0, -8, axe(r[0]!, mix(r[8]!, "#ffffff", 0.45)), 1.2)), turn: 36 } }), 1.1),
      deed: cut(204, 92, 110, 62, t.accent) + cut(184, 108, 110, 62, t.accent) + cut(164, 124, 90, 62, t.accent),
      near: at(34, 152, skull(mix(r[8]!, "#fff", 0.3), r[5]!), 0.42, -14) + teethOfRock(t) + sparks(t, 9, 14),
    };
  }, { right: 10 }),

  "shade-of-the-black-watch": card("night", "a shade on the fortress wall, two blades drawn, a card cut in two", (t) => {
    const r = ramp(t);
    const knife = at(0, 0, dagger(mix(t.accent, "#ffffff", 0.35), r[4]!), 1.5);
    return {
      far: dust(t, 14) + glow(84, 58, 90, r[8]!, 0.9) + disc(84, 58, 44, r[8]!, 0.95) + disc(68, 46, 9, r[6]!, 0.4) + disc(98, 76, 12, r[6]!, 0.35) + towers(t, 6, 142, 70, mix(r[5]!, t.far, 0.3)),
      middle: towers(t, 21, 168, 60, r[3]!) + mist(t, 118, 0.3),
      figure: at(110, 112, figure(t, { stance: "kneel", spine: 14, head: { skin: r[0]!, gear: "hood", of: r[2]!, trim: r[7]!, over: faceless(t, "#b0a0ff") }, wear: "tunic", cloth: r[2]!, under: r[4]!, trim: r[6]!, cloak: r[1]!, flow: 62, near: { to: [-34, -30], holds: knife, turn: -140 }, far: { to: [56, -40], holds: knife, turn: 74, over: true } }), 1.16) + solid("M40 158L52 149H200L210 158L204 170H46z", r[3]!) + line("M50 158H204M84 149V158M130 149V158M170 149V158M66 158V166M108 158V166M150 158V166M188 158V166", r[1]!, 1.6),
      deed: cut(170, 58, 130, -40, t.accent) + at(186, 96, flat("M-12 -16L12 -10L9 4L-15 -2z", "#fffbe0") + flat("M-10 -13L9 -8L7 1L-12 -4z", r[5]!), 1, 10) + at(196, 124, flat("M-15 -8L9 -2L4 16L-20 10z", "#fffbe0") + line("M-14 0L4 5M-15 5L0 9", r[5]!, 1.6), 1, 18) + line("M176 106h.1M206 104h.1M172 116h.1M212 112h.1", t.accent, 3),
      near: sparks(t, 4, 10),
    };
  }),

  "spike-vixen": card("dusk", "a fox in a mask cracks her spiked whip and fetches a card", (t) => {
    const r = ramp(t);
    const fur = mix(r[6]!, "#e8a0d0", 0.25);
    const [hx, hy] = seen(92, 121, 1.1, [34, -82]);
    const mask = solid("M-14 -8L-20 -42L0 -22L8 -22L22 -40L17 -10z", fur) + flat("M-13 -16L-17 -34L-4 -22zM14 -20L20 -33L15 -13z", r[0]!) + solid("M-14 -10Q2 -26 17 -11L18 -2L26 8Q20 14 11 12Q-2 12 -10 5z", fur) + flat("M5 -16L13 6L24 8L18 -2Q14 -12 5 -16z", light(fur, 0.6), 0.75) + flat("M-6 -3Q0 -10 6 -3Q0 0 -6 -3zM11 -3Q15 -8 18 -3Q14 0 11 -3z", r[0]!) + glow(0, -4, 6, r[8]!) + glow(14, -4, 5, r[8]!) + disc(0.6, -4, 1.4, "#fff") + disc(14.4, -4, 1.2, "#fff") + disc(25, 8.4, 2.2, "#1a0c14");
    return {
      far: dust(t, 9) + glow(128, 66, 100, r[8]!, 0.9) + flat(star(128, 66, 92, 58, 18), r[6]!, 0.4) + disc(128, 66, 50, r[8]!, 0.6) + splinters(t, 12, 136, 30, mix(r[5]!, t.far, 0.4)),
      middle: flat("M-4 164V140Q40 128 80 140T180 138T244 142V164z", r[2]!) + flat("M10 146L20 104L30 146zM206 146L218 92L230 146zM38 150L46 124L54 150z", r[2]!) + line("M20 106L22 140M218 96L221 140", r[6]!, 1.2) + mist(t, 134, 0.3),
      figure:
        solid(shag([[84, 112], [56, 100], [34, 72], [36, 40], [52, 26], [58, 54], [72, 76], [96, 92]], 6, 11, 4, 0.6), fur) + solid(shag([[36, 44], [40, 30], [52, 24], [57, 46], [48, 54]], 5, 9, 6, 0.5), light(fur, 0.7)) +
        at(92, 121, figure(t, { stance: "stride", build: "slim", hip: 14, spine: -14, shoulder: 6, head: { skin: skinOf(t), hair: r[1]!, style: "long", look: "smile", over: mask }, wear: "coat", cloth: r[1]!, under: r[4]!, trim: r[7]!, legs: "hose", near: { to: [-30, 2], grip: "fist" }, far: { to: [34, -82], holds: line("M0 14V-6", r[0]!, 6) + line("M-2 8h4M-2 3h4", r[7]!, 1.4), turn: 24 } }), 1.1) +
        line(`M${hx + 5} ${hy - 8}C150 -12 200 2 204 34C206 62 160 60 158 86C158 106 178 112 192 102`, r[0]!, 5) + line(`M${hx + 5} ${hy - 9}C150 -13 199 1 203 34C205 61 159 60 157 86`, r[6]!, 1.4),
      deed: flat("M150 8L147 -4L157 4zM176 4L186 -6L184 9zM198 18L211 12L205 25zM202 44L216 46L204 52zM186 60L194 71L181 66zM166 68L164 80L158 72zM155 90L143 92L156 97zM166 106L160 117L173 110z", "#fff4ff") + glow(196, 92, 32, t.accent, 0.8) + sheet(198, 92, 1.25, 16, t.accent) + line("M190 102Q204 108 208 96", r[0]!, 4),
      near: teethOfRock(t) + sparks(t, 13, 12),
    };
  }),

  "void-initiate": card("night", "the first lesson: a hole between two hands, a card that falls in, a rune that stays", (t) => {
    const r = ramp(t);
    return {
      ...deep(t, 11),
      middle: deep(t, 11).middle + flat("M-4 164V146L60 138L160 142L244 136V164z", r[2]!) + line("M30 150L26 162M96 142L104 162M196 140L190 160", r[6]!, 1.2) + ring(120, 150, 84, r[7]!, 1.4, 0.6, 9),
      figure: at(84, 120, figure(t, { stance: "kneel", spine: 6, neck: 8, head: { skin: skinOf(t, "#e2b498"), hair: r[1]!, look: "awe", eyes: r[5]!, gear: "hood", of: r[4]!, trim: r[8]! }, wear: "robe", cloth: r[4]!, under: r[2]!, trim: r[7]!, cloak: r[3]!, flow: 34, near: { to: [40, -8], grip: "cup", wrist: -10 }, far: { to: [62, -58], grip: "open", wrist: 30, over: true } }), 1.2),
      deed: hole(t, 168, 86, 17) + line("M196 48Q204 70 186 80M210 74Q204 92 188 90M150 52Q142 66 152 74", r[8]!, 1.8, 0.9) + ash(199, 52, 0.95, 26, t.accent, r[4]!) + rune(1, 150, 134, 1.3, t.accent),
      near: teethOfRock(t) + sparks(t, 14, 16),
    };
  }, { right: 14, turned: true }),

  "blackwatch-vanquisher": card("dusk", "the captain of the watch plants her sword; Power runs up it, and twice as much with Energy", (t) => {
    const r = ramp(t);
    const steel = mix(r[5]!, "#b8c4d8", 0.6);
    const horns = solid("M-15 -12C-30 -18 -38 -32 -36 -48C-28 -34 -18 -30 -6 -27zM13 -17C28 -22 36 -36 34 -52C26 -38 20 -34 8 -29z", r[1]!) + glow(0, -3, 9, r[8]!) + glow(10, -4, 8, r[8]!);
    return {
      ...fortress(t, 8, 136),
      middle: fortress(t, 8, 136).middle + at(-154, 0, line("M196 164V8", r[0]!, 5) + solid("M199 14C220 8 232 26 254 18V70L242 62L232 74L222 64C212 58 206 60 199 62z", r[4]!) + flat(star(226, 42, 15, 5, 4), r[8]!) + line("M254 24C232 32 220 14 199 20", r[7]!, 1.4)),
      figure: at(144, 130, figure(t, { stance: "loom", build: "broad", spine: -12, shoulder: -4, neck: -14, head: { skin: r[1]!, gear: "great", of: steel, eyes: "#f0d0ff", over: horns }, wear: "plate", cloth: r[2]!, metal: steel, trim: r[8]!, cloak: r[3]!, flow: 26, near: { to: [4, -30], grip: "fist" }, far: { to: [16, -26], over: true, grip: "fist" } }), 1.12) + at(160, 121, sword(mix(r[8]!, "#ffffff", 0.6), "#d8a83c", 110, 8), 1.05, 180),
      deed: at(40, 0, glow(120, 142, 30, t.accent, 0.7) + line("M120 126L114 134L126 142L115 150L125 158L119 166", light(t.accent, 0.4), 3) + cut(52, 64, 90, -64, t.accent) + line("M114 146L96 154M126 150L146 158M114 134L94 132M126 138L148 132", t.accent, 1.8)),
      near: teethOfRock(t) + sparks(t, 15, 14),
    };
  }),

  darkwalker: card("dusk", "where he walks, shadows reach for what is to be banished", (t) => {
    const r = ramp(t);
    const claw = (x: number, y: number, size: number, turn: number): string => at(x, y, flat("M-7 40C-10 20 -9 8 -8 0L-14 -14L-6 -6L-6 -22L0 -8L4 -24L6 -7L13 -16L9 2C8 14 9 26 10 40z", r[0]!) + line("M-6 -18L-4 -4M4 -19L3 -5M11 -13L7 0", r[6]!, 1), size, turn);
    return {
      far: dust(t, 18) + glow(112, 66, 120, r[8]!, 1) + disc(112, 60, 50, r[8]!, 0.95) + disc(96, 44, 8, r[7]!, 0.7) + disc(130, 84, 11, r[7]!, 0.7) + splinters(t, 3, 132, 34, mix(r[5]!, t.far, 0.5)),
      middle: flat("M-4 164V130Q120 120 244 130V164z", r[2]!) + flat("M96 132L64 164H-4V152L88 132z", r[0]!, 0.75) + mist(t, 124, 0.3),
      figure: solid("M112 56C92 60 76 74 62 92C50 106 34 114 12 118C26 122 34 122 42 120C32 130 22 134 8 138C24 142 36 140 46 136C40 146 32 152 20 158C40 160 56 156 66 148L60 172H150L140 70z", r[1]!) + line("M100 74Q78 94 62 128M110 82Q92 106 84 158M66 96Q54 110 40 116M72 112Q60 128 46 134", r[5]!, 1.4) +
        at(128, 122, figure(t, { stance: "stride", spine: 6, head: { skin: r[0]!, gear: "hood", of: r[2]!, trim: r[8]!, over: faceless(t, "#f0a0ff") }, wear: "coat", cloth: r[3]!, under: r[0]!, trim: r[7]!, legs: "hose", near: { to: [-20, 8], grip: "fist" }, far: { to: [54, -36], grip: "open", wrist: 6 } }), 1.12),
      deed: claw(196, 132, 0.85, -8) + claw(172, 148, 0.7, 14) + claw(220, 146, 0.7, -18) + ash(212, 84, 1.05, -10, t.accent, r[4]!),
      near: claw(26, 150, 0.7, 16) + sparks(t, 16, 10),
    };
  }, { right: -6, turned: true }),

  "illiya-the-demonborn": card("dusk", "four fires of Power between her wings, and more for each Energy", (t) => {
    const r = ramp(t);
    const fire = (x: number, y: number, size: number, turn = 0): string => at(x, y, glow(0, -6, 26, t.accent, 0.8) + flat("M0 12C-13 10 -15 -4 -8 -12C-8 -6 -4 -6 -4 -10C-6 -20 2 -24 2 -32C12 -22 15 -8 12 2C10 10 6 12 0 12z", t.accent) + flat("M0 10C-7 8 -8 0 -3 -5C-3 -1 1 -3 1 -9C8 -2 8 8 0 10z", "#fffdf0"), size, turn);
    const horns = solid("M-9 -16C-24 -20 -32 -34 -26 -52C-24 -36 -16 -30 -2 -22zM9 -20C22 -24 30 -38 24 -54C22 -40 16 -32 3 -24z", r[0]!);
    return {
      far: dust(t, 27) + glow(120, 60, 130, r[7]!, 1) + flat(star(120, 60, 170, 70, 14), r[6]!, 0.3),
      middle: splinters(t, 14, 150, 56, r[3]!) + brokenGround(t, 9, 146) + mist(t, 134, 0.3),
      figure:
        at(134, 70, batWing(mix(r[3]!, warm(t), 0.5)), 1.3) + at(106, 70, batWing(mix(r[3]!, warm(t), 0.5)), 1.3, 0, true) +
        at(120, 128, figure(t, { stance: "cast", spine: 4, shoulder: 4, head: { skin: mix(skinOf(t, "#c890b8"), r[6]!, 0.35), hair: r[0]!, style: "wind", look: "lit", eyes: "#ffe0ff", behind: horns }, wear: "robe", cloth: r[1]!, under: r[5]!, trim: r[8]!, flow: 14, sleeves: "bare", near: { to: [-58, -52], grip: "cup", wrist: 40 }, far: { to: [58, -60], grip: "cup", wrist: -30 } }), 1.08),
      deed: fire(54, 46, 1.15, -8) + fire(186, 38, 1.15, 8) + fire(86, 30, 0.72, -4) + fire(154, 28, 0.72, 4),
      near: sparks(t, 17, 20) + teethOfRock(t),
    };
  }),

  "nyxian-spiritcaster": card("night", "she sits in the air, and spirits bring her three pieces of Energy", (t) => {
    const r = ramp(t);
    const pale = mix(r[8]!, "#d8f0ff", 0.5);
    return {
      far: dust(t, 22) + glow(120, 70, 110, r[7]!, 0.9) + ring(120, 72, 62, r[8]!, 1.6, 0.8) + ring(120, 72, 54, r[7]!, 1, 0.7) + line(Array.from({ length: 12 }, (_, i) => { const a = (i * Math.PI) / 6; return `M${120 + Math.round(Math.cos(a) * 54)} ${72 + Math.round(Math.sin(a) * 54)}L${120 + Math.round(Math.cos(a) * 62)} ${72 + Math.round(Math.sin(a) * 62)}`; }).join(""), r[8]!, 1.4),
      middle: island(t, 24, 134, 60) + island(t, 220, 138, 54) + mist(t, 134, 0.45),
      figure:
        at(46, 72, spirit(t, pale), 0.92, -12) + at(196, 70, spirit(t, pale), 0.92, 12) +
        at(120, 130, figure(t, { stance: "sit", head: { skin: skinOf(t, "#d8b0b8"), hair: "#f0e4ff", style: "wind", look: "lit", eyes: "#e0c8ff", gear: "circlet", trim: t.gold }, wear: "robe", cloth: r[4]!, under: r[1]!, trim: r[8]!, near: { to: [-44, -26], grip: "cup", wrist: 20 }, far: { to: [44, -28], grip: "cup", wrist: -20 } }), 1.14),
      deed: shard(68, 76, 0.95, t.accent, -10) + shard(172, 74, 0.95, t.accent, 10) + shard(122, 15, 0.9, t.accent) + line("M74 60Q90 24 110 18M166 58Q154 26 134 18", light(t.accent, 0.3), 1.4, 0.8) + glow(200, 134, 26, r[8]!, 0.7) + sheet(200, 134, 0.95, 14, r[5]!),
      near: flat("M70 164Q96 146 120 150T178 164z", r[7]!, 0.4) + sparks(t, 18, 16),
    };
  }),

  "spirit-merchant": card("dusk", "he sells spirits in jars: one gives Energy, and a card burns for it", (t) => {
    const r = ramp(t);
    const jar = (x: number, y: number, colour: string, size = 1): string =>
      at(x, y, line("M0 -38V-22", r[1]!, 1.8) + solid("M-8 -24H8V-17H-8z", t.wood) + flat("M-8 -17H8L14 -9V14Q0 22 -14 14V-9z", mix(colour, r[1]!, 0.55)) + glow(0, 2, 20, colour) + flat("M0 -10C-8 -10 -8 0 -8 12L-4 8L0 13L4 8L8 12C8 0 8 -10 0 -10z", light(colour, 0.45)) + disc(-3, -2, 1.5, r[0]!) + disc(3, -2, 1.5, r[0]!) + line("M-10 -8V10", "#ffffff", 1.6, 0.8), size);
    return {
      far: dust(t, 6) + glow(130, 60, 100, r[7]!, 0.8) + towers(t, 17, 132, 60, mix(r[5]!, t.far, 0.45)),
      middle: flat("M-4 164V134H244V164z", r[2]!) + line("M0 142H240M0 152H240M40 134V142M120 134V142M190 134V142M80 142V152M160 142V152", r[1]!, 1.6) + flat("M-4 134V70L40 62V134zM244 134V64L206 56V134z", r[2]!) + mist(t, 124, 0.3),
      figure:
        line("M26 48Q118 12 214 42", t.wood, 6) + line("M26 46Q118 10 214 40", light(t.wood, 0.3), 1.4) + jar(42, 82, r[7]!) + jar(70, 70, r[6]!, 0.8) + jar(200, 78, r[7]!) + jar(174, 66, r[6]!, 0.8) +
        at(118, 122, figure(t, { stance: "loom", spine: 0, shoulder: -4, neck: -2, head: { skin: skinOf(t, "#c8906e"), hair: r[1]!, beard: "long", look: "sly", gear: "tricorn", of: r[2]!, trim: t.gold }, wear: "coat", cloth: r[3]!, under: r[6]!, trim: t.gold, near: { to: [-36, -58], bend: -1, grip: "fist" }, far: { to: [34, -6], grip: "cup", over: true } }), 1.18),
      deed: jar(168, 110, t.accent, 1.05) + ash(72, 128, 0.9, -14, t.accent, r[4]!),
      near: flat("M-4 164V152Q60 144 120 152T244 150V164z", r[0]!) + sparks(t, 19, 12),
    };
  }),

  "treasure-hunter": card("night", "blade in one hand, light in the other, and the chest that the monster kept stands open", (t) => {
    const r = ramp(t);
    const lantern = line("M0 0V8", r[8]!, 2) + glow(0, 20, 40, "#ffe6b0", 0.6) + solid("M-10 10L0 3L10 10z", r[1]!) + flat("M-9 10H9V29H-9z", "#fff6d8") + line("M-9 10V29M9 10V29M-3 10V29M3 10V29", r[1]!, 1.6) + solid("M-11 29H11V34H-11z", r[1]!);
    return {
      far: dust(t, 13, 0.4) + glow(120, 60, 130, r[7]!, 0.95) + flat("M-4 -4H244V20L224 44L206 16L188 32L172 10L150 22L128 6L108 26L86 8L62 36L44 14L24 50L-4 30z", r[1]!),
      middle: flat("M-4 164V60Q18 80 20 110Q26 140 60 146L244 140V164zM244 140V60Q226 90 224 116z", r[1]!) + brokenGround(t, 12, 142) + at(218, 118, flat("M-36 24C-44 0 -30 -20 -8 -22L-2 -34L6 -22C24 -18 34 0 30 24z", r[0]!) + disc(-10, -6, 3, r[8]!) + disc(4, -6, 3, r[8]!)),
      figure:
        solid("M128 154V124H204V154z", t.wood) + solid("M128 122C122 102 128 94 138 92L208 88C200 98 198 110 202 120z", dark(t.wood, 0.35)) + line("M128 136H204M144 124V154M188 124V154", t.gold, 3.4) + line("M138 94Q130 104 134 120M202 92Q194 104 196 118", t.gold, 2.4) +
        at(78, 122, figure(t, { stance: "lunge", spine: -10, neck: 6, head: { skin: skinOf(t, "#f0be94"), hair: "#8a2c50", style: "braid", look: "smile", gear: "band", trim: r[8]! }, wear: "coat", cloth: r[2]!, under: mix(r[8]!, "#ffffff", 0.3), trim: r[8]!, legs: "hose", flow: 16, near: { to: [-40, -26], holds: dagger(mix(r[8]!, "#fff", 0.5), r[6]!), turn: -60 }, far: { to: [62, -58], holds: lantern, front: true } }), 1.16),
      deed: glow(166, 114, 50, t.accent, 0.95) + flat("M132 124Q166 100 200 122z", light(t.accent, 0.25)) + [[144, 118], [158, 112], [172, 110], [186, 116]].map(([x, y]) => disc(x!, y!, 5, t.accent) + disc(x! + 1, y! - 1.4, 2.4, "#fffdf0")).join("") + shard(176, 92, 0.7, t.accent, 8),
      near: teethOfRock(t) + sparks(t, 20, 12),
    };
  }),
};
