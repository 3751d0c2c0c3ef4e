import { cpSync } from "node:fs";
import { openFileStore } from "#content/store/file/file-store.ts";
import { codeFingerprint, fingerprintRoutes } from "#site/publishing/fingerprints.ts";
import { readMedia } from "#site/publishing/images/media-index.ts";
import { publishedRoute, readManifest, writeManifest } from "#site/publishing/manifest.ts";
import { PROJECT } from "../project.ts";
import { SAMPLE_SITE } from "../sample-agency.ts";

/** Files that publishing keeps beside the folder of a site, besides the manifest. */
const RECORDS = ["images", "listings", "media"];

/** Copies the built site of the sample agency into a folder, as if it had been built from a copy of its content. */
export async function copyBuiltSite({ contentDir, out }: { contentDir: string; out: string }): Promise<void> {
  cpSync(SAMPLE_SITE, out, { recursive: true });
  for (const record of RECORDS) cpSync(`${SAMPLE_SITE}.${record}.json`, `${out}.${record}.json`);

  const store = await openFileStore({ dir: contentDir });
  const media = await readMedia({ out: SAMPLE_SITE, contentDir });
  const reader = Object.assign(await store.reader(), { media });
  // Fingerprints include the time and the inode of a file, which differ in the copy.
  const { common, routes } = await fingerprintRoutes(reader, codeFingerprint({ root: PROJECT, out }));
  const { routes: published } = readManifest(SAMPLE_SITE);
  const copied = [...routes].map(([path, fingerprint]) => [
    path,
    publishedRoute(out, path, { fingerprint, files: published[path]?.files }),
  ]);
  writeManifest(out, { common, routes: Object.fromEntries(copied) });
}
