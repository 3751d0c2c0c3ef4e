/** The site of a running server: its pages change with the content, at once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ContentStore, StoreError } from "#content/content-store.ts";
import { overlay } from "#content/overlay.ts";
import { isFileError } from "#content/store/documents.ts";
import { KNOWN_PAGES, SITE, sectionOf } from "#schemas/pages.ts";
import { loadRenderer } from "#site/renderer.ts";
import { type CatchUpOptions, catchUp, type Placed } from "./catch-up.ts";
import { createFollowUp } from "./follow-up.ts";
import { liveStore, type Stage } from "./live-store.ts";
import { manifestStamp, readManifest } from "./manifest.ts";
import { cacheFolder, mediaFolder, mediaReader } from "./media.ts";
import { createPreview, type Preview } from "./preview.ts";
import { publish } from "./publish.ts";
import { runThread } from "./run-thread.ts";
import { commonStamp, digestOfCode, touchedBy } from "./site-routes.ts";
import { leftIn, type Staged, type StagingOptions, stagePages, unstage } from "./staging.ts";

export interface LiveOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  store: ContentStore;
  /** The folder of that store. */
  contentDir: string;
  /** The folder of the static site. */
  out: string;
  /** Told of what fails beside an import, or after it. */
  onError(error: unknown): void;
}

export interface Live {
  /** The same store: what is committed to it is on the site by the time that the commit is over. */
  store: ContentStore;
  preview: Preview;
  /** Makes the first import as fast as the others. */
  start(): void;
  /** Ends when everything is written that follows from the imports. */
  close(): Promise<void>;
}

/** Of each kind of page that has its own way through the renderer, one. */
const WARM_PATHS = ["/", `/${KNOWN_PAGES.find(sectionOf)}`];

/** Where a process died before the pages were up, they are brought up first. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { root, store, contentDir, out, onError } = options;
  const code = await digestOfCode(root);
  const readMedia = mediaReader(mediaFolder(contentDir), cacheFolder(root));
  /** The stamp of what all routes that are up share, and that of the file which said so. */
  let shared = { common: "", manifest: "" };
  const followUp = createFollowUp({
    async run({ placed, folders }) {
      await catchUpInThread({ root, contentDir, out, code, placed });
      shared.manifest = manifestStamp(out);
      for (const folder of folders) await unstage(folder);
    },
    onError,
  });

  function commonOfPages(): string {
    const manifest = manifestStamp(out);
    if (manifest !== shared.manifest) shared = { common: readManifest(out).common, manifest };
    return shared.common;
  }

  const stage: Stage = async (documents, before) => {
    const media = await readMedia();
    const stored = await store.reader(before);
    const reader = Object.assign(overlay(stored, documents), { media });
    const isWhole = documents.has(SITE) || commonStamp(stored, media, code) !== commonOfPages();
    const touched = await touchedBy([...documents.keys(), ...(isWhole ? [SITE] : [])], reader);
    const staged = await tryStage({ root, contentDir, revision: before, documents, reader, out, touched });
    const { folder, written, pages } = staged;

    async function settle(revision: number): Promise<void> {
      const common = isWhole ? commonStamp(await store.reader(revision), media, code) : undefined;
      if (common !== undefined) shared = { common, manifest: manifestStamp(out) };
      const [made, gone] = [new Set(touched.made), new Set(touched.gone)];
      const byPath = new Map(pages.map((page) => [page.listing.path, page]));
      const placed = { revision, media, common, made, gone, pages: byPath, written: new Set(written) };
      followUp.add({ placed, folders: [folder] });
    }

    return {
      discard: () => unstage(folder).catch(onError),
      place(revision) {
        try {
          staged.swap();
          return () => settle(revision).catch(onError);
        } catch (cause) {
          // The folder stays: the next start brings them up, too.
          const message = `Revision ${revision} is committed, but not all of its pages are up: prerender them.`;
          onError(new Error(message, { cause }));
          return async () => {};
        }
      },
    };
  };

  async function recover(): Promise<void> {
    const left = await leftIn(out);
    if (left.length === 0) return;
    await publish({ root, store, contentDir, out, onlyChanged: true });
    const revision = await store.peek(async (state) => state.revision);
    const placed: Placed = {
      revision,
      media: await readMedia(),
      common: commonOfPages(),
      made: new Set(),
      gone: new Set(),
      pages: new Map(),
      written: new Set(),
    };
    followUp.add({ placed, folders: left.flatMap(({ folder, isDead }) => (isDead ? [folder] : [])) });
  }

  /** The first page of each kind that a process renders takes longer. */
  async function warmUp(): Promise<void> {
    const renderer = await loadRenderer(root);
    const reader = Object.assign(await store.reader(), { media: await readMedia() });
    for (const path of WARM_PATHS) await renderer.render(path, reader);
  }

  await recover().catch(onError);
  return {
    store: liveStore(store, stage),
    preview: createPreview({ root, store, contentDir }),
    start: () => void warmUp().catch(onError),
    close: () => followUp.close(),
  };
}

/** @throws StoreError `store/io` or `store/unrenderable` */
async function tryStage(options: StagingOptions): Promise<Staged> {
  try {
    return await stagePages(options);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw isFileError(cause)
      ? new StoreError("store/io", `The pages could not be written: ${message}. Nothing was committed.`, { cause })
      : new StoreError("store/unrenderable", `${message} Nothing was committed.`, { cause });
  }
}

/** Beside the requests, where the command is built. */
async function catchUpInThread(options: CatchUpOptions): Promise<void> {
  const file = join(options.root, "dist/cli/catch-up-worker.js");
  await (existsSync(file) ? runThread({ file, data: options }) : catchUp(options));
}
