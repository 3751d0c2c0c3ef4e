import type { Mark, Node } from "prosemirror-model";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes } = richTextSchema;

/** Writes blocks as the importer's sanitizer writes them. */
export function writeBlocks(blocks: readonly Node[]): string {
  return blocks.map(writeBlock).join("");
}

function writeBlock(block: Node): string {
  const { type, content } = block;
  if (type === nodes.bulletList) return `<ul>${writeBlocks(content.content)}</ul>`;
  if (type === nodes.numberedList) return `<ol>${writeBlocks(content.content)}</ol>`;
  if (type === nodes.listItem) return `<li>${writeItem(content.content)}</li>`;
  const text = writeInline(block, escapeAll);
  return text === "" ? "" : `<p>${text}</p>`;
}

/** Writes the text of an item without a paragraph around it, unless the item has several paragraphs. */
function writeItem([first, ...rest]: readonly Node[]): string {
  if (first === undefined) return "";
  const isPlain = rest.every(({ type }) => type !== nodes.paragraph);
  return (isPlain ? writeInline(first, escapeAll) : writeBlock(first)) + writeBlocks(rest);
}

/** Writes the content of a paragraph. Elements that several parts share stay open from the first part to the last. */
export function writeInline(paragraph: Node, escapeText: (text: string) => string): string {
  let html = "";
  let open: readonly Mark[] = [];
  paragraph.forEach((node) => {
    const shared = open.findIndex((mark, index) => !node.marks[index]?.eq(mark));
    const kept = shared < 0 ? open.length : shared;
    html += closeMarks(open.slice(kept)) + node.marks.slice(kept).map(openMark).join("");
    html += node.type === nodes.lineBreak ? "<br>" : escapeText(node.text ?? `{${node.attrs.name}}`);
    open = node.marks;
  });
  return html + closeMarks(open);
}

function openMark({ type, attrs }: Mark): string {
  if (type !== richTextSchema.marks.link) return `<${type.name}>`;
  const attributes = Object.entries(attrs).filter(([, value]) => value !== null);
  return `<a${attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("")}>`;
}

function closeMarks(marks: readonly Mark[]): string {
  return marks
    .map(({ type }) => `</${type === richTextSchema.marks.link ? "a" : type.name}>`)
    .reverse()
    .join("");
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
  "\r": "&#13;",
};

/** Escapes text as HTML is serialized: https://html.spec.whatwg.org/multipage/parsing.html#escapingString */
export function escapeAll(text: string): string {
  return text.replace(/[&<>\u00a0\r]/g, (character) => REFERENCES[character] ?? character);
}

function escapeAttribute(value: string): string {
  return value.replace(/[&"\u00a0]/g, (character) => REFERENCES[character] ?? character);
}
