/** Plans an import: merges and validates each document, and collects the changes. It writes nothing. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Redirects } from "#schemas/generated/site.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { diffFields, type FieldChange } from "../documents/diff.ts";
import type { DocumentChange, StoredDocument, StoreState } from "../store/content-store.ts";
import { type ImportOptions, PROGRESS_WEIGHTS } from "./import-options.ts";
import { mergeDocument } from "./merge.ts";
import type { Normalized } from "./normalize.ts";
import type { Finding } from "./parse/finding.ts";
import { toDiagnostics } from "./parse/locate.ts";
import type { DocumentPatch } from "./source-mapping.ts";

export type PlannedStatus = "created" | "updated" | "unchanged";

/**
 * Compares a document before and after an import.
 * @internal exported for tests
 */
export function planStatus(before: JsonObject | undefined, after: JsonObject): PlannedStatus {
  if (before === undefined) return "created";
  return isSame(before, after) ? "unchanged" : "updated";
}

/** The outcome of an import or a rollback for one document. */
export type ImportedPage = AcceptedPage | FailedPage;

interface AcceptedPage {
  page: DocumentId;
  /** A `skipped` page is valid, but errors in other pages prevent the import. Only a rollback removes pages. */
  status: PlannedStatus | "removed" | "skipped";
  /** The revision that last changed the page. */
  version?: number;
  /** Changed fields of a page that existed before. */
  changes?: FieldChange[];
}

interface FailedPage {
  page: DocumentId;
  status: "error";
  /** The message of the page's first error. */
  reason: string;
  version?: undefined;
  changes?: undefined;
}

export interface ImportPlan {
  pages: ImportedPage[];
  /** The changes to commit; empty if an error prevents the import. */
  changes: DocumentChange[];
  diagnostics: Diagnostic[];
}

/** A merged document, compared with the stored one. */
interface PlannedDocument {
  page: DocumentId;
  status: PlannedStatus;
  version?: number;
  change?: DocumentChange;
  findings: Finding[];
}

/** Number of documents to read from the store at once. Unchanged documents are released after each batch. */
const READ_BATCH_SIZE = 250;

/** Merges the patches into the stored documents, validates the results and returns the changes to commit. */
export async function planChanges(
  { patches, findings }: Normalized,
  options: ImportOptions,
  store: Pick<StoreState, "read">,
): Promise<ImportPlan> {
  const planned = await planDocuments(patches, options, store);
  const diagnostics = toDiagnostics([...findings, ...planned.flatMap((document) => document.findings)]).map(
    (diagnostic) => (options.isStrict ? { ...diagnostic, severity: "error" as const } : diagnostic),
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { ...acceptDocuments(planned, errors, options), diagnostics };
}

async function planDocuments(
  patches: readonly DocumentPatch[],
  options: ImportOptions,
  store: Pick<StoreState, "read">,
): Promise<PlannedDocument[]> {
  const planned: PlannedDocument[] = [];
  for (let start = 0; start < patches.length; start += READ_BATCH_SIZE) {
    const batch = patches.slice(start, start + READ_BATCH_SIZE);
    const stored = await store.read(batch.map(({ page }) => page));
    const hasNewPages = batch.some(({ page }) => !stored.has(page));
    const redirects = hasNewPages ? await readRedirects(store) : {};
    for (const patch of batch) planned.push(planDocument(patch, stored.get(patch.page), options, redirects));
    const { sanitized } = PROGRESS_WEIGHTS;
    options.onProgress?.(sanitized + (1 - sanitized) * (planned.length / patches.length));
  }
  return planned;
}

async function readRedirects(store: Pick<StoreState, "read">): Promise<Redirects> {
  return ((await store.read([SITE])).get(SITE)?.content.redirects ?? {}) as Redirects;
}

function planDocument(
  patch: DocumentPatch,
  stored: StoredDocument | undefined,
  options: ImportOptions,
  redirects: Redirects,
): PlannedDocument {
  const { page } = patch;
  const { content: after, findings } = mergeDocument(patch, stored, options, redirects);
  const status = planStatus(stored?.content, after);
  return {
    page,
    status,
    ...(stored !== undefined && { version: stored.version }),
    ...(status !== "unchanged" && { change: { page, before: stored?.content ?? null, after } }),
    findings,
  };
}

/** Decides which documents to import. An error prevents the import of all, or with `isPartial` only the import of its page. */
function acceptDocuments(
  planned: readonly PlannedDocument[],
  errors: readonly Diagnostic[],
  { isPartial }: ImportOptions,
): Pick<ImportPlan, "pages" | "changes"> {
  const isBlocked = errors.length > 0 && (isPartial !== true || errors.some(({ page }) => page === undefined));
  const reasons = firstMessages(errors);
  const pages: ImportedPage[] = [];
  const changes: DocumentChange[] = [];
  for (const { page, status, version, change } of planned) {
    const reason = reasons.get(page);
    reasons.delete(page);
    if (reason !== undefined) pages.push({ page, status: "error", reason });
    else if (isBlocked && change !== undefined) pages.push({ page, status: "skipped" });
    else {
      const fields = status === "updated" && {
        changes: diffFields(change?.before ?? undefined, change?.after ?? undefined),
      };
      pages.push({ page, status, ...(version !== undefined && { version }), ...fields });
      if (change !== undefined) changes.push(change);
    }
  }
  // The rest are pages that were not valid enough to get a patch.
  for (const [page, reason] of reasons) pages.push({ page, status: "error", reason });
  return { pages, changes };
}

/** Returns the message of each page's first error. */
function firstMessages(errors: readonly Diagnostic[]): Map<DocumentId, string> {
  const messages = new Map<DocumentId, string>();
  for (const { page, message } of errors) {
    if (page !== undefined && !messages.has(page)) messages.set(page, message);
  }
  return messages;
}
