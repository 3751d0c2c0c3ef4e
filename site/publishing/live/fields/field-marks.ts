import { shapeFor, walk } from "#schemas/content-shape.ts";
import { isObject, type JsonObject, type Pointer, segments, valueAt } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";

/** A field that a part of a page shows. */
export interface ShownField {
  document: DocumentId;
  pointer: Pointer;
}

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
  readonly #fields: ShownField[] = [];
  readonly #media = new Map<string, string>();

  /**
   * Returns a copy of a document's content in which every text and image that a page can show has a mark.
   * @param stored the content without fields that the page model derives, which have no mark
   */
  markContent<Content extends object>(document: DocumentId, content: Content, stored: object = content): Content {
    const marked = structuredClone(content) as unknown as JsonObject;
    for (const { value, shape, pointer } of walk(marked, shapeFor(document))) {
      if (typeof value !== "string") continue;
      const path = segments(pointer);
      if (valueAt(stored as JsonObject, path.slice(0, -1)) === undefined) continue;
      const isText = shape.kind === "html" || (shape.kind === "scalar" && shape.isShown === true);
      if (isText) setAt(marked, path, this.#markText(value, { document, pointer }));
      else if (shape.kind === "media") setAt(marked, path, this.#markImage(value, { document, pointer }));
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

  /**
   * Returns the fields whose marks a rendered text has.
   * @param plain the same text in the page without marks, whose own private-use characters are not marks
   */
  fieldsIn(marked: string, plain: string): ShownField[] {
    const marks = marked.match(MARK) ?? [];
    return marks.flatMap((mark) => {
      const field = this.#fields[mark.charCodeAt(0) - FIRST_MARK];
      return field === undefined || plain.includes(mark) ? [] : [field];
    });
  }

  #markText(text: string, field: ShownField): string {
    const mark = this.#add(field);
    if (mark === "") return text;
    return text.replace(RUN_START, (_, skipped: string, first: string) => skipped + mark.repeat(first.length));
  }

  #markImage(name: string, field: ShownField): string {
    const marked = name + this.#add(field);
    this.#media.set(marked, name);
    return marked;
  }

  /** @returns the mark of the field, or "" if there are no more marks */
  #add(field: ShownField): string {
    if (this.#fields.length === MARK_COUNT) return "";
    this.#fields.push(field);
    return String.fromCharCode(FIRST_MARK + this.#fields.length - 1);
  }
}

function setAt(root: JsonObject, path: readonly string[], text: string): void {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1) ?? "";
  if (Array.isArray(parent)) parent[Number(key)] = text;
  else if (isObject(parent)) parent[key] = text;
}
