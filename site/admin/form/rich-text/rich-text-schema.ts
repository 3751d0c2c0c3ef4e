import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

const listItems = "listItem+";

/** The allow-list of the importer's sanitizer as a document model, with the quoted facts as nodes. */
const nodes = {
  doc: { content: "block+" },
  paragraph: {
    group: "block",
    content: "inline*",
    // The newlines before the paragraph in a text without block elements. Null for a new paragraph.
    attrs: { separator: { default: null } },
    parseDOM: [{ tag: "p" }],
    toDOM: (): DOMOutputSpec => ["p", 0],
  },
  bulletList: { group: "block", content: listItems, parseDOM: [{ tag: "ul" }], toDOM: (): DOMOutputSpec => ["ul", 0] },
  numberedList: {
    group: "block",
    content: listItems,
    parseDOM: [{ tag: "ol" }],
    toDOM: (): DOMOutputSpec => ["ol", 0],
  },
  listItem: { content: "paragraph block*", parseDOM: [{ tag: "li" }], toDOM: (): DOMOutputSpec => ["li", 0] },
  text: { group: "inline" },
  lineBreak: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: (): DOMOutputSpec => ["br"],
  },
  fact: {
    group: "inline",
    inline: true,
    atom: true,
    attrs: { name: {} },
    leafText: ({ attrs }) => `{${attrs.name}}`,
    parseDOM: [{ tag: "span[data-fact]", getAttrs: (dom) => ({ name: dom.getAttribute("data-fact") }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ["span", { "data-fact": attrs.name }, `{${attrs.name}}`],
  },
} satisfies Record<string, NodeSpec>;

/** Marks from the outermost element to the innermost one. */
const marks = {
  link: {
    attrs: { href: { default: null }, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: "a", getAttrs: (dom) => ({ href: dom.getAttribute("href"), title: dom.getAttribute("title") }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ["a", attrs, 0],
  },
  strong: { parseDOM: [{ tag: "strong" }], toDOM: (): DOMOutputSpec => ["strong", 0] },
  b: { parseDOM: [{ tag: "b" }], toDOM: (): DOMOutputSpec => ["b", 0] },
  em: { parseDOM: [{ tag: "em" }], toDOM: (): DOMOutputSpec => ["em", 0] },
  i: { parseDOM: [{ tag: "i" }], toDOM: (): DOMOutputSpec => ["i", 0] },
} satisfies Record<string, MarkSpec>;

export const richTextSchema: Schema<keyof typeof nodes, keyof typeof marks> = new Schema({ nodes, marks });
