import { barriers, paleColours, unstick, wear } from "./axe";
import { PLACES } from "./places";
import { small, wider } from "./reach";
import { expect, instant, test } from "./table";
import { OTHERS, speak, untranslated, words } from "./words";

test.describe.configure({ mode: "parallel" });

for (const { name, open } of PLACES) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test(`${name} fits the screen and a finger, and is accessible in both themes`, async ({ page, finished }) => {
      await instant(page);
      await open(page, finished);
      expect.soft(await wider(page), "it scrolls sideways").toEqual([]);
      expect.soft((await small(page)).slice(0, 10), "too small for a finger").toEqual([]);
      await unstick(page);
      await wear(page, "dark");
      expect.soft(await barriers(page)).toEqual([]);
      await wear(page, "light");
      expect.soft(await paleColours(page)).toEqual([]);
    });
  });

  test.describe("on a wide screen", () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`${name} is accessible, and speaks every language`, async ({ page, finished }) => {
      await instant(page);
      await open(page, finished);
      const english = await words(page);
      expect(english.length).toBeGreaterThan(3);
      for (const lang of OTHERS) {
        await speak(page, lang);
        await expect.soft
          .poll(() => untranslated(page, english, lang), { message: `still English in ${lang}`, timeout: 30_000 })
          .toEqual([]);
      }
      await unstick(page);
      await wear(page, "light");
      expect.soft(await barriers(page)).toEqual([]);
    });
  });
}
