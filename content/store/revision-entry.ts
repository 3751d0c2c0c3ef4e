/** The text of a revision's entry, whose hash is part of the revision's id in every store. */
import { createHash, type Hash } from "node:crypto";
import { type DocumentChange, type Revision, UNRECORDED_FORMATS } from "./content-store.ts";
import { serializeContent } from "./document-codec.ts";
import { listDocuments } from "./revision-graph.ts";
import { HASH_LENGTH } from "./revision-name.ts";

/** A revision before it has an id. */
export type RevisionDraft = Omit<Revision, "id">;

export const CHANGES_START = ',\n  "changes": [';
/** The beginning of each change. It is nowhere else, because the lines of a content have more indentation. */
export const CHANGE_START = '\n    {"page":"';
export const ENTRY_END = "\n  ]\n}\n";

/** Returns the beginning of an entry, which has the metadata and can be read without the rest. */
export function entryHead({ changes, revision, parents, ...metadata }: RevisionDraft): string {
  const head = { revision, parents, ...metadata, ...listDocuments(changes) };
  return JSON.stringify(head, null, 2).slice(0, -2) + CHANGES_START;
}

/** @param after the serialized content of the document after the change, or null if the change removed it */
export function entryChange({ page, before }: DocumentChange, after: string | null, isFirst: boolean): string {
  return `${isFirst ? "" : ","}${CHANGE_START}${page}","before":${JSON.stringify(before)},"after":${after}}`;
}

/** Returns the digits of an entry's hash that its id contains. */
export function shortenHash(hash: Hash): string {
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/** Returns the id of a revision, whose contents have their keys in the order of its file in a file store. */
export function revisionId(draft: RevisionDraft): string {
  // Entries of edits by hand and of merges have the content of a document on one line.
  const serialize = UNRECORDED_FORMATS.has(draft.format) ? JSON.stringify : serializeContent;
  const hash = createHash("sha256").update(entryHead(draft));
  for (const [index, change] of draft.changes.entries()) {
    hash.update(entryChange(change, change.after && serialize(change.after), index === 0));
  }
  return `${draft.revision}-${shortenHash(hash.update(ENTRY_END))}`;
}
