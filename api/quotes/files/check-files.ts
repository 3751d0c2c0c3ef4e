/** Check of the files that visitors send: their content decides the type, and nothing in them is ever run or shown. */
import { hash, randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILES, FILES_TOO_LARGE, MAX_FILES, MAX_FILES_BYTES, TOO_MANY_FILES } from "#schemas/quotes/quote-request.ts";
import { ApiError } from "../../http/api-error.ts";
import type { NewFile } from "../outbox/outbox.ts";
import { maskText } from "../privacy/mask-numbers.ts";

interface FileRule {
  type: string;
  extension: string;
  /** Returns whether the content is complete. A transfer that broke off, or another format in the same file, is not. */
  isWhole(content: Buffer): boolean;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);
const isHeic = (content: Buffer) => content.includes("meta") && content.includes("mdat");

/** Rules by the type that the first bytes show. */
const RULES: Readonly<Record<string, FileRule>> = {
  // Phones add videos and previews after the end of the picture.
  "image/jpeg": { type: "image/jpeg", extension: "jpg", isWhole: (content) => content.includes(JPEG_END) },
  "image/png": { type: "image/png", extension: "png", isWhole: (content) => content.includes("IEND", -12) },
  "image/heic": { type: "image/heic", extension: "heic", isWhole: isHeic },
  "image/heif": { type: "image/heif", extension: "heif", isWhole: isHeic },
  "application/pdf": {
    type: "application/pdf",
    extension: "pdf",
    isWhole: (content) => content.includes("%%EOF", -1024),
  },
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
    const rule = RULES[(await fileTypeFromBuffer(content))?.mime ?? ""];
    const name = cleanName(file.name, rule?.extension);
    if (rule === undefined) throw rejectFiles(`${name} is not a JPEG, PNG, HEIC or PDF file`);
    const isMixed = content.includes(ZIP_END, -ZIP_END_DISTANCE);
    if (isMixed || !rule.isWhole(content))
      throw rejectFiles(`${name} is damaged or incomplete. Open it, save it again, and choose the new file`);
    if (!(await scan(content))) throw rejectFiles(`${name} was refused by our virus scanner. Please send another file`);
    const digest = hash("sha256", content);
    if (!checked.has(digest))
      checked.set(digest, { id: randomBytes(12).toString("hex"), digest, name, type: rule.type, content });
  }
  return [...checked.values()];
}

function rejectFiles(message: string): ApiError {
  return new ApiError("invalid", { issues: [{ field: FILES, message }] });
}

/** Returns a name without folders, control characters and numbers that are masked, with the extension of the content. */
function cleanName(name: string, extension: string | undefined): string {
  const plain = maskText(name.replace(/^.*[/\\]/s, "").replaceAll(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, ""));
  if (extension === undefined) return plain.slice(0, MAX_NAME_CHARACTERS) || "The file";
  const base = plain
    .replace(/\.[^.]*$/, "")
    .replace(/^\.+/, "")
    .slice(0, MAX_NAME_CHARACTERS)
    .trim();
  return `${base || "file"}.${extension}`;
}
