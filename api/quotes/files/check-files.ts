/** Check of the files that visitors send: their content decides the type, and nothing in them is ever run or shown. */
import { hash, randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILES, FILES_TOO_LARGE, MAX_FILES, MAX_FILES_BYTES, TOO_MANY_FILES } from "#schemas/quotes/quote-request.ts";
import { ApiError } from "../../http/api-error.ts";
import type { NewFile } from "../outbox/outbox.ts";
import { maskText } from "../privacy/mask-numbers.ts";

interface FileRule {
  extension: string;
  /** Returns the end of the format in the content, or a negative number if it is incomplete. */
  findEnd(content: Buffer): number;
}

/** Returns the end of a JPEG, past the pictures in its segments: ITU T.81, B.1. Phones add videos after it. */
function findJpegEnd(content: Buffer): number {
  let offset = 2;
  while (offset + 4 < content.length && content[offset] === 0xff && content[offset + 1] !== 0xda)
    offset += 2 + content.readUInt16BE(offset + 2);
  const end = content[offset + 1] === 0xda ? content.indexOf(Buffer.from([0xff, 0xd9]), offset) : -1;
  return end === -1 ? -1 : end + 2;
}

/** Returns the end of the boxes of a HEIC, if they have a picture: ISO/IEC 14496-12, 4.2. */
function findHeicEnd(content: Buffer): number {
  const types = new Set<string>();
  let offset = 0;
  while (offset + 16 <= content.length) {
    const short = content.readUInt32BE(offset);
    // 1 announces a longer number, and 0 a box up to the end.
    const size = short === 1 ? Number(content.readBigUInt64BE(offset + 8)) : short || content.length - offset;
    types.add(content.toString("latin1", offset + 4, offset + 8));
    if (size < 8) break;
    offset += size;
  }
  return offset === content.length && types.has("meta") && types.has("mdat") ? offset : -1;
}

const findPdfEnd = (content: Buffer) => (content.includes("%%EOF", -1024) ? content.lastIndexOf("%%EOF") + 5 : -1);

/** Rules by the type that the first bytes show. */
const RULES: Readonly<Record<string, FileRule>> = {
  "image/jpeg": { extension: "jpg", findEnd: findJpegEnd },
  "image/png": { extension: "png", findEnd: (content) => content.indexOf("IEND", -12) },
  "image/heic": { extension: "heic", findEnd: findHeicEnd },
  "image/heif": { extension: "heif", findEnd: findHeicEnd },
  "application/pdf": { extension: "pdf", findEnd: findPdfEnd },
};

/** Record at the end of each ZIP archive, which may follow another format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.16 */
const ZIP_END = Buffer.from("PK\u0005\u0006", "latin1");
const ZIP_END_DISTANCE = 65_557;

const MAX_NAME_CHARACTERS = 100;

/**
 * Returns the files to store, each content once.
 * @param scan returns whether a content is free of malware
 * @throws ApiError `invalid` with the problem of the field
 */
export async function checkFiles(
  files: readonly File[],
  scan: (content: Buffer) => Promise<boolean>,
): Promise<NewFile[]> {
  if (files.length > MAX_FILES) throw rejectFiles(TOO_MANY_FILES);
  if (files.reduce((total, { size }) => total + size, 0) > MAX_FILES_BYTES) throw rejectFiles(FILES_TOO_LARGE);
  const checked = new Map<string, NewFile>();
  for (const file of files) {
    const content = Buffer.from(await file.arrayBuffer());
    const type = (await fileTypeFromBuffer(content))?.mime ?? "";
    const rule = RULES[type];
    const name = cleanName(file.name, rule?.extension);
    if (rule === undefined) throw rejectFiles(`${name} is not a JPEG, PNG, HEIC or PDF file`);
    const end = rule.findEnd(content);
    if (end < 0 || (await isOtherFormat(content.subarray(end))) || content.includes(ZIP_END, -ZIP_END_DISTANCE))
      throw rejectFiles(`${name} is damaged or incomplete. Open it, save it again, and choose the new file`);
    if (!(await scan(content))) throw rejectFiles(`${name} was refused by our virus scanner. Please send another file`);
    const digest = hash("sha256", content);
    if (!checked.has(digest)) checked.set(digest, { id: randomBytes(12).toString("hex"), digest, name, type, content });
  }
  return [...checked.values()];
}

/** Returns whether what follows a picture or a document is a program, a page, an archive or another document. */
async function isOtherFormat(rest: Buffer): Promise<boolean> {
  const mime = (await fileTypeFromBuffer(rest))?.mime ?? "";
  return mime.startsWith("application/") || /^\s*(?:<|%PDF)/.test(rest.toString("latin1", 0, 64));
}

function rejectFiles(message: string): ApiError {
  return new ApiError("invalid", { issues: [{ field: FILES, message }] });
}

/** Returns a name without folders, control characters and numbers that are masked, with the extension of the content. */
function cleanName(name: string, extension: string | undefined): string {
  const given = name.slice(-300).replace(/^.*[/\\]/s, "");
  const clean = given.replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}<>:"|?*]/gu, "");
  const spaced = clean.replaceAll("_", " ");
  const masked = maskText(spaced);
  const plain = masked === spaced ? clean : masked;
  if (extension === undefined) return plain.slice(0, MAX_NAME_CHARACTERS) || "The file";
  const base = plain
    .replace(/\.[^.]*$/, "")
    .replace(/^\.+/, "")
    .slice(0, MAX_NAME_CHARACTERS)
    .trim();
  return `${base || "file"}.${extension}`;
}
