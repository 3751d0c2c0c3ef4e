/** The site of a running server: its pages change with the content, at once. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { runWorker } from "#content/platform/run-worker.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { overlayDocuments } from "#content/store/overlay.ts";
import { KNOWN_PAGES, lineOfBusinessOf, SITE } from "#schemas/page-ids.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { cacheFolder, mediaFolder, mediaReader } from "../images/media-index.ts";
import { manifestFingerprint, readManifest } from "../manifest.ts";
import { prerender } from "../prerender/prerender.ts";
import { affectedRoutes, codeFingerprint, commonFingerprint } from "../routes.ts";
import { type FinalizeOptions, finalizePublish, type PublishedChange } from "./finalize-publish.ts";
import { createPreview, type Preview } from "./preview.ts";
import { createPublishingStore, type StagePages } from "./publishing-store.ts";
import { discard, listAbandoned, type Staged, type StagingOptions, stagePages } from "./staged-pages.ts";
import { createTaskCoalescer } from "./task-coalescer.ts";

export interface LivePublisherOptions {
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

export interface LivePublisher {
  /** The same store: what is committed to it is on the site by the time that the commit is over. */
  store: ContentStore;
  preview: Preview;
  /** Makes the first import as fast as the others. */
  start(): void;
  /** Ends when everything is written that follows from the imports. */
  close(): Promise<void>;
}

/** Of each kind of page that has its own way through the renderer, one. */
const WARM_PATHS = ["/", `/${KNOWN_PAGES.find(lineOfBusinessOf)}`];

/** Where a process died before the pages were up, they are brought up first. */
export async function openLivePublisher(options: LivePublisherOptions): Promise<LivePublisher> {
  const { root, store, contentDir, out, onError } = options;
  const code = await codeFingerprint(root);
  const readMedia = mediaReader(mediaFolder(contentDir), cacheFolder(root));
  /** The stamp of what all routes that are up share, and that of the file which said so. */
  let shared = { common: "", manifest: "" };
  const followUp = createTaskCoalescer({
    async run({ change: placed, folders }) {
      await finalizeInWorker({ root, contentDir, out, code, change: placed });
      shared.manifest = manifestFingerprint(out);
      for (const folder of folders) await discard(folder);
    },
    onError,
  });

  function commonOfPages(): string {
    const manifest = manifestFingerprint(out);
    if (manifest !== shared.manifest) shared = { common: readManifest(out).common, manifest };
    return shared.common;
  }

  const stage: StagePages = async (documents, before) => {
    const media = await readMedia();
    const stored = await store.reader(before);
    const reader = Object.assign(overlayDocuments(stored, documents), { media });
    const isWhole = documents.has(SITE) || commonFingerprint(stored, media, code) !== commonOfPages();
    const touched = await affectedRoutes([...documents.keys(), ...(isWhole ? [SITE] : [])], reader);
    const staged = await tryStage({ root, contentDir, revision: before, documents, reader, out, touched });
    const { folder, written, pages } = staged;

    async function settle(revision: number): Promise<void> {
      const common = isWhole ? commonFingerprint(await store.reader(revision), media, code) : undefined;
      if (common !== undefined) shared = { common, manifest: manifestFingerprint(out) };
      const [rendered, removed] = [new Set(touched.rendered), new Set(touched.removed)];
      const byPath = new Map(pages.map((page) => [page.listing.path, page]));
      const placed = { revision, media, common, rendered, removed, pages: byPath, written: new Set(written) };
      followUp.add({ change: placed, folders: [folder] });
    }

    return {
      discard: () => discard(folder).catch(onError),
      activate(revision) {
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
    const left = await listAbandoned(out);
    if (left.length === 0) return;
    await prerender({ root, store, contentDir, out, onlyChanged: true });
    const revision = await store.withSnapshot(async (state) => state.revision);
    const placed: PublishedChange = {
      revision,
      media: await readMedia(),
      common: commonOfPages(),
      rendered: new Set(),
      removed: new Set(),
      pages: new Map(),
      written: new Set(),
    };
    followUp.add({ change: placed, folders: left.flatMap(({ folder, isDead }) => (isDead ? [folder] : [])) });
  }

  /** The first page of each kind that a process renders takes longer. */
  async function warmUp(): Promise<void> {
    const renderer = await loadRenderer(root);
    const reader = Object.assign(await store.reader(), { media: await readMedia() });
    for (const path of WARM_PATHS) await renderer.render(path, reader);
  }

  await recover().catch(onError);
  return {
    store: createPublishingStore(store, stage),
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
async function finalizeInWorker(options: FinalizeOptions): Promise<void> {
  const file = join(options.root, "dist/cli/catch-up-worker.js");
  await (existsSync(file) ? runWorker({ file, data: options }) : finalizePublish(options));
}
