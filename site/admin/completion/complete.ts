/** What could be written next in an input, and what the schemas say of what is there. */
import { getNodeValue } from "jsonc-parser";
import {
  type CompletionItem,
  type CompletionItemKind,
  getLanguageService,
  type JSONDocument,
  type TextDocument,
} from "vscode-json-languageservice";
import { detect } from "#content/importer/detect.ts";
import { isObject } from "#schemas/json.ts";
import { INPUT_SCHEMAS } from "./input-schemas.ts";

export interface Completion {
  /** A key or a value; texts without their quotes. */
  label: string;
  kind: "key" | "value";
  /** What the schema says of it. */
  info?: string;
  /** What is written in the place of the text between two offsets. */
  insert: string;
  from: number;
  to: number;
  /** Where the caret goes, from the start of what is written. */
  caret: number;
}

/** What the schemas say of the text between two offsets. */
export interface Description {
  text: string;
  from: number;
  to: number;
}

const service = getLanguageService({});
service.configure({
  schemas: Object.entries(INPUT_SCHEMAS).map(([format, schema]) => ({
    uri: `schema:/${format}`,
    fileMatch: [uriOf(format)],
    schema,
  })),
});

function uriOf(format: string): string {
  return `input:/${format}.json`;
}

/** @returns what could stand at `offset`, in the order of the schemas */
export async function complete(text: string, offset: number): Promise<Completion[]> {
  const { document, parsed } = open(text);
  const list = await service.doComplete(document, document.positionAt(offset), parsed);
  return (list?.items ?? []).flatMap((item) => toCompletion(item) ?? []);
}

export async function describe(text: string, offset: number): Promise<Description | undefined> {
  const { document, parsed } = open(text);
  const hover = await service.doHover(document, document.positionAt(offset), parsed);
  if (!hover?.range || !Array.isArray(hover.contents)) return undefined;
  // The service escapes what would be Markdown.
  const said = hover.contents.join("\n").replace(/\\([^\n])/g, "$1");
  return said === "" ? undefined : { text: said, from: hover.range.start.line, to: hover.range.end.line };
}

/** Finds out the format of a text that need not be JSON yet. */
function open(text: string): { document: TextDocument; parsed: JSONDocument } {
  const parsed = service.parseJSONDocument(asDocument(text, ""));
  const { root } = parsed;
  const value: unknown = root && getNodeValue(root);
  const format = (isObject(value) && detect(value)?.format.name) || "";
  if (root?.type === "object") {
    // The service would load the schema that the input names.
    const named = root.properties.findIndex(({ keyNode }) => keyNode.value === "$schema");
    if (named >= 0) root.properties.splice(named, 1);
  }
  return { document: asDocument(text, format), parsed };
}

/**
 * The service asks for lines to give them back, and to see whether a string behind a key without a colon may be the next
 * key, as it mostly is while somebody writes. Here every character is a line of its own.
 */
function asDocument(text: string, format: string): TextDocument {
  const place = (offset: number) => ({ line: offset, character: 0 });
  return {
    uri: uriOf(format),
    languageId: "json",
    version: 0,
    lineCount: text.length + 1,
    getText: (range) => (range ? text.slice(range.start.line, range.end.line) : text),
    getLineRange: (line) => ({ start: place(line), end: place(line + 1) }),
    getEOLCharacters: () => "",
    positionAt: place,
    offsetAt: ({ line }) => line,
  };
}

/** As the Language Server Protocol numbers them. */
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
    ...withoutStops(textEdit.newText.replaceAll("\t", "  ")),
  };
}

/** What a snippet may hold beside text: escaped characters, and stops such as `$1` and `${1:0}`. */
const SNIPPET = /\\([\\$}])|\$(?:\d+|\{\d+:([^}]*)\})/g;

/** A snippet as text, and the place of its first stop. */
function withoutStops(snippet: string): Pick<Completion, "insert" | "caret"> {
  let [insert, last, caret] = ["", 0, -1];
  for (const { 0: found, 1: escaped, 2: preset = "", index } of snippet.matchAll(SNIPPET)) {
    insert += snippet.slice(last, index) + (escaped ?? preset);
    last = index + found.length;
    if (escaped === undefined && caret < 0) caret = insert.length;
  }
  insert += snippet.slice(last);
  return { insert, caret: caret < 0 ? insert.length : caret };
}
