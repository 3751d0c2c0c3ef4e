import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { PageModel } from "#site/page-model/page-model.ts";
import { Hero } from "./hero.tsx";

test("the photo loads at once and with high priority", () => {
  const content = { title: "Farms", image: "https://example.com/barn.jpg", imageAlt: "A barn" };
  const page = { theme: resolveTheme({}), content: { hero: content } } as PageModel;
  const html = renderToStaticMarkup(<Hero content={content} page={page} />);
  expect(html).toMatch(/<img [^>]*alt="A barn" fetchPriority="high"/);
  expect(html).not.toContain("loading=");
});
