/** Compressed copies of static files, stored next to the original: the rules that the build and the server share. */
import type { Stats } from "node:fs";
import { extname } from "node:path";

/** The suffix of the file name for each encoding, with the best compression first. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof ENCODING_SUFFIXES;

export const ENCODINGS = Object.keys(ENCODING_SUFFIXES) as readonly Encoding[];

/** Extensions of text formats. Image and font formats are already compressed. */
const COMPRESSIBLE_EXTENSIONS: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".mjs",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

export function isCompressible(file: string): boolean {
  return COMPRESSIBLE_EXTENSIONS.has(extname(file));
}

/**
 * Returns whether a compressed file was made from the current version of its source: it then has the same modification
 * time. Differences below 1 ms are ignored, because file systems differ in precision.
 */
export function isCompressedFrom(compressed: Stats, source: Stats): boolean {
  return Math.abs(compressed.mtimeMs - source.mtimeMs) < 1;
}

/**
 * Returns the encodings that a client prefers to the uncompressed file, best first (RFC 9110, section 12.5.3).
 * @param header the Accept-Encoding header. Without one, the client gets the uncompressed file, which every client can read.
 */
export function acceptedEncodings(header = ""): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const identityWeight = weights.get("identity") ?? 0;
  return ENCODINGS.filter((name) => weightOf(name) > 0 && weightOf(name) >= identityWeight).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
