/** Corrects links to pages of the site that have one safe correction. */

import { createFinding } from "#content/findings/finding.ts";
import type { FindingList } from "#content/findings/finding-list.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { isPageId, KNOWN_PAGES, pathOf } from "#schemas/page-ids.ts";
import { type DocumentPatch, findSourceLocation } from "../formats/source-mapping.ts";

/**
 * Returns the address of the page that a link can only mean: `/contact` for `contact`, `/farm` for `/farm/`.
 * @returns undefined if the link has that form already, or its page is not certain
 */
export function correctLink(link: string): string | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const id = path.replace(/^\//, "").replace(/\/$/, "");
  const isPage = path.startsWith("/") ? isPageId(id) : KNOWN_PAGES.includes(id);
  const address = isPage ? pathOf(id) : undefined;
  return address === undefined || address === path ? undefined : `${address}${rest}`;
}

/**
 * Corrects the links of a patch.
 * @param findings receives a warning for each corrected link
 */
export function fixLinks(document: DocumentPatch, findings: FindingList): DocumentPatch {
  const fix = (value: JsonValue, shape: Shape, pointer: Pointer): JsonValue => {
    if (shape.kind === "list" && Array.isArray(value)) {
      return value.map((item, index) => fix(item, shape.item, child(pointer, index)));
    }
    if (shape.kind === "object" && isObject(value)) {
      const members = Object.entries(value).map(([key, member]) => {
        const inner = shape.keys.get(key);
        return [key, inner === undefined ? member : fix(member, inner, child(pointer, key))];
      });
      return Object.fromEntries(members);
    }
    const corrected = shape.kind === "url" && typeof value === "string" ? correctLink(value) : undefined;
    if (corrected === undefined) return value;
    const place = { page: document.page, ...findSourceLocation(document, pointer) };
    findings.add(createFinding("content/fixed", `Changed "${value}" to "${corrected}".`, place));
    return corrected;
  };
  return { ...document, patch: fix(document.patch, shapeFor(document.page), "") as JsonObject };
}
