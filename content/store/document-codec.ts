/** A stored document as text, the same with every driver. */

import { shapeFor, toCanonicalOrder } from "#schemas/content-shape.ts";
import { isObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type StoredDocument, StoreError } from "./content-store.ts";

/**
 * Canonical key order, two spaces, a final newline.
 * @param $schema where editors find the schema, for a text that people edit
 */
export function serializeDocument(page: DocumentId, { version, content }: StoredDocument, $schema?: string): string {
  return `${JSON.stringify({ $schema, page, version, content: toCanonicalOrder(content, shapeFor(page)) }, null, 2)}\n`;
}

/**
 * @param place where the text lies, for the message
 * @throws StoreError `store/invalid` where it is no such document
 */
export function parseDocument(text: string, id: DocumentId, place: string): StoredDocument {
  const invalid = (why: string) => new StoreError("store/invalid", `${place} is not a stored page: ${why}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalid(cause instanceof Error ? cause.message : String(cause));
  }
  if (!isObject(value) || !isObject(value.content)) throw invalid("it has no content");
  if (value.page !== id) throw invalid(`it says that it is ${JSON.stringify(value.page)}`);
  const { version, content } = value;
  if (typeof version !== "number" || !Number.isInteger(version)) throw invalid("its version is not a whole number");
  return { version, content };
}
