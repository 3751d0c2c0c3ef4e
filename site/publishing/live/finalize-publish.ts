/** Work that can run after a publish: fsync, sitemap, fingerprints, compression and images. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { openPlace } from "#content/media-store/content-place.ts";
import { syncFile, syncFolder } from "#content/platform/fsync.ts";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { compressFiles } from "../compress/compress-files.ts";
import type { SiteFolders } from "../folders.ts";
import { writeImages } from "../images/write-images.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import { publishedRoute, readManifest, writeManifest } from "../manifest.ts";
import type { RenderedPage } from "../prerender/render-routes.ts";
import { writeSiteFiles } from "../prerender/write-site-files.ts";
import { htmlPath, pagesAt } from "../routes.ts";

/** Outcome of a publish for each affected route. Other sets and maps than `fingerprints` have addresses as keys. */
export interface PublishedChange {
  media: MediaIndex;
  /** Fingerprint of what all routes share. Set only if all routes were rendered and still show the site settings. */
  common?: string | undefined;
  /** Fingerprints of the documents as they were rendered. It is empty for a document that was edited since. */
  fingerprints: ReadonlyMap<DocumentId, string>;
  /** Leave the files of the site as a whole as they are, because the site settings are broken. */
  keepsSite: boolean;
  /** Routes that show what is stored. */
  rendered: ReadonlySet<string>;
  /** Routes that show a document whose file is broken. They have no fingerprint, so that the next run repeats them. */
  broken: ReadonlySet<string>;
  /** Pages that no longer exist. */
  removed: ReadonlySet<string>;
  /** Pages whose HTML was rendered. */
  pages: ReadonlyMap<string, RenderedPage>;
  /** Routes whose file was replaced. */
  written: ReadonlySet<string>;
}

export interface FinalizeOptions extends SiteFolders {
  change: PublishedChange;
}

/**
 * Does for a change what `agency prerender --changed`, `agency images` and `agency compress` would still have to do. Writes
 * no page, so it cannot overwrite pages of a later publish.
 */
export async function finalizePublish({ root, out, change, ...place }: FinalizeOptions): Promise<void> {
  const { media, common, fingerprints, rendered, broken, removed, written } = change;
  const isWholeSite = common !== undefined;
  await syncPages(out, [...written, ...removed]);

  const { store } = await openPlace(place);
  // A later publish may have replaced the redirects already, so the files of the site must show the latest content.
  const reader = Object.assign(await store.reader(), { media });
  const before = readManifest(out);
  const routes = { ...before.routes };
  const fingerprintOf = (path: string) => pagesAt([path]).map((page) => fingerprints.get(page))[0];
  for (const path of rendered) {
    const files = change.pages.get(path)?.files;
    routes[path] = publishedRoute(out, path, { fingerprint: fingerprintOf(path), files });
  }
  for (const path of broken) {
    const files = (change.pages.get(path) ?? before.routes[path])?.files;
    routes[path] = publishedRoute(out, path, { files });
  }
  for (const path of removed) delete routes[path];
  const siteFiles = change.keepsSite
    ? []
    : await writeSiteFiles({
        reader,
        inlineHashes: readInlineHashes(root),
        out,
        rendered: [...change.pages.values()].map(({ listing }) => listing),
        isCurrent: (path) => !rendered.has(path) && !removed.has(path),
        onlyChanged: true,
        hasSamePages: removed.size === 0 && [...rendered].every((path) => before.routes[path] !== undefined),
      });
  writeManifest(out, { common: common ?? before.common, routes });

  const changedFiles = [...[...written, ...removed].map((path) => htmlPath("/", path)), ...siteFiles];
  await compressFiles({ out, only: isWholeSite ? undefined : changedFiles });
  const files = Object.values(routes).flatMap((route) => route.files ?? []);
  const only = isWholeSite ? undefined : { rendered: pagesAt(rendered), removed: pagesAt(removed), files };
  const images = await writeImages({ root, store, ...place, out, only });
  // Some images are SVG, which compresses like text.
  await compressFiles({ out, only: [...images.written, ...images.removed] });
}

/** Flushes pages to the disk. Publishing skips that, because visitors would wait for it. */
async function syncPages(out: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => htmlPath(out, path));
  await mapConcurrent(files, syncFile);
  for (const folder of new Set(files.map((file) => dirname(file)))) if (existsSync(folder)) await syncFolder(folder);
}
