/** What follows from pages that were put in place, and may come a little later than they. */
import { dirname } from "node:path";
import { syncFile, syncFolder } from "#content/store/durable-files.ts";
import { openStore } from "#content/store.ts";
import { type PageId, resolvePage } from "#schemas/pages.ts";
import type { MediaIndex } from "#site/media.ts";
import { compressFiles } from "./compress.ts";
import { writeImages } from "./images.ts";
import { publishedRoute, readManifest, writeManifest } from "./manifest.ts";
import { readPolicy } from "./policy.ts";
import type { RenderedPage } from "./render-routes.ts";
import { sideBySide } from "./side-by-side.ts";
import { fileAt, isPage, stampsOf } from "./site-routes.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** Routes that were put in place, by their addresses. */
export interface Placed {
  /** What they were rendered from. */
  revision: number;
  media: MediaIndex;
  /** The stamp of what all routes share, where all of them are what follows from that now. */
  common?: string | undefined;
  /** Those that were rendered, and pages that are gone. */
  made: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  pages: ReadonlyMap<string, RenderedPage>;
  /** Those whose file is another one now. */
  written: ReadonlySet<string>;
}

export interface CatchUpOptions {
  /** The project's folder. */
  root: string;
  /** The folder of the store. */
  contentDir: string;
  /** The folder of the static site. */
  out: string;
  /** Of what rendered the pages, as `digestOfCode` tells it. */
  code: string;
  placed: Placed;
}

/**
 * Leaves `agency prerender --changed`, `agency images` and `agency compress` nothing to do. It writes no page, and so
 * touches none that was put in place meanwhile.
 */
export async function catchUp({ root, contentDir, out, code, placed }: CatchUpOptions): Promise<void> {
  const { revision, media, common, made, gone, written } = placed;
  const isWhole = common !== undefined;
  await syncPages(out, [...written, ...gone]);

  const store = await openStore({ dir: contentDir });
  const reader = Object.assign(await store.reader(revision), { media });
  const before = readManifest(out);
  const routes = { ...before.routes };
  const pages = pagesAt(made);
  const stamps = stampsOf(reader, pages, code).routes;
  for (const path of made) routes[path] = publishedRoute(stamps[path], placed.pages.get(path)?.files);
  for (const path of gone) delete routes[path];
  const siteFiles = await writeSiteFiles({
    reader,
    policy: readPolicy(root),
    out,
    rendered: [...placed.pages.values()].map(({ listing }) => listing),
    isCurrent: (path) => !made.has(path) && !gone.has(path),
    onlyChanged: true,
  });
  writeManifest(out, { common: common ?? before.common, routes });

  const changed = [...[...written, ...gone].map((path) => fileAt("/", path)), ...siteFiles];
  await compressFiles({ out, only: isWhole ? undefined : changed });
  const files = Object.values(routes).flatMap((route) => route.files ?? []);
  const only = isWhole ? undefined : { pages, gone: pagesAt(gone), files };
  const images = await writeImages({ root, store, contentDir, out, only });
  // Some are drawings, which are text.
  await compressFiles({ out, only: [...images.written, ...images.removed] });
}

/** Waits for the disk to have the pages, as nobody did when they were put in place. */
async function syncPages(out: string, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => fileAt(out, path));
  await sideBySide(files, syncFile);
  for (const folder of new Set(files.map((file) => dirname(file)))) await syncFolder(folder);
}

function pagesAt(paths: Iterable<string>): PageId[] {
  return [...paths].filter(isPage).flatMap((path) => resolvePage(path) ?? []);
}
