/** Work that can run after a publish: fsync, sitemap, fingerprints, compression and images. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { openPlace } from "#content/media-store/content-place.ts";
import { mapConcurrent } from "#content/platform/event-loop.ts";
import { syncFile, syncFolder } from "#content/platform/fsync.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { compressFiles } from "../compress/compress-files.ts";
import { writeImages } from "../images/write-images.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import { publishedRoute, readManifest, writeManifest } from "../manifest.ts";
import type { RenderedPage } from "../prerender/render-routes.ts";
import { writeSiteFiles } from "../prerender/write-site-files.ts";
import { htmlPath, pagesAt, type SiteFolders } from "../routes.ts";

/** Changes of a publish. Other sets and maps than `fingerprints` have addresses as keys. */
export interface PublishedChange {
  media: MediaIndex;
  /** Fingerprint of what all routes share. Set only if all routes were rendered and still show the site settings. */
  common?: string | undefined;
  /** Fingerprints of the documents as they were rendered. It is empty for a document that was edited since. */
  fingerprints: ReadonlyMap<DocumentId, string>;
  /** Leave the files of the site as a whole as they are, because the site settings are broken. */
  keepsSite: boolean;
  /**
   * Outcome of each affected route: it shows what is stored, it shows a document whose file is broken, or it has no page
   * anymore. A broken route has no fingerprint, so that the next run repeats it.
   */
  outcomes: ReadonlyMap<string, "rendered" | "broken" | "removed">;
  pages: ReadonlyMap<string, RenderedPage>;
  /** Routes whose file was replaced. */
  written: ReadonlySet<string>;
  /** Staging folders to delete once the publish is finalized. Until then they mark it as unfinished. */
  folders: readonly string[];
}

/**
 * Does for a change what `agency prerender --changed`, `agency images` and `agency compress` would still have to do. Writes
 * no page, so it cannot overwrite pages of a later publish.
 */
export async function finalizePublish(options: SiteFolders & { change: PublishedChange }): Promise<void> {
  const { root, out, change, ...place } = options;
  const { media, common, fingerprints, outcomes, pages, written } = change;
  const pathsOf = (outcome: string) => [...outcomes.keys()].filter((path) => outcomes.get(path) === outcome);
  const [rendered, removed] = [pathsOf("rendered"), pathsOf("removed")];
  const isWholeSite = common !== undefined;
  await syncPages(out, [...written, ...removed]);

  const { store } = await openPlace(place);
  // A later publish may have replaced the redirects already, so the files of the site must show the latest content.
  const reader = Object.assign(await store.reader(), { media });
  const before = readManifest(out);
  const routes = { ...before.routes };
  const fingerprintOf = (path: string) => pagesAt([path]).map((page) => fingerprints.get(page))[0];
  for (const path of rendered) {
    routes[path] = publishedRoute(out, path, { fingerprint: fingerprintOf(path), files: pages.get(path)?.files });
  }
  for (const path of pathsOf("broken")) {
    routes[path] = publishedRoute(out, path, { files: (pages.get(path) ?? before.routes[path])?.files });
  }
  for (const path of removed) delete routes[path];
  const siteFiles = change.keepsSite
    ? []
    : await writeSiteFiles({
        reader,
        inlineHashes: await readInlineHashes(root),
        out,
        rendered: [...pages.values()].map(({ listing }) => listing),
        isCurrent: (path) => !outcomes.has(path) || outcomes.get(path) === "broken",
        onlyChanged: true,
        hasSamePages: removed.length === 0 && rendered.every((path) => before.routes[path] !== undefined),
      });
  writeManifest(out, { ...before, common: common ?? before.common, routes });

  // Visitors see photos and icons first. Some are SVG, which compresses like text. Previews of shared links are never in pages.
  const files = Object.values(routes).flatMap((route) => route.files ?? []);
  const site = { root, store, ...place, out };
  const shown = await writeImages({ ...site, only: { rendered: [], removed: [], files } });
  const changedPages = [...written, ...removed].map((path) => htmlPath("", path));
  const changedFiles = [...changedPages, ...siteFiles, ...shown.written, ...shown.removed];
  await compressFiles({ out, only: isWholeSite ? undefined : changedFiles });
  const only = isWholeSite ? undefined : { rendered: pagesAt(rendered), removed: pagesAt(removed), files };
  await writeImages({ ...site, only });
}

/** Flushes pages to the disk. Publishing skips that, because visitors would wait for it. */
async function syncPages(out: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => htmlPath(out, path));
  await mapConcurrent(files, syncFile);
  for (const folder of new Set(files.map((file) => dirname(file)))) if (existsSync(folder)) await syncFolder(folder);
}
