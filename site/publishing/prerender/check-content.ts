/** Finds what `prerender` warns about before anything is written. */
import { pathOf } from "#schemas/page-ids.ts";
import { listMediaFiles } from "#site/page-model/media.ts";
import { readMedia } from "../images/media-index.ts";
import type { MissingFile, PrerenderOptions, PrerenderResult } from "./prerender.ts";
import { diagnoseBroken, StoreWarnings } from "./store-warnings.ts";
import { diagnoseUnready } from "./unready-content.ts";

export type ContentCheck = Pick<PrerenderResult, "warnings" | "missing">;

/** Reads all content of the site, and the media files that it names. */
export async function checkContent(
  options: Pick<PrerenderOptions, "root" | "contentDir" | "out" | "store">,
): Promise<ContentCheck> {
  const { out, store } = options;
  const broken = new StoreWarnings();
  const reader = await store.reader(undefined, broken.add);
  const media = await readMedia(options);
  const pages = await reader.pages();
  const missing: MissingFile[] = [];
  await reader.site();
  for (const id of pages) {
    const path = pathOf(id);
    const content = path === undefined ? undefined : await reader.page(id);
    if (path === undefined || content === undefined) continue;
    for (const file of listMediaFiles(content)) if (!media.get(file)) missing.push({ path, file });
  }
  const warnings = [...diagnoseBroken(broken, out, []), ...(await diagnoseUnready(reader, false))];
  return { warnings, missing };
}
