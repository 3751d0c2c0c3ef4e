/** The content in Postgres, which the files of a deployment are copied to once. */
import { Database } from "#content/database/database.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { copyPhotos, guardMediaStore, type MediaStore } from "#content/media-store/media-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { type ContentQueries, type ContentTables, NO_REVISION } from "#content/store/sql/content-tables.ts";
import { seedStore } from "#content/store/sql/seed-store.ts";
import { openSqlStore, readLatestState, type SqlStoreOptions } from "#content/store/sql/sql-store.ts";

interface SqlContentOptions extends SqlStoreOptions {
  database: ContentQueries & Pick<Database<ContentTables>, "onSignal">;
  /** Folder whose content the first use copies to a database without content. */
  seedDir?: string | undefined;
}

export function openSqlContent({ database: bare, seedDir, ...options }: SqlContentOptions) {
  const database = seedDir === undefined ? bare : seededDatabase(bare, seedDir);
  return {
    store: openSqlStore({ ...options, database }),
    media: openSqlMediaStore(database),
    onCommit: (handler: () => void) => bare.onSignal("content", handler),
  };
}

/** Opens the tables of the content, which another thread or process has created. */
export function openContentDatabase(url: string): Database<ContentTables> {
  return new Database({ place: { engine: "postgres", url } });
}

function seededDatabase(database: ContentQueries, dir: string): ContentQueries {
  let seeding: Promise<void> | undefined;
  const seeded = () => {
    seeding ??= seedContent(database, dir).catch((cause: unknown) => {
      seeding = undefined;
      throw cause;
    });
    return seeding;
  };
  return {
    read: (task) => seeded().then(() => database.read(task)),
    write: (task, options) => seeded().then(() => database.write(task, options)),
  };
}

/** Copies the photos first, because the first revision marks the database as seeded. */
async function seedContent(database: ContentQueries, dir: string): Promise<void> {
  if ((await readLatestState(database)).id !== NO_REVISION) return;
  await copyPhotos(openMediaFolder(dir), openSqlMediaStore(database));
  await seedStore(database, await openFileStore({ dir, isReadOnly: true }));
}

/** Opens the photos in a database. @internal exported for tests */
export function openSqlMediaStore(database: ContentQueries): MediaStore {
  /** Returns false if there is no photo to delete or to bring back. */
  const setDeleted = (name: string, is_deleted: number): Promise<boolean> =>
    database.write(async (trx) => {
      const photo = trx
        .updateTable("photos")
        .where("name", "=", name)
        .where("is_deleted", "=", 1 - is_deleted);
      return (await photo.set({ is_deleted }).executeTakeFirst()).numUpdatedRows === 1n;
    });

  return guardMediaStore("The photos cannot be read or written", {
    async list() {
      const rows = await database.read((db) =>
        db.selectFrom("photos").select(["name", "bytes", "added_at"]).where("is_deleted", "=", 0).execute(),
      );
      const files = rows.map(({ name, bytes, added_at: addedAt }) => ({ name, bytes, addedAt }));
      return files.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async read(name) {
      const photo = await database.read((db) =>
        db.selectFrom("photos").select(["content", "is_deleted"]).where("name", "=", name).executeTakeFirst(),
      );
      return photo?.is_deleted === 0 ? new Uint8Array(photo.content) : undefined;
    },
    async add(name, bytes) {
      const content = Buffer.from(bytes);
      const photo = { name, is_deleted: 0, content, bytes: bytes.byteLength, added_at: new Date().toISOString() };
      await database.write((trx) =>
        trx
          .insertInto("photos")
          .values(photo)
          .onConflict((conflict) => conflict.column("name").doUpdateSet(photo))
          .execute(),
      );
    },
    delete: (name) => setDeleted(name, 1),
    restore: (name) => setDeleted(name, 0),
  });
}
