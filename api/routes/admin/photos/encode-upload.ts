import { ApiError } from "#api/http/api-error.ts";
import { formatNumber } from "#content/documents/format-number.ts";
import { readLogoSvg } from "#content/media-store/logo-svg.ts";
import { MAX_PHOTO_PIXELS } from "#content/media-store/photo-limits.ts";
import type { EncodedPhoto, EncodingProblem, PhotoLibrary, PhotoMeasure } from "../../photo-library.ts";

/**
 * Checks an uploaded file by what its bytes say, and encodes it as it is stored.
 * @throws ApiError `unusable-photo` if it is not a photo, has too many pixels, is damaged or takes too long
 */
export async function encodeUpload(
  { name, bytes }: { name: string; bytes: Uint8Array },
  { measure, encode }: Pick<PhotoLibrary, "measure" | "encode">,
): Promise<EncodedPhoto & Pick<PhotoMeasure, "isAnimated">> {
  if (bytes.byteLength === 0) throw unusable(`${name} is empty. Choose the file again.`);
  const type = detectFileType(bytes);
  if (type.advice !== undefined) throw unusable(`${name} is ${type.name}. ${type.advice}`);
  const cleaned = type.clean?.(bytes);
  if (typeof cleaned === "string") throw unusable(`${name}: ${cleaned}`);
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
  const photo = cleaned === undefined ? await encode(bytes, maxPixels) : { ...cleaned, ...size };
  if (typeof photo === "string") throw unusable(problems[photo]);
  return { ...photo, isAnimated: size.isAnimated };
}

const unusable = (message: string): ApiError => new ApiError("unusable-photo", { message });

const formatMillions = (count: number): string => formatNumber(Math.ceil(count / 100_000) / 10);

interface FileType {
  /** Name in the interface, with its article. */
  name: string;
  /** Next step for a type that is not accepted. Undefined for photos that are accepted. */
  advice?: string;
  /** Returns a file of a type that is not a photo as it is stored, or why it cannot be used, as sentences. */
  clean?(bytes: Uint8Array): Pick<EncodedPhoto, "bytes" | "ending"> | string;
  /** Beginning of a file of this type: one of these texts, in Latin-1, or a pattern. */
  start: readonly string[] | RegExp;
}

const SAVE_AS_JPEG = "Save it as JPEG or PNG, and add that file.";
const TAKE_PICTURE_OUT = "Save the picture in it as JPEG or PNG, and add that file.";

/** The first one that matches counts: brands of one container and text come last. */
const TYPES: readonly FileType[] = [
  { name: "a JPEG photo", start: ["\xff\xd8\xff"] },
  { name: "a PNG image", start: ["\x89PNG\r\n\x1a\n"] },
  { name: "a GIF image", start: ["GIF87a", "GIF89a"] },
  { name: "a WebP image", start: /^RIFF.{4}WEBP/s },
  // The brands of a file in the container of HEIF are at bytes 8 to 40. https://nokiatech.github.io/heif/technical.html
  { name: "an AVIF image", start: /^.{4}ftyp.{0,28}(?:avif|avis)/s },
  {
    name: "a HEIC photo",
    advice:
      "Browsers cannot show this type. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or share the photo by email, which makes it a JPEG. Then add that file.",
    start: /^.{4}ftyp.{0,28}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s,
  },
  { name: "a video", advice: "Add a photo instead.", start: /^.{4}ftyp/s },
  { name: "a TIFF image", advice: SAVE_AS_JPEG, start: ["II*\0", "MM\0*"] },
  { name: "a BMP image", advice: SAVE_AS_JPEG, start: ["BM"] },
  { name: "a Photoshop file", advice: SAVE_AS_JPEG, start: ["8BPS"] },
  { name: "a PDF document", advice: TAKE_PICTURE_OUT, start: ["%PDF"] },
  { name: "a Word, Excel or ZIP file", advice: TAKE_PICTURE_OUT, start: ["PK\x03\x04", "PK\x05\x06"] },
  { name: "an old Office document", advice: TAKE_PICTURE_OUT, start: ["\xd0\xcf\x11\xe0"] },
  {
    name: "an SVG drawing",
    clean(bytes) {
      const logo = readLogoSvg(new TextDecoder().decode(bytes));
      if ("problem" in logo) return `${logo.problem} A PNG of it works, too.`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}">${logo.content}</svg>`;
      return { bytes: new TextEncoder().encode(svg), ending: "svg" };
    },
    start: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i,
  },
  { name: "a web page", advice: TAKE_PICTURE_OUT, start: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html)/i },
  { name: "content in JSON", advice: "Import it under Content Import.", start: /^(?:\xef\xbb\xbf)?\s*[{[]/ },
];

const UNKNOWN: FileType = { name: "not a photo", advice: "Add a JPEG, PNG, WebP, AVIF or GIF file.", start: [] };

/** Number of bytes that the types are recognized by. */
const START_BYTES = 1024;

/** Returns the type of a file by its first bytes, because names and declared types can be wrong. */
function detectFileType(bytes: Uint8Array): FileType {
  const text = Buffer.from(bytes.subarray(0, START_BYTES)).toString("latin1");
  const matches = ({ start }: FileType) =>
    start instanceof RegExp ? start.test(text) : start.some((beginning) => text.startsWith(beginning));
  return TYPES.find(matches) ?? UNKNOWN;
}
