/** Anchors of pages: the fragment ids that links can use after #. */
import type { Item, PageContent } from "./generated/page.ts";

/** Returns the anchor of a section: its key, such as `whyChoose`, in kebab case. */
export function anchorOf(section: string): string {
  return section.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Returns the anchor of a section of a legal page, made from its id or, without one, from its title. */
export function legalAnchorOf({ id, title }: Pick<Item, "id" | "title">): string {
  return String(id ?? title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

export function contentSections(content: PageContent): [string, unknown][] {
  return Object.entries(content).filter(([key]) => key !== "meta" && key !== "unmapped");
}

export function anchorsOf(content: PageContent): Set<string> {
  return new Set([
    // The target of the skip link.
    "main",
    ...contentSections(content).map(([key]) => anchorOf(key)),
    ...(content.legal?.sections ?? []).map(legalAnchorOf),
  ]);
}
