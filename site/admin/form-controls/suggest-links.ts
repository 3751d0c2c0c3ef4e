import type { ListedPage } from "#content/revisions/list-pages.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { filterPages, groupPages, pageTitle } from "#site/admin/page-index/page-groups.ts";

/** The pages of the site, and its lines of business. */
export type LinkTargets = Pick<PageListAnswer, "pages" | "lines">;

export type LinkOption = { href: string; title: string };
export type LinkGroup = { title: string; options: LinkOption[] };

/** Maximum number of pages that are offered. More are found by their names. */
const MAX_PAGES = 50;

/**
 * Returns links that a text may mean, in groups: the parts of the page whose address was typed, pages by line of business,
 * and other kinds of links.
 */
export function suggestLinks(targets: LinkTargets, text: string): LinkGroup[] {
  const typed = text.trim();
  const groups = [suggestParts(targets.pages, typed), ...suggestPages(targets, typed), suggestOther(typed)];
  return groups.filter(({ options }) => options.length > 0);
}

/** Returns the link to the page of the site whose address was typed without its slash, or undefined if there is none. */
export function completePath(pages: readonly ListedPage[], text: string): string | undefined {
  const typed = `/${text.trim().toLowerCase()}`;
  return pages.find(({ path }) => path !== "/" && path === typed.split("#", 1)[0]) && typed;
}

/** The anchor of the main content, which is where a link without an anchor leads anyway. */
const MAIN = "main";

function suggestParts(pages: readonly ListedPage[], typed: string): LinkGroup {
  const [path, anchor = ""] = typed.split("#", 2);
  const page = pages.find((listed) => listed.path === path);
  if (page === undefined) return { title: "", options: [] };
  const parts = page.anchors.filter((part) => part !== MAIN && part.startsWith(anchor));
  return {
    title: `Parts of ${pageTitle(page)}`,
    options: parts.map((part) => ({ href: `${path}#${part}`, title: nameOf(part) })),
  };
}

function nameOf(anchor: string): string {
  const words = anchor.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function suggestPages({ pages, lines }: LinkTargets, typed: string): LinkGroup[] {
  const [path = ""] = typed.split("#", 1);
  return groupPages(filterPages(pages, path === "/" ? "" : path).slice(0, MAX_PAGES), lines).map(
    ({ title, pages: members }) => ({
      title,
      options: members.map((page) => ({ href: page.path, title: pageTitle(page) })),
    }),
  );
}

/** Texts that are no links yet, with the links that they stand for. */
const OTHER: readonly { pattern: RegExp; title: string; toHref(text: string): string | undefined }[] = [
  { pattern: /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i, title: "Send an email", toHref: (text) => `mailto:${text}` },
  { pattern: /^\+?[\d(][\d\s().-]{6,19}$/, title: "Call this number", toHref: phoneHref },
  { pattern: /^www\.\S+$/i, title: "Another website", toHref: (text) => `https://${text}` },
];

function suggestOther(typed: string): LinkGroup {
  const options = OTHER.flatMap(({ pattern, title, toHref }) => {
    const href = pattern.test(typed) ? toHref(typed) : undefined;
    return href === undefined ? [] : [{ href, title }];
  });
  return { title: "Other Links", options };
}
