/** A document as lint rules see it. */
import { FACT_SOURCES, type Facts } from "#content/facts/facts.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

/** A location in the content of a document. */
export interface ContentLocation {
  page: DocumentId;
  pointer: Pointer;
}

/** An object or list of a document. A pointer is built only for a finding, from the keys that lead to it. */
interface Container {
  value: JsonObject | JsonValue[];
  /** The key in the parent. */
  key: string | number;
  /** Undefined for the document itself. */
  parent: Container | undefined;
}

/** A text of a document. A large site has hundreds of thousands, so everything else is computed on demand. */
export class LintText {
  /** The text as it is stored, with references to facts. */
  readonly stored: string;
  readonly kind: Shape["kind"];
  readonly key: string | number;
  readonly parent: Container;
  readonly document: LintDocument;
  #visible: string | undefined;

  constructor(stored: string, kind: Shape["kind"], key: string | number, parent: Container, document: LintDocument) {
    this.stored = stored;
    this.kind = kind;
    this.key = key;
    this.parent = parent;
    this.document = document;
  }

  get pointer(): Pointer {
    return child(pointerTo(this.parent), this.key);
  }

  /** The text with the values of the facts that it quotes. */
  get shown(): string {
    return resolveText(this.stored, this.kind, this.document.facts);
  }

  /** The stored text without markup. Each tag becomes a space if it separates words. */
  get plain(): string {
    return this.kind === "html" && this.stored.includes("<") ? stripTags(this.stored) : this.stored;
  }

  /** The text as visitors read it: without markup, and with the values of the facts that it quotes. */
  get visible(): string {
    if (this.#visible !== undefined) return this.#visible;
    const { shown } = this;
    this.#visible = this.kind === "html" && shown.includes("<") ? stripTags(shown) : shown;
    return this.#visible;
  }

  /** The label of the statistic that the text is the value of. */
  get statisticLabel(): string | undefined {
    if (this.key !== "value" || !isObject(this.parent.value)) return undefined;
    const { label } = this.parent.value;
    return typeof label === "string" ? label : undefined;
  }

  /** True for text that visitors read. Links, images and technical values are not. */
  get isProse(): boolean {
    return this.kind === "html" || (this.kind === "scalar" && !TECHNICAL_KEYS.has(this.key));
  }
}

/** Site settings that facts are read from, or that name wordings literally. */
const LITERAL_SETTINGS: ReadonlySet<string> = new Set([...FACT_SOURCES, "lint"]);

/** Keys of texts that visitors do not read. */
const TECHNICAL_KEYS: ReadonlySet<string | number> = new Set([
  "id",
  "icon",
  "backgroundColor",
  "textColor",
  "type",
  "card",
]);

/** Tags that separate words. */
const BLOCK_TAG = /<\/?(?:p|br|ul|ol|li)\b[^<>]*>/gi;

function stripTags(html: string): string {
  return html.replace(BLOCK_TAG, " ").replace(/<[^<>]*>/g, "");
}

export class LintDocument {
  readonly page: DocumentId;
  /** The content as it is stored. */
  readonly content: JsonObject;
  readonly facts: Facts;
  #texts: LintText[] | undefined;
  readonly #results = new Map<object, unknown>();
  #prose: LintText[] | undefined;
  #links: LintText[] | undefined;
  #images: LintText[] | undefined;

  constructor(page: DocumentId, content: JsonObject | PageContent | Site, facts: Facts) {
    this.page = page;
    this.content = content as JsonObject;
    this.facts = facts;
  }

  /** Every text that the content model knows, in the order of the content. */
  get texts(): readonly LintText[] {
    this.#texts ??= this.#collect(this.content, shapeFor(this.page), "", undefined);
    return this.#texts;
  }

  /** The texts that visitors read, without the settings that other texts quote. */
  get prose(): readonly LintText[] {
    this.#prose ??= this.#withoutLiterals(({ isProse }) => isProse);
    return this.#prose;
  }

  /** The fields that are links, without the settings that other texts quote. */
  get links(): readonly LintText[] {
    this.#links ??= this.#withoutLiterals(({ kind }) => kind === "url");
    return this.#links;
  }

  /** The paths and addresses of images. */
  get images(): readonly LintText[] {
    this.#images ??= this.texts.filter(({ kind }) => kind === "media");
    return this.#images;
  }

  /**
   * Returns the result of a computation that several rules need, which runs once. It is kept here, and not in a WeakMap,
   * whose entries stay in memory until a full garbage collection.
   * @param key identifies the computation
   */
  memoize<Result>(key: object, compute: () => Result): Result {
    const known = this.#results.get(key) as Result | undefined;
    if (known !== undefined) return known;
    const result = compute();
    this.#results.set(key, result);
    return result;
  }

  /** The content if the document is a page. */
  get pageContent(): PageContent | undefined {
    return this.page === SITE ? undefined : (this.content as unknown as PageContent);
  }

  #withoutLiterals(isWanted: (text: LintText) => boolean): LintText[] {
    const wanted = this.texts.filter(isWanted);
    return this.page === SITE
      ? wanted.filter(({ pointer }) => !LITERAL_SETTINGS.has(segments(pointer)[0] ?? ""))
      : wanted;
  }

  /** Adds the texts in a value to `texts`. */
  #collect(
    value: JsonValue,
    shape: Shape,
    key: string | number,
    parent: Container | undefined,
    texts: LintText[] = [],
  ): LintText[] {
    if (typeof value === "string") {
      if (parent !== undefined) texts.push(new LintText(value, shape.kind, key, parent, this));
    } else if (shape.kind === "list" && Array.isArray(value)) {
      const list = { value, key, parent };
      for (const [index, item] of value.entries()) this.#collect(item, shape.item, index, list, texts);
    } else if (shape.kind === "object" && isObject(value)) {
      const object = { value, key, parent };
      for (const [name, inner] of shape.keys) {
        const member = value[name];
        if (member !== undefined) this.#collect(member, inner, name, object, texts);
      }
    } else if (shape.kind === "map" && isObject(value)) {
      const map = { value, key, parent };
      for (const [name, member] of Object.entries(value)) this.#collect(member, shape.value, name, map, texts);
    }
    return texts;
  }
}

function pointerTo({ parent, key }: Container): Pointer {
  return parent === undefined ? "" : child(pointerTo(parent), key);
}
