import { writeImages } from "../images/write-images.ts";
import { readManifest } from "../manifest.ts";
import { type PrerenderOptions, type PrerenderResult, prerender } from "./prerender.ts";

export interface PublishedChanges extends PrerenderResult {
  /** Addresses of photos that were written. */
  images: string[];
}

/** Renders the routes whose content has changed, and writes the photos that the pages of the site then show. */
export async function publishChanges(options: PrerenderOptions): Promise<PublishedChanges> {
  const { root, store, contentDir, out, signal } = options;
  const published = await prerender({ ...options, onlyChanged: true });
  const files = Object.values(readManifest(out).routes).flatMap((route) => route.files ?? []);
  const only = { rendered: [], removed: [], files };
  const { written: images } = await writeImages({ root, store, contentDir, out, signal, only });
  return { ...published, images };
}
