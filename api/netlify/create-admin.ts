import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { NETLIFY_MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { createMediaRestoringStore } from "#content/media-store/restoring-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { listVariants, type MediaFile, type MediaIndex } from "#site/page-model/media.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { storedFile } from "#site/publishing/live/preview-media.ts";
import { readPublishedMedia } from "#site/publishing/published-media.ts";
import { AuditError, type AuditLog } from "../auth/audit/audit-log.ts";
import { limitRefusals } from "../auth/audit/limit-refusals.ts";
import { createRecordAuditLog } from "../auth/audit/record-audit-log.ts";
import type { Env } from "../config/env.ts";
import { clientKey } from "../http/client-address.ts";
import { RequestIndex } from "../quotes/inbox/request-index.ts";
import type { AdminContext } from "../routes/app-context.ts";
import type { PhotoSize } from "../routes/photo-library.ts";
import { memoryRecordStore } from "../storage/memory-record-store.ts";
import type { RecordStore } from "../storage/record-store.ts";
import { createContentTasks } from "../tasks/content-tasks.ts";
import type { AdminParts } from "./netlify-app.ts";

/** Audit log of the newest invocation, because Netlify issues the credentials for Blobs per invocation. */
let newest: { log: AuditLog; onError(error: unknown): void } | undefined;

/** Audit log of all invocations of one function instance, which limits their refusals together. */
const audit = limitRefusals(
  { write: async (entry) => newestLog().write(entry), check: async () => newestLog().check() },
  { networkOf: clientKey, onError: (error) => newest?.onError(error) },
);

function newestLog(): AuditLog {
  if (newest === undefined) throw new AuditError("The audit log cannot be written before the first invocation.");
  return newest.log;
}

/** Index of the quote requests, which the invocations of one function instance share. */
const requestIndex = new RequestIndex();

/** Creates the admin of a site on Netlify. */
export function createAdmin({ env, root, store, records, media, copies, onError }: AdminParts): AdminContext {
  newest = { log: createRecordAuditLog({ records, key: env.AUDIT_KEY }), onError };
  const readMedia = createMediaReader(media, () => readPublishedMedia(join(root, "dist/client")));
  const missing = missingSetting(env);
  return {
    ...(missing === undefined ? openAccess(env, records) : closeAccess(missing)),
    store: createMediaRestoringStore(store, media),
    photos: {
      store: media,
      maxBytes: NETLIFY_MAX_PHOTO_BYTES,
      readSizes: async () => new Map([...(await readMedia())].map(([name, file]) => [name, file && describe(file)])),
      measure: readImageSize,
      encode: normalizePhoto,
      encodeThumbnail,
    },
    tasks: createContentTasks({
      store,
      preview: createPreview({ root, store, readMedia }),
      readLintContext: async () => ({ ...lintContext(new Date()), media: new Set((await readMedia()).keys()) }),
    }),
    audit,
    copies,
    requestIndex,
    wait: sleep,
  };
}

/** Returns the size of an image and its address on the site. */
function describe(file: MediaFile): PhotoSize {
  const { width, height } = file;
  return { width, height, address: listVariants(file).own.address };
}

/** Photos that were added since the deployment, by name. A name has a hash of the file, so it never changes content. */
const added = new Map<string, MediaFile | null>();

/** Returns a function that indexes the photos of the deployment and those that were added since. */
function createMediaReader(media: MediaStore, readPublished: () => Promise<MediaIndex>): () => Promise<MediaIndex> {
  return async () => {
    const index = new Map(await readPublished());
    for (const { name } of await media.list()) {
      if (index.has(name)) continue;
      if (!added.has(name)) added.set(name, await inspectStored(name, media));
      index.set(name, added.get(name) ?? null);
    }
    return index;
  };
}

async function inspectStored(name: string, media: MediaStore): Promise<MediaFile | null> {
  const info = await readImageSize((await media.read(name)) ?? new Uint8Array());
  return info ? storedFile(name, info) : null;
}

type Access = Pick<AdminContext, "access" | "records" | "limits">;

function openAccess({ ADMIN_PASSWORD_HASH: hash }: Env, records: RecordStore): Access {
  const closed =
    "The admin is closed because there are no accounts. Run `agency admin add` with STORAGE=netlify-blobs.";
  return { access: hash === undefined ? { closed } : { hash }, records, limits: records };
}

/** Returns an access without accounts, so that nobody can sign in. */
function closeAccess(reason: string): Access {
  const records = memoryRecordStore();
  return { access: { closed: `The admin is closed because ${reason}.` }, records, limits: records };
}

/** Returns what is wrong with the settings that only the admin on Netlify needs. */
function missingSetting({ STORAGE }: Env): string | undefined {
  if (STORAGE !== "netlify-blobs") return "STORAGE is not netlify-blobs";
  // Instances without a common secret cannot share limits and known devices.
  return process.env.SESSION_SECRET ? undefined : "SESSION_SECRET is not set";
}
