import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Env } from "#api/config/env.ts";
import { createMissingDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { CopiedFiles } from "#api/quotes/privacy/quote-storage.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import { wireAdmin } from "#cli/wiring/wire-admin.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { NETLIFY_MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { listVariants, type MediaFile, type MediaIndex } from "#site/page-model/media.ts";
import { readImageSize } from "#site/publishing/images/image-codec.ts";
import { createPreview, storedFile } from "#site/publishing/live/preview.ts";
import { readPublishedMedia } from "#site/publishing/manifest.ts";

interface AdminOptions {
  env: Env;
  /** Folder of the files that netlify.toml includes in the functions. */
  root: string;
  /** Folder of the site. */
  out: string;
  database: OfficeDatabase;
  /** Store whose commits start a build. */
  store: ContentStore;
  media: MediaStore;
  files: CopiedFiles;
  log: Logger;
}

export function createAdmin({ env, root, out, database, store, media, files, log }: AdminOptions): AdminContext {
  const readMedia = createMediaReader(media, out);
  const closed = describeMissingSetting(env);
  const { ADMIN_PASSWORD_HASH: hash, AUDIT_KEY: key } = env;
  // Without accounts, nobody can sign in.
  const accounts = closed === undefined ? database : createMissingDatabase(closed);
  return wireAdmin({
    access: closed === undefined && hash !== undefined ? { hash } : { closed: closed ?? NO_ACCOUNTS },
    database: accounts,
    limits: accounts,
    store,
    media,
    photos: {
      maxBytes: NETLIFY_MAX_PHOTO_BYTES,
      async readSizes() {
        const addressOf = (file: MediaFile) => listVariants(file).own.address;
        const files = [...(await readMedia())];
        return new Map(files.map(([name, file]) => [name, file && { ...file, address: addressOf(file) }]));
      },
    },
    tasks: createContentTasks({
      store,
      preview: createPreview({ root, out, store, readMedia }),
      async readLintContext() {
        const media = await readMedia();
        const problems = [...media].map(([name, file]) => [name, file?.logoProblem ?? ""] as const);
        const unusableLogos = new Map(problems.filter(([, problem]) => problem !== ""));
        return { ...lintContext(new Date()), media: new Set(media.keys()), unusableLogos };
      },
    }),
    auditKey: key,
    files,
    wait: sleep,
    log,
  });
}

const NO_ACCOUNTS =
  "The admin is closed because there are no accounts. Run `agency admin add` with the DATABASE_URL of the site.";

/** Returns what is wrong with the settings that only the admin on Netlify needs. */
function describeMissingSetting({ DATABASE_URL }: Env): string | undefined {
  if (DATABASE_URL.engine !== "postgres") return "The admin is closed because DATABASE_URL names no Postgres.";
  // Instances without a common secret cannot share limits and known devices.
  return process.env.SESSION_SECRET ? undefined : "The admin is closed because SESSION_SECRET is not set.";
}

/** Returns a function that indexes the photos of the deployment and those that were added since. */
function createMediaReader(media: MediaStore, siteDir: string): () => Promise<MediaIndex> {
  // A name has a hash of the file, so it never changes content.
  const added = new Map<string, MediaFile | null>();
  return async () => {
    const index = new Map(await readPublishedMedia(siteDir));
    for (const { name } of await media.list()) {
      if (index.has(name)) continue;
      if (!added.has(name)) {
        const size = await readImageSize((await media.read(name)) ?? new Uint8Array());
        added.set(name, size ? storedFile(name, size) : null);
      }
      index.set(name, added.get(name) ?? null);
    }
    return index;
  };
}
