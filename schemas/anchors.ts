/** The anchors of pages: what a link may name after its #. */
import type { Item, PageContent } from "./generated/page.ts";

/** The anchor of everything that is a page's own, where the skip link leads. */
const MAIN = "main";

/** What a page's content holds beside its sections. */
const NO_SECTIONS: ReadonlySet<string> = new Set(["meta", "unmapped"]);

/**
 * The anchor of a section.
 * @param section its key in the content, such as `whyChoose`
 */
export function anchorOf(section: string): string {
  return section.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The anchor of a section of a legal page, by its id or else by its title. */
export function legalAnchorOf({ id, title }: Pick<Item, "id" | "title">): string {
  return String(id ?? title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

/** Every anchor that a page with this content has. */
export function anchorsOf(content: PageContent): Set<string> {
  const sections = Object.keys(content).filter((key) => !NO_SECTIONS.has(key));
  return new Set([MAIN, ...sections.map(anchorOf), ...(content.legal?.sections ?? []).map(legalAnchorOf)]);
}
