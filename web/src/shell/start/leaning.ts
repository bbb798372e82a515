/** The stage of the start page: which day it is, and cards that lean a little towards the pointer. */
import { motionAllowed } from "../settings.svelte";

/** Days since 1970 where somebody lives. */
export function today(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Tell the stage where the pointer is, from -1 to 1 both ways, at most once a frame. */
export function leaning(stage: HTMLElement): () => void {
  let frame = 0;
  function follow({ clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType !== "mouse" || frame || !motionAllowed()) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      stage.style.setProperty("--lean-x", ((clientX / innerWidth) * 2 - 1).toFixed(2));
      stage.style.setProperty("--lean-y", ((clientY / innerHeight) * 2 - 1).toFixed(2));
    });
  }
  stage.addEventListener("pointermove", follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    stage.removeEventListener("pointermove", follow);
  };
}
