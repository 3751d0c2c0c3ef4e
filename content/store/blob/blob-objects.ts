/** Calls to Netlify Blobs. A failed call throws StoreError `store/io`. */
import type { Store } from "@netlify/blobs";
import { StoreError } from "../content-store.ts";

export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  const { blobs } = await withStoreErrors("read", () => store.list({ prefix }));
  return blobs.map(({ key }) => key);
}

/** Returns the text of an object, or undefined if there is none. */
export async function findObject(store: Store, key: string): Promise<string | undefined> {
  // Strong consistency is requested for each call, because a stale read could hide a revision.
  const text: string | null = await withStoreErrors("read", () =>
    store.get(key, { type: "text", consistency: "strong" }),
  );
  return text ?? undefined;
}

/** @throws StoreError `store/invalid` if the object does not exist */
export async function readObject(store: Store, key: string): Promise<string> {
  const text = await findObject(store, key);
  if (text === undefined) throw new StoreError("store/invalid", `${key} is missing in Netlify Blobs.`);
  return text;
}

export async function writeObject(store: Store, key: string, text: string): Promise<void> {
  await withStoreErrors("write", () => store.set(key, text));
}

async function withStoreErrors<Result>(operation: keyof typeof FAILURES, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    throw toStoreError(operation, cause);
  }
}

const FAILURES = {
  read: "could not be read",
  write: "could not be written, and nothing was committed",
};

/** Converts an error of the Netlify Blobs client to a StoreError. */
export function toStoreError(operation: keyof typeof FAILURES, cause: unknown): StoreError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `Netlify Blobs ${FAILURES[operation]}: ${reason}. Try again in a moment. If the error persists, check the site's token and https://www.netlifystatus.com.`;
  return new StoreError("store/io", message, { cause });
}
