/** A document as lint rules see it. */
import { FACT_SOURCES, type Facts } from "#content/facts/facts.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { type Shape, type ShapedValue, shapeFor, walk } from "#schemas/content-shape.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isObject, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE } from "#schemas/page-ids.ts";
import { BLOCK_TAGS } from "#schemas/rich-text.ts";

export type ContentLocation = { page: DocumentId; pointer: Pointer };

/** A text of a document. A large site has hundreds of thousands, so what few rules need is computed on demand. */
export class LintText {
  /** The text as it is stored, with references to facts. */
  readonly stored: string;
  readonly document: LintDocument;
  readonly #place: ShapedValue;
  #plain: string | undefined;
  #visible: string | undefined;

  constructor(stored: string, place: ShapedValue, document: LintDocument) {
    this.stored = stored;
    this.document = document;
    this.#place = place;
  }

  get pointer(): Pointer {
    return this.#place.pointer;
  }

  get key(): string | number {
    return this.#place.key;
  }

  get kind(): Shape["kind"] {
    return this.#place.shape.kind;
  }

  /** The text with the values of the facts that it quotes. */
  get shown(): string {
    return resolveText(this.stored, this.kind, this.document.facts);
  }

  /** The stored text without markup. Each tag becomes a space if it separates words. */
  get plain(): string {
    this.#plain ??= this.#withoutTags(this.stored);
    return this.#plain;
  }

  /** The text as visitors read it: without markup, and with the values of the facts that it quotes. */
  get visible(): string {
    this.#visible ??= this.stored.includes("{") ? this.#withoutTags(this.shown) : this.plain;
    return this.#visible;
  }

  #withoutTags(text: string): string {
    if (this.kind !== "html" || !text.includes("<")) return text;
    return text.replace(BLOCK_TAG, " ").replace(/<[^<>]*>/g, "");
  }

  /** The label of the statistic that the text is the value of. */
  get statisticLabel(): string | undefined {
    const label = this.key === "value" ? this.beside("label") : undefined;
    return typeof label === "string" ? label : undefined;
  }

  /** Returns the member of this name beside the text: null if it is missing, undefined if the content model has none. */
  beside(name: string): JsonValue | undefined {
    const { shape, value } = this.#place.parent ?? {};
    return shape?.kind === "object" && shape.keys.has(name) && isObject(value) ? (value[name] ?? null) : undefined;
  }

  /** True for text that visitors read. Links, images and technical values are not. */
  get isProse(): boolean {
    return this.kind === "html" || (this.kind === "scalar" && !TECHNICAL_KEYS.has(this.key));
  }
}

/** Site settings that facts are read from, or that name wordings literally. */
const LITERAL_SETTINGS: ReadonlySet<string> = new Set([...FACT_SOURCES, "lint"]);

/** Keys of texts that visitors do not read. */
const TECHNICAL_KEYS = new Set<string | number>(["id", "icon", "backgroundColor", "textColor", "type", "card"]);

/** Tags that separate words. */
const BLOCK_TAG = new RegExp(`</?(?:${[...BLOCK_TAGS].join("|")})\\b[^<>]*>`, "gi");

const isLiteral = (text: LintText) =>
  text.document.page === SITE && LITERAL_SETTINGS.has(segments(text.pointer)[0] ?? "");
const isProse = (text: LintText) => text.isProse && !isLiteral(text);
const isLink = (text: LintText) => text.kind === "url" && !isLiteral(text);
const isBraced = ({ stored }: LintText) => stored.includes("{") || stored.includes("｛");
const isImage = ({ kind }: LintText) => kind === "media";

export class LintDocument {
  readonly page: DocumentId;
  readonly content: JsonObject;
  readonly facts: Facts;
  readonly #results = new Map<object, unknown>();

  constructor(page: DocumentId, content: JsonObject | PageContent | Site, facts: Facts) {
    this.page = page;
    this.content = content as JsonObject;
    this.facts = facts;
  }

  /** Every value that the content model knows, in the order of the schema. */
  get values(): readonly ShapedValue[] {
    return this.memoize(walk, () => walk(this.content, shapeFor(this.page)));
  }

  get texts(): readonly LintText[] {
    return this.memoize(LintText, () => {
      const texts: LintText[] = [];
      for (const place of this.values) {
        if (typeof place.value === "string") texts.push(new LintText(place.value, place, this));
      }
      return texts;
    });
  }

  /** The texts with a brace, most of which quote facts. */
  get braced(): readonly LintText[] {
    return this.#select(isBraced);
  }

  /** The texts that visitors read, without the settings that other texts quote. */
  get prose() {
    return this.#select(isProse);
  }

  /** The fields that are links, without the settings that other texts quote. */
  get links(): readonly LintText[] {
    return this.#select(isLink);
  }

  get images(): readonly LintText[] {
    return this.#select(isImage);
  }

  #select(isWanted: (text: LintText) => boolean): readonly LintText[] {
    return this.memoize(isWanted, () => this.texts.filter(isWanted));
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
    return isSettings(this.page) ? undefined : (this.content as unknown as PageContent);
  }
}
