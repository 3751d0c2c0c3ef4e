/** What follows from pages that were put in place, and may come a little later than they. */
import { dirname } from "node:path";
import { syncFile, syncFolder } from "#content/platform/fsync.ts";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { type PageId, resolvePage } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { compressFiles } from "../compress/compress-files.ts";
import { writeImages } from "../images/write-images.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import { publishedRoute, readManifest, writeManifest } from "../manifest.ts";
import type { RenderedPage } from "../prerender/render-routes.ts";
import { writeSiteFiles } from "../prerender/write-site-files.ts";
import { fingerprintRoutes, htmlPath, isPage } from "../routes.ts";

/** Routes that were put in place, by their addresses. */
export interface PublishedChange {
  /** What they were rendered from. */
  revision: number;
  media: MediaIndex;
  /** The stamp of what all routes share, where all of them are what follows from that now. */
  common?: string | undefined;
  /** Those that were rendered, and pages that are gone. */
  rendered: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  pages: ReadonlyMap<string, RenderedPage>;
  /** Those whose file is another one now. */
  written: ReadonlySet<string>;
}

export interface FinalizeOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the store. */
  contentDir: string;
  /** The folder of the static site. */
  out: string;
  /** Of what rendered the pages, as `digestOfCode` tells it. */
  code: string;
  change: PublishedChange;
}

/**
 * Leaves `agency prerender --changed`, `agency images` and `agency compress` nothing to do. It writes no page, and so
 * touches none that was put in place meanwhile.
 */
export async function finalizePublish({ root, contentDir, out, code, change: placed }: FinalizeOptions): Promise<void> {
  const { revision, media, common, rendered, removed, written } = placed;
  const isWhole = common !== undefined;
  await syncPages(out, [...written, ...removed]);

  const store = await openFileStore({ dir: contentDir });
  const reader = Object.assign(await store.reader(revision), { media });
  const before = readManifest(out);
  const routes = { ...before.routes };
  const pages = pagesAt(rendered);
  const stamps = fingerprintRoutes(reader, pages, code).routes;
  for (const path of rendered) routes[path] = publishedRoute(stamps[path], placed.pages.get(path)?.files);
  for (const path of removed) delete routes[path];
  const siteFiles = await writeSiteFiles({
    reader,
    policy: readInlineHashes(root),
    out,
    rendered: [...placed.pages.values()].map(({ listing }) => listing),
    isCurrent: (path) => !rendered.has(path) && !removed.has(path),
    onlyChanged: true,
  });
  writeManifest(out, { common: common ?? before.common, routes });

  const changed = [...[...written, ...removed].map((path) => htmlPath("/", path)), ...siteFiles];
  await compressFiles({ out, only: isWhole ? undefined : changed });
  const files = Object.values(routes).flatMap((route) => route.files ?? []);
  const only = isWhole ? undefined : { pages, gone: pagesAt(removed), files };
  const images = await writeImages({ root, store, contentDir, out, only });
  // Some are drawings, which are text.
  await compressFiles({ out, only: [...images.written, ...images.removed] });
}

/** Waits for the disk to have the pages, as nobody did when they were put in place. */
async function syncPages(out: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => htmlPath(out, path));
  await mapConcurrent(files, syncFile);
  for (const folder of new Set(files.map((file) => dirname(file)))) await syncFolder(folder);
}

function pagesAt(paths: Iterable<string>): PageId[] {
  return [...paths].filter(isPage).flatMap((path) => resolvePage(path) ?? []);
}
