/** The place of the content: a folder, or Postgres. */
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { copyPhotos, type MediaStore } from "#content/media-store/media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";

export interface OpenContent {
  store: ContentStore;
  media: MediaStore;
  /**
   * Calls a handler after each commit of any process, and sometimes without one. Undefined for files.
   * @returns a function that ends this
   */
  onCommit?: (handler: () => void) => () => void;
}

/** Place that a worker thread can open. */
export interface ContentPlace {
  /** The folder of the content. With Postgres, it has only the copies of the photos from which pages are published. */
  contentDir: string;
  /** URL of the Postgres that has the content. Undefined if the folder has it. */
  databaseUrl?: string | undefined;
}

/** Opens content in a worker thread. The process has created the tables of the database. */
export async function openPlace({ contentDir, databaseUrl }: ContentPlace): Promise<OpenContent> {
  if (databaseUrl === undefined) {
    return { store: await openFileStore({ dir: contentDir }), media: openMediaFolder(contentDir) };
  }
  const { openContentDatabase, openSqlContent } = await import("./sql-content.ts");
  return openSqlContent({ database: openContentDatabase(databaseUrl) });
}

/** Gives the folder from which pages are published the photos of a database, and no others. */
export async function fetchPhotos({ contentDir, databaseUrl }: ContentPlace, media: MediaStore): Promise<void> {
  if (databaseUrl === undefined) return;
  const folder = openMediaFolder(contentDir);
  for (const name of await copyPhotos(media, folder)) await folder.delete(name);
}
