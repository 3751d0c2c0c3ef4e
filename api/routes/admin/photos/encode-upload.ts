import { ApiError } from "#api/http/api-error.ts";
import { MAX_PHOTO_PIXELS } from "#content/media-store/photo-limits.ts";
import type { EncodedPhoto, EncodingProblem, PhotoLibrary, PhotoMeasure } from "../../photo-library.ts";
import { detectFileType } from "./file-types.ts";

/**
 * Checks an uploaded file by what its bytes say, and encodes it as it is stored.
 * @param name the name of the file on the user's computer
 * @throws ApiError `unusable-photo` if it is not a photo, has too many pixels, is damaged or takes too long
 */
export async function encodeUpload(
  { name, bytes }: { name: string; bytes: Uint8Array },
  { measure, encode }: Pick<PhotoLibrary, "measure" | "encode">,
): Promise<EncodedPhoto & Pick<PhotoMeasure, "isAnimated">> {
  if (bytes.byteLength === 0) throw unusable(`${name} is empty. Choose the file again.`);
  const type = detectFileType(bytes);
  if (type.advice !== undefined) throw unusable(`${name} is ${type.name}. ${type.advice}`);
  const problems: Record<EncodingProblem, string> = {
    damaged: `${name} is damaged: only a part of ${type.name} can be read. Save or send it again.`,
    slow: `${name} takes the server too long to read. Make it smaller and add it again.`,
  };
  const size = await measure(bytes);
  if (size === undefined) throw unusable(problems.damaged);
  const pixels = size.width * size.height;
  const maxPixels = MAX_PHOTO_PIXELS[size.depth];
  if (pixels > maxPixels) {
    const actual = `${formatNumber(size.width)} × ${formatNumber(size.height)} pixels, which is ${formatMillions(pixels)} megapixels`;
    const kind = size.depth === 8 ? "" : ` for a photo with ${size.depth} bits per color`;
    throw unusable(
      `${name} has ${actual}. The limit${kind} is ${formatMillions(maxPixels)}. Make it smaller and add it again.`,
    );
  }
  const photo = await encode(bytes, maxPixels);
  if (typeof photo === "string") throw unusable(problems[photo]);
  return { ...photo, isAnimated: size.isAnimated };
}

function unusable(message: string): ApiError {
  return new ApiError("unusable-photo", { message });
}

function formatMillions(count: number): string {
  return formatNumber(Math.ceil(count / 100_000) / 10);
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}
