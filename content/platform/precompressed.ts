/** Compressed copies of static files, stored next to the original: the rules that the build and the server share. */
import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** The suffix of the file name for each encoding, with the best compression first. */
export const ENCODING_SUFFIXES = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof ENCODING_SUFFIXES;

export const ENCODINGS = Object.keys(ENCODING_SUFFIXES) as readonly Encoding[];

/** Checks whether a file has a text format. Image and font formats are already compressed. */
export function isCompressible(file: string): boolean {
  return /^\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/.test(extname(file));
}

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync } satisfies Record<Encoding, unknown>;

/** Returns whether a compressed file has the content of its source. Times say nothing: copying a folder changes them. */
export function isCompressedFrom(compressed: Uint8Array, source: Uint8Array, encoding: Encoding): boolean {
  try {
    return DECOMPRESS[encoding](compressed, { maxOutputLength: source.length }).equals(source);
  } catch {
    // The file is damaged, or has more content than its source.
    return false;
  }
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
  const accepted = ENCODINGS.filter((name) => weightOf(name) > 0 && weightOf(name) >= identityWeight);
  return accepted.sort((a, b) => weightOf(b) - weightOf(a));
}
