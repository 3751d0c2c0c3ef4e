/**
 * Stored text as a document of the editor, and back. A stored text is either made of block elements, or of lines, where
 * newlines separate paragraphs (`site/components/rich-text`). It stays in its form, unless lines get a list.
 */
import type { Node } from "prosemirror-model";
import { type HtmlNode, readBlocks, readInline } from "./read-html.ts";
import { richTextSchema } from "./rich-text-schema.ts";
import { escapeAll, writeBlocks, writeInline } from "./write-html.ts";

const { nodes } = richTextSchema;

/** Parses the nodes of an HTML fragment. */
export type ParseHtml = (html: string) => Iterable<HtmlNode>;

/** A stored text in the editor. */
export interface RichText {
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
export function readRichText(text: string, parse: ParseHtml): RichText {
  const isBlocks = BLOCK.test(text);
  const blocks = isBlocks ? readBlocks(parse(text)) : readLines(text, parse);
  const doc = nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
  const hasReferences = REFERENCE_OR_TAG_START.test(text.replace(/<\/?[a-z][^<>]*>/gi, ""));
  const separator = SEPARATOR.exec(text.trim())?.[0] ?? DEFAULT_SEPARATOR;
  return {
    doc,
    serialize(changed) {
      if (changed.eq(doc)) return text;
      if (isBlocks || changed.content.content.some(({ type }) => type !== nodes.paragraph)) {
        return writeBlocks(changed.content.content);
      }
      const mustEscape = hasReferences || REFERENCE_OR_TAG_START.test(changed.textContent);
      return writeLines(changed, separator, mustEscape ? escapeAll : (plain) => plain);
    },
  };
}

function readLines(text: string, parse: ParseHtml): Node[] {
  const paragraphs: Node[] = [];
  let separator: string | null = null;
  for (const [index, part] of text.split(SEPARATOR).entries()) {
    const isLine = index % 2 === 0 && !BLANK.test(part);
    if (isLine) paragraphs.push(nodes.paragraph.create({ separator }, readInline(parse(part))));
    separator = isLine ? null : (separator ?? "") + part;
  }
  return paragraphs;
}

function writeLines(doc: Node, separator: string, escapeText: (text: string) => string): string {
  let text = "";
  doc.forEach((paragraph) => {
    const line = writeInline(paragraph, escapeText);
    if (BLANK.test(line)) return;
    text += (text === "" ? "" : (paragraph.attrs.separator ?? separator)) + line;
  });
  return text;
}
