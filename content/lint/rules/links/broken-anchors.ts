import type { Rule } from "#content/lint/model/rule.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";

/** Anchors that every page has: the HTML Standard scrolls to the top of the page for them ("indicated part"). */
const TOP_ANCHORS: ReadonlySet<string> = new Set(["", "top"]);

export const brokenAnchors: Rule = {
  code: "link/anchor",
  severity: "error",
  title: "A link leads to an anchor that does not exist",
  why: "Visitors arrive at the top of the page instead of the text that they were promised.",
  fix: "Correct the part after #. Anchors are the sections of a page (whyChoose is #why-choose) and, on legal pages, the ids of their sections.",
  checkSite: ({ anchorsByPath, internalLinks }) =>
    internalLinks.flatMap(({ page, pointer, path, anchor }) => {
      if (TOP_ANCHORS.has(anchor)) return [];
      if (path === undefined) {
        const message = `This link is on every page, but not every page has the anchor #${anchor}. Put the path of a page before it.`;
        return [{ page, pointer, message }];
      }
      const anchors = anchorsByPath.get(path);
      if (anchors === undefined || anchors.includes(anchor)) return [];
      const closestAnchor = closest(anchor, anchors);
      const suggestion = closestAnchor && `#${closestAnchor}`;
      const message = `The page ${path} has no anchor #${anchor}.${didYouMean(suggestion)}`;
      return [{ page, pointer, message, ...(suggestion !== undefined && { suggestion }) }];
    }),
};
