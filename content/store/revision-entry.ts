/** The text of a revision's entry, whose hash is part of the revision's id in every store. */
import { createHash, type Hash } from "node:crypto";
import { type DocumentChange, type Revision, UNRECORDED_FORMATS } from "./content-store.ts";
import { listDocuments } from "./revision-graph.ts";
import { HASH_LENGTH } from "./revision-name.ts";

/** A revision before it has an id. */
export type RevisionDraft = Omit<Revision, "id">;

export const CHANGES_START = ',\n  "changes": [';
export const ENTRY_END = "\n  ]\n}\n";

/** Returns the beginning of an entry, which has the metadata and can be read without the rest. */
export function entryHead({ changes, revision, parents, ...metadata }: RevisionDraft): string {
  return (
    JSON.stringify({ revision, parents, ...metadata, ...listDocuments(changes) }, null, 2).slice(0, -2) + CHANGES_START
  );
}

/** Returns what precedes the new content of a document in an entry. `}` follows it. */
export function entryChangeStart({ page, before }: DocumentChange, isFirst: boolean): string {
  return `${isFirst ? "" : ","}\n    {"page":"${page}","before":${JSON.stringify(before)},"after":`;
}

/** Returns the digits of an entry's hash that its id contains. */
export function shortenHash(hash: Hash): string {
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/**
 * Returns the id of a revision: that of its file in a file store.
 * @param draft has its contents in the order of their keys in the file
 */
export function revisionId(draft: RevisionDraft): string {
  const isPretty = !UNRECORDED_FORMATS.has(draft.format);
  const hash = createHash("sha256").update(entryHead(draft));
  for (const [index, change] of draft.changes.entries()) {
    hash.update(`${entryChangeStart(change, index === 0)}${serializeContent(change.after, isPretty)}}`);
  }
  return `${draft.revision}-${shortenHash(hash.update(ENTRY_END))}`;
}

/** Serializes content as the lines of a document's file have it, or in one line for changes that files had before. */
function serializeContent(content: DocumentChange["after"], isPretty: boolean): string {
  if (content === null || !isPretty) return JSON.stringify(content);
  return JSON.stringify(content, null, 2).replaceAll("\n", "\n  ");
}
