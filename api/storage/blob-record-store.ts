/** Records as JSON objects in Netlify Blobs. */
import { randomUUID } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { errorMessage } from "#content/platform/error-message.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import {
  assertKey,
  DamagedRecordError,
  type PutCondition,
  type RecordStore,
  RecordStoreError,
} from "./record-store.ts";

/** JSON of an object. Each write has its own ID, so its ETag differs from that of any other write. */
interface StoredJson {
  write: string;
  value: JsonObject;
}

/** @param store the result of `getStore({ name, consistency: "strong" })` */
export function openBlobRecordStore({ store }: { store: Store }): RecordStore {
  async function read(key: string): Promise<(StoredJson & { version: string }) | undefined> {
    const get = () => store.getWithMetadata(key, { type: "json", consistency: "strong" });
    let found = await get();
    if (found === null) return undefined;
    // The local server of Netlify returns ETags only in listings. The value is read again after it, so that an ETag is
    // never newer than its value.
    const version = found.etag ?? (await findEtag(store, key));
    if (found.etag === undefined) found = await get();
    if (found === null) return undefined;
    if (!isObject(found.data) || !isObject(found.data.value)) throw new DamagedRecordError(key);
    const { write, value } = found.data as unknown as StoredJson;
    return { write, value, version };
  }

  return {
    get: (key) =>
      wrapErrors(async () => {
        assertKey(key);
        const found = await read(key);
        return found && { value: found.value, version: found.version };
      }),
    put: (key, value, condition) =>
      wrapErrors(async () => {
        assertKey(key);
        const write = randomUUID();
        const { modified, etag } = await store.setJSON(key, { write, value }, toBlobCondition(condition));
        // The client reports every status except 412 as a success, but only a stored object has an ETag. It also repeats
        // a write whose response was lost, and then reports that the condition was not met.
        if (modified && etag) return true;
        const isStored = (await read(key))?.write === write;
        if (modified && !isStored) throw new Error(`Netlify Blobs did not store "${key}"`);
        return isStored;
      }),
    delete: (key) =>
      wrapErrors(() => {
        assertKey(key);
        return store.delete(key);
      }),
    list: (prefix) =>
      wrapErrors(async () => {
        const keys: string[] = [];
        for await (const { blobs } of store.list({ prefix, paginate: true })) keys.push(...blobs.map(({ key }) => key));
        return keys.sort();
      }),
  };
}

function toBlobCondition(condition: PutCondition | undefined) {
  if (condition === undefined) return {};
  return "onlyIfNew" in condition ? condition : { onlyIfMatch: condition.onlyIfVersion };
}

async function findEtag(store: Store, key: string): Promise<string> {
  const { blobs } = await store.list({ prefix: key });
  return blobs.find((blob) => blob.key === key)?.etag ?? "";
}

/** @throws RecordStoreError for every error of the service or of the connection to it */
async function wrapErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (cause instanceof RecordStoreError) throw cause;
    throw new RecordStoreError(`The records in Netlify Blobs cannot be read or written: ${errorMessage(cause)}.`, {
      cause,
    });
  }
}
