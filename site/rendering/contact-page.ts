import { hash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { ContactPage } from "#schemas/quotes/quote-request.ts";
import { renderReceivedForm } from "./received-form.tsx";
import { renderRejectedForm } from "./rejected-form.tsx";

/**
 * Opens the built contact page.
 * @param file path of the page. It is read again after each change.
 */
export function openContactPage(file: string): ContactPage {
  const readDigest = readPerChange(file, (bytes) => `sha256-${hash("sha256", bytes, "base64")}`);
  return {
    renderReceived: async (request) => renderReceivedForm(await readFile(file, "utf8"), request),
    renderRejected: async (form) => renderRejectedForm(await readFile(file, "utf8"), form),
    digest: readDigest,
  };
}

/** Returns a function that reads a file and converts it, unless the file is the same as at the last call. */
function readPerChange<Value>(file: string, convert: (bytes: Buffer) => Value): () => Promise<Value> {
  let last: { version: string; value: Value } | undefined;
  return async () => {
    // Publishing renames a new file into place, which changes the inode.
    const { ino, size, mtimeMs } = await stat(file);
    const version = `${ino} ${size} ${mtimeMs}`;
    if (last?.version !== version) last = { version, value: convert(await readFile(file)) };
    return last.value;
  };
}
