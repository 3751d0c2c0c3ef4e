import { Fragment, type Mark, type Node, type NodeType } from "prosemirror-model";
import { nameOf, REFERENCE } from "#content/facts/facts.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes, marks } = richTextSchema;

/** A node of a parsed HTML document, as far as a text is read from it. */
export interface HtmlNode {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<HtmlNode>;
  getAttribute?(name: string): string | null;
}

/** Elements whose content is not text for a reader. */
const REMOVED = new Set(
  "script style template iframe object embed noscript head title textarea select svg math #comment".split(" "),
);

/** Elements that browsers show as a block. Those that the allow-list does not have become paragraphs. */
const BLOCKS = new Set(
  "p div h1 h2 h3 h4 h5 h6 blockquote pre section article aside header footer main nav address figure figcaption table tr td th dl dt dd li body".split(
    " ",
  ),
);

const LISTS: Readonly<Record<string, NodeType>> = { ul: nodes.bulletList, ol: nodes.numberedList };

/** Elements around inline content that become marks. */
const MARKS: Readonly<Record<string, (node: HtmlNode) => Mark | undefined>> = {
  strong: (node) => (isUnstyled(node) ? marks.strong.create() : undefined),
  b: (node) => (isUnstyled(node) ? marks.b.create() : undefined),
  em: () => marks.em.create(),
  i: () => marks.i.create(),
  a: (node) => {
    const [href, title] = [node.getAttribute?.("href") ?? null, node.getAttribute?.("title") ?? null];
    return href === null || isSafeLink(href) ? marks.link.create({ href, title }) : undefined;
  },
};

/** Reads blocks: paragraphs and lists. Inline content between blocks becomes a paragraph, and white space is collapsed. */
export function readBlocks(html: Iterable<HtmlNode>): Node[] {
  const blocks: Node[] = [];
  let inline: Node[] = [];

  function endParagraph(): void {
    const content = trimSpace(inline);
    inline = [];
    if (content.length > 0) blocks.push(nodes.paragraph.create(null, content));
  }

  function visit(node: HtmlNode, around: readonly Mark[]): void {
    const name = node.nodeName.toLowerCase();
    const list = LISTS[name];
    if (REMOVED.has(name)) return;
    if (list !== undefined) {
      endParagraph();
      const items = readItems(node.childNodes);
      if (items.length > 0) blocks.push(list.create(null, items));
    } else if (BLOCKS.has(name)) {
      endParagraph();
      for (const child of node.childNodes) visit(child, around);
      endParagraph();
    } else {
      const own = readLeaf(node, name, around, collapseSpace);
      if (own !== undefined) inline.push(...own);
      else for (const child of node.childNodes) visit(child, withMark(around, node, name));
    }
  }

  for (const node of html) visit(node, []);
  endParagraph();
  return blocks;
}

/** Reads the inline content of one line, in which every space counts. */
export function readInline(html: Iterable<HtmlNode>, around: readonly Mark[] = []): Node[] {
  return [...html].flatMap((node) => {
    const name = node.nodeName.toLowerCase();
    if (REMOVED.has(name)) return [];
    return readLeaf(node, name, around, (text) => text) ?? readInline(node.childNodes, withMark(around, node, name));
  });
}

/** Returns the text with chips in the place of references to facts. */
export function readText(text: string, around: readonly Mark[] = []): Node[] {
  const found: Node[] = [];
  let end = 0;
  for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
    if (!reference.endsWith("}")) continue;
    if (index > end) found.push(richTextSchema.text(text.slice(end, index), around));
    found.push(nodes.fact.create({ name: nameOf(reference) }, null, around));
    end = index + reference.length;
  }
  if (end < text.length) found.push(richTextSchema.text(text.slice(end), around));
  return found;
}

function readItems(html: Iterable<HtmlNode>): Node[] {
  return [...html].flatMap((node) => {
    const isSpace = node.nodeName === "#text" && (node.nodeValue ?? "").trim() === "";
    if (isSpace || REMOVED.has(node.nodeName.toLowerCase())) return [];
    const blocks = readBlocks(node.nodeName.toLowerCase() === "li" ? node.childNodes : [node]);
    const content = blocks[0]?.type === nodes.paragraph ? blocks : [nodes.paragraph.create(), ...blocks];
    return [nodes.listItem.create(null, content)];
  });
}

/** Returns undefined for an element with children. */
function readLeaf(
  node: HtmlNode,
  name: string,
  around: readonly Mark[],
  toText: (text: string) => string,
): Node[] | undefined {
  if (name === "#text") return readText(toText(node.nodeValue ?? ""), around);
  return name === "br" ? [nodes.lineBreak.create(null, null, around)] : undefined;
}

function withMark(around: readonly Mark[], node: HtmlNode, name: string): readonly Mark[] {
  const mark = MARKS[name]?.(node);
  return mark === undefined ? around : mark.addToSet(around);
}

function collapseSpace(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, " ");
}

/** Removes the space that browsers do not show: at both ends, and after a space. */
function trimSpace(content: readonly Node[]): Node[] {
  const collapsed: Node[] = [];
  for (const node of content) {
    const isAfterSpace = collapsed.length === 0 || /[ ]$/.test(collapsed.at(-1)?.text ?? "");
    const text = isAfterSpace ? node.text?.replace(/^ /, "") : node.text;
    if (text === undefined) collapsed.push(node);
    else if (text !== "") collapsed.push(richTextSchema.text(text, node.marks));
  }
  const last = collapsed.pop();
  const text = last?.text?.replace(/ $/, "");
  if (last !== undefined && text === undefined) collapsed.push(last);
  else if (last !== undefined && text) collapsed.push(richTextSchema.text(text, last.marks));
  return [...Fragment.fromArray(collapsed).content];
}

/** Google Docs puts a whole copied text into `<b style="font-weight:normal">`, of which `parseHtml` keeps `data-style`. */
function isUnstyled(node: HtmlNode): boolean {
  return !/font-weight:\s*(?:normal|[1-4]00)/.test(node.getAttribute?.("data-style") ?? "");
}

const SAFE_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Applies the rule of the importer's sanitizer. */
function isSafeLink(href: string): boolean {
  const base = "https://site.invalid/";
  return URL.canParse(href, base) && SAFE_SCHEMES.has(new URL(href, base).protocol);
}
