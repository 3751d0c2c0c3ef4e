/** Files that hold another file compressed, beside it: who makes them and who serves them agree here. */
import type { Stats } from "node:fs";
import { extname } from "node:path";

/** By encoding, best first, the ending that is added to the name of the file. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof ENCODING_SUFFIXES;

export const ENCODINGS = Object.keys(ENCODING_SUFFIXES) as readonly Encoding[];

/** Those of files that are not compressed in themselves. */
const COMPRESSIBLE: ReadonlySet<string> = new Set([
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
  return COMPRESSIBLE.has(extname(file));
}

/** A file has the time of what it was made of, but for what is finer than systems keep. */
export function isCompressedFrom(compressed: Stats, source: Stats): boolean {
  return Math.abs(compressed.mtimeMs - source.mtimeMs) < 1;
}

/**
 * What a client takes rather than the file as it is, best first. RFC 9110, 12.5.3; where it says nothing, the file as it is
 * is what every client can read.
 */
export function acceptedEncodings(header = ""): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const least = weights.get("identity") ?? 0;
  return ENCODINGS.filter((name) => weightOf(name) > 0 && weightOf(name) >= least).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
}
