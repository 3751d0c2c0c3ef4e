import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { type RunningServer, startServer } from "#api/server/server.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
/** Attributes of scripts that a Content Security Policy does not have to allow. */
const NOT_INLINE = /\bsrc=|type="application\/ld\+json"/;

/**
 * Serves the files of a site from any generator as `agency serve` does: compressed ahead of time, with the same headers. The
 * Content Security Policy allows the scripts and styles inside its pages by hash.
 */
export async function serveSite(dir: string): Promise<RunningServer> {
  const inlineHashes = await hashInlineTexts(dir);
  const headers = createSecurityHeaders({ inlineHashes, isHttps: false });
  return startServer({ dir, host: "127.0.0.1", port: 0, headers });
}

async function hashInlineTexts(dir: string): Promise<InlineHashes> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const file of await fastGlob("**/*.html", { cwd: dir, ignore: ["admin.html"] })) {
    const html = await readFile(join(dir, file), "utf8");
    for (const [, name, attributes = "", text = ""] of html.matchAll(INLINE))
      if (!NOT_INLINE.test(attributes)) hashes[name as keyof typeof hashes].add(hash("sha256", text, "base64"));
  }
  return { styles: [...hashes.style], scripts: [...hashes.script], adminStyles: [] };
}
