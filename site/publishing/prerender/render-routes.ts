/** Renders routes and writes their files. */
import { existsSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { listMediaFiles, type SiteReader } from "#site/page-model/media.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { type Listing, toListing } from "#site/seo/site-files.ts";
import { htmlPath, statusOf } from "../routes.ts";

export interface RenderOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  reader: SiteReader;
  /** The folder of the static site. */
  out: string;
  /** The folder that files are written to where it is not that of the site. */
  into?: string | undefined;
  /** Addresses of routes. */
  paths: readonly string[];
  /** Told now and then how many are done. */
  onProgress?: ((done: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface RenderedRoutes {
  /** Addresses whose file was written. */
  written: string[];
  pages: RenderedPage[];
}

/** A page of the content that was rendered. */
export interface RenderedPage {
  listing: Listing;
  /** The files of the media folder that it names. */
  files: string[];
}

/** How many pages are rendered before others get a turn. */
const YIELD_EVERY = 50;

/**
 * Writes the files whose HTML is not what the site's hold, each file whole.
 * @throws where a page cannot be rendered
 */
export async function renderRoutes(options: RenderOptions): Promise<RenderedRoutes> {
  const { root, out, into = out, paths, onProgress, signal } = options;
  const renderer = await loadRenderer(root);
  const notes = new Map<string, RenderedPage>();
  const reader = recordingReader(options.reader, notes);
  const written: string[] = [];
  for (const [done, path] of paths.entries()) {
    if (done % YIELD_EVERY === 0) {
      onProgress?.(done);
      // Rendering and writing never wait, so an interruption has to be let in.
      await setImmediate(undefined, { signal });
    }
    const { html, status } = await renderer.render(path, reader);
    if (status !== statusOf(path)) throw new Error(`The page ${path} answers ${status}.`);
    if (!hasText(htmlPath(out, path), html)) {
      writeFileAtomic(htmlPath(into, path), html);
      written.push(path);
    }
  }
  onProgress?.(paths.length);
  return { written, pages: paths.flatMap((path) => notes.get(path) ?? []) };
}

/** A reader that takes notes, by address, of the pages that are read through it: so none is read twice. */
function recordingReader(reader: SiteReader, notes: Map<string, RenderedPage>): SiteReader {
  return {
    async page(id) {
      const content = await reader.page(id);
      const path = pathOf(id);
      if (content === undefined || path === undefined) return content;
      notes.set(path, { listing: toListing(path, content), files: listMediaFiles(content) });
      return content;
    },
    site: () => reader.site(),
    pages: () => reader.pages(),
    media: reader.media,
  };
}

/** @returns whether it differed */
export function writeIfDifferent(file: string, text: string): boolean {
  if (hasText(file, text)) return false;
  writeFileAtomic(file, text);
  return true;
}

function hasText(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8") === text;
}
