/** The calls of the admin API. All of them except `readAccess` and `signIn` need a session. */

import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { describeImport, type ImportResult, type WireImportResult } from "#content/importer/plan/result.ts";
import type { SiteIndex } from "#content/lint/site-index.ts";
import type { HistoryPage, NamedRevision, RevisionDetail } from "#content/revisions/read-history.ts";
import type { UndoChoice } from "#content/revisions/undo.ts";
import type { RevisionReference, StoredDocument } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { DEFAULT_MAX_DIAGNOSTICS } from "#schemas/limit-diagnostics.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";
import { adminWords } from "../findings/admin-words.ts";
import { readResult } from "./read-result.ts";
import { personHeaders, RequestError, request, SIGNED_OUT, type SignInField } from "./request.ts";

const BASE = "/api/admin";

export interface Session {
  /** The ID of the user's account. Without accounts, all users have the same. */
  account: string;
  /** The user's name, which the history records. */
  name: string;
  /** The email address of the user's account. Missing without accounts. */
  email?: string;
  /** An owner may do everything, an editor everything but manage accounts. */
  role: "owner" | "editor";
  mayReadRequests: boolean;
  /** ISO 8601, in UTC. */
  expiresAt: string;
}

/** Returns the field that a user has signed in with. */
export function signInFieldOf({ email }: Pick<Session, "email">): SignInField {
  return email === undefined ? "name" : "email";
}

export type Access =
  | { state: "signed-in"; session: Session }
  | { state: "signed-out"; signInWith: SignInField; hasPasskeys: boolean }
  /** Signing in is not possible. `reason` is a sentence for the user. */
  | { state: "closed"; reason: string };

/** The answer for a user without a session. */
interface SignedOut {
  signedIn: false;
  signInWith?: SignInField;
  hasPasskeys?: boolean;
}

/** Returns whether the user is signed in. Never throws: without an API, the admin is closed. */
export async function readAccess(): Promise<Access> {
  try {
    // With this preference, being signed out is no error, which browsers would log.
    const headers = { Prefer: "handling=lenient" };
    const answer = await request<Session | SignedOut>("GET", `${BASE}/session`, { headers });
    return "signedIn" in answer ? toSignedOut(answer) : { state: "signed-in", session: answer };
  } catch (error) {
    if (!(error instanceof RequestError)) {
      return { state: "closed", reason: "The server is not responding. Check your connection, then try again." };
    }
    if (error.code === SIGNED_OUT) return toSignedOut(error.body);
    const isFromApi = error.code !== "" && error.status !== 404;
    const reason = isFromApi ? error.userMessage : "This copy of the site has no server, so it has no admin panel.";
    return { state: "closed", reason };
  }
}

function toSignedOut({ signInWith = "name", hasPasskeys = false }: Omit<Partial<SignedOut>, "signedIn">): Access {
  return { state: "signed-out", signInWith, hasPasskeys };
}

/** @throws RequestError `wrong-password` or `too-many` */
export function signIn(credentials: Partial<Record<SignInField, string>> & { password: string }): Promise<Session> {
  return request("POST", `${BASE}/session`, { body: credentials });
}

export function signOut({ account, email, name }: Session): Promise<unknown> {
  return request("DELETE", `${BASE}/session`, { headers: personHeaders(email === undefined ? name : account) });
}

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
  const { page, base, prefer, mayCreate, isPartial, isDryRun, message, source } = query;
  const parameters = {
    page,
    base,
    prefer,
    message: message || undefined,
    source,
    create: toFlag(mayCreate),
    partial: toFlag(isPartial),
    dryRun: toFlag(isDryRun),
  };
  const result = await request<WireImportResult>("POST", withQuery(`${BASE}/import`, parameters), {
    body: text,
    headers: ifMatch(ifRevision),
    acceptedStatuses: [422],
  });
  const read = await readResult(result);
  const isCommitted = !isDryRun && read.imported.some(({ status }) => status === "created" || status === "updated");
  // The message counts all errors, and a long list of diagnostics was shortened.
  if (!isCommitted || read.diagnostics.length === DEFAULT_MAX_DIAGNOSTICS) return read;
  return { ...read, message: describeImport(read, read.revision, adminWords()) };
}

export interface StoredDocuments {
  revision: number;
  revisionId: string;
  /** The requested documents, without the ones that the store does not have. */
  documents: Record<DocumentId, StoredDocument>;
}

/** The site that an import is checked against. */
export interface SiteIndexAnswer {
  revision: number;
  revisionId: string;
  index: SiteIndex;
  /** The files in `media`. */
  media: string[];
  /** Further paths and anchors of the site. */
  addresses: string[];
  /** The current day on the server: YYYY-MM-DD. */
  today: string;
}

export function readSiteIndex(): Promise<SiteIndexAnswer> {
  return request("GET", `${BASE}/site-index`);
}

export function readDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments> {
  return request("POST", `${BASE}/documents`, { body: { ids }, isRead: true });
}

/** The target of a rollback: the content of an earlier revision, or the content without the changes of one. */
export type RollbackTarget =
  /** 0 is the content before the first import. */
  { to: RevisionReference } | { undo: RevisionReference; choices?: readonly UndoChoice[] | undefined };

/** A page to render: with documents that are not stored yet, or as a rollback would leave it. */
export type Preview = { page: DocumentId } & ({ documents: Record<DocumentId, JsonObject | null> } | RollbackTarget);

/** @returns an HTML document */
export async function renderPreview(preview: Preview): Promise<string> {
  const { html } = await request<{ html: string }>("POST", `${BASE}/preview`, { body: preview, isRead: true });
  return html;
}

interface HistoryQuery {
  page?: PageId | undefined;
  /** Only revisions older than this one. */
  before?: RevisionReference | undefined;
  /** Only revisions that this one does not include. */
  after?: RevisionReference | undefined;
}

/** The name under which the history lists changes from a form. */
export const FORM_SOURCE = "Pages form";

export interface ListedRevision extends NamedRevision {
  /** The keys at the top of each updated document that the revision changed. Missing if it changed many documents. */
  fields?: Readonly<Record<DocumentId, readonly string[]>>;
}

export interface HistoryResponse extends HistoryPage {
  revisions: ListedRevision[];
  /** The number of the newest revision of the store. */
  revision: number;
  /** The id of the newest revision, or the ids of those that a merge of branches has joined if it is not recorded yet. */
  revisionId: string;
}

/** Reads one page of the history, newest revision first. */
export function readHistory(query: HistoryQuery = {}): Promise<HistoryResponse> {
  const { page, before, after } = query;
  return request("GET", withQuery(`${BASE}/history`, { page, before: toText(before), after: toText(after) }));
}

export function readRevision(revision: RevisionReference): Promise<RevisionDetail> {
  return request("GET", `${BASE}/history/${revision}`);
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
  const body = { ...query, dryRun: isDryRun };
  const headers = ifMatch(ifRevision);
  const options = { body, headers, acceptedStatuses: [409, 422] };
  return readResult(await request<WireImportResult>("POST", `${BASE}/rollback`, options), new Map());
}

/** Returns the URL of a site export, of a revision or of the current content. */
export function exportUrl(revision?: RevisionReference): string {
  return withQuery(`${BASE}/export`, { revision: toText(revision) });
}

function toFlag(value: boolean | undefined): string | undefined {
  return value ? "1" : undefined;
}

function toText(value: RevisionReference | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function ifMatch(revision: string | undefined): Record<string, string> {
  return revision === undefined ? {} : { "If-Match": `"${revision}"` };
}

function withQuery(url: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? url : `${url}?${new URLSearchParams(given)}`;
}
