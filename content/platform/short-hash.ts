import { createHash } from "node:crypto";

/** Returns the first 16 hexadecimal digits of the SHA-256 of the parts, for use in file names. */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // The lengths keep ("ab", "c") and ("a", "bc") apart.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex").slice(0, 16);
}
