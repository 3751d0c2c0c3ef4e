/** Renders routes and writes their files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ContentReader } from "#content/content-store.ts";
import { loadRenderer } from "#site/renderer.ts";
import { writeWhole } from "./write-whole.ts";

export interface RenderOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  reader: ContentReader;
  /** The folder of the static site. */
  out: string;
  /** Addresses; NOT_FOUND is one. */
  paths: readonly string[];
  /** Told now and then how many are done. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

/** What answers where there is no page. */
export const NOT_FOUND = "/404";

/** How many pages are rendered before others get a turn. */
const TURN_EVERY = 50;

/**
 * Writes the files whose HTML is not what they hold, each file whole.
 * @returns their addresses
 * @throws where a page cannot be rendered
 */
export async function renderRoutes({ root, reader, out, paths, onProgress, signal }: RenderOptions): Promise<string[]> {
  const renderer = await loadRenderer(root);
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
  return written;
}

/** `/farm` is `farm.html`: hosts then answer it without sending the visitor on to `/farm/`. */
export function fileAt(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

function writeIfDifferent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeWhole(file, text);
  return true;
}
