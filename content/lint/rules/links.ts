import type { LintSite } from "#content/lint/model/lint-site.ts";
import { defineRule, defineWarning, type Rule, suggesting } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child } from "#schemas/json.ts";
import { FIXED_PAGES, isSettings, pathOf, SITE } from "#schemas/page-ids.ts";
import { resolveRedirect, targetPath } from "#schemas/redirects.ts";

/** Anchors that every page has: the HTML Standard scrolls to the top of the page for them ("indicated part"). */
const TOP_ANCHORS: ReadonlySet<string> = new Set(["", "top"]);

export const LINK_RULES: readonly Rule[] = [
  defineRule<{ path: string; suggestion?: string }>({
    code: "link/broken",
    title: "A link leads to a page that does not exist",
    why: "Visitors who follow the link see “Page Not Found”.",
    fix: "Correct the link. Start it with a slash and end it without one, for example /commercial/trucking.",
    message: ({ path, suggestion }) => `No page or file exists at ${path}.${didYouMean(suggestion)}`,
    checkSite: ({ anchorsByPath, internalLinks, surroundings: { media }, settings: { redirects = {} } }) => {
      const suggestions = new Map<string, string | undefined>();
      const suggest = (path: string): string | undefined => {
        const redirect = resolveRedirect(redirects, path, (live) => anchorsByPath.has(live));
        return redirect?.startsWith("/") ? redirect : closest(path, anchorsByPath.keys());
      };
      return internalLinks.flatMap(({ page, pointer, path }) => {
        if (path === undefined || anchorsByPath.has(path)) return [];
        if (media === undefined && path.startsWith("/media/")) return [];
        if (!suggestions.has(path)) suggestions.set(path, suggest(path));
        return [{ page, pointer, ...suggesting({ path }, suggestions.get(path)) }];
      });
    },
  }),
  defineRule<{ anchor: string; path?: string; suggestion?: string }>({
    code: "link/anchor",
    title: "A link leads to an anchor that does not exist",
    why: "Visitors arrive at the top of the page instead of the text that they were promised.",
    fix: "Correct the part after #. Anchors are the sections of a page (whyChoose is #why-choose) and, on legal pages, the ids of their sections.",
    formFix: "Choose the link again: the list has the parts of each page that a link can lead to.",
    message: ({ path, anchor, suggestion }) =>
      path === undefined
        ? `This link is on every page, but not every page has the anchor #${anchor}. Put the path of a page before it.`
        : `The page ${path} has no anchor #${anchor}.${didYouMean(suggestion)}`,
    checkSite: ({ anchorsByPath, internalLinks }) =>
      internalLinks.flatMap(({ page, pointer, path, anchor }) => {
        if (TOP_ANCHORS.has(anchor)) return [];
        if (path === undefined) return [{ page, pointer, params: { anchor } }];
        const anchors = anchorsByPath.get(path);
        if (anchors === undefined || anchors.includes(anchor)) return [];
        const closestAnchor = closest(anchor, anchors);
        return [{ page, pointer, ...suggesting({ path, anchor }, closestAnchor && `#${closestAnchor}`) }];
      }),
  }),
  defineRule<{ address: string; reason: string }>({
    code: "link/dead",
    title: "A link to another website leads nowhere",
    why: "Visitors who want to pay a bill or report a claim see an error.",
    fix: "Open the address in a browser, and correct the link. If every link is reported, check the connection of this computer.",
    message: ({ address, reason }) => `The link ${address} is dead, because ${reason}.`,
    checkSite: (site) => listLinkProblems(site, true),
  }),
  defineWarning<{ address: string; reason: string }>({
    code: "link/unchecked",
    title: "A link to another website could not be checked",
    why: "The website may refuse programs, or have a problem that passes.",
    fix: "Open the address in a browser. If it works, nothing has to be done.",
    message: ({ address, reason }) => `The link ${address} could not be checked, because ${reason}.`,
    checkSite: (site) => listLinkProblems(site, false),
  }),
  defineWarning<{ path: string }>({
    code: "page/unlinked",
    title: "No other page links to a page",
    why: "Visitors can reach the page only by its address, and search engines rarely list it.",
    fix: "Add a coverage page to `coverage` on the overview of its line of business, which also adds it to the sidebar. Add any other page to `navigation` or `footer` in site.json.",
    formFix: "Add a card to the overview page of its line of business, or add the page to the menu or the footer.",
    message: ({ path }) => `No other page links to ${path}.`,
    checkSite: ({ index, internalLinks }) => {
      const linkedPaths = new Set(internalLinks.map(({ page, path }) => (pathOf(page) === path ? undefined : path)));
      return [...index.keys()]
        .filter((page) => !isSettings(page) && !FIXED_PAGES.has(page) && !linkedPaths.has(pathOf(page)))
        .map((page) => ({ page, pointer: "/hero/title", params: { path: pathOf(page) } }));
    },
  }),
  defineRule<{ from: string; path?: string; suggestion?: string }>({
    code: "redirect/broken",
    title: "A redirect leads to a page that does not exist",
    why: "Visitors who follow an old link or a bookmark see “Page Not Found”, or their browser gives up.",
    fix: 'Correct the target under `redirects` in site.json: a path of a page, a URL with https, or "gone".',
    formFix: "Ask the person who runs the site to correct the redirect.",
    message: ({ from, path, suggestion }) =>
      path === undefined
        ? `The redirect from ${from} leads in a circle.`
        : `The redirect from ${from} leads to ${path}, where no page or file exists.${didYouMean(suggestion)}`,
    checkSite: ({ anchorsByPath: paths, settings: { redirects = {} } }) =>
      Object.keys(redirects).flatMap((from) => {
        if (paths.has(from)) return [];
        const location = { page: SITE, pointer: child("/redirects", from) };
        const target = resolveRedirect(redirects, from, (path) => paths.has(path));
        if (target === undefined) return [{ ...location, params: { from } }];
        const path = targetPath(target);
        if (path === undefined || paths.has(path)) return [];
        return [{ ...location, ...suggesting({ from, path }, closest(path, paths.keys())) }];
      }),
  }),
  defineWarning<{ from: string }>({
    code: "redirect/shadowed",
    title: "A redirect has no effect because a page has its path",
    why: "The page wins, so visitors never reach the target of the redirect.",
    fix: "Remove the redirect from `redirects` in site.json, or retire the page.",
    formFix: "Retire the page, or ask the person who runs the site to remove the redirect.",
    message: ({ from }) => `There is a page at ${from}, so it is not redirected.`,
    checkSite: ({ anchorsByPath, settings: { redirects = {} } }) =>
      Object.keys(redirects)
        .filter((from) => anchorsByPath.has(from))
        .map((from) => ({ page: SITE, pointer: child("/redirects", from), params: { from } })),
  }),
];

function listLinkProblems({ externalLinks, surroundings: { linkProblems } }: LintSite, wanted: boolean) {
  if (linkProblems === undefined) return [];
  return externalLinks.flatMap(({ page, pointer, address }) => {
    const { isDead, reason = "" } = linkProblems.get(address) ?? {};
    return isDead === wanted ? [{ page, pointer, params: { address, reason }, phrase: address }] : [];
  });
}
