import type { Store } from "@netlify/blobs";
import type { CopyContent, StoredCopies } from "../stored-copies.ts";
import { parseStoredEntry } from "./blob-entries.ts";
import { parseKey } from "./blob-keys.ts";

/** @param store store of the outbox, with strong consistency */
export function createBlobCopies(store: Store): StoredCopies {
  const read = async (key: string): Promise<CopyContent | undefined> => {
    const text = await store.get(key, { type: "text" });
    if (text === null) return undefined;
    const isEntry = parseKey(key) !== undefined && parseStoredEntry(text) !== undefined;
    return { text, entries: isEntry ? "all" : "none" };
  };
  return {
    async *list() {
      for await (const { blobs } of store.list({ paginate: true })) {
        for (const { key } of blobs) yield { name: key, read: () => read(key) };
      }
    },
    async remove(name) {
      if ((await read(name))?.entries === "all") return false;
      await store.delete(name);
      return true;
    },
  };
}
