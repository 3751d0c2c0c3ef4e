/** A published site in a temporary folder, for tests of live publishing. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import "../cli/fast-compression.mjs";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { defaultContent } from "#content/store/default-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { FONT_FOLDER } from "#site/fonts/families.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";
import {
  type LivePublisher,
  type LivePublisherOptions,
  openLivePublisher,
} from "#site/publishing/live/live-publisher.ts";
import { prerender } from "#site/publishing/prerender/prerender.ts";
import { siteFolder } from "#site/publishing/routes.ts";
import { inProject } from "../project.ts";
import { commit, page } from "../store/file-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const PROJECT = inProject();

export interface LiveSite {
  root: string;
  contentDir: string;
  out: string;
  /** Errors that the publishers reported. */
  errors: unknown[];
  /** Warnings that the publishers reported. */
  warnings: Diagnostic[];
  /**
   * Opens a publisher, as a server does when it starts.
   * @param store the store in `contentDir` by default
   */
  open(
    store?: ContentStore,
    options?: Pick<LivePublisherOptions, "publishesChanges" | "signal">,
  ): Promise<LivePublisher>;
  /** Reads the file of a page, without its padding. Returns undefined if there is none. */
  readPage(path: string): string | undefined;
  /** Writes a file into the media folder. */
  addPhoto(name: string, text: string): void;
  /** Runs the commands `prerender --changed`, `images` and `compress`, and returns what they changed. */
  runCommands(): Promise<string[]>;
  /** Lists the names of the staging folders. */
  stagingFolders(): string[];
}

/** Folder of published sites by their pages. Each test gets a copy, because publishing takes longer than most tests. */
const templates = mkdtempSync(join(tmpdir(), "agency-sites-"));
const published = new Map<string, string>();
afterAll(() => rmSync(templates, { recursive: true, force: true }));

/** Creates a site with the default pages and `farm/drones`, and publishes it. */
export async function createLiveSite(pages: Record<string, JsonObject> = {}): Promise<LiveSite> {
  const folder = temporaryFolder();
  const [root, contentDir, out] = [join(folder, "project"), join(folder, "content"), join(folder, "site")];
  async function publish(newestStore: ContentStore): Promise<string[]> {
    const options = { root, store: newestStore, contentDir, out };
    const pages = await prerender({ ...options, onlyChanged: true });
    const images = await writeImages(options);
    const compressed = await compressFiles({ out });
    return [
      `${pages.rendered} pages`,
      ...[pages.written, pages.removed, pages.siteFiles].flat(),
      ...[images.written, images.removed, compressed.written, compressed.removed].flat(),
    ];
  }
  const template = published.get(JSON.stringify(pages));
  if (template === undefined) {
    mkdirSync(join(siteFolder(root), "assets"), { recursive: true });
    mkdirSync(join(root, "dist/server"), { recursive: true });
    writeFileSync(join(root, "dist/server/entry.mjs"), "");
    writeFileSync(join(folder, "package.json"), "{}");
    const hashes = JSON.stringify({ styles: [], scripts: [], adminStyles: [] });
    writeFileSync(join(root, "dist/server/inline-hashes.mjs"), `export const inlineHashes = ${hashes};`);
    for (const name of ["site", FONT_FOLDER]) symlinkSync(join(PROJECT, name), join(root, name));
    const store = await openFileStore({ dir: contentDir });
    await commit(store, { ...Object.fromEntries(await defaultContent()), "farm/drones": page("Drones"), ...pages });
    await publish(store);
    const copy = join(templates, String(published.size));
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    published.set(JSON.stringify(pages), copy);
  } else {
    cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
    // The copied documents have other fingerprints, so their pages are outdated.
    await prerender({ root, store: await openFileStore({ dir: contentDir }), contentDir, out, onlyChanged: true });
  }

  const errors: unknown[] = [];
  const warnings: Diagnostic[] = [];
  return {
    root,
    contentDir,
    out,
    errors,
    warnings,
    open: async (given, more) =>
      openLivePublisher({
        ...more,
        root,
        content: {
          store: given ?? (await openFileStore({ dir: contentDir })),
          media: openMediaFolder(contentDir),
        },
        contentDir,
        out,
        onWarning: (warning) => warnings.push(warning),
        onError: (error) => errors.push(error),
      }),
    readPage(path) {
      const file = join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
      try {
        return readFileSync(file, "utf8").split("\n").slice(0, -2).join("\n");
      } catch {
        return undefined;
      }
    },
    addPhoto(name, text) {
      mkdirSync(join(contentDir, "media"), { recursive: true });
      writeFileSync(join(contentDir, "media", name), text);
    },
    runCommands: async () => publish(await openFileStore({ dir: contentDir })),
    stagingFolders: () => readdirSync(join(out, ".staging")),
  };
}
