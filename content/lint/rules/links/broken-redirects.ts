import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { resolveRedirect, targetPath } from "#schemas/redirects.ts";

export const brokenRedirects: Rule = {
  code: "redirect/broken",
  severity: "error",
  title: "A redirect leads to a page that does not exist",
  why: "Visitors who follow an old link or a bookmark see “Page Not Found”, or their browser gives up.",
  fix: 'Correct the target under `redirects` in site.json: a path of a page, a URL with https, or "gone".',
  checkSite: ({ anchorsByPath: paths, settings: { redirects = {} } }) =>
    Object.keys(redirects).flatMap((from) => {
      if (paths.has(from)) return [];
      const target = resolveRedirect(redirects, from, (path) => paths.has(path));
      const path = targetPath(target ?? "");
      if (target !== undefined && (path === undefined || paths.has(path))) return [];
      const suggestion = path === undefined ? undefined : closest(path, paths.keys());
      const message =
        target === undefined
          ? `The redirect from ${from} leads in a circle.`
          : `The redirect from ${from} leads to ${path}, where no page or file exists.${didYouMean(suggestion)}`;
      const location = { page: SITE, pointer: child("/redirects", from) };
      return [{ ...location, message, ...(suggestion !== undefined && { suggestion }) }];
    }),
};
