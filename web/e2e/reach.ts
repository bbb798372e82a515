/** What does not fit a small screen, or a finger. */
import type { Page } from "@playwright/test";

const TARGET = 44; // px

/** What makes the page scroll sideways. */
export function wider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
    return scrollWidth <= innerWidth ? [] : beyond.slice(0, 5).map((one) => one.outerHTML.slice(0, 160));
  });
}

/** What is too small to be hit with a finger: buttons, fields and links, but not links in running text. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inText = (element: Element) =>
      element.matches("p a, li a") &&
      /^inline(-block)?$/.test(getComputedStyle(element).display) &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const found = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=button]")];
    return found.flatMap((element) => {
      if (!element.checkVisibility() || inText(element)) return [];
      const clickable = element.matches("input") ? (element.closest("label") ?? element) : element;
      if (clickable.closest("dialog") === null && document.querySelector("dialog[open]")) return [];
      const { width, height, bottom, right } = clickable.getBoundingClientRect();
      const shown = bottom > 0 && right > 0; // a way past the menu is off the page until it has the focus
      if (!shown || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`];
    });
  }, TARGET);
}
