import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { resolveRedirect } from "#schemas/redirects.ts";

export const brokenLinks: Rule = {
  code: "link/broken",
  severity: "error",
  title: "A link leads to a page that does not exist",
  why: "Visitors who follow the link see “Page Not Found”.",
  fix: "Correct the link. Start it with a slash and end it without one, for example /commercial/trucking.",
  checkSite: ({ anchorsByPath, internalLinks, media, settings: { redirects = {} } }) => {
    const suggestions = new Map<string, string | undefined>();
    const suggest = (path: string): string | undefined => {
      const redirect = resolveRedirect(redirects, path, (live) => anchorsByPath.has(live));
      return redirect?.startsWith("/") ? redirect : closest(path, anchorsByPath.keys());
    };
    return internalLinks.flatMap(({ page, pointer, path }) => {
      if (path === undefined || anchorsByPath.has(path)) return [];
      if (media === undefined && path.startsWith("/media/")) return [];
      if (!suggestions.has(path)) suggestions.set(path, suggest(path));
      const suggestion = suggestions.get(path);
      const message = `No page or file exists at ${path}.${didYouMean(suggestion)}`;
      return [{ page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
    });
  },
};
