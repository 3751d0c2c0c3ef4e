/** Stores of a site on Netlify, for commands that run with STORAGE=netlify-blobs. */
import { type Environment, type OpenBlobs, openNetlifyBlobs } from "#api/netlify/open-netlify-blobs.ts";
import { createBlobCopies } from "#api/quotes/outbox/blob/blob-copies.ts";
import { openBlobOutbox } from "#api/quotes/outbox/blob/blob-outbox.ts";
import type { OutboxStorage } from "#api/quotes/outbox/stored-copies.ts";
import { openBlobRecordStore } from "#api/storage/blob-record-store.ts";
import type { RecordStore } from "#api/storage/record-store.ts";
import { openBlobMediaStore } from "#content/media-store/blob-media-store.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { openBlobStore } from "#content/store/blob/blob-store.ts";
import { createSeededStore } from "#content/store/blob/seeded-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { type FileStoreOptions, openFileStore } from "#content/store/file/file-store.ts";
import { UsageError } from "./usage-error.ts";

/** @throws UsageError `command/settings` if the credentials are missing */
function openBlobsOfSite(env: Environment): OpenBlobs {
  const access = openNetlifyBlobs(env);
  if ("problems" in access) throw new UsageError("command/settings", access.problems.join(" "));
  return access.openBlobs;
}

/**
 * Opens the content of the site. Before its first change, it is the content in the files.
 * @throws UsageError `command/settings` if the credentials are missing
 */
export async function openNetlifyContent(
  env: Environment,
  { dir, onWarning }: Pick<FileStoreOptions, "dir" | "onWarning">,
): Promise<ContentStore> {
  const store = openBlobStore({ store: openBlobsOfSite(env)("content"), onWarning });
  return createSeededStore(store, await openFileStore({ dir, onWarning, isReadOnly: true }));
}

/**
 * Copies the photos that were added in the admin to the media folder of a content folder, where builds read them.
 * @throws UsageError `command/settings` if the credentials are missing
 */
export async function fetchNetlifyMedia(env: Environment, contentDir: string): Promise<void> {
  const blobs = openBlobMediaStore({ store: openBlobsOfSite(env)("media") });
  const folder = openMediaFolder(contentDir);
  const known = new Map((await folder.list()).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of await blobs.list()) {
    const content = known.get(name) === bytes ? undefined : await blobs.read(name);
    if (content !== undefined) await folder.add(name, content);
  }
}

/**
 * Opens the outbox of the site.
 * @throws UsageError `command/settings` if the credentials are missing
 */
export function openNetlifyOutbox(env: Environment): OutboxStorage {
  const store = openBlobsOfSite(env)("outbox");
  return { outbox: openBlobOutbox({ store }), copies: createBlobCopies(store) };
}

/**
 * Opens the accounts, sessions and audit log of the site.
 * @throws UsageError `command/settings` if the credentials are missing
 */
export function openNetlifyRecords(env: Environment): RecordStore {
  return openBlobRecordStore({ store: openBlobsOfSite(env)("records") });
}
