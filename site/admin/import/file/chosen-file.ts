/** A file that somebody wants to import. */
import { API_LIMITS } from "#content/importer/parse/limits.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * @returns its text, without a byte order mark
 * @throws where it cannot be imported as it is, with a message for whoever chose it
 */
export async function readChosenFile(file: File): Promise<string> {
  const { name, size } = file;
  if (size > API_LIMITS.bytes) {
    const [mebibytes, most] = [size, API_LIMITS.bytes].map((bytes) => Math.ceil((bytes / MEBIBYTE) * 10) / 10);
    throw new Error(`${name} has ${mebibytes} MiB, and ${most} MiB are the most. Import it in parts, page by page.`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch (cause) {
    if (cause instanceof TypeError) throw new Error(`${name} is not UTF-8 text. Save it as UTF-8 and try again.`);
    throw new Error(`${name} cannot be read. Choose it again.`, { cause });
  }
}
