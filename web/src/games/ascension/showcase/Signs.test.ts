import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { LANGUAGES } from "../../../api/types.gen";
import { speak } from "../../../shell/i18n.svelte";
import { settings } from "../../../shell/settings.svelte";
import { signs } from "../cards/signs";
import Signs from "./Signs.svelte";

test.each(LANGUAGES)("every sign that is drawn is explained in %s, no two alike", async (lang) => {
  settings.lang = lang;
  await speak(lang);
  const { container } = render(Signs);
  const meanings = [...container.querySelectorAll("dd")].map((one) => one.textContent);
  expect(meanings).toHaveLength(Object.keys(signs).length);
  expect(meanings.filter((one) => /^(sign|glossary)-/.test(one))).toEqual([]);
  expect(new Set(meanings).size).toBe(meanings.length);
});
