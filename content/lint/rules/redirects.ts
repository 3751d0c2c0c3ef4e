/** Rules for the table of redirects, which people edit by hand and branches merge. */
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { resolveRedirect, targetPath } from "#schemas/redirects.ts";
import { collectAnchors } from "./links.ts";
import type { LintInput, Rule } from "./rule.ts";

/** Reports redirects that lead to no page, and those that lead in a circle. */
export const brokenRedirects: Rule = (content) => {
  const paths = collectAnchors(content);
  return redirectsOf(content).flatMap(({ from, pointer }) => {
    if (paths.has(from)) return [];
    const target = resolveRedirect(content.site.redirects ?? {}, from, (path) => paths.has(path));
    const path = targetPath(target ?? "");
    if (target !== undefined && (path === undefined || paths.has(path))) return [];
    const suggestion = path === undefined ? undefined : closest(path, paths.keys());
    const message =
      target === undefined
        ? `The redirect from ${from} leads in a circle.`
        : `The redirect from ${from} leads to ${path}, where no page or file exists.${didYouMean(suggestion)}`;
    const location = { page: SITE, pointer };
    return [{ code: "redirect/broken", ...location, message, ...(suggestion !== undefined && { suggestion }) }];
  });
};

/** Reports redirects from paths that have a page, which wins. */
export const shadowedRedirects: Rule = (content) => {
  const paths = collectAnchors(content);
  return redirectsOf(content).flatMap(({ from, pointer }) =>
    paths.has(from)
      ? [
          {
            code: "redirect/shadowed",
            page: SITE,
            pointer,
            message: `There is a page at ${from}, so it is not redirected.`,
          },
        ]
      : [],
  );
};

function redirectsOf({ site }: LintInput): { from: string; pointer: string }[] {
  return Object.keys(site.redirects ?? {}).map((from) => ({ from, pointer: child("/redirects", from) }));
}
