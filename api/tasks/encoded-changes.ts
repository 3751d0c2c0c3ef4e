/** JSON in UTF-8, in which results leave a task. Unlike objects, bytes pass from one thread to another at next to no cost. */
import { createPause } from "#content/platform/event-loop.ts";
import { type DocumentChange, expectRevision, type StoreState } from "#content/store/content-store.ts";
import type { EncodedJson } from "../http/respond.ts";

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

/**
 * Returns a plan with its changes as objects.
 * @throws StoreError if the store is not as the task has read it
 */
export async function decodePlan<Plan extends { changes: readonly Uint8Array[] }>(
  state: StoreState,
  { id, plan }: { id: string; plan: Plan },
) {
  expectRevision(state, id);
  return { ...plan, changes: await decodeChanges(plan.changes) };
}
