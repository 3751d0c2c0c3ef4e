/** Renders routes and writes their files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathOf } from "#schemas/pages.ts";
import { filesNamedIn, type SiteReader } from "#site/media.ts";
import { loadRenderer } from "#site/renderer.ts";
import { type Listing, listingOf } from "#site/site-files.ts";
import { writeWhole } from "./write-whole.ts";

export interface RenderOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  reader: SiteReader;
  /** The folder of the static site. */
  out: string;
  /** Addresses; NOT_FOUND is one. */
  paths: readonly string[];
  /** Told now and then how many are done. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

export interface RenderedRoutes {
  /** Addresses whose file was written. */
  written: string[];
  /** Of the pages that were rendered. */
  listings: Listing[];
  missing: MissingFile[];
}

/** A file that the page at an address names, and that cannot be shown. */
export interface MissingFile {
  path: string;
  file: string;
}

/** What answers where there is no page. */
export const NOT_FOUND = "/404";

/** How many pages are rendered before others get a turn. */
const TURN_EVERY = 50;

/**
 * Writes the files whose HTML is not what they hold, each file whole.
 * @throws where a page cannot be rendered
 */
export async function renderRoutes(options: RenderOptions): Promise<RenderedRoutes> {
  const { root, out, paths, onProgress, signal } = options;
  const renderer = await loadRenderer(root);
  const notes = new Map<string, PageNote>();
  const reader = noting(options.reader, notes);
  const written: string[] = [];
  for (const [done, path] of paths.entries()) {
    if (done % TURN_EVERY === 0) {
      onProgress?.(done);
      // Rendering and writing never wait, so an interruption has to be let in.
      await setImmediate(undefined, { signal });
    }
    const { html, status } = await renderer.render(path, reader);
    if (status !== (path === NOT_FOUND ? 404 : 200)) throw new Error(`The page ${path} answers ${status}`);
    if (writeIfDifferent(fileAt(out, path), html)) written.push(path);
  }
  onProgress?.(paths.length);
  const rendered = paths.flatMap((path) => notes.get(path) ?? []);
  return {
    written,
    listings: rendered.map(({ listing }) => listing),
    missing: rendered.flatMap(({ missing }) => missing),
  };
}

interface PageNote {
  listing: Listing;
  missing: MissingFile[];
}

/** A reader that takes notes, by address, of the pages that are read through it: so none is read twice. */
function noting(reader: SiteReader, notes: Map<string, PageNote>): SiteReader {
  return {
    async page(id) {
      const content = await reader.page(id);
      const path = pathOf(id);
      if (content === undefined || path === undefined) return content;
      const files = filesNamedIn(content).filter((file) => !reader.media?.get(file));
      notes.set(path, { listing: listingOf(path, content), missing: files.map((file) => ({ path, file })) });
      return content;
    },
    site: () => reader.site(),
    pages: () => reader.pages(),
    media: reader.media,
  };
}

/** `/farm` is `farm.html`: hosts then answer it without sending the visitor on to `/farm/`. */
export function fileAt(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

/** @returns whether it differed */
export function writeIfDifferent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeWhole(file, text);
  return true;
}
