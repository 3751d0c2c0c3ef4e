/** Completion and descriptions for an import text, from the JSON Schemas. The text need not be valid JSON yet. */
import { getNodeValue } from "jsonc-parser";
import {
  type CompletionItem,
  type CompletionItemKind,
  getLanguageService,
  type JSONDocument,
  type TextDocument,
} from "vscode-json-languageservice";
import { detect } from "#content/importer/formats/detect.ts";
import { isObject } from "#schemas/json.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { createInputSchemas } from "./input-schemas.ts";

export interface Completion {
  /** A key or a value, without quotes. */
  label: string;
  kind: "key" | "value";
  info?: string;
  /** The text that replaces the range between the offsets `from` and `to`. */
  insert: string;
  from: number;
  to: number;
  /** The offset of the caret in `insert`. */
  caret: number;
}

/** The schemas' description of the key between two offsets. */
export type Description = { text: string; from: number; to: number };

const service = getLanguageService({});
let configured: readonly PageId[] | undefined;

/** Makes the service complete the names of pages. */
function configure(pages: readonly PageId[]): void {
  if (configured === pages) return;
  configured = pages;
  service.configure({
    schemas: Object.entries(createInputSchemas(pages)).map(([format, schema]) => ({
      uri: `schema:/${format}`,
      fileMatch: [uriOf(format)],
      schema,
    })),
  });
}

function uriOf(format: string): string {
  return `input:/${format}.json`;
}

/**
 * Returns the keys or values that fit at `offset`, in the order of the schemas.
 * @param pages the pages of the site
 */
export async function complete(text: string, offset: number, pages: readonly PageId[]): Promise<Completion[]> {
  configure(pages);
  const { document, parsed } = open(text);
  const list = await service.doComplete(document, document.positionAt(offset), parsed);
  return (list?.items ?? []).flatMap((item) => toCompletion(item) ?? []);
}

/** Returns the description of the key at `offset`, or undefined if the schemas have none. */
export async function describe(
  text: string,
  offset: number,
  pages: readonly PageId[],
): Promise<Description | undefined> {
  configure(pages);
  const { document, parsed } = open(text);
  const hover = await service.doHover(document, document.positionAt(offset), parsed);
  if (!hover?.range || !Array.isArray(hover.contents)) return undefined;
  // The service escapes Markdown.
  const description = hover.contents.join("\n").replace(/\\([^\n])/g, "$1");
  return description === "" ? undefined : { text: description, from: hover.range.start.line, to: hover.range.end.line };
}

/** Parses a text and assigns it the schema of its format. */
function open(text: string): { document: TextDocument; parsed: JSONDocument } {
  const parsed = service.parseJSONDocument(asDocument(text, ""));
  const { root } = parsed;
  const value: unknown = root && getNodeValue(root);
  const format = (isObject(value) && detect(value)?.format.name) || "";
  if (root?.type === "object") {
    // Without this, the service would try to load the schema that the text names.
    const index = root.properties.findIndex(({ keyNode }) => keyNode.value === "$schema");
    if (index >= 0) root.properties.splice(index, 1);
  }
  return { document: asDocument(text, format), parsed };
}

/**
 * Presents a text to the service with every character as one line. The service uses line numbers only to return positions
 * and to decide whether a string after a key without a colon is the next key, which is likely while the user types.
 */
function asDocument(text: string, format: string): TextDocument {
  const toPosition = (offset: number) => ({ line: offset, character: 0 });
  return {
    uri: uriOf(format),
    languageId: "json",
    version: 0,
    lineCount: text.length + 1,
    getText: (range) => (range ? text.slice(range.start.line, range.end.line) : text),
    getLineRange: (line) => ({ start: toPosition(line), end: toPosition(line + 1) }),
    getEOLCharacters: () => "",
    positionAt: toPosition,
    offsetAt: ({ line }) => line,
  };
}

/** The number of this kind in the Language Server Protocol. */
const KEY: CompletionItemKind = 10;

function toCompletion({ label, kind, documentation, textEdit }: CompletionItem): Completion | undefined {
  if (textEdit === undefined || !("range" in textEdit)) return undefined;
  const { start, end } = textEdit.range;
  return {
    label: label.replace(/^"(.*)"$/, "$1"),
    kind: kind === KEY ? "key" : "value",
    ...(typeof documentation === "string" && documentation !== "" && { info: documentation }),
    from: start.line,
    to: end.line,
    ...parseSnippet(textEdit.newText.replaceAll("\t", "  ")),
  };
}

/** The special parts of a snippet: escaped characters, and tab stops such as `$1` and `${1:0}`. */
const SNIPPET_PART = /\\([\\$}])|\$(?:\d+|\{\d+:([^}]*)\})/g;

/** Returns the plain text of a snippet and the offset of its first tab stop. */
function parseSnippet(snippet: string): Pick<Completion, "insert" | "caret"> {
  let [insert, last, caret] = ["", 0, -1];
  for (const { 0: part, 1: escaped, 2: preset = "", index } of snippet.matchAll(SNIPPET_PART)) {
    insert += snippet.slice(last, index) + (escaped ?? preset);
    last = index + part.length;
    if (escaped === undefined && caret < 0) caret = insert.length;
  }
  insert += snippet.slice(last);
  return { insert, caret: caret < 0 ? insert.length : caret };
}
