/** The place of the content: a folder, or Postgres. */
import type { MediaStore } from "#content/media-store/media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";

/** Place that a worker thread can open. */
export interface ContentPlace {
  /** The folder of the content. With Postgres, it has only the copies of the photos from which pages are published. */
  contentDir: string;
  /** URL of the Postgres that has the content. Undefined if the folder has it. */
  databaseUrl?: string | undefined;
}

/** The content and its photos. */
export interface OpenContent {
  store: ContentStore;
  media: MediaStore;
}

/** Opens content for reading. A process that has migrated the database has given its place to this one. */
export async function openContentStore({ contentDir, databaseUrl }: ContentPlace): Promise<ContentStore> {
  if (databaseUrl === undefined) return openFileStore({ dir: contentDir });
  const { openContentDatabase, openSqlContent } = await import("./sql-content.ts");
  return openSqlContent({ database: openContentDatabase(databaseUrl) }).store;
}
