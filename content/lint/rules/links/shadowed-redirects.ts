import type { Rule } from "#content/lint/model/rule.ts";
import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

export const shadowedRedirects: Rule = {
  code: "redirect/shadowed",
  severity: "warning",
  title: "A redirect has no effect because a page has its path",
  why: "The page wins, so visitors never reach the target of the redirect.",
  fix: "Remove the redirect from `redirects` in site.json, or retire the page.",
  checkSite: ({ anchorsByPath, settings: { redirects = {} } }) =>
    Object.keys(redirects)
      .filter((from) => anchorsByPath.has(from))
      .map((from) => ({
        page: SITE,
        pointer: child("/redirects", from),
        message: `There is a page at ${from}, so it is not redirected.`,
      })),
};
