/** Index of the photos of a published site, in a file beside its folder, for previews where the photos are not. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { MediaIndex } from "#site/page-model/media.ts";

function mediaPath(out: string): string {
  return `${resolve(out)}.media.json`;
}

export function writePublishedMedia(out: string, media: MediaIndex): void {
  writeFileAtomic(mediaPath(out), JSON.stringify([...media]));
}

export async function readPublishedMedia(out: string): Promise<MediaIndex> {
  return new Map(JSON.parse(await readFile(mediaPath(out), "utf8")));
}
