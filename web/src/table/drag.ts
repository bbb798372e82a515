/** Dragging a card to where something can be done with it: the board says where that is. */
import type { Attachment } from "svelte/attachments";

import type { Board } from "./board.svelte";

const FAR = 8; // px before a press becomes a drag

/** A copy of a card as it lies there, to be moved about. */
export function pictureOf(thing: HTMLElement): HTMLElement {
  const picture = (thing.parentElement ?? thing).cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  for (const unseen of picture.querySelectorAll("[data-thing], [hidden]")) unseen.remove();
  return picture;
}

/** Whether the pointer is over a part of the page that takes such a card. */
function over(event: PointerEvent, wanted: string): boolean {
  const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
  return target?.dataset.drop?.split(" ").includes(wanted) ?? false;
}

export function dragging(board: Pick<Board, "at" | "goal" | "press" | "looking" | "dragged">, place: string | null): Attachment<HTMLElement> {
  return (thing) => {
    const wanted = place === null || board.at(place).length === 0 ? null : board.goal(place);
    if (place === null || wanted === null) return;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function lift(): void {
      const box = thing.getBoundingClientRect();
      ghost = pictureOf(thing);
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      document.body.append(ghost);
      board.dragged = place;
    }

    function drop(): void {
      ghost?.remove();
      ghost = null;
      start = null;
      board.dragged = null;
    }

    function down(event: PointerEvent): void {
      const byTouch = event.pointerType !== "mouse" && wanted !== "table"; // the row is for scrolling
      if (event.button !== 0 || byTouch || board.looking) return;
      start = event;
      thing.setPointerCapture?.(event.pointerId); // however far the first move goes
    }

    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost && Math.hypot(x, y) > FAR) lift();
      if (ghost) ghost.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      const dragged = ghost !== null;
      const taken = dragged && wanted !== null && over(event, wanted);
      drop();
      if (!dragged) return;
      const still = new AbortController(); // a drag is not a click as well
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: still.signal });
      setTimeout(() => still.abort(), 0);
      if (taken && place !== null) board.press(place, thing.dataset.card ?? "");
    }

    thing.addEventListener("pointerdown", down);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", up);
    thing.addEventListener("pointercancel", drop);
    return () => {
      drop();
      thing.removeEventListener("pointerdown", down);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerup", up);
      thing.removeEventListener("pointercancel", drop);
    };
  };
}
