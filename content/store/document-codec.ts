/** Conversion between stored documents and their text, the same in every store. */
import { shapeFor, toCanonicalOrder } from "#schemas/content-shape.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { splitConflicts } from "../documents/conflict-markers.ts";
import { upgradeSite } from "../documents/upgrade-site.ts";
import { messageWithCauses } from "../platform/error-message.ts";
import { type DocumentChange, StoreError, type StoreErrorCode, unlessRejected } from "./content-store.ts";

/**
 * Serializes a document with its keys in canonical order, two spaces of indentation and a final newline.
 * @param $schema the path of the schema for editors, relative to the file
 * @returns the text, and the part of it that is the content
 */
export function serializeDocument(page: DocumentId, document: JsonObject, $schema?: string) {
  const content = serializeContent(toCanonicalOrder(document, shapeFor(page)));
  return { text: `${JSON.stringify({ $schema, page }, null, 2).slice(0, -2)},\n  "content": ${content}\n}\n`, content };
}

/** Serializes content as the lines of a document's file have it. */
export function serializeContent(content: JsonObject): string {
  return JSON.stringify(content, null, 2).replaceAll("\n", "\n  ");
}

/** The keys of a stored document, beside which the store keeps nothing. */
const DOCUMENT_KEYS: readonly string[] = ["$schema", "page", "version", "content"];

/** A string or white space in JSON text. */
const STRING_OR_SPACE = /"[^"\\]*(?:\\.[^"\\]*)*"|\s+/g;

/**
 * Returns whether the content of a stored document has everything that its text has. Duplicate keys, keys beside the content
 * and digits that a number cannot keep are not in the content. Other spellings of numbers count as such digits.
 * @param text must be a stored document
 */
export function isLossless(text: string): boolean {
  const document: JsonObject = JSON.parse(withoutMark(text));
  if (Object.keys(document).some((key) => !DOCUMENT_KEYS.includes(key))) return false;
  if (text === `${JSON.stringify(document, null, 2)}\n`) return true;
  // Strings in their usual spelling, without the white space between them.
  const normalized = text.replace(STRING_OR_SPACE, (part) => {
    if (!part.startsWith('"')) return "";
    return part.includes("\\") ? JSON.stringify(JSON.parse(part)) : part;
  });
  return normalized === JSON.stringify(document);
}

/** Returns whether a stored document has the key `__proto__`, which is lost when an object is copied. */
function hasProtoKey(text: string, value: unknown): boolean {
  if (!text.includes("__proto__") && !text.includes("\\u005")) return false;
  const isFoundIn = (part: unknown): boolean =>
    typeof part === "object" &&
    part !== null &&
    Object.entries(part).some(([key, member]) => key === "__proto__" || isFoundIn(member));
  return isFoundIn(value);
}

/** Returns the content of a document. @throws StoreError `store/invalid` if the text is another one */
export function parseDocument(text: string, id: DocumentId, location: string): JsonObject {
  const invalid = (reason: string) => new StoreError("store/invalid", `${location} is not a stored page: ${reason}.`);
  const value = parseStoredJson(text, location, "store/invalid");
  if (!isObject(value) || !isObject(value.content)) throw invalid("`content` must be an object");
  if (hasProtoKey(text, value)) throw invalid("the key `__proto__` is not allowed");
  const { page, version, content } = value;
  if (page !== id) throw invalid(`\`page\` must be "${id}", but is ${JSON.stringify(page) ?? "missing"}`);
  if (version !== undefined && !Number.isInteger(version)) throw invalid("`version` must be an integer");
  return upgradeDocument(id, content);
}

/** Returns content that may be from an earlier version in the present form. */
export function upgradeDocument<Content extends JsonObject | null>(id: DocumentId, content: Content): Content {
  return id === SITE && isObject(content) ? (upgradeSite(content) as Content) : content;
}

/** Returns a recorded change with its content in the present form. */
export function upgradeChange(change: DocumentChange): DocumentChange {
  if (change?.page !== SITE) return change;
  return { ...change, before: upgradeDocument(SITE, change.before), after: upgradeDocument(SITE, change.after) };
}

/** Returns the content of a stored document, or undefined if there is no text or it is not a stored document with this id. */
export function tryParseDocument(text: string | undefined, id: DocumentId): JsonObject | undefined {
  return text === undefined ? undefined : unlessRejected(() => parseDocument(text, id, id));
}

/**
 * Parses the JSON of a stored file, to which an editor may have added a byte order mark.
 * @param location the file path or object key, for the error message, which also names the line
 * @throws StoreError with the code if the text is not valid JSON
 */
export function parseStoredJson(text: string, location: string, code: StoreErrorCode): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch (cause) {
    const { offset, reason } = explainBrokenJson(text, messageWithCauses(cause));
    throw new StoreError(code, `${location}:${text.slice(0, offset).split("\n").length} cannot be read: ${reason}.`);
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "");
}

/**
 * Explains why a text is not valid JSON.
 * @param message the message of the error that JSON.parse threw
 * @returns the place of the problem, and the reason, to follow "because" in a sentence
 */
function explainBrokenJson(text: string, message: string): { offset: number; reason: string } {
  const [conflict] = splitConflicts(text)?.conflicts ?? [];
  if (conflict !== undefined) {
    return { offset: conflict.offset, reason: "it has conflict markers of a merge that is not resolved" };
  }
  if (text.trim() === "") return { offset: 0, reason: "it is empty" };
  const position = /at position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? text.trimEnd().length : Number(position);
  return { offset, reason: `it is not valid JSON (${message})` };
}
