/** While something is shown any click or key ends the show; whether it does what it would have done as well, is decided here. */
import { flushSync } from "svelte";

import { letterOf } from "../keys";

interface Shown {
  readonly showing: boolean;
  finish(): void;
}

const QUIET = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Tab", "F5", "F12"]);
const KEPT = "[data-zone='hand'] [data-thing], dialog, aside, .tools, .log, [data-since], .strip"; // what of a board nobody else changes

/** What lies at a place of the table, so that one can tell whether it is still the same. */
function lies(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const thing = target.closest<HTMLElement>("[data-thing]");
  return thing ? `${thing.dataset.place} ${thing.dataset.card}` : "";
}

/** Whether a press here means what is there, whatever was shown on the table. */
function isKept(target: EventTarget | null): boolean {
  return target instanceof Element && target.isConnected && (target.closest(".board") === null || target.closest(KEPT) !== null);
}

/** Listen for whoever does not want to wait. Returns what stops it. */
export function skipping(director: Shown): () => void {
  const still = new AbortController();
  const options = { capture: true, signal: still.signal };
  let swallow = false;

  function finish(): void {
    director.finish();
    flushSync();
  }

  /** A press ends the show. It is a click on something only where that was there all the time: on a card of one's own hand. */
  function pressed(event: PointerEvent): void {
    swallow = false;
    if (!director.showing) return;
    const { target } = event;
    const before = lies(target);
    finish();
    swallow = !isKept(target) || lies(target) !== before;
    if (swallow) event.stopPropagation();
  }

  function clicked(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** "Play all" and a card of the hand are meant as they are; any other key would answer what has not been seen. */
  function keyed(event: KeyboardEvent): void {
    if (!director.showing || QUIET.has(event.key)) return;
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
    if (typing) return;
    finish();
    const pressing = event.key === "Enter" || event.key === " ";
    const meant = letterOf(event) === "p" || (pressing && isKept(event.target));
    if (meant || event.ctrlKey || event.metaKey || event.key.startsWith("Arrow")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  addEventListener("pointerdown", pressed, options);
  addEventListener("click", clicked, options);
  addEventListener("keydown", keyed, options);
  return () => still.abort();
}
