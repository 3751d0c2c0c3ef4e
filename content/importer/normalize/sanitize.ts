/** Cleans the texts of patches: removes unsafe markup, and corrects links to pages that have one safe correction. */
import { cleanHtml, isClean } from "#content/documents/clean-html.ts";
import { createFinding, type FindingList } from "#content/findings/finding.ts";
import { mapContent, shapeFor } from "#schemas/content-shape.ts";
import { descendant } from "#schemas/json.ts";
import { FIXED_PAGES, isPageId, pathOf } from "#schemas/page-ids.ts";
import { type DocumentPatch, findSourceLocation } from "../formats/source-mapping.ts";

export function sanitize(document: DocumentPatch, findings: FindingList): DocumentPatch {
  const { page } = document;
  const patch = mapContent(document.patch, shapeFor(page), {
    html(text, path) {
      if (isClean(text)) return text;
      const { html, removed } = cleanHtml(text);
      if (removed.length === 0) return html;
      const message = `Removed unsafe code: ${[...new Set(removed)].join(", ")}.`;
      const place = { page, ...findSourceLocation(document, descendant("", path)) };
      findings.add(createFinding("content/unsafe-html", message, place));
      return html;
    },
  });
  return patch === document.patch ? document : { ...document, patch };
}

/**
 * Returns the address of the page that a link can only mean: `/contact` for `contact`, `/farm` for `/farm/`.
 * @returns undefined if the link has that form already, or its page is not certain
 */
export function correctLink(link: string): string | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const id = path.replace(/^\//, "").replace(/\/$/, "");
  const isCertain = path.startsWith("/") || FIXED_PAGES.has(id) || id.includes("/");
  const address = isCertain && isPageId(id) ? pathOf(id) : path;
  return address === path ? undefined : `${address}${rest}`;
}

export function fixLinks(document: DocumentPatch, findings: FindingList): DocumentPatch {
  const { page } = document;
  const patch = mapContent(document.patch, shapeFor(page), {
    url(link, path) {
      const corrected = correctLink(link);
      if (corrected === undefined) return link;
      const place = { page, ...findSourceLocation(document, descendant("", path)) };
      findings.add(createFinding("content/fixed", `Changed "${link}" to "${corrected}".`, place));
      return corrected;
    },
  });
  return { ...document, patch };
}
