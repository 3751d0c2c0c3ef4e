import { createPause } from "#content/platform/event-loop.ts";
import type { DocumentChange } from "#content/store/content-store.ts";
import { encodeJson } from "./encode-json.ts";

/** Changes as JSON in UTF-8, one by one: as objects, a long list would arrive in another thread in one long turn. */
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
