/** Keeps the pages of a running server in step with its content. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { OpenContent } from "#content/media-store/content-place.ts";
import { runWorker } from "#content/platform/run-worker.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { loadRenderer } from "#site/rendering/renderer.ts";
import { codeFingerprint } from "../fingerprints.ts";
import { createSiteMediaReader } from "../images/media-index.ts";
import { createPhotoPreparer } from "../images/prepare-photos.ts";
import { PublishedFingerprint } from "../manifest.ts";
import { prerender } from "../prerender/prerender.ts";
import type { SiteFolders } from "../routes.ts";
import { finalizePublish } from "./finalize-publish.ts";
import { createHistoryWatcher, isTemporary } from "./history-watcher.ts";
import { type CommitPublisherOptions, createLiveStage } from "./live-commit-publisher.ts";
import { createPreview, createPreviewMediaReader } from "./preview.ts";
import { createPublishingStore, type ReadChanges, republish } from "./publishing-store.ts";
import { discard, listAbandoned } from "./staged-pages.ts";
import { createTaskCoalescer } from "./task-coalescer.ts";
import { createTimeWatcher } from "./time-watcher.ts";

/** Matches the address of a photo, an own font, a preview of shared links or an icon. */
const GENERATED_FILE = /^\/(?:(?:media|og)\/[\w/-]+|apple-touch-icon|favicon|icon[\w-]*)\.\w+(?=\?|$)/;
const FILE_CHECK_MS = 50;

/** Paths of the built worker scripts. */
export type WorkerFiles = { render: string; finalize: string };

export interface LivePublisherOptions extends SiteFolders {
  content: OpenContent;
  /** Without them, all work runs on the calling thread. */
  workers?: WorkerFiles | undefined;
  /** Publish all content that changed while no publisher was open, such as that of a volume or a commit. */
  publishesChanges?: boolean | undefined;
  /** Ends the publishing of earlier changes. */
  signal?: AbortSignal | undefined;
  /** Called with each broken document whose pages stay as they were last published. */
  onWarning(warning: Diagnostic): void;
  /** Called with errors that no import reports, such as those of the work that follows it. */
  onError(error: unknown): void;
}

export type LivePublisher = Awaited<ReturnType<typeof openLivePublisher>>;

/**
 * Opens a publisher. First publishes the commits of processes that died before the pages were live.
 * @throws the abort reason of `signal`
 */
export async function openLivePublisher(options: LivePublisherOptions) {
  const { root, content, contentDir, databaseUrl, out, workers, signal, onWarning, onError } = options;
  const { store, media, onCommit } = content;
  const place = { contentDir, databaseUrl };
  const code = codeFingerprint({ root, out });
  const published = new PublishedFingerprint(out);
  const tasks = createTaskCoalescer(async (change) => {
    const data = { root, ...place, out, change };
    await (workers === undefined ? finalizePublish(data) : runWorker({ file: workers.finalize, data }));
    published.acknowledgeManifest();
    for (const folder of change.folders) await discard(folder);
  }, onError);
  const readMedia = createSiteMediaReader({ out, ...place }, media);
  const photos = createPhotoPreparer({ ...place, out, readMedia, onError });
  const site = { root, ...place, out, store, renderWorker: workers?.render, code };
  // The first check for new revisions reports a history that cannot be read.
  const shown = new Set((await store.revisions().catch(() => [])).map(({ id }) => id));
  const publisher = { ...site, readMedia, published, tasks, photos, shown, onWarning, onError };

  await catchUp(publisher, options).catch((cause: unknown) => {
    // As soon as the content can be read again, the watcher publishes all of it.
    if (isTemporary(cause)) shown.clear();
    onError(cause);
  });
  signal?.throwIfAborted();
  const stage = createLiveStage(publisher);
  const publishChanges = (readChanges?: ReadChanges) => republish(store, stage, readChanges);
  const watchers = [
    createTimeWatcher({ store, published, republish: publishChanges, onError }),
    createHistoryWatcher({ store, shown, republish: publishChanges, onCommit, onError }),
  ];
  return {
    /** The same store. When a commit to it resolves, its pages are live. */
    store: createPublishingStore(store, stage),
    preview: createPreview({ root, out, store, readMedia: createPreviewMediaReader(readMedia, out) }),
    readMedia,
    /** Resolves when a file that follows after the pages exists, or when no work is left that could generate it. */
    async awaitFile(target: string): Promise<void> {
      const [name] = GENERATED_FILE.exec(target) ?? [];
      while (name !== undefined && tasks.isRunning() && !existsSync(join(out, name))) await sleep(FILE_CHECK_MS);
    },
    /** Generates the sizes of an added photo, so that it appears together with the first page that shows it. */
    preparePhoto: photos.prepare,
    /** Loads the renderer, so that the first import is as fast as later ones, and follows the times of notices and other processes. */
    start(): void {
      void warmUp(publisher).catch(onError);
      for (const watcher of watchers) watcher.start();
    },
    /** Resolves when the work that follows the imports is done. */
    async close(): Promise<void> {
      await Promise.all(watchers.map((watcher) => watcher.close()));
      await Promise.all([tasks.close(), photos.close()]);
    },
  };
}

/** Publishes the commits of processes that died before the pages were live, and other changes if that is requested. */
async function catchUp(
  options: CommitPublisherOptions,
  { publishesChanges, signal }: Pick<LivePublisherOptions, "publishesChanges" | "signal">,
): Promise<void> {
  const { root, contentDir, databaseUrl, out, store, renderWorker, readMedia, published, tasks, onWarning } = options;
  const abandoned = listAbandoned(out);
  if (abandoned.length === 0 && !publishesChanges) return;
  const media = await readMedia();
  const site = { root, contentDir, databaseUrl, out };
  const { warnings } = await prerender({ ...site, store, renderWorker, onlyChanged: true, signal });
  for (const warning of warnings) onWarning(warning);
  const folders = abandoned.flatMap(({ folder, isDead }) => (isDead ? [folder] : []));
  const noPages = { fingerprints: new Map(), outcomes: new Map(), pages: new Map(), written: new Set<string>() };
  // Prerendering leaves images and compressed files to the task, for the whole site.
  tasks.add({ media, common: published.read(), keepsSite: false, ...noPages, folders });
}

async function warmUp({ root, out, store, readMedia }: CommitPublisherOptions): Promise<void> {
  const renderer = await loadRenderer({ root, out });
  const reader = Object.assign(await store.reader(), { media: await readMedia() });
  // The first page is slow.
  await renderer.render("/", reader);
}
