/** The calls of the admin. All of them but the first two need a session. */

import { fromWireResult, type ImportResult, type WireImportResult } from "#content/importer/result.ts";
import type { HistoryPage, RevisionDetail } from "#content/revisions/read-history.ts";
import type { StoredDocument } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";
import { RequestError, request, SIGNED_OUT } from "./request.ts";

const BASE = "/api/admin";

export interface Session {
  /** Of whoever signed in, for the history. */
  name: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export type Access =
  | { state: "signed-in"; session: Session }
  | { state: "signed-out" }
  /** Nobody can sign in, and why. */
  | { state: "closed"; why: string };

/** Never throws: where there is no API, the admin is closed. */
export async function readAccess(): Promise<Access> {
  try {
    return { state: "signed-in", session: await request("GET", `${BASE}/session`) };
  } catch (error) {
    if (!(error instanceof RequestError)) return { state: "closed", why: "The server does not answer." };
    if (error.code === SIGNED_OUT) return { state: "signed-out" };
    const isOurs = error.code !== "" && error.status !== 404;
    return { state: "closed", why: isOurs ? error.sentence : "This copy of the site has no admin: it has no server." };
  }
}

/** @throws RequestError `wrong-password`, `too-many` */
export function signIn(credentials: { name: string; password: string }): Promise<Session> {
  return request("POST", `${BASE}/session`, { body: credentials });
}

export function signOut(): Promise<unknown> {
  return request("DELETE", `${BASE}/session`);
}

export interface ImportQuery {
  /** The page of an input that names none. */
  page?: string | undefined;
  mayCreate?: boolean | undefined;
  isPartial?: boolean | undefined;
  isDryRun?: boolean | undefined;
  /** Why, for the history. */
  message?: string | undefined;
  /** The name of the file, for the history. */
  source?: string | undefined;
  /** Refuse where the store has another revision. */
  ifRevision?: number | undefined;
}

/**
 * @returns what came of it, also where nothing was imported
 * @throws RequestError `revision-conflict` where the store has moved on
 */
export async function importText(text: string, { ifRevision, ...query }: ImportQuery): Promise<ImportResult> {
  const { page, mayCreate, isPartial, isDryRun, message, source } = query;
  const parameters = {
    page,
    message: message || undefined,
    source,
    create: flag(mayCreate),
    partial: flag(isPartial),
    dryRun: flag(isDryRun),
  };
  const result = await request<WireImportResult>("POST", withQuery(`${BASE}/import`, parameters), {
    body: text,
    headers: ifMatch(ifRevision),
    alsoReads: [422],
  });
  return fromWireResult(result);
}

export interface StoredDocuments {
  revision: number;
  /** Those that the store has of the ones that were asked for. */
  documents: Record<DocumentId, StoredDocument>;
}

export function readDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments> {
  return request("POST", `${BASE}/documents`, { body: { ids } });
}

/** What is to be seen of a page: with documents that are not stored yet, or as a rollback would leave it. */
export type Preview = { page: DocumentId } & (
  | { documents: Record<DocumentId, JsonObject | null> }
  | { to: number; pages?: readonly DocumentId[] | undefined }
);

/** @returns an HTML document */
export async function renderPreview(preview: Preview): Promise<string> {
  const { html } = await request<{ html: string }>("POST", `${BASE}/preview`, { body: preview });
  return html;
}

interface HistoryQuery {
  page?: PageId | undefined;
  before?: number | undefined;
  after?: number | undefined;
}

export interface HistoryAnswer extends HistoryPage {
  /** The newest revision of the store. */
  revision: number;
}

export function readHistory(query: HistoryQuery = {}): Promise<HistoryAnswer> {
  const { page, before, after } = query;
  return request("GET", withQuery(`${BASE}/history`, { page, before: text(before), after: text(after) }));
}

export function readRevision(revision: number): Promise<RevisionDetail> {
  return request("GET", `${BASE}/history/${revision}`);
}

export interface RollbackQuery {
  /** The revision to go back to; 0 is before the first. */
  to: number;
  /** These only. */
  pages?: readonly DocumentId[] | undefined;
  message?: string | undefined;
  isDryRun?: boolean | undefined;
  ifRevision?: number | undefined;
}

/** @throws RequestError `revision-conflict` where the store has moved on */
export async function rollBack({ ifRevision, isDryRun, ...query }: RollbackQuery): Promise<ImportResult> {
  const body = { ...query, dryRun: isDryRun };
  return fromWireResult(
    await request<WireImportResult>("POST", `${BASE}/rollback`, { body, headers: ifMatch(ifRevision) }),
  );
}

/** Where an export is to be had, of now or of a revision. */
export function exportAddress(revision?: number): string {
  return withQuery(`${BASE}/export`, { revision: text(revision) });
}

function flag(value: boolean | undefined): string | undefined {
  return value ? "1" : undefined;
}

function text(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function ifMatch(revision: number | undefined): Record<string, string> {
  return revision === undefined ? {} : { "If-Match": `"${revision}"` };
}

function withQuery(url: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given)}`;
}
