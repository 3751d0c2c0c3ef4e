/** From the content of a store to the files of the static site. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
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

export interface PublishOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  reader: ContentReader;
  /** The folder of the static site. */
  out: string;
  /** Leave out the routes whose content and code are as they were the last time. */
  onlyChanged?: boolean;
  shard?: Shard;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal;
}

export interface Published {
  /** Every route there is, in the share. */
  routes: number;
  /** Those that were rendered. */
  rendered: number;
  /** Addresses whose file is new or not what it was. */
  written: string[];
  /** Addresses whose page is gone, and their file with it. */
  removed: string[];
}

/** By address, a digest of everything that a page was rendered from. */
type Manifest = Record<string, string>;

interface Route {
  path: string;
  page: PageId;
}

/** How many pages are rendered before others get a turn. */
const TURN_EVERY = 50;

/**
 * Renders routes and writes those whose HTML differs from the file, each file whole.
 * @throws where a page cannot be rendered; the files are then as they were, or new, never in between
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { root, out, onlyChanged = false, shard, onProgress, signal } = options;
  const reader = rememberingLast(options.reader);
  const renderer = await loadRenderer(root);
  const all = await routesOf(reader);
  const routes = shard === undefined ? all : all.filter((_, index) => index % shard.of === shard.index - 1);
  const before = await readManifest(out);
  const digestOf = await createDigest(root, reader);
  const manifest: Manifest = {};
  const written: string[] = [];
  let rendered = 0;

  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);
  for (const [done, { path, page }] of routes.entries()) {
    // Rendering and writing never wait, so an interruption has to be let in.
    if (done % TURN_EVERY === 0) await setImmediate(undefined, { signal });
    const file = fileAt(out, path);
    manifest[path] = await digestOf(page);
    if (!onlyChanged || manifest[path] !== before[path] || !existsSync(file)) {
      const { html, status } = await renderer.render(path, reader);
      if (status !== 200) throw new Error(`The page ${path} answers ${status}`);
      rendered += 1;
      if (writeIfDifferent(file, html)) written.push(path);
    }
    onProgress?.(done + 1, routes.length);
  }
  writeIfDifferent(join(out, "404.html"), (await renderer.render("/404", reader)).html);

  if (shard !== undefined) return { routes: routes.length, rendered, written: written.sort(), removed: [] };
  const removed = Object.keys(before).filter((path) => manifest[path] === undefined);
  for (const path of removed) await rm(fileAt(out, path), { force: true });
  writeWhole(manifestOf(out), `${JSON.stringify(manifest, null, 1)}\n`);
  return { routes: routes.length, rendered, written: written.sort(), removed };
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

/** Where the site's code is bundled to, and its pages by default. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

async function routesOf(reader: ContentReader): Promise<Route[]> {
  return (await reader.pages()).flatMap((page) => {
    const path = pathOf(page);
    return path === undefined ? [] : [{ path, page }];
  });
}

/** `/farm` is `farm.html`: hosts then answer it without sending the visitor on to `/farm/`. */
function fileAt(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
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

function manifestOf(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

async function readManifest(out: string): Promise<Manifest> {
  const file = manifestOf(out);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Manifest) : {};
}

async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (source) => !source.endsWith(".html") });
}

function writeIfDifferent(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  writeWhole(file, text);
  return true;
}
