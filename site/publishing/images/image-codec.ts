/** Reads and encodes images. The only module that uses sharp, which it loads on first use. */
import type { MediaFile } from "#site/page-model/media.ts";

/** Encoder settings by file extension. For AVIF, one more step of effort takes four times as long and saves a few percent. */
export const IMAGE_ENCODINGS = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true },
} as const;

export type ImageEncoding = keyof typeof IMAGE_ENCODINGS;

/** Encoder settings for drawings, which have few colors. */
export const DRAWING_ENCODING = { palette: true, effort: 10 } as const;

/** Fails on errors only, not on warnings: cameras write files with harmless mistakes. */
const INPUT = { failOn: "error" } as const;

async function loadSharp() {
  return (await import("sharp")).default;
}

/** @returns null if the bytes are not an image, or if it is truncated */
export async function inspectImage(bytes: Uint8Array): Promise<Omit<MediaFile, "stem"> | null> {
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

/** Encodes a photo upright, `width` pixels wide, and without the metadata of the camera. */
export async function encodePhoto(bytes: Uint8Array, width: number, encoding: ImageEncoding): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, INPUT).autoOrient().resize({ width }).toFormat(encoding, IMAGE_ENCODINGS[encoding]).toBuffer();
}

/** Longest side of a stored photo. Pages show at most 1920 pixels. */
const MAX_SIDE_PX = 2400;

/** Time after which decoding or encoding a photo is stopped. */
const MAX_SECONDS = 20;

/** Encoder settings of stored photos, which are encoded again for each size that pages offer. */
const STORED = {
  jpg: { format: "jpeg", quality: 90, chromaSubsampling: "4:4:4" },
  png: { format: "png", compressionLevel: 9 },
} as const;

/** Returns the size of an image from its header, without decoding it, or undefined if the bytes are not an image. */
export async function readImageSize(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    const { width, height, depth, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    /** Bits of each color when decoded. */
    const bits: 8 | 16 = depth === "uchar" ? 8 : 16;
    return { width, height, depth: bits, isAnimated: pages > 1 };
  } catch {
    return undefined;
  }
}

/**
 * Encodes a photo, or the first frame of an animation, for the media folder. Photos are stored as JPEG, and those with
 * transparent parts as PNG.
 * @param maxPixels limit on width × height, beyond which nothing is decoded
 * @returns the photo upright, in sRGB and without the metadata of the camera, or why it cannot be encoded
 */
export async function normalizePhoto(bytes: Uint8Array, maxPixels: number) {
  const sharp = await loadSharp();
  const open = () =>
    sharp(bytes, { ...INPUT, limitInputPixels: maxPixels, pages: 1 }).timeout({ seconds: MAX_SECONDS });
  try {
    const { hasAlpha } = await open().metadata();
    const ending = hasAlpha && !(await open().stats()).isOpaque ? "png" : "jpg";
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .toFormat(STORED[ending].format, STORED[ending])
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, ending };
  } catch (cause) {
    return cause instanceof Error && cause.message.startsWith("timeout") ? "slow" : "damaged";
  }
}

/** Encodes a WebP file whose longer side has `side` pixels, for lists. Returns undefined if the bytes are not an image. */
export async function encodeThumbnail(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { failOn: "none", pages: 1 }).timeout({ seconds: MAX_SECONDS }).autoOrient();
    return await image.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).webp().toBuffer();
  } catch {
    return undefined;
  }
}

/** Renders a drawing to a PNG file that is `width` pixels wide. */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).resize({ width }).png(DRAWING_ENCODING).toBuffer();
}
