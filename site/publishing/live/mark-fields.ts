import { parse } from "parse5";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { type JsonObject, type Pointer, segments, valueAt } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { getAttribute, type HtmlElement, type HtmlNode } from "#site/rendering/html-tree.ts";

export type MarkedField = { document: DocumentId; pointer: Pointer };

/** Private-use characters of Unicode, one for each field. A page with more fields has some without a mark. */
const FIRST_MARK = 0xe000;
const MARK_COUNT = 6400;
const MARK = /[\ue000-\uf8ff]/g;

/**
 * The first character of each run of text: at the start, and after a tag or a newline, without spaces and signs. A mark takes the place of this
 * character, so that texts keep their length and components cut and split them as before.
 */
const RUN_START = /(?<=^|[>\n])((?:[\s&]|<(?![a-z/!?]))*)([^\s<>&])/giu;

/** Marks in texts and in names of images, from which the rendered page shows which field is where. */
export class FieldMarks {
  readonly #fields: MarkedField[] = [];
  readonly #media = new Map<string, string>();

  /**
   * Returns a copy of a document's content in which every text and image that a page can show has a mark.
   * @param stored the content without fields that the page model derives, which have no mark
   */
  markContent<Content extends object>(document: DocumentId, content: Content, stored: object = content): Content {
    const marked = structuredClone(content) as unknown as JsonObject;
    for (const { value, shape, pointer } of walk(marked, shapeFor(document))) {
      if (typeof value !== "string") continue;
      const [path, key] = [segments(pointer).slice(0, -1), segments(pointer).at(-1) ?? ""];
      if (valueAt(stored as JsonObject, path) === undefined) continue;
      const set = (text: string) => Object.assign(valueAt(marked, path) ?? {}, { [key]: text });
      const isText = shape.kind === "html" || (shape.kind === "scalar" && shape.isShown === true);
      if (isText) set(this.#markText(value, { document, pointer }));
      else if (shape.kind === "media") set(this.#markImage(value, { document, pointer }));
    }
    return marked as unknown as Content;
  }

  /** Returns an index that also has the images of the marked content, with marks in their addresses. */
  markMedia(index: MediaIndex): MediaIndex {
    const marked = [...this.#media].map(([name, original]) => {
      const file = index.get(original) ?? null;
      return [name, file && { ...file, stem: file.stem + name.slice(original.length) }] as const;
    });
    return new Map([...index, ...marked]);
  }

  /** Returns the fields whose marks a rendered text has. Private-use characters that the `plain` text has too are not marks. */
  fieldsIn(marked: string, plain: string): MarkedField[] {
    const marks = marked.match(MARK) ?? [];
    return marks.flatMap((mark) => {
      const field = this.#fields[mark.charCodeAt(0) - FIRST_MARK];
      return field === undefined || plain.includes(mark) ? [] : [field];
    });
  }

  #markText(text: string, field: MarkedField): string {
    const mark = this.#add(field);
    if (mark === "") return text;
    return text.replace(RUN_START, (_, skipped: string, first: string) => skipped + mark.repeat(first.length));
  }

  #markImage(name: string, field: MarkedField): string {
    const marked = name + this.#add(field);
    this.#media.set(marked, name);
    return marked;
  }

  /** @returns the mark of the field, or "" if there are no more marks */
  #add(field: MarkedField): string {
    if (this.#fields.length === MARK_COUNT) return "";
    this.#fields.push(field);
    return String.fromCharCode(FIRST_MARK + this.#fields.length - 1);
  }
}

/**
 * Adds `data-field`, a JSON pointer, to every element that shows a field. Fields of the site settings also get
 * `data-document="site"`. The rest of the page stays as it is, byte for byte.
 * @param html the page as visitors see it
 * @param marked the same page, rendered from content with marks
 */
export function annotateFields(html: string, marked: string, marks: FieldMarks): string {
  const insertions: { offset: number; text: string }[] = [];
  visit(parse(html, { sourceCodeLocationInfo: true }), parse(marked), undefined);
  const parts = insertions.map(({ offset, text }, i) => html.slice(insertions[i - 1]?.offset ?? 0, offset) + text);
  return parts.join("") + html.slice(insertions.at(-1)?.offset ?? 0);

  /** Compares an element with its marked copy. A part that the marks have changed stays without fields. */
  function visit(node: HtmlNode, copy: HtmlNode, outer: MarkedField | undefined): void {
    if (node.nodeName !== copy.nodeName || node.nodeName === "head") return;
    const field = "tagName" in node ? (findField(node, copy as HtmlElement, marks) ?? outer) : outer;
    const isInherited = field?.pointer === outer?.pointer && field?.document === outer?.document;
    if ("tagName" in node && field !== undefined && !isInherited) insert(node, field);
    const [children, copies] = [childNodes(node), childNodes(copy)];
    if (children.length !== copies.length) return;
    for (const [index, child] of children.entries()) visit(child, copies[index] as HtmlNode, field);
  }

  function insert({ tagName, sourceCodeLocation }: HtmlElement, { document, pointer }: MarkedField): void {
    const start = sourceCodeLocation?.startTag?.startOffset;
    if (start === undefined) return;
    const text = ` data-field="${escapeHtml(pointer)}"${document === SITE ? ` data-document="${SITE}"` : ""}`;
    insertions.push({ offset: start + 1 + tagName.length, text });
  }
}

/** Returns the field that an element shows as its own text or as an image. */
function findField(element: HtmlElement, copy: HtmlElement, marks: FieldMarks): MarkedField | undefined {
  const fieldsOf = (read: (element: HtmlElement) => string) => marks.fieldsIn(read(copy), read(element));
  if (element.tagName === "img") {
    return IMAGE_ATTRIBUTES.flatMap((name) => fieldsOf((image) => getAttribute(image, name) ?? ""))[0];
  }
  const [first, ...rest] = fieldsOf(ownText);
  return first && rest.reduce(commonField, first);
}

/** Attributes of an image that name its field, preferred first. */
const IMAGE_ATTRIBUTES = ["src", "alt"];

/** Returns the closest object or list that both fields belong to, or the first field if there is none below the document. */
function commonField(first: MarkedField, second: MarkedField): MarkedField {
  if (first.document !== second.document) return first;
  const other = second.pointer.split("/");
  const keys = first.pointer.split("/");
  const end = keys.findIndex((key, index) => key !== other[index]);
  return end < 0 || end === 1 ? first : { ...first, pointer: keys.slice(0, end).join("/") };
}

function ownText(element: HtmlElement): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function childNodes(node: HtmlNode): readonly HtmlNode[] {
  return "childNodes" in node ? node.childNodes : [];
}
