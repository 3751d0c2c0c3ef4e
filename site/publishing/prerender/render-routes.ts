import { existsSync } from "node:fs";
import { createPause } from "#content/platform/event-loop.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { listMediaFiles, type SiteReader } from "#site/page-model/media.ts";
import { loadMissingPage } from "#site/page-model/page-model.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { type Listing, toListing } from "#site/seo/site-files.ts";
import { createEncoder } from "#site/shared-markup/markup.ts";
import { FIXED_ROUTES, htmlPath, type SiteFolders } from "../routes.ts";
import { createPageWriter, type PageFolders, type PageWriter } from "./page-writer.ts";
import type { StoreWarnings } from "./store-warnings.ts";

export interface RenderOptions extends Pick<SiteFolders, "root">, PageFolders {
  reader: SiteReader;
  /** Writes the pages, by default on the calling thread. */
  writer?: PageWriter | undefined;
  paths: readonly string[];
  /** Called with the number of rendered routes, every `PROGRESS_INTERVAL` routes and at the end. */
  onProgress?: ((done: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Warnings about documents that `reader` has read. Without them, what the reader returns for a broken document is shown. */
  warnings?: StoreWarnings | undefined;
  /** Keep the published file of a route that shows a broken document. */
  mayKeep?: boolean | undefined;
}

export interface RenderedRoutes {
  /** Addresses whose file was written. */
  written: string[];
  /** Addresses of routes that show a broken document, and whose file was left as it is. */
  kept: string[];
  pages: RenderedPage[];
}

export interface RenderedPage {
  listing: Listing;
  /** Names of the media files that the page shows. */
  files: string[];
}

/** Number of routes from one report of the progress to the next. */
const PROGRESS_INTERVAL = 50;

/**
 * Renders routes and writes each file whose HTML differs from the one in `out`. Each file is replaced atomically.
 * @throws Error if a route cannot be rendered, or has another status than expected
 */
export async function renderRoutes(options: RenderOptions): Promise<RenderedRoutes> {
  const { root, out, stagingFolder = out, paths, onProgress, signal, warnings, mayKeep = false } = options;
  const { writer = createPageWriter({ out, stagingFolder }) } = options;
  const renderer = await loadRenderer({ root, out });
  const pages = new Map<string, RenderedPage>();
  const reader = recordingReader(options.reader, pages);
  const kept: string[] = [];
  const encode = createEncoder();
  const pause = createPause(signal);
  for (const [done, path] of paths.entries()) {
    if (done % PROGRESS_INTERVAL === 0) onProgress?.(done);
    // Rendering and writing never wait for I/O.
    await pause();
    const { markup, status } = await renderer.render(path, reader);
    const expected = FIXED_ROUTES[path] ?? 200;
    const file = htmlPath(out, path);
    if (warnings?.affect(path) && (status !== expected || (mayKeep && existsSync(file)))) {
      kept.push(path);
      pages.delete(path);
      // Visitors of a known page read that it is not available, instead of that it does not exist.
      const isUnavailable = !existsSync(file) && (await loadMissingPage(reader, path)).id !== undefined;
      if (isUnavailable) writeFileAtomic(htmlPath(stagingFolder, path), encode(markup));
      continue;
    }
    if (status !== expected) throw new Error(`${path} must be rendered with status ${expected}, but got ${status}.`);
    await writer.write(path, encode(markup));
  }
  onProgress?.(paths.length);
  return { written: await writer.finish(), kept, pages: paths.flatMap((path) => pages.get(path) ?? []) };
}

/** Returns a reader that records, by address, each page that is read through it, so that no page is read twice. */
function recordingReader(reader: SiteReader, pages: Map<string, RenderedPage>): SiteReader {
  return {
    ...reader,
    async page(id) {
      const content = await reader.page(id);
      const path = pathOf(id);
      if (content) pages.set(path, { listing: toListing(path, content), files: listMediaFiles(content) });
      return content;
    },
  };
}
