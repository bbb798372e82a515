/** Dragging a card to where something can be done with it: the board says where that is. */
import type { Attachment } from "svelte/attachments";

import type { Board } from "./board.svelte";

const FAR = 8; // px before a press becomes a drag
const HELD = 350; // ms before a finger lifts a card that lies where one scrolls
const BUZZ = 8; // ms

/** A finger drags at once, or after it was held still for a moment, or only scrolls. */
export type Touch = "at once" | "held" | "never";

type Table = Pick<Board, "goals" | "drop" | "inspect" | "looking" | "dragged" | "over">;

/** A card dragged sideways must not leave the table for the page before: the styles of the whole page know that a table is there. */
export const atTable: Attachment = () => {
  const { classList } = document.documentElement;
  classList.add("at-table");
  return () => classList.remove("at-table");
};

/** A copy of a card as it lies there, to be moved about. */
export function pictureOf(thing: HTMLElement): HTMLElement {
  const picture = (thing.parentElement ?? thing).cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  for (const unseen of picture.querySelectorAll("[data-thing], [hidden]")) {
    if (unseen.childElementCount === 0 || unseen.matches("[hidden]")) unseen.remove();
    else unseen.removeAttribute("data-thing");
  }
  return picture;
}

/** The first of these goals that the part of the page under the pointer is for. */
function under(event: PointerEvent, goals: readonly string[]): string | null {
  const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
  const here = target?.dataset.drop?.split(" ") ?? [];
  return goals.find((goal) => here.includes(goal)) ?? null;
}

/** The press that has just become something else is not a click as well. */
function noClick(): void {
  const still = new AbortController();
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: still.signal });
  setTimeout(() => still.abort(), 0);
}

export function dragging(board: Table, place: string | null, card: string, touch: Touch): Attachment<HTMLElement> {
  return (thing) => {
    if (place === null) return;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let moved = false;
    let held: ReturnType<typeof setTimeout> | undefined;
    let pressed: AbortController | undefined; // whatever listens as long as the pointer is down

    function lift(): void {
      const box = (thing.parentElement ?? thing).getBoundingClientRect();
      ghost = pictureOf(thing);
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      document.body.append(ghost);
      board.dragged = place;
    }

    function liftByTouch(): void {
      navigator.vibrate?.(BUZZ);
      lift();
    }

    function drop(): void {
      if (!start) return;
      clearTimeout(held);
      pressed?.abort();
      if (ghost) [board.dragged, board.over] = [null, null]; // not what somebody carries elsewhere
      ghost?.remove();
      [ghost, start, moved] = [null, null, false];
    }

    function down(event: PointerEvent): void {
      const finger = event.pointerType !== "mouse";
      if (start || event.button !== 0 || (finger && touch === "never") || board.looking) return;
      if (place === null || board.goals(place).length === 0) return;
      start = event;
      pressed = new AbortController();
      const { signal } = pressed;
      addEventListener("pointermove", move, { signal });
      addEventListener("pointerup", up, { signal });
      addEventListener("pointercancel", drop, { signal });
      addEventListener("keydown", escape, { signal, capture: true });
      addEventListener("contextmenu", menu, { signal, capture: true });
      if (finger && touch === "held") held = setTimeout(liftByTouch, HELD);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      const far = Math.hypot(x, y) > FAR;
      if (!ghost && far) {
        if (event.pointerType !== "mouse" && touch === "held") return drop(); // it scrolls
        lift();
      }
      if (!ghost || place === null) return;
      moved ||= far;
      ghost.style.translate = `${x}px ${y}px`;
      board.over = under(event, board.goals(place));
      ghost.classList.toggle("over", board.over !== null);
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [dragged, far] = [ghost !== null, moved];
      const goal = dragged && far && place !== null ? under(event, board.goals(place)) : null;
      drop();
      if (!dragged) return;
      noClick();
      if (!far) board.inspect(card);
      else if (goal !== null && place !== null) board.drop(place, card, goal);
    }

    /** Escape puts the card back, and closes nothing else. */
    function escape(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !ghost) return;
      event.stopPropagation();
      drop();
    }

    function menu(event: Event): void {
      if (!ghost) return;
      event.preventDefault();
      event.stopPropagation();
    }

    /** What is carried does not scroll the page. */
    function carry(event: Event): void {
      if (ghost && event.cancelable) event.preventDefault();
    }

    thing.addEventListener("pointerdown", down);
    thing.addEventListener("touchmove", carry, { passive: false });
    return () => {
      drop();
      thing.removeEventListener("pointerdown", down);
      thing.removeEventListener("touchmove", carry);
    };
  };
}
