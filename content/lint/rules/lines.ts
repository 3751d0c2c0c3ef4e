import { defineRule, type Rule, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { linesOf } from "#schemas/lines.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";

export const LINE_RULES: readonly Rule[] = [
  defineRule({
    code: "line/none",
    title: "The site has no line of business",
    why: "The quote form has nothing to choose, so visitors cannot send a request.",
    fix: "Add a line of business to `lines` in site.json, and import it together with its page.",
    formFix: "Under Pages, create a page for a new line of business.",
    isForProduction: true,
    message: () => "The site has no line of business, so the quote form has nothing to choose.",
    checkSite: ({ settings }) => (linesOf(settings).length > 0 ? [] : [{ page: SITE, pointer: "/lines", params: {} }]),
  }),
  defineRule<{ line: string; key: "id" | "page"; value: string }>({
    code: "line/repeated",
    title: "Two lines of business have the same name or page",
    why: "A quote request, a page or a color would belong to either.",
    fix: "Give each line of business its own `id` and `page`.",
    formFix: "Give each line of business its own name in addresses and its own page.",
    rejectsImports: true,
    message: ({ line, key, value }, words) =>
      `The line ${line} has the same ${words.field(key)} as another line of business: "${value}".`,
    checkSite: ({ settings }) =>
      (["id", "page"] as const).flatMap((key) => {
        const values = linesOf(settings).map((line) => line[key]);
        return linesOf(settings).flatMap(({ shortTitle: line, [key]: value }, index) => {
          const first = values.indexOf(value);
          // The page of a line follows from its id.
          if (first === index || (key === "page" && settings.lines?.[index]?.page === undefined)) return [];
          const related = [{ page: SITE, pointer: `/lines/${first}/${key}` as const }];
          return [{ page: SITE, pointer: `/lines/${index}/${key}` as const, params: { line, key, value }, related }];
        });
      }),
  }),
  defineRule<{ line: string; page: string }>({
    code: "line/page",
    title: "A line of business has no page",
    why: "Menus, breadcrumbs and the cards of the home page link to it.",
    fix: "Import the page together with the line, or set `page` of the line to the id of an existing page.",
    formFix: "Create the page under Pages first, or remove the line of business.",
    rejectsImports: true,
    message: ({ line, page }) => `The page ${pathOf(page)} of the line of business ${line} does not exist.`,
    checkSite: ({ settings, index }) =>
      linesOf(settings).flatMap(({ shortTitle: line, page }, position) =>
        index.has(page) ? [] : [{ page: SITE, pointer: `/lines/${position}/page` as const, params: { line, page } }],
      ),
  }),
  defineRule<{ line: string; color: string; suggestion?: string }>({
    code: "line/color",
    title: "A line of business has a color that the theme lacks",
    why: "Its pages, menus and emails would have the color of another line.",
    fix: "Set `color` of the line to the `id` of a tint in theme.json, or leave it out.",
    formFix: "Choose one of the tints under Appearance, or leave the color empty.",
    rejectsImports: true,
    message: ({ line, color, suggestion }) =>
      `The theme has no tint "${color}", which the line of business ${line} names.${didYouMean(suggestion)}`,
    checkSite({ settings, theme }) {
      const tints = new Set(resolveTheme(theme).tints.map(({ id }) => id));
      return linesOf(settings).flatMap(({ shortTitle: line, color }, index) => {
        if (color === undefined || tints.has(color)) return [];
        const finding = suggesting({ line, color }, closest(color, tints));
        return [{ page: SITE, pointer: `/lines/${index}/color` as const, ...finding }];
      });
    },
  }),
];
