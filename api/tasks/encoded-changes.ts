/** JSON in UTF-8, in which results leave a task. Unlike objects, bytes pass from one thread to another at next to no cost. */
import { createPause } from "#content/platform/event-loop.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import type { EncodedJson } from "../http/respond.ts";

const encoder = new TextEncoder();

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

export function encodeJson<Value>(value: Value): EncodedJson<Value> {
  return encodeText(JSON.stringify(value));
}

/** Changes as JSON, one by one: as objects, a long list would arrive in another thread in one long turn. */
export type EncodedChanges = readonly Uint8Array[];

export function encodeChanges(changes: readonly DocumentChange[]): EncodedChanges {
  return changes.map(encodeJson);
}

/** Parses changes in short turns, so that a server answers requests in between. */
export async function decodeChanges(encoded: EncodedChanges): Promise<DocumentChange[]> {
  const decoder = new TextDecoder();
  const pause = createPause();
  const changes: DocumentChange[] = [];
  for (const json of encoded) {
    await pause();
    changes.push(JSON.parse(decoder.decode(json)));
  }
  return changes;
}
