/** Recognizes the type of a file by its first bytes, because names and declared types can be wrong. */

export interface FileType {
  /** Name in the interface, with its article. */
  name: string;
  /** Next step for a type that is not accepted. Undefined for photos that are accepted. */
  advice?: string;
}

interface KnownType extends FileType {
  /** Returns whether a file begins like this type. */
  matches(start: Uint8Array): boolean;
}

const SAVE_AS_JPEG = "Save it as JPEG or PNG, and add that file.";
const TAKE_PICTURE_OUT = "Save the picture in it as JPEG or PNG, and add that file.";

/** The first one that matches counts: brands of one container and text come last. */
const TYPES: readonly KnownType[] = [
  { name: "a JPEG photo", matches: (bytes) => hasBytes(bytes, 0, [0xff, 0xd8, 0xff]) },
  { name: "a PNG image", matches: (bytes) => hasText(bytes, 0, "\x89PNG\r\n\x1a\n") },
  { name: "a GIF image", matches: (bytes) => hasText(bytes, 0, "GIF87a") || hasText(bytes, 0, "GIF89a") },
  { name: "a WebP image", matches: (bytes) => hasText(bytes, 0, "RIFF") && hasText(bytes, 8, "WEBP") },
  { name: "an AVIF image", matches: (bytes) => hasBrand(bytes, /avif|avis/) },
  {
    name: "a HEIC photo",
    advice:
      "Browsers cannot show this type. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or share the photo by email, which makes it a JPEG. Then add that file.",
    matches: (bytes) => hasBrand(bytes, /hei[cxms]|hev[cxms]|mif1|msf1/),
  },
  { name: "a video", advice: "Add a photo instead.", matches: (bytes) => hasText(bytes, 4, "ftyp") },
  {
    name: "a TIFF image",
    advice: SAVE_AS_JPEG,
    matches: (bytes) => hasText(bytes, 0, "II*\0") || hasText(bytes, 0, "MM\0*"),
  },
  { name: "a BMP image", advice: SAVE_AS_JPEG, matches: (bytes) => hasText(bytes, 0, "BM") },
  { name: "a Photoshop file", advice: SAVE_AS_JPEG, matches: (bytes) => hasText(bytes, 0, "8BPS") },
  { name: "a PDF document", advice: TAKE_PICTURE_OUT, matches: (bytes) => hasText(bytes, 0, "%PDF") },
  {
    name: "a Word, Excel or ZIP file",
    advice: TAKE_PICTURE_OUT,
    matches: (bytes) => hasText(bytes, 0, "PK\x03\x04") || hasText(bytes, 0, "PK\x05\x06"),
  },
  { name: "an old Office document", advice: TAKE_PICTURE_OUT, matches: (bytes) => hasBytes(bytes, 0, OLE_START) },
  {
    name: "an SVG drawing",
    advice: "SVG files can contain programs, so they are not accepted. Save it as PNG, and add that file.",
    matches: (bytes) => /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(toText(bytes)),
  },
  { name: "a web page", advice: TAKE_PICTURE_OUT, matches: (bytes) => /^\s*<(?:!doctype|html)/i.test(toText(bytes)) },
  {
    name: "content in JSON",
    advice: "Import it under Content Import.",
    matches: (bytes) => /^\s*[{[]/.test(toText(bytes)),
  },
];

const UNKNOWN: FileType = { name: "not a photo", advice: "Add a JPEG, PNG, WebP, AVIF or GIF file." };

/** Number of bytes that the types are recognized by. */
const START_BYTES = 1024;

const OLE_START = [0xd0, 0xcf, 0x11, 0xe0];

/** Returns the type of a file. */
export function detectFileType(bytes: Uint8Array): FileType {
  const start = bytes.subarray(0, START_BYTES);
  return TYPES.find(({ matches }) => matches(start)) ?? UNKNOWN;
}

function hasBytes(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

function hasText(bytes: Uint8Array, offset: number, expected: string): boolean {
  return hasBytes(bytes, offset, [...Buffer.from(expected, "latin1")]);
}

/**
 * Returns whether a file in the container of HEIF has one of these brands.
 * https://nokiatech.github.io/heif/technical.html
 */
function hasBrand(bytes: Uint8Array, brand: RegExp): boolean {
  return hasText(bytes, 4, "ftyp") && brand.test(Buffer.from(bytes.subarray(8, 40)).toString("latin1"));
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/^\xef\xbb\xbf/, "");
}
