/** What can be learnt of a picture and made of it: the home of sharp, which is loaded only when it has work. */
import type { MediaFile } from "#site/page-model/media.ts";

/** By the ending of the file, how a photo is encoded. One more effort costs AVIF four times the time, for a few per cent. */
export const ENCODINGS = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true },
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** Less than all that sharp complains of: cameras write files with harmless mistakes. */
const INPUT = { failOn: "error" } as const;

async function loadSharp() {
  return (await import("sharp")).default;
}

/** What pages need to know of a picture. */
export type Inspected = Omit<MediaFile, "stem">;

/** @returns null where the bytes are no picture that can be read to its end */
export async function inspect(bytes: Uint8Array): Promise<Inspected | null> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, INPUT);
    const { format, pages = 1, hasAlpha, autoOrient } = await picture.metadata();
    // Small, so that a photo is decoded fast; a file that was cut off shows only here.
    await picture.resize(8).raw().toBuffer();
    const isPhoto = format !== "svg" && (pages === 1 || format === "tiff");
    const ending = format === "jpeg" ? "jpeg" : format === "png" || hasAlpha ? "png" : "jpeg";
    return { width: autoOrient.width, height: autoOrient.height, isPhoto, ending: isPhoto ? ending : format };
  } catch {
    return null;
  }
}

/** A photo in a width, upright, without what the camera wrote into it. */
export async function encode(bytes: Uint8Array, width: number, encoding: Encoding): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, INPUT).autoOrient().resize({ width }).toFormat(encoding, ENCODINGS[encoding]).toBuffer();
}

/** A drawing as a PNG file of a width. Flat drawings need few colors. */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).resize({ width }).png({ palette: true, effort: 10 }).toBuffer();
}
