/** Reads and encodes images. The only module that uses sharp, which it loads on first use. */
import type { MediaFile } from "#site/page-model/media.ts";

/** Encoder settings by file extension. For AVIF, one more step of effort takes four times as long and saves a few percent. */
export const ENCODINGS = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true },
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** Encoder settings for drawings, which have few colors. */
export const DRAWING_ENCODING = { palette: true, effort: 10 } as const;

/** Fails on errors only, not on warnings: cameras write files with harmless mistakes. */
const INPUT = { failOn: "error" } as const;

async function loadSharp() {
  return (await import("sharp")).default;
}

/** Properties of an image that pages need. */
export type ImageInfo = Omit<MediaFile, "stem">;

/** @returns null if the bytes are not an image, or if it is truncated */
export async function inspectImage(bytes: Uint8Array): Promise<ImageInfo | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, INPUT);
    const { format, pages = 1, hasAlpha, autoOrient } = await image.metadata();
    // Only decoding shows that a file is truncated. The small size makes decoding a photo fast.
    await image.resize(8).raw().toBuffer();
    const isPhoto = format !== "svg" && (pages === 1 || format === "tiff");
    const photoEnding = format === "jpeg" || (format !== "png" && !hasAlpha) ? "jpeg" : "png";
    return { width: autoOrient.width, height: autoOrient.height, isPhoto, ending: isPhoto ? photoEnding : format };
  } catch {
    return null;
  }
}

/**
 * Encodes a photo upright and without the metadata of the camera.
 * @param width in pixels
 */
export async function encodePhoto(bytes: Uint8Array, width: number, encoding: Encoding): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, INPUT).autoOrient().resize({ width }).toFormat(encoding, ENCODINGS[encoding]).toBuffer();
}

/**
 * Renders a drawing to a PNG file.
 * @param width in pixels
 */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).resize({ width }).png(DRAWING_ENCODING).toBuffer();
}
