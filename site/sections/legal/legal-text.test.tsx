import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageModel } from "#site/page-model/page-model.ts";
import { LegalText } from "./legal-text.tsx";

const render = (content: Parameters<typeof LegalText>[0]["content"]) =>
  renderToStaticMarkup(<LegalText content={content} page={{ site: { licensedStates: ["IA"] } } as PageModel} />);

test("the day of the last update is beside the effective date", () => {
  const effectiveDate = "09/22/2022";
  expect(render({ effectiveDate, lastUpdated: "11/26/2026" })).toContain(
    "<p>Effective date: 09/22/2022 (last updated 11/26/2026)</p>",
  );
  expect(render({ effectiveDate })).toContain("<p>Effective date: 09/22/2022</p>");
});

test("the licensed states, which end every page, are not repeated, and a text without a notice has no empty part", () => {
  expect(render({ notice: "A trademark." })).toContain("<p>A trademark.</p>");
  expect(render({})).toBe('<div class="section legal" id="legal"></div>');
});
