/** A document as lint rules see it. */
import type { Facts } from "#content/facts/facts.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

/** The keys that lead to a value, from the inside out. A pointer is built only for a finding. */
interface KeyPath {
  key: string | number;
  parent: KeyPath | undefined;
}

/** A text of a document. */
export class LintText {
  /** The text as it is stored, with references to facts. */
  readonly stored: string;
  readonly kind: Shape["kind"];
  /** The object or list that contains the text. */
  readonly container: JsonObject | JsonValue[];
  readonly #path: KeyPath;
  readonly #facts: Facts;
  #shown: string | undefined;
  #plain: string | undefined;
  #visible: string | undefined;

  constructor(stored: string, kind: Shape["kind"], container: JsonObject | JsonValue[], path: KeyPath, facts: Facts) {
    this.stored = stored;
    this.kind = kind;
    this.container = container;
    this.#path = path;
    this.#facts = facts;
  }

  get key(): string | number {
    return this.#path.key;
  }

  get pointer(): Pointer {
    const build = ({ key, parent }: KeyPath): Pointer => child(parent === undefined ? "" : build(parent), key);
    return build(this.#path);
  }

  /** The text with the values of the facts that it quotes. */
  get shown(): string {
    this.#shown ??= resolveText(this.stored, this.kind, this.#facts);
    return this.#shown;
  }

  /** The stored text without markup. Each tag becomes a space if it separates words. */
  get plain(): string {
    this.#plain ??= this.kind === "html" && this.stored.includes("<") ? stripTags(this.stored) : this.stored;
    return this.#plain;
  }

  /** The text as visitors read it: without markup, and with the values of the facts that it quotes. */
  get visible(): string {
    this.#visible ??= this.shown === this.stored ? this.plain : stripTags(this.shown);
    return this.#visible;
  }

  /** True for text that visitors read. Links, images and technical values are not. */
  get isProse(): boolean {
    return this.kind === "html" || (this.kind === "scalar" && !TECHNICAL_KEYS.has(String(this.key)));
  }
}

/** Keys of texts that visitors do not read. */
const TECHNICAL_KEYS: ReadonlySet<string> = new Set(["id", "icon", "backgroundColor", "textColor", "type", "card"]);

/** Tags that separate words. */
const BLOCK_TAG = /<\/?(?:p|br|ul|ol|li)\b[^>]*>/gi;

function stripTags(html: string): string {
  return html.replace(BLOCK_TAG, " ").replace(/<[^>]*>/g, "");
}

export class LintDocument {
  readonly page: DocumentId;
  /** The content as it is stored. */
  readonly content: JsonObject;
  readonly facts: Facts;
  #texts: LintText[] | undefined;

  constructor(page: DocumentId, content: JsonObject, facts: Facts) {
    this.page = page;
    this.content = content;
    this.facts = facts;
  }

  /** Every text that the content model knows, in the order of the content. */
  get texts(): readonly LintText[] {
    this.#texts ??= this.#collectTexts();
    return this.#texts;
  }

  /** The content if the document is a page. */
  get pageContent(): PageContent | undefined {
    return this.page === SITE ? undefined : (this.content as unknown as PageContent);
  }

  #collectTexts(): LintText[] {
    const texts: LintText[] = [];
    const visit = (value: JsonValue, shape: Shape, path: KeyPath, container: JsonObject | JsonValue[]): void => {
      if (typeof value === "string") texts.push(new LintText(value, shape.kind, container, path, this.facts));
      else if (typeof value === "object") visitMembers(value, shape, path);
    };
    const visitMembers = (value: JsonValue, shape: Shape, parent: KeyPath | undefined): void => {
      if (shape.kind === "list" && Array.isArray(value)) {
        for (const [key, item] of value.entries()) visit(item, shape.item, { key, parent }, value);
      } else if (shape.kind === "object" && isObject(value)) {
        for (const [key, inner] of shape.keys) {
          const member = value[key];
          if (member !== undefined) visit(member, inner, { key, parent }, value);
        }
      } else if (shape.kind === "map" && isObject(value)) {
        for (const [key, member] of Object.entries(value)) visit(member, shape.value, { key, parent }, value);
      }
    };
    visitMembers(this.content, shapeFor(this.page), undefined);
    return texts;
  }
}
