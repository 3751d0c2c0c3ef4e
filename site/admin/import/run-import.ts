import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { importText, readHistory } from "../api/admin-api.ts";
import { errorMessage } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";
import { FAILED, type ImportOutcome, type ImportRequest } from "./import-state.ts";

/**
 * Imports, unless somebody else did after `revision`. Never throws.
 * @param revision the one that was looked at; undefined where none was: then it is the newest
 */
export async function runImport({ text, query }: ImportRequest, revision: number | undefined): Promise<ImportOutcome> {
  let ifRevision = revision;
  try {
    ifRevision ??= (await readHistory()).revision;
    const result = await importText(text, { ...query, ifRevision });
    return { kind: result.success ? "imported" : "refused", result };
  } catch (error) {
    const message = errorMessage(error, FAILED);
    const isAnswered = error instanceof RequestError;
    if (isAnswered && error.code === "revision-conflict") {
      return { kind: "conflict", message, since: await revisionsAfter(ifRevision) };
    }
    return { kind: "failed", message, isUnsure: !isAnswered && ifRevision !== undefined };
  }
}

async function revisionsAfter(revision: number | undefined): Promise<readonly RevisionSummary[] | undefined> {
  try {
    return (await readHistory({ after: revision })).revisions;
  } catch {
    return undefined;
  }
}
