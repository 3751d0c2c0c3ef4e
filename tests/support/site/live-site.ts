/** A site in a temporary folder, for the tests of what makes its pages live. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { compressFiles } from "#site/publishing/compress/compress-files.ts";
import { writeImages } from "#site/publishing/images/write-images.ts";
import { writeInlineHashes } from "#site/publishing/inline-hashes.ts";
import { type LivePublisher, openLivePublisher } from "#site/publishing/live/live-publisher.ts";
import { prerender, siteFolder } from "#site/publishing/prerender/prerender.ts";
import { inProject } from "../project.ts";
import { commit, page } from "../store/file-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const PROJECT = inProject();

export interface TestSite {
  root: string;
  contentDir: string;
  out: string;
  /** What the server was told of. */
  errors: unknown[];
  /** As a server opens it when it starts. */
  open(): Promise<LivePublisher>;
  /** A page as visitors get it, without what makes it long; undefined where there is none. */
  shown(path: string): string | undefined;
  /** Writes a file of the media folder. */
  addPhoto(name: string, text: string): void;
  /** What the commands for pages, pictures and compressing have to do. */
  due(): Promise<string[]>;
  staged(): string[];
}

/** A site with the built-in pages and `farm/drones`, published as a whole. */
export async function testSite(pages: Record<string, JsonObject> = {}): Promise<TestSite> {
  const folder = temporaryFolder();
  const [root, contentDir, out] = [join(folder, "project"), join(folder, "content"), join(folder, "site")];
  mkdirSync(join(siteFolder(root), "assets"), { recursive: true });
  mkdirSync(join(root, "dist/server"), { recursive: true });
  writeFileSync(join(root, "dist/server/entry.mjs"), "");
  writeInlineHashes(root, { styles: [], scripts: [], adminStyles: [] });
  symlinkSync(join(PROJECT, "site"), join(root, "site"));
  const store = await openFileStore({ dir: contentDir });
  await commit(store, { "farm/drones": page("Drones"), ...pages });

  const errors: unknown[] = [];
  const commands = (published: ContentStore) => {
    const options = { root, store: published, contentDir, out };
    return {
      pages: () => prerender({ ...options, onlyChanged: true }),
      images: () => writeImages(options),
      compress: () => compressFiles({ out }),
    };
  };
  const { pages: prerenderChanged, images, compress } = commands(store);
  await prerenderChanged();
  await images();
  await compress();

  return {
    root,
    contentDir,
    out,
    errors,
    open: async () =>
      openLivePublisher({
        root,
        store: await openFileStore({ dir: contentDir }),
        contentDir,
        out,
        onError: (error) => errors.push(error),
      }),
    shown(path) {
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
    async due() {
      const run = commands(await openFileStore({ dir: contentDir }));
      const [made, pictures, packed] = [await run.pages(), await run.images(), await run.compress()];
      const later = [pictures.written, pictures.removed, packed.written, packed.removed];
      return [`${made.rendered} pages`, ...made.written, ...made.removed, ...made.siteFiles, ...later.flat()];
    },
    staged: () => readdirSync(join(out, ".staging")),
  };
}
