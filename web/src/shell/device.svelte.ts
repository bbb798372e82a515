/** By what somebody plays just now: a text that explains a gesture speaks of this one. */

export type Means = "touch" | "mouse" | "keys";

const GOING = new Set(["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

class Device {
  by: Means = $state(matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");
}

export const device = new Device();

/** What was used last counts. Call once, when the page starts. */
export function watchDevice(): void {
  addEventListener("pointerdown", ({ pointerType }) => (device.by = pointerType === "mouse" ? "mouse" : "touch"), { passive: true });
  addEventListener("keydown", ({ key }) => {
    if (GOING.has(key)) device.by = "keys";
  });
}
