import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { isSafeUrl, TAGS_WITHOUT_TEXT } from "#schemas/rich-text.ts";

const listItems = "listItem+";

/** The allow-list of the importer's sanitizer as a document model, with the quoted facts as nodes. */
const nodes = {
  doc: { content: "block+", parseDOM: [{ tag: [...TAGS_WITHOUT_TEXT].join(), ignore: true }] },
  paragraph: {
    group: "block",
    content: "inline*",
    // The newlines before the paragraph in a text without block elements. Null for a new paragraph.
    attrs: { separator: { default: null } },
    ...asElement("p"),
  },
  bulletList: { group: "block", content: listItems, ...asElement("ul") },
  numberedList: { group: "block", content: listItems, ...asElement("ol") },
  listItem: { content: "paragraph block*", ...asElement("li") },
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
    toDOM: ({ attrs }): DOMOutputSpec => ["span", { class: "fact-chip" }, `{${attrs.name}}`],
  },
} satisfies Record<string, NodeSpec>;

/** Marks from the outermost element to the innermost one. Pasted elements have `data-style` in the place of `style`. */
const marks = {
  link: {
    attrs: { href: { default: null }, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a",
        getAttrs(dom) {
          const href = dom.getAttribute("href");
          return (href === null || isSafeUrl(href)) && { href, title: dom.getAttribute("title") };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ["a", attrs, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      { tag: "span[data-style]", getAttrs: hasStyle(/font-weight:\s*(?:bold|[6-9]00)/), consuming: false },
    ],
    toDOM: (): DOMOutputSpec => ["strong", 0],
  },
  b: asElement("b"),
  em: {
    parseDOM: [
      { tag: "em" },
      { tag: "span[data-style]", getAttrs: hasStyle(/font-style:\s*italic/), consuming: false },
    ],
    toDOM: (): DOMOutputSpec => ["em", 0],
  },
  i: asElement("i"),
} satisfies Record<string, MarkSpec>;

export const richTextSchema: Schema<keyof typeof nodes, keyof typeof marks> = new Schema({ nodes, marks });

function asElement(tag: string) {
  return { parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] };
}

function hasStyle(style: RegExp): (dom: HTMLElement) => false | null {
  return (dom) => style.test(dom.getAttribute("data-style") ?? "") && null;
}
