import { hasOpenConflict, type ImportResult, toWireResult } from "#content/importer/plan/result.ts";
import { createPause } from "#content/platform/event-loop.ts";
import {
  type ContentStore,
  type DocumentChange,
  expectRevision,
  type StoreState,
} from "#content/store/content-store.ts";
import { DEFAULT_MAX_DIAGNOSTICS, limitJson } from "#schemas/limit-diagnostics.ts";
import { type ApiErrorCode, ERRORS } from "../http/api-error.ts";
import type { EncodedJson } from "../http/respond.ts";

export type SerializedResult = { status: number; json: EncodedJson<ReturnType<typeof toWireResult>> };

/**
 * Serializes the result of an import or a rollback. If it failed, the JSON is also an error with code and status.
 * @param maxDiagnostics the maximum number of findings, or 0 for all
 */
export function serializeResult(result: ImportResult, maxDiagnostics = DEFAULT_MAX_DIAGNOSTICS): SerializedResult {
  const body = limitJson(toWireResult(result), result.diagnostics, maxDiagnostics);
  if (result.success) return { status: 200, json: encodeJson(body) };
  const code = failureCode(result);
  return { status: ERRORS[code][0], json: encodeJson({ ...body, error: result.message, code }) };
}

export function failureCode(result: ImportResult): ApiErrorCode {
  return hasOpenConflict(result) ? "content-conflict" : "import-failed";
}

export const readLatestRevision = (store: ContentStore) =>
  store.withSnapshot(async ({ revision, id }) => ({ revision, revisionId: id }));

/** JSON in UTF-8, in which results leave a task. Unlike objects, bytes pass from one thread to another at next to no cost. */
const encoder = new TextEncoder();

export const encodeText = (text: string) => encoder.encode(text);

export const encodeJson = <Value>(value: Value): EncodedJson<Value> => encodeText(JSON.stringify(value));

/** Encodes changes one by one: as objects, a long list would arrive in another thread in one long turn. */
export const encodeChanges = (changes: readonly DocumentChange[]) => changes.map((change) => encodeJson(change));

/** Parses changes in short turns, so that a server answers requests in between. */
export async function decodeChanges(encoded: readonly Uint8Array[]): Promise<DocumentChange[]> {
  const decoder = new TextDecoder();
  const pause = createPause();
  const changes: DocumentChange[] = [];
  for (const json of encoded) {
    await pause();
    changes.push(JSON.parse(decoder.decode(json)));
  }
  return changes;
}

/** Returns a plan with its changes as objects. @throws StoreError if the store is not as the task has read it */
export async function decodePlan<Plan extends { changes: readonly Uint8Array[] }>(
  state: StoreState,
  { id, plan }: { id: string; plan: Plan },
) {
  expectRevision(state, id);
  return { ...plan, changes: await decodeChanges(plan.changes) };
}
