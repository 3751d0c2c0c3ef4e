/** The content in Postgres, which the files of a deployment are copied to once. */
import { Database } from "#content/database/database.ts";
import { copyPhotos } from "#content/media-store/copy-photos.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { openSqlMediaStore } from "#content/media-store/sql-media-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { ContentDatabase, ContentTables } from "#content/store/sql/content-tables.ts";
import { hasRevision, seedStore } from "#content/store/sql/seed-store.ts";
import { openSqlStore, type SqlStoreOptions } from "#content/store/sql/sql-store.ts";
import type { OpenContent } from "./open-content.ts";

interface SqlContentOptions extends SqlStoreOptions {
  database: ContentDatabase;
  /** Folder whose content the first use copies to a database without content. */
  seedDir?: string | undefined;
}

export function openSqlContent({ database, seedDir, ...options }: SqlContentOptions): OpenContent {
  const prepared = seedDir === undefined ? database : seededDatabase(database, seedDir);
  return {
    store: openSqlStore({ ...options, database: prepared }),
    media: openSqlMediaStore(prepared),
    onCommit: (handler) => database.onSignal("content", handler),
  };
}

/** Opens the tables of the content, which another thread or process has created. */
export function openContentDatabase(url: string): ContentDatabase {
  return new Database<ContentTables>({ place: { engine: "postgres", url } });
}

function seededDatabase(database: ContentDatabase, dir: string): ContentDatabase {
  let seeding: Promise<void> | undefined;
  const seeded = () => {
    seeding ??= seedContent(database, dir).catch((cause: unknown) => {
      seeding = undefined;
      throw cause;
    });
    return seeding;
  };
  return {
    onSignal: (signal, handler) => database.onSignal(signal, handler),
    read: async (task) => {
      await seeded();
      return database.read(task);
    },
    write: async (task, options) => {
      await seeded();
      return database.write(task, options);
    },
  };
}

/** Copies the photos first, because the first revision marks the database as seeded. */
async function seedContent(database: ContentDatabase, dir: string): Promise<void> {
  if (await hasRevision(database)) return;
  await copyPhotos(openMediaFolder(dir), openSqlMediaStore(database));
  await seedStore(database, await openFileStore({ dir, isReadOnly: true }));
}
