/** Links in texts of the content model: a text that is a link, or HTML that contains links. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, type Token } from "parse5";
import { RICH_TEXT_TAGS } from "#schemas/rich-text.ts";

/**
 * Replaces the targets of the links in an HTML text. A removed link leaves its text. Nothing else in the HTML changes.
 * @param replace returns the new target of a link, the same target to keep the link, or null to remove it
 */
export function replaceLinks(html: string, replace: (href: string) => string | null): string {
  // Nesting errors make the parser repeat an element, so edits are kept by their position.
  const edits = new Map<number, { end: number; inserted: string }>();
  for (const { href, element } of linkElements(html)) {
    const target = replace(href);
    if (target === href) continue;
    for (const { start, ...edit } of editsFor(element, target)) edits.set(start, edit);
  }
  return [...edits]
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, { end, inserted }]) => text.slice(0, start) + inserted + text.slice(end), html);
}

/** Returns the targets of the links in an HTML text, each once, in the order of the text. */
export function linksIn(html: string): string[] {
  return [...new Set(linksInStoredHtml(html) ?? linkElements(html).map(({ href }) => href))];
}

const PLAIN_TAGS = Object.keys(RICH_TEXT_TAGS).filter((name) => name !== "a");

/** A tag in the form in which the importer stores it. The target of a link has no character references. */
const STORED_TAG = new RegExp(
  `<(?:a(?: title="[^"]*")?(?: href="([^"&\\r\\0]*)")?(?: title="[^"]*")?|/a|/?(?:${PLAIN_TAGS.join("|")}))>`,
  "y",
);

/** Returns the targets of the links without parsing the HTML, or undefined if it has other markup than the importer stores. */
function linksInStoredHtml(html: string): string[] | undefined {
  const links: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", STORED_TAG.lastIndex)) {
    STORED_TAG.lastIndex = at;
    const tag = STORED_TAG.exec(html);
    if (tag === null) return undefined;
    if (tag[1] !== undefined) links.push(tag[1]);
  }
  return links;
}

function linkElements(html: string) {
  const links: { href: string; element: DefaultTreeAdapterTypes.Element }[] = [];
  if (!/<a\s/i.test(html)) return links;
  const stack: DefaultTreeAdapterTypes.Node[] = [parseFragment(html, { sourceCodeLocationInfo: true })];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ("childNodes" in node) stack.push(...node.childNodes.toReversed());
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName !== "a") continue;
    const href = node.attrs.find(({ name }) => name === "href");
    if (href !== undefined) links.push({ href: href.value, element: node });
  }
  return links;
}

function editsFor({ sourceCodeLocation }: DefaultTreeAdapterTypes.Element, target: string | null) {
  const { attrs, startTag, endTag } = sourceCodeLocation ?? {};
  const edit = (location: Token.Location | undefined, inserted: string) =>
    location === undefined ? [] : [{ start: location.startOffset, end: location.endOffset, inserted }];
  if (target === null) return [...edit(startTag, ""), ...edit(endTag, "")];
  return edit(attrs?.href, `href="${target.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`);
}
