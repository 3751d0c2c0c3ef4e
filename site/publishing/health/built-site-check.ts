import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HealthCheck } from "#content/health/health-check.ts";
import type { StoredContentReader } from "#content/store/content-store.ts";
import { diagnose, type Severity } from "#schemas/diagnostics.ts";
import { codeFingerprint, fingerprintRoutes } from "../fingerprints.ts";
import { readMedia } from "../images/media-index.ts";
import { createIntactCheck, createUpToDateCheck, readManifest } from "../manifest.ts";
import { htmlPath, type SiteFolders } from "../routes.ts";

/**
 * Checks that the site is built, and that its pages are as new as their content and code.
 * @param severity of a missing site, which matters only where the site is public
 */
export function builtSiteCheck(
  folders: SiteFolders,
  openReader: () => Promise<StoredContentReader>,
  severity: Severity,
): HealthCheck {
  const { root, out } = folders;
  return {
    name: "Built site",
    async run() {
      if (!existsSync(join(root, "dist/server/entry.mjs")) || !existsSync(htmlPath(out, "/"))) {
        const message = `${out} has no built site. Run \`agency build\` and \`agency prerender\`.`;
        return [{ diagnostic: diagnose("site/not-built", message, { severity }) }];
      }
      const outdated = await findOutdatedRoutes(folders, await openReader());
      if (outdated.length === 0) return [];
      const message = `Pages are missing, damaged, or older than their content or code: ${outdated.length}, such as ${outdated[0]}.`;
      return [{ diagnostic: diagnose("site/outdated", message) }];
    },
  };
}

/** Returns the addresses of the routes that `prerender --changed` would render. */
async function findOutdatedRoutes(folders: SiteFolders, stored: StoredContentReader): Promise<string[]> {
  const { root, out } = folders;
  const reader = Object.assign(stored, { media: await readMedia(folders) });
  const fingerprints = await fingerprintRoutes(reader, codeFingerprint({ root, out }));
  const manifest = readManifest(out);
  const [isUpToDate, isIntact] = [createUpToDateCheck(fingerprints, manifest), createIntactCheck(out, manifest)];
  return [...fingerprints.routes.keys()].filter((path) => !isUpToDate(path) || !isIntact(path));
}
