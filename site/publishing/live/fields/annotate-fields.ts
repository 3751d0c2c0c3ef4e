import { parse } from "parse5";
import { SITE } from "#schemas/page-ids.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { getAttribute, type HtmlElement, type HtmlNode } from "#site/rendering/html-tree.ts";
import type { FieldMarks, ShownField } from "./field-marks.ts";

/** Attributes that go into a start tag. */
interface Insertion {
  offset: number;
  text: string;
}

/**
 * Adds `data-field`, a JSON pointer, to every element that shows a field. Fields of the site settings also get
 * `data-document="site"`. The rest of the page stays as it is, byte for byte.
 * @param html the page as visitors see it
 * @param marked the same page, rendered from content with marks
 */
export function annotateFields(html: string, marked: string, marks: FieldMarks): string {
  const insertions: Insertion[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true }), parse(marked), undefined);
  let end = 0;
  const parts = insertions.map(({ offset, text }) => {
    const part = html.slice(end, offset) + text;
    end = offset;
    return part;
  });
  return parts.join("") + html.slice(end);

  /** Compares an element with its marked copy. A part that the marks have changed stays without fields. */
  function visit(node: HtmlNode, copy: HtmlNode, outer: ShownField | undefined): void {
    if (node.nodeName !== copy.nodeName || node.nodeName === "head") return;
    const field = "tagName" in node ? (findField(node, copy as HtmlElement, marks) ?? outer) : outer;
    if ("tagName" in node && field !== undefined && !isSameField(field, outer)) insert(node, field);
    const [children, copies] = [childNodes(node), childNodes(copy)];
    if (children.length !== copies.length) return;
    for (const [index, child] of children.entries()) visit(child, copies[index] as HtmlNode, field);
  }

  function insert({ tagName, sourceCodeLocation }: HtmlElement, { document, pointer }: ShownField): void {
    const start = sourceCodeLocation?.startTag?.startOffset;
    if (start === undefined) return;
    const text = ` data-field="${escapeHtml(pointer)}"${document === SITE ? ` data-document="${SITE}"` : ""}`;
    insertions.push({ offset: start + 1 + tagName.length, text });
  }
}

/** Returns the field that an element shows as its own text or as an image. */
function findField(element: HtmlElement, copy: HtmlElement, marks: FieldMarks): ShownField | undefined {
  const [first, ...rest] =
    element.tagName === "img"
      ? IMAGE_ATTRIBUTES.flatMap((name) =>
          marks.fieldsIn(getAttribute(copy, name) ?? "", getAttribute(element, name) ?? ""),
        ).slice(0, 1)
      : marks.fieldsIn(ownText(copy), ownText(element));
  if (first === undefined) return undefined;
  return rest.reduce(commonField, first);
}

/** Attributes of an image that name its field, preferred first. */
const IMAGE_ATTRIBUTES = ["src", "alt"];

/** Returns the closest object or list that both fields belong to, or the first field if there is none below the document. */
function commonField(first: ShownField, second: ShownField): ShownField {
  if (first.document !== second.document) return first;
  const other = second.pointer.split("/");
  const keys = first.pointer.split("/");
  const end = keys.findIndex((key, index) => key !== other[index]);
  return end < 0 || end === 1 ? first : { ...first, pointer: keys.slice(0, end).join("/") };
}

function isSameField(a: ShownField, b: ShownField | undefined): boolean {
  return a.pointer === b?.pointer && a.document === b.document;
}

function ownText(element: HtmlElement): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function childNodes(node: HtmlNode): readonly HtmlNode[] {
  return "childNodes" in node ? node.childNodes : [];
}
