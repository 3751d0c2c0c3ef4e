/** Renders a share of the routes and writes their files. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ContentReader } from "#content/content-store.ts";
import { type PageId, pathOf, sectionOf } from "#schemas/pages.ts";
import { loadRenderer } from "#site/renderer.ts";
import { writeWhole } from "./write-whole.ts";

/** One of some disjoint shares of the routes, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

export interface ShareOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  reader: ContentReader;
  /** The folder of the static site. */
  out: string;
  /** Leave out the routes whose content and code are as they were the last time. */
  onlyChanged: boolean;
  shard: Shard;
  /** Told now and then how many routes are done. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal | undefined;
}

export interface RenderedShare {
  digests: Manifest;
  /** How many routes were rendered. */
  rendered: number;
  /** Addresses whose file is new or not what it was. */
  written: string[];
}

/** By address, a digest of everything that a page was rendered from. */
export type Manifest = Record<string, string>;

/** How many pages are rendered before others get a turn. */
const TURN_EVERY = 50;

/**
 * Writes the files whose HTML is not what they hold, each file whole.
 * @throws where a page cannot be rendered
 */
export async function renderShare(options: ShareOptions): Promise<RenderedShare> {
  const { root, out, onlyChanged, shard, onProgress, signal } = options;
  const reader = rememberingLast(options.reader);
  const renderer = await loadRenderer(root);
  const before = onlyChanged ? await readManifest(out) : {};
  const digestOf = await createDigest(root, reader);
  const share: RenderedShare = { digests: {}, rendered: 0, written: [] };
  const routes = (await routesOf(reader)).filter((_, index) => index % shard.of === shard.index - 1);
  for (const [done, { path, page }] of routes.entries()) {
    if (done % TURN_EVERY === 0) {
      onProgress?.(done);
      // Rendering and writing never wait, so an interruption has to be let in.
      await setImmediate(undefined, { signal });
    }
    const file = fileAt(out, path);
    const digest = await digestOf(page);
    share.digests[path] = digest;
    if (digest === before[path] && existsSync(file)) continue;
    const { html, status } = await renderer.render(path, reader);
    if (status !== 200) throw new Error(`The page ${path} answers ${status}`);
    share.rendered += 1;
    if (writeIfDifferent(file, html)) share.written.push(path);
  }
  onProgress?.(routes.length);
  return share;
}

export async function routesOf(reader: ContentReader): Promise<{ path: string; page: PageId }[]> {
  return (await reader.pages()).flatMap((page) => {
    const path = pathOf(page);
    return path === undefined ? [] : [{ path, page }];
  });
}

/** `/farm` is `farm.html`: hosts then answer it without sending the visitor on to `/farm/`. */
export function fileAt(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

export function writeIfDifferent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeWhole(file, text);
  return true;
}

export function manifestOf(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

export async function readManifest(out: string): Promise<Manifest> {
  const file = manifestOf(out);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Manifest) : {};
}

/** Reads a page once for its digest and its rendering, and holds no more than one. */
function rememberingLast(reader: ContentReader): ContentReader {
  let last: { id: PageId; content: ReturnType<ContentReader["page"]> } | undefined;
  return {
    page(id) {
      if (last?.id !== id) last = { id, content: reader.page(id) };
      return last.content;
    },
    site: () => reader.site(),
    pages: () => reader.pages(),
  };
}

/** A page is made of its own content, its section's overview, the facts of the agency, the year and the code. */
async function createDigest(root: string, reader: ContentReader): Promise<(page: PageId) => Promise<string>> {
  const digest = (...parts: string[]) => {
    const hash = createHash("sha256");
    for (const part of parts) hash.update(part).update("\0");
    return hash.digest("base64url");
  };
  const year = String(new Date().getFullYear());
  const common = digest(await digestOfCode(root), year, JSON.stringify(await reader.site()));
  const overviews = new Map<string, string>();
  return async (page) => {
    const section = sectionOf(page) ?? "";
    const overview = overviews.get(section) ?? (section === "" ? "" : JSON.stringify(await reader.page(section)));
    overviews.set(section, overview);
    return digest(common, overview, JSON.stringify(await reader.page(page)));
  };
}

async function digestOfCode(root: string): Promise<string> {
  const folder = join(root, "dist/server");
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (/\.m?js$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url");
}
