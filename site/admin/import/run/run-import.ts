import type { ImportConflict } from "#content/importer/plan.ts";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { importText, readHistory } from "#site/admin/api/admin-api.ts";
import { errorMessage } from "#site/admin/api/error-message.ts";
import { RequestError } from "#site/admin/api/request.ts";
import { FAILED, type ImportOutcome, type ImportRequest } from "./import-state.ts";

/**
 * Imports a text, unless the store has changed since `revision`. Never throws.
 * @param revision the revision that the text was checked against, or undefined for the newest one
 */
export async function runImport({ text, query }: ImportRequest, revision: number | undefined): Promise<ImportOutcome> {
  let ifRevision = revision;
  try {
    ifRevision ??= (await readHistory()).revision;
    const result = await importText(text, { ...query, ifRevision });
    return { kind: result.success ? "imported" : "rejected", result };
  } catch (error) {
    const message = errorMessage(error, FAILED);
    const hasResponse = error instanceof RequestError;
    if (hasResponse && error.code === "revision-conflict") {
      const base = query.base ?? String(ifRevision);
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

async function readVersionsAfter(revision: number | undefined): Promise<readonly RevisionSummary[] | undefined> {
  try {
    return (await readHistory({ after: revision })).revisions;
  } catch {
    return undefined;
  }
}
