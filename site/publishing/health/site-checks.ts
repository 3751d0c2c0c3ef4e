/** Checks of `agency doctor` on the published files. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HealthCheck } from "#content/health/health-check.ts";
import { ENCODING_SUFFIXES } from "#content/platform/precompressed.ts";
import type { ContentReader, StoredContentReader } from "#content/store/content-store.ts";
import { contentSections } from "#schemas/anchors.ts";
import { diagnose, type Severity } from "#schemas/diagnostics.ts";
import { type PageId, parentOf, pathOf } from "#schemas/page-ids.ts";
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

/** Bytes that a server sends before it waits for an answer: ten TCP segments of 1,460 bytes (RFC 6928). */
const MAX_BYTES = 14_600;
/** Pages and sections that the message names, largest first. */
const MAX_NAMED = 3;

/**
 * Checks that the HTML of each coverage page arrives at once. It looks at the sizes of the files that `agency compress` wrote, and
 * skips pages without one: their host compresses them.
 */
export function pageSizeCheck(out: string, openReader: () => Promise<ContentReader>): HealthCheck {
  return {
    name: "Size of coverage pages",
    async run() {
      const reader = await openReader();
      const large = findLargePages(out, await reader.pages());
      const [largest] = large;
      if (largest === undefined) return [];
      const names = large.slice(0, MAX_NAMED).map(({ path, bytes }) => `${path} (${formatKilobytes(bytes)})`);
      const sections = await longestSections(reader, largest.page);
      const message = `Coverage pages with more than ${formatKilobytes(MAX_BYTES)} of compressed HTML: ${large.length}. The largest: ${names.join(", ")}. The longest sections of ${largest.path}: ${sections.join(", ")}.`;
      return [{ diagnostic: diagnose("site/large-page", message) }];
    },
  };
}

/** Returns the coverage pages that are too large, largest first. */
function findLargePages(out: string, pages: readonly PageId[]): { page: PageId; path: string; bytes: number }[] {
  const sizes = pages.flatMap((page) => {
    const path = pathOf(page);
    if (parentOf(page) === undefined) return [];
    const { size = 0 } = statSync(htmlPath(out, path) + ENCODING_SUFFIXES.br, { throwIfNoEntry: false }) ?? {};
    return { page, path, bytes: size };
  });
  return sizes.filter(({ bytes }) => bytes > MAX_BYTES).sort((one, other) => other.bytes - one.bytes);
}

/** Returns the keys of the sections with most content, longest first. */
async function longestSections(reader: ContentReader, page: PageId): Promise<string[]> {
  const content = await reader.page(page);
  return (content === undefined ? [] : contentSections(content))
    .map(([key, section]) => ({ key, length: JSON.stringify(section).length }))
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_NAMED)
    .map(({ key }) => key);
}

/** Rounds up, so that a size above the limit never looks equal to it. */
function formatKilobytes(bytes: number): string {
  return `${(Math.ceil(bytes / 10) / 100).toFixed(2)} kB`;
}
