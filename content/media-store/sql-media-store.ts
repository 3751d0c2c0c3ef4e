import type { ContentQueries } from "#content/store/sql/content-tables.ts";
import { guardMediaStore, type MediaStore } from "./media-store.ts";

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
