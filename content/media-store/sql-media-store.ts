/** A media store in Postgres. */
import type { Transaction } from "kysely";
import { errorMessage } from "#content/platform/error-message.ts";
import type { ContentQueries, ContentTables } from "#content/store/sql/content-tables.ts";
import { isMediaName, type MediaStore, MediaStoreError } from "./media-store.ts";

export function openSqlMediaStore(database: ContentQueries): MediaStore {
  return {
    list: () =>
      wrapErrors(async () => {
        const rows = await database.read((db) =>
          db.selectFrom("photos").select(["name", "bytes", "added_at"]).where("is_deleted", "=", 0).execute(),
        );
        const files = rows.map(({ name, bytes, added_at: addedAt }) => ({ name, bytes, addedAt }));
        return files.sort((a, b) => (a.name < b.name ? -1 : 1));
      }),
    read: (name) =>
      wrapErrors(async () => {
        if (!isMediaName(name)) return undefined;
        const row = await database.read((db) =>
          db
            .selectFrom("photos")
            .select("content")
            .where("name", "=", name)
            .where("is_deleted", "=", 0)
            .executeTakeFirst(),
        );
        return row && new Uint8Array(row.content);
      }),
    add: (name, bytes) =>
      wrapErrors(async () => {
        if (!isMediaName(name)) throw new Error(`"${name}" is not a valid file name`);
        const photo = { content: Buffer.from(bytes), bytes: bytes.byteLength, added_at: new Date().toISOString() };
        await database.write((trx) =>
          trx
            .insertInto("photos")
            .values({ name, is_deleted: 0, ...photo })
            .onConflict((conflict) => conflict.columns(["name", "is_deleted"]).doUpdateSet(photo))
            .execute(),
        );
      }),
    delete: (name) =>
      wrapErrors(async () => {
        if (!isMediaName(name)) return false;
        return database.write(async (trx) => {
          if ((await findPhoto(trx, name, 0)) === undefined) return false;
          await trx.deleteFrom("photos").where("name", "=", name).where("is_deleted", "=", 1).execute();
          return setDeleted(trx, name, 1);
        });
      }),
    restore: (name) =>
      wrapErrors(async () => {
        if (!isMediaName(name)) return false;
        return database.write(async (trx) => (await findPhoto(trx, name, 0)) === undefined && setDeleted(trx, name, 0));
      }),
  };
}

function findPhoto(trx: Transaction<ContentTables>, name: string, isDeleted: number) {
  const photos = trx.selectFrom("photos").select("name").where("name", "=", name);
  return photos.where("is_deleted", "=", isDeleted).executeTakeFirst();
}

/** @returns false if there is no photo to delete or to bring back */
async function setDeleted(trx: Transaction<ContentTables>, name: string, isDeleted: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("photos")
    .set({ is_deleted: isDeleted })
    .where("name", "=", name)
    .where("is_deleted", "=", 1 - isDeleted)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @throws MediaStoreError for every error of the database */
async function wrapErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    throw new MediaStoreError(`The photos cannot be read or written: ${errorMessage(cause)}`, { cause });
  }
}
