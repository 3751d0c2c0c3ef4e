import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { createMediaRestoringStore } from "#content/media-store/media-uses.ts";
import { NETLIFY_MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { listVariants, type MediaFile, type MediaIndex } from "#site/page-model/media.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { storedFile } from "#site/publishing/live/preview-media.ts";
import { readPublishedMedia } from "#site/publishing/published-media.ts";
import { limitRefusals } from "../auth/audit/limit-refusals.ts";
import { createStoredAuditLog } from "../auth/audit/stored-audit-log.ts";
import type { Env } from "../config/env.ts";
import { createMissingDatabase } from "../database/open-office-database.ts";
import { clientKey } from "../http/client-address.ts";
import type { AdminContext } from "../routes/app-context.ts";
import type { PhotoSize } from "../routes/photo-library.ts";
import { createContentTasks } from "../tasks/content-tasks.ts";
import type { AdminParts } from "./netlify-app.ts";

/** Creates the admin of a site on Netlify. */
export function createAdmin({ env, root, database, store, media, files, onError }: AdminParts): AdminContext {
  const readMedia = createMediaReader(media, () => readPublishedMedia(join(root, "dist/client")));
  const closed = describeMissingSetting(env);
  const { ADMIN_PASSWORD_HASH: hash, AUDIT_KEY: key } = env;
  // Without accounts, nobody can sign in.
  const accounts = closed === undefined ? database : createMissingDatabase(closed);
  return {
    access: closed === undefined && hash !== undefined ? { hash } : { closed: closed ?? NO_ACCOUNTS },
    database: accounts,
    limits: accounts,
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
    audit: limitRefusals(createStoredAuditLog({ database: accounts, key }), { networkOf: clientKey, onError }),
    files,
    wait: sleep,
  };
}

const NO_ACCOUNTS =
  "The admin is closed because there are no accounts. Run `agency admin add` with the DATABASE_URL of the site.";

/** Returns what is wrong with the settings that only the admin on Netlify needs. */
function describeMissingSetting({ DATABASE_URL }: Env): string | undefined {
  if (DATABASE_URL.engine !== "postgres") return "The admin is closed because DATABASE_URL names no Postgres.";
  // Instances without a common secret cannot share limits and known devices.
  return process.env.SESSION_SECRET ? undefined : "The admin is closed because SESSION_SECRET is not set.";
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
