/** The calls of the admin API that change content, or read it with a choice of what. */
import type { InferRequestType } from "hono/client";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { describeImport, type ImportResult } from "#content/importer/plan/result.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { DEFAULT_MAX_DIAGNOSTICS } from "#schemas/limit-diagnostics.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";
import { adminWords } from "../findings/admin-words.ts";
import { answer, api, type HistoryAnswer, type StoredDocuments } from "./client.ts";
import { readResult } from "./read-result.ts";
import { accepting } from "./request.ts";

export interface ImportQuery {
  /** The target page of token-only content. */
  page?: string | undefined;
  mayCreate?: boolean | undefined;
  isPartial?: boolean | undefined;
  isDryRun?: boolean | undefined;
  /** The revision that the text was made from if it does not name one. */
  base?: string | undefined;
  /** The version to use for fields that both the user and others have changed. */
  prefer?: MergeSide | undefined;
  /** The user's note, for the history. */
  message?: string | undefined;
  /** The name of the imported file, for the history. */
  source?: string | undefined;
  /** The id of the change saved for later that the import publishes. */
  proposal?: string | undefined;
  /** The id of the revision that the user saw. The server rejects the import if the store has another one. */
  ifRevision?: string | undefined;
}

/**
 * Imports a JSON text.
 * @returns the importer's result, also if the importer rejected the text
 * @throws RequestError `revision-conflict` if the store is no longer at `ifRevision`, or `content-conflict` if others have
 *   changed the same fields
 */
export async function importText(text: string, { ifRevision, ...query }: ImportQuery): Promise<ImportResult> {
  const { mayCreate, isPartial, isDryRun, message, ...rest } = query;
  const flags = { create: toFlag(mayCreate), partial: toFlag(isPartial), dryRun: toFlag(isDryRun) };
  const call = api.import.$post(
    { query: { ...rest, ...flags, message: message || undefined } },
    {
      fetch: accepting(422),
      headers: { ...ifMatch(ifRevision), "Content-Type": "application/json" },
      init: { body: text },
    },
  );
  const read = await readResult(await answer(call));
  const isCommitted = !isDryRun && read.imported.some(({ status }) => status === "created" || status === "updated");
  // The message counts all errors, and a long list of diagnostics was shortened.
  if (!isCommitted || read.diagnostics.length === DEFAULT_MAX_DIAGNOSTICS) return read;
  return { ...read, message: describeImport(read, read.revision, adminWords()) };
}

function toFlag(value: boolean | undefined): string | undefined {
  return value ? "1" : undefined;
}

/** Returns the header that makes the server reject a change if the store has another version than the user has seen. */
function ifMatch(version: string | undefined): Record<string, string> {
  return version === undefined ? {} : { "If-Match": `"${version}"` };
}

export function fetchDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments> {
  return answer(api.documents.$post({ json: { ids } }));
}

/** The target of a rollback: the content of an earlier revision, or the content without the changes of one. */
export type RollbackTarget =
  /** 0 is the content before the first import. */
  { to: RevisionReference } | { undo: RevisionReference; choices?: readonly FieldChoice[] | undefined };

/** A page to render: with documents that are not stored yet, or as a rollback would leave it. */
export type PreviewRequest = { page: DocumentId } & (
  | { documents: Record<DocumentId, JsonObject | null> }
  | RollbackTarget
);

/** @returns an HTML document */
export async function fetchPreview(preview: PreviewRequest): Promise<string> {
  return (await answer(api.preview.$post({ json: preview }))).html;
}

/** The name under which the history lists changes from a form. */
export const FORM_SOURCE = "Pages form";

/** Reads one page of the history, newest revision first. */
export function fetchHistory(query: InferRequestType<typeof api.history.$get>["query"] = {}): Promise<HistoryAnswer> {
  return answer(api.history.$get({ query }));
}

export type RollbackQuery = RollbackTarget & {
  message?: string | undefined;
  isDryRun?: boolean | undefined;
  /** The id of the revision that the user saw. The server rejects the rollback if the store has another one. */
  ifRevision?: string | undefined;
};

/**
 * Rolls back. The result has open conflicts, and nothing was changed, if later revisions changed the same fields and
 * `choices` does not settle all of them.
 * @throws RequestError `revision-conflict` if the store is no longer at `ifRevision`
 */
export async function rollBack({ ifRevision, isDryRun, ...query }: RollbackQuery): Promise<ImportResult> {
  const json = { ...query, dryRun: isDryRun };
  return readResult(
    await answer(api.rollback.$post({ json }, { fetch: accepting(409, 422), headers: ifMatch(ifRevision) })),
    new Map(),
  );
}

export type ChangeOfPage =
  | { kind: "move"; from: PageId; to: PageId }
  | { kind: "retire"; page: PageId; to?: string | undefined; unlink?: boolean | undefined };

/**
 * Moves or retires a page.
 * @param ifRevision the ID of the version that the user saw; without it, nothing is changed
 * @returns the result, or the one that the change would have, also if the site does not allow the change
 * @throws RequestError `revision-conflict` if the site is no longer at `ifRevision`
 */
export async function requestPageChange(change: ChangeOfPage, ifRevision?: string): Promise<ImportResult> {
  const options = { fetch: accepting(422), headers: ifMatch(ifRevision) };
  const dryRun = ifRevision === undefined;
  const { kind: _, ...request } = change;
  const call =
    "from" in request
      ? api.pages.move.$post({ json: { ...request, dryRun } }, options)
      : api.pages.retire.$post({ json: { ...request, dryRun } }, options);
  return readResult(await answer(call), new Map());
}

export function exportUrl(revision?: string): string {
  return `/api/admin${api.export.$path({ query: { revision } })}`;
}
