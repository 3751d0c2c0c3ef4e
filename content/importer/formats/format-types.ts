/** The interface of an input format. The four formats are in this folder. */

import type { JsonObject, JsonValue, Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** A document as an input gives it, before its value is normalized. */
export interface NamedValue {
  /** The name that the input gives the page; undefined if it gives none. */
  reference: string | undefined;
  pointer: Pointer;
  value: JsonValue;
}

export interface Serialized {
  value: JsonObject;
  /** The documents that the format cannot represent beside the others. */
  lost: DocumentId[];
}

/** Stored documents by id, with every unknown key back in its original place instead of under `unmapped`. */
export type Documents = ReadonlyMap<DocumentId, JsonObject>;

export interface Format {
  name: string;
  /**
   * Returns why `input` is in this format, to follow "because" in a sentence, or undefined if it is not.
   * @param pages the pages of the input if it names pages, each with its unwrapped content
   */
  explainMatch(input: JsonObject, pages: readonly NamedValue[]): string | undefined;
  /** Returns the documents of an input in this format. */
  readDocuments(input: JsonObject): NamedValue[];
  /**
   * Writes documents in this format.
   * @param siteSettings content of the document `site`, for formats in which a page contains some of it
   */
  serialize(documents: Documents, siteSettings?: JsonObject): Serialized;
}
