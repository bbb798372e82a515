/** Buttons as they look while somebody does something with them. */
import type { Page } from "@playwright/test";

/** Let everything that fits a selector look as if it were pointed at, pressed or had the focus; how many there are. */
export async function force(page: Page, selector: string, states: string[]): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await browser.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states });
  const settled = () => document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running");
  await page.waitForFunction(settled);
  return nodeIds.length;
}

/** The buttons whose words reach beyond them. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>(".button, .pick > span")) {
      if (!button.checkVisibility()) continue;
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest(".aloud") || !texts.currentNode.textContent?.trim()) continue;
        const words = document.createRange();
        words.selectNodeContents(texts.currentNode);
        const beyond = [...words.getClientRects()].some(
          (one) => one.left < box.left - 0.5 || one.right > box.right + 0.5 || one.top < box.top - 2 || one.bottom > box.bottom + 2,
        );
        if (beyond) found.push(`${button.innerText}: ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      const { scrollWidth, clientWidth } = button;
      if (scrollWidth > clientWidth + 1) found.push(`${button.innerText}: ${scrollWidth} in ${clientWidth}`);
    }
    return found;
  });
}
