/** Index of a media folder: its files, and for each image what pages need to know. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fetchPhotos } from "#content/media-store/content-place.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { mapConcurrent } from "#content/platform/event-loop.ts";
import { ifExists } from "#content/platform/file-error.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { MediaFile, MediaIndex } from "#site/page-model/media.ts";
import { cacheFolder, mediaFolder, type SiteFolders } from "../routes.ts";
import { IMAGE_ENCODINGS, inspectImage } from "./image-codec.ts";

/** Settings that change the generated files of an image, and therefore their addresses. */
const ENCODER_SETTINGS = JSON.stringify(IMAGE_ENCODINGS);

/** Changes with what the index of a file contains. */
const CACHE_VERSION = "3";

const FONT_FILE = { width: 0, height: 0, isPhoto: false, ending: "woff2" };

/** Returns the elements of a drawing that can be a logo, or why it cannot. */
async function readLogo(name: string, bytes: Uint8Array): Promise<Pick<MediaFile, "logo" | "logoProblem">> {
  if (!name.endsWith(".svg")) return {};
  const { readLogoSvg } = await import("#content/media-store/logo-svg.ts");
  const logo = readLogoSvg(new TextDecoder().decode(bytes));
  return "problem" in logo ? { logoProblem: logo.problem } : { logo };
}

/** Indexes the photos of the content. Files whose modification time and size are unchanged are not read again. */
export async function readMedia({ out, contentDir }: Pick<SiteFolders, "out" | "contentDir">): Promise<MediaIndex> {
  const folder = mediaFolder(contentDir);
  const names = listFiles(folder);
  if (names.length === 0) return new Map();
  const cacheFile = join(cacheFolder(out), `known-${shortHash(folder, ENCODER_SETTINGS, CACHE_VERSION)}.json`);
  const cacheText = ifExists(() => readFileSync(cacheFile, "utf8")) ?? "[]";
  const cached = new Map<string, { fingerprint: string; file: MediaFile | null }>(JSON.parse(cacheText));
  const fingerprints = new Map(names.map((name) => [name, fileFingerprint(join(folder, name))]));
  const current = new Map([...cached].filter(([name, { fingerprint }]) => fingerprints.get(name) === fingerprint));
  const changed = names.filter((name) => !current.has(name));
  await mapConcurrent(changed, async (name) => {
    const bytes = tryRead(join(folder, name));
    if (bytes === undefined) return;
    // https://www.w3.org/TR/WOFF2/#woff20Header
    const isFont = new TextDecoder("latin1").decode(bytes.subarray(0, 4)) === "wOF2";
    const info = isFont ? FONT_FILE : await inspectImage(bytes);
    // The name without its extension and without characters that URLs or `srcset` would have to escape.
    const address = name.replace(/\.[^./]*$/, "").replace(/[^A-Za-z0-9_/-]+/g, "-");
    const stem = `/media/${address}-${shortHash(bytes, ENCODER_SETTINGS).slice(0, 8)}`;
    const file = info && { stem, ...info, ...(await readLogo(name, bytes)) };
    current.set(name, { fingerprint: fingerprints.get(name) ?? "", file });
  });
  if (changed.length > 0 || cached.size !== current.size) writeFileAtomic(cacheFile, JSON.stringify([...current]));
  return new Map(names.map((name) => [name, current.get(name)?.file ?? null]));
}

/**
 * Returns a function that indexes the photos of a place, and first copies those of a database to the folder. It returns the
 * same index until a file is added, removed or changed.
 */
export function createSiteMediaReader({ out, ...place }: Omit<SiteFolders, "root">, media: MediaStore) {
  const { contentDir } = place;
  let indexed = "";
  let index: MediaIndex = new Map();
  return async () => {
    await fetchPhotos(place, media);
    const folder = mediaFolder(contentDir);
    const listing = listFiles(folder).map((name) => `${name} ${fileFingerprint(join(folder, name))}`);
    if (listing.join("\n") !== indexed) index = await readMedia({ out, contentDir });
    indexed = listing.join("\n");
    return index;
  };
}

function fileFingerprint(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** Returns undefined if a file cannot be read: one bad image must not stop the site from being published. */
function tryRead(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Lists the files below a folder by relative path, sorted. Symbolic links are left out: they can point anywhere. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();
}
