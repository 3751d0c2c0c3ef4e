/** The media folder of a store: which pictures it has, and what pages need to know of them. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { MediaFile, MediaIndex } from "#site/page-model/media.ts";
import { ENCODINGS, inspect } from "./image-codec.ts";

/** What was learnt of a file, and the stamp that the file had then. */
interface Known {
  stamp: string;
  file: MediaFile | null;
}

/** Where the files of a store are that its content names. */
export function mediaFolder(contentDir: string): string {
  return join(contentDir, "media");
}

/** For what takes long to make. It may be thrown away at any time. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/agency-media");
}

/**
 * Every file of a media folder. Those whose time and size are what they were are not read again.
 * @param cache the folder to remember in
 */
export async function readMedia(folder: string, cache: string): Promise<MediaIndex> {
  const names = filesBelow(folder);
  if (names.length === 0) return new Map();
  const memory = join(cache, `known-${shortHash(folder, RECIPE)}.json`);
  const before = new Map<string, Known>(existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : []);
  const stamps = new Map(names.map((name) => [name, stampOf(join(folder, name))]));
  const known = new Map([...before].filter(([name, { stamp }]) => stamps.get(name) === stamp));
  const changed = names.filter((name) => !known.has(name));
  await mapConcurrent(changed, async (name) => {
    const bytes = tryRead(join(folder, name));
    if (bytes === undefined) return;
    known.set(name, { stamp: stamps.get(name) ?? "", file: await mediaFile(name, bytes) });
  });
  if (changed.length > 0 || before.size !== known.size) writeFileAtomic(memory, JSON.stringify([...known]));
  return new Map(names.map((name) => [name, known.get(name)?.file ?? null]));
}

/** Reads a media folder again only where files came, went or changed. */
export function mediaReader(folder: string, cache: string): () => Promise<MediaIndex> {
  let seen = "";
  let index: MediaIndex = new Map();
  return async () => {
    const stamps = filesBelow(folder).map((name) => `${name} ${stampOf(join(folder, name))}`);
    const now = stamps.join("\n");
    if (now !== seen) index = await readMedia(folder, cache);
    seen = now;
    return index;
  };
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** The bytes of a file, or undefined where it may not be read: a picture is no reason to publish nothing. */
function tryRead(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** By their paths below it, in a fixed order. Links are left out: they could lead anywhere. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();
}

/** What makes the same file into other files. */
const RECIPE = JSON.stringify(ENCODINGS);

async function mediaFile(name: string, bytes: Uint8Array): Promise<MediaFile | null> {
  const inspected = await inspect(bytes);
  return inspected && { stem: `/media/${addressable(name)}-${shortHash(bytes, RECIPE).slice(0, 8)}`, ...inspected };
}

/** A name without its ending, and without what an address or a list of them would have to escape. */
function addressable(name: string): string {
  return name.replace(/\.[^./]*$/, "").replace(/[^A-Za-z0-9_/-]+/g, "-");
}
