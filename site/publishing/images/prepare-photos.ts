/** Generates the sizes of photos before a page shows them, and copies them to the site when one does. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { cacheFolder, mediaFolder, type SiteFolders } from "../routes.ts";
import { generateCached, listMediaOutputs } from "./image-outputs.ts";

interface PreparerOptions extends Omit<SiteFolders, "root"> {
  readMedia(): Promise<MediaIndex>;
  onError(error: unknown): void;
}

export function createPhotoPreparer({ contentDir, out, readMedia, onError }: PreparerOptions) {
  const cache = cacheFolder(out);
  let work: Promise<void> = Promise.resolve();
  let isClosed = false;

  const outputsOf = (name: string, media: MediaIndex) =>
    listMediaOutputs(join(mediaFolder(contentDir), name), media.get(name));

  async function generateAll(name: string): Promise<void> {
    if (isClosed) return;
    // Visitors come first: one size at a time leaves processors and threads for their requests.
    for (const output of outputsOf(name, await readMedia())) if (!isClosed) await generateCached(output, cache);
  }

  return {
    /** Generates the sizes of a photo in the background, one photo after the other. */
    prepare(name: string): void {
      work = work.then(() => generateAll(name)).catch(onError);
    },
    /** Copies the sizes that are generated to the site, where they are missing. The others follow after the publish. */
    place(names: Iterable<string>, media: MediaIndex): void {
      try {
        for (const { address, key } of [...names].flatMap((name) => outputsOf(name, media))) {
          const [from, to] = [join(cache, key), join(out, address)];
          if (existsSync(from) && !existsSync(to)) writeFileAtomic(to, readFileSync(from));
        }
      } catch (cause) {
        onError(cause);
      }
    },
    /** Ends the work in the background. What is missing is generated when a page shows the photo. */
    async close(): Promise<void> {
      isClosed = true;
      await work;
    },
  };
}
