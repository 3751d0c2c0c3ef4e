import { createHash } from "node:crypto";

/** Sixteen characters that stand for these parts, fit for the names of files everywhere. */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // Their lengths keep what ends one part from beginning the next.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex").slice(0, 16);
}
