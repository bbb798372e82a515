import { describe, expect, it } from "vitest";

import { figure, type Figure, type StanceName } from "./figure.ts";
import { tones, type Law } from "./light.ts";
import { distance, mask } from "./masks.ts";
import { at } from "./pen.ts";

const law: Law = { hue: "#336699", accent: "#ff8800", light: "#ffffee", shade: "#001122", key: "left", sky: ["#6699cc", "#ffffff"], tint: 0.5, rim: 2 };
const STANCES: readonly StanceName[] = ["lunge", "cast", "kneel", "aim", "stride", "loom", "sit"];
const plain: Figure = { stance: "stride", wear: "tunic", cloth: "#336699", head: { skin: "#d9a57c" } };
const draw = (more: Partial<Figure>): string => at(120, 108, figure(tones(law), { ...plain, ...more }));

describe("a person", () => {
  it("has a silhouette of its own in every stance", () => {
    const masks = STANCES.map((stance) => mask(draw({ stance })));
    masks.forEach((one, i) => masks.slice(i + 1).forEach((other, k) => expect(distance(one, other), `${STANCES[i]} and ${STANCES[i + 1 + k]}`).toBeGreaterThan(0.04)));
  });

  it("shouts over a short beard, not behind it", () => {
    const teeth = "#fff6ea";
    const bearded = draw({ head: { ...plain.head, look: "shout", beard: "short", hair: "#123456" } });
    expect(bearded.lastIndexOf("url(#s123456)")).toBeLessThan(bearded.indexOf(teeth));
    expect(draw({ head: { ...plain.head, look: "shout" } }).split(teeth)).toHaveLength(2);
  });

  it("turns its joints no further than 25 degrees", () => {
    expect(draw({ spine: 90 })).toBe(draw({ spine: 30 }));
    expect(draw({ spine: 10 })).not.toBe(draw({ spine: 12 }));
  });

  it("holds things in its fist, wherever that is", () => {
    const thing = '<path d="M0 0V-9" fill="#123456" stroke="none"/>';
    const held = (to: readonly [number, number]): readonly number[] => /translate\(([-\d.]+) ([-\d.]+)\) rotate\(30\)"><path d="M0 0V-9"/.exec(draw({ far: { to, holds: thing, turn: 30 } }))!.slice(1).map(Number);
    const [x, y] = held([60, -40]);
    const [u, v] = held([40, -80]);
    expect(Math.hypot(x! - 60, y! + 40)).toBeLessThan(16);
    expect(Math.hypot(u! - 40, v! + 80)).toBeLessThan(16);
  });

  it.each(["robe", "plate", "tunic", "tabard", "monk", "coat"] as const)("is drawn in a %s", (wear) => {
    for (const stance of STANCES) expect(draw({ wear, stance, cloak: "#662233", flow: 12 })).not.toMatch(/NaN|undefined/);
  });
});
