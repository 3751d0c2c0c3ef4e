/** The calls to Netlify Blobs. What the service refuses or does not answer is StoreError `store/io`. */
import type { Store } from "@netlify/blobs";
import { StoreError } from "../content-store.ts";

/** How many calls are under way at the same time. */
const MAX_CONCURRENT_CALLS = 32;

/** Runs a call for each item, and answers in the order of the items. */
export async function mapInBatches<Item, Answer>(
  items: readonly Item[],
  call: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let done = 0; done < items.length; done += MAX_CONCURRENT_CALLS) {
    answers.push(...(await Promise.all(items.slice(done, done + MAX_CONCURRENT_CALLS).map(call))));
  }
  return answers;
}

export async function listKeys(store: Store, prefix: string): Promise<string[]> {
  const { blobs } = await withStoreErrors("could not be read", () => store.list({ prefix }));
  return blobs.map(({ key }) => key);
}

export async function findObject(store: Store, key: string): Promise<string | undefined> {
  // Asked for here as well: an old answer could hide a revision.
  const text: string | null = await withStoreErrors("could not be read", () =>
    store.get(key, { type: "text", consistency: "strong" }),
  );
  return text ?? undefined;
}

/** @throws StoreError `store/invalid` where there is no such object */
export async function readObject(store: Store, key: string): Promise<string> {
  const text = await findObject(store, key);
  if (text === undefined) throw new StoreError("store/invalid", `${key} is gone from Netlify Blobs.`);
  return text;
}

export async function writeObject(store: Store, key: string, text: string): Promise<void> {
  await withStoreErrors("could not be written, and nothing was committed", () => store.set(key, text));
}

async function withStoreErrors<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw toStoreError(what, cause);
  }
}

/** @param what did not work, as the rest of a sentence */
export function toStoreError(what: string, cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const message = `Netlify Blobs ${what}: ${why}. Try again in a moment; if it stays so, check the token of the site and https://www.netlifystatus.com.`;
  return new StoreError("store/io", message, { cause });
}
