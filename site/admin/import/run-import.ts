import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { fetchHistory, importText } from "../api/content-api.ts";
import { errorMessage, isSignedOutError, RequestError } from "../api/request.ts";
import { type AttemptOutcome, FAILED, type ImportAttempt } from "./import-state.ts";

/** Imports a text, unless the store has changed since `revision`. Never throws. */
export async function runImport(
  { text, query }: ImportAttempt,
  revisionId: string | undefined,
): Promise<AttemptOutcome> {
  let ifRevision = revisionId;
  try {
    ifRevision ??= (await fetchHistory()).revisionId;
    const result = await importText(text, { ...query, ifRevision });
    return { kind: result.success ? "imported" : "rejected", result };
  } catch (error) {
    if (isSignedOutError(error)) return { kind: "interrupted", revisionId: ifRevision };
    const hasResponse = error instanceof RequestError;
    if (hasResponse && error.code === "revision-conflict") {
      const base = query.base ?? ifRevision;
      return { ...conflictOf(error, base), newVersions: await readVersionsAfter(ifRevision) };
    }
    if (hasResponse && error.code === "content-conflict") return conflictOf(error, query.base);
    return { kind: "failed", message: errorMessage(error, FAILED), isUnsure: !hasResponse && ifRevision !== undefined };
  }
}

function conflictOf({ body }: RequestError, base: string | undefined): AttemptOutcome & { kind: "conflict" } {
  const conflicts = Array.isArray(body.conflicts) ? (body.conflicts as ImportConflict[]) : [];
  return { kind: "conflict", newVersions: [], conflicts, base };
}

async function readVersionsAfter(revisionId: string | undefined): Promise<readonly NamedRevision[] | undefined> {
  try {
    return (await fetchHistory({ after: revisionId })).revisions;
  } catch {
    return undefined;
  }
}
