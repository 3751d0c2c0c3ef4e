import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { fetchHistory, importText } from "#site/admin/api/content-api.ts";
import { errorMessage } from "#site/admin/api/error-message.ts";
import { isSignedOutError, RequestError } from "#site/admin/api/request.ts";
import { FAILED, type ImportOutcome, type ImportRequest } from "./import-state.ts";

/**
 * Imports a text, unless the store has changed since `revision`. Never throws.
 * @param revisionId the revision that the text was checked against, or undefined for the newest one
 */
export async function runImport(
  { text, query }: ImportRequest,
  revisionId: string | undefined,
): Promise<ImportOutcome> {
  let ifRevision = revisionId;
  try {
    ifRevision ??= (await fetchHistory()).revisionId;
    const result = await importText(text, { ...query, ifRevision });
    return { kind: result.success ? "imported" : "rejected", result };
  } catch (error) {
    const message = errorMessage(error, FAILED);
    if (isSignedOutError(error)) return { kind: "interrupted", revisionId: ifRevision, isOffered: false };
    const hasResponse = error instanceof RequestError;
    if (hasResponse && error.code === "revision-conflict") {
      const base = query.base ?? ifRevision;
      return { ...conflictOf(error, message), newVersions: await readVersionsAfter(ifRevision), base };
    }
    if (hasResponse && error.code === "content-conflict") return conflictOf(error, message, query.base);
    return { kind: "failed", message, isUnsure: !hasResponse && ifRevision !== undefined };
  }
}

function conflictOf({ body }: RequestError, message: string, base?: string): ImportOutcome & { kind: "conflict" } {
  const conflicts = Array.isArray(body.conflicts) ? (body.conflicts as ImportConflict[]) : [];
  return { kind: "conflict", message, newVersions: [], conflicts, base };
}

async function readVersionsAfter(revisionId: string | undefined): Promise<readonly RevisionSummary[] | undefined> {
  try {
    return (await fetchHistory({ after: revisionId })).revisions;
  } catch {
    return undefined;
  }
}
