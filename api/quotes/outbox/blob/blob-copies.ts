import type { Store } from "@netlify/blobs";
import type { StoredCopies } from "../stored-copies.ts";
import { parseStoredEntry } from "./blob-entries.ts";

/** @param store store of the outbox, with strong consistency */
export function createBlobCopies(store: Store): StoredCopies {
  return {
    async *list() {
      for await (const { blobs } of store.list({ paginate: true })) {
        for (const { key } of blobs) {
          yield {
            name: key,
            async read() {
              const text = await store.get(key, { type: "text" });
              if (text === null) return undefined;
              const entry = parseStoredEntry(text)?.entry;
              return { text, entries: entry === undefined ? [] : [entry] };
            },
          };
        }
      }
    },
    remove: (name) => store.delete(name),
  };
}
