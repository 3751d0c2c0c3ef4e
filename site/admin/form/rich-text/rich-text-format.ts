/**
 * Stored text as a document of the editor, and back. A stored text is either made of block elements, or of lines, where
 * newlines separate paragraphs (`site/components/rich-text`). It stays in its form, unless lines get a list.
 */
import { DOMSerializer, DOMParser as DocumentParser, Fragment, type Mark, type Node } from "prosemirror-model";
import { nameOf, REFERENCE } from "#content/facts/facts.ts";
import { trustHtml } from "#site/islands/island/trusted-types.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes } = richTextSchema;
const parser = DocumentParser.fromSchema(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

export interface StoredText {
  doc: Node;
  /** Writes a changed document in the form of the stored text. */
  serialize(doc: Node): string;
}

const BLOCK = /<(?:p|ul|ol)\b/i;
const SEPARATOR = /(\r?\n(?:[ \t]*\r?\n)*)/;
const BLANK = /^[ \t]*$/;
/** Signs that HTML does not read as themselves. All others may stay unescaped in lines, as people write them. */
const REFERENCE_OR_TAG_START = /&[#a-z0-9]|<[a-z/!?]/i;
const DEFAULT_SEPARATOR = "\n\n";

/** Reads a stored text. Serializing its own document returns the text as it was. */
export function readRichText(text: string): StoredText {
  const isBlocks = BLOCK.test(text);
  const blocks = isBlocks ? withFacts(readBlocks(text)) : Fragment.from(readLines(text));
  const doc = nodes.doc.create(null, blocks.size > 0 ? blocks : nodes.paragraph.create());
  const hasReferences = REFERENCE_OR_TAG_START.test(text.replace(/<\/?[a-z][^<>]*>/gi, ""));
  const separator = SEPARATOR.exec(text.trim())?.[0] ?? DEFAULT_SEPARATOR;
  return {
    doc,
    serialize(changed) {
      if (changed.eq(doc)) return text;
      if (isBlocks || changed.content.content.some(({ type }) => type !== nodes.paragraph)) return writeBlocks(changed);
      const mustEscape = hasReferences || REFERENCE_OR_TAG_START.test(changed.textContent);
      return writeLines(changed, separator, mustEscape);
    },
  };
}

/** Parses HTML into the body of a document in which no script runs and nothing loads. White space at its start stays. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustHtml(`<body>${html}`), "text/html").body;
}

/** Reads blocks twice: the first time, ProseMirror keeps a space between a list and text without a paragraph. */
function readBlocks(text: string): Fragment {
  return parser.parse(toElement(parser.parse(parseHtml(text)))).content;
}

/** Returns content with chips in the place of references to facts. */
export function withFacts(content: Fragment): Fragment {
  return Fragment.from(
    content.content.flatMap((node) =>
      node.isText ? readText(node.text ?? "", node.marks) : node.copy(withFacts(node.content)),
    ),
  );
}

function readText(text: string, marks: readonly Mark[]): Node[] {
  const found: Node[] = [];
  let end = 0;
  for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
    if (!reference.endsWith("}")) continue;
    if (index > end) found.push(richTextSchema.text(text.slice(end, index), marks));
    found.push(nodes.fact.create({ name: nameOf(reference) }, null, marks));
    end = index + reference.length;
  }
  if (end < text.length) found.push(richTextSchema.text(text.slice(end), marks));
  return found;
}

function readLines(text: string): Node[] {
  const paragraphs: Node[] = [];
  let separator: string | null = null;
  for (const [index, part] of text.split(SEPARATOR).entries()) {
    const isLine = index % 2 === 0 && !BLANK.test(part);
    if (isLine) {
      const topNode = nodes.paragraph.create({ separator });
      const paragraph = parser.parse(parseHtml(part), { topNode, preserveWhitespace: "full" });
      paragraphs.push(paragraph.copy(withFacts(paragraph.content)));
    }
    separator = isLine ? null : (separator ?? "") + part;
  }
  return paragraphs;
}

/** Writes blocks as the importer's sanitizer writes them. An item has a paragraph inside only if it has several. */
function writeBlocks(doc: Node): string {
  const element = toElement(doc);
  for (const empty of element.querySelectorAll("p:empty")) empty.remove();
  for (const only of element.querySelectorAll("li > p:first-child:only-of-type")) only.replaceWith(...only.childNodes);
  return element.innerHTML;
}

function writeLines(doc: Node, separator: string, mustEscape: boolean): string {
  let text = "";
  doc.forEach((paragraph) => {
    const html = toElement(paragraph).innerHTML;
    const line = mustEscape ? html : html.replace(TAG_OR_REFERENCE, (found) => CHARACTERS[found] ?? found);
    if (BLANK.test(line)) return;
    text += (text === "" ? "" : (paragraph.attrs.separator ?? separator)) + line;
  });
  return text;
}

function toElement(node: Node): HTMLElement {
  const element = document.createElement("div");
  serializer.serializeFragment(node.content, {}, element);
  for (const fact of element.querySelectorAll(".fact-chip")) fact.replaceWith(fact.textContent);
  return element;
}

const TAG_OR_REFERENCE = /<(?:"[^"]*"|[^">])*>|&\w+;/g;
const CHARACTERS: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": "\u00a0" };
