/** Publishes commits into the folder of a running site. */
import { isFileError } from "#content/platform/file-error.ts";
import { type ContentReader, type ContentStore, StoreError } from "#content/store/content-store.ts";
import { overlayDocuments, type PendingDocuments } from "#content/store/overlay.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { affectedRoutes, commonFingerprint } from "../fingerprints.ts";
import type { SiteFolders } from "../folders.ts";
import { publishedRedirects } from "../published-redirects.ts";
import type { PublishedChange } from "./finalize-publish.ts";
import type { PublishedFingerprint } from "./published-fingerprint.ts";
import type { CommitPublisher } from "./publishing-store.ts";
import { activatePages, discard, type StagedPages, type StagingOptions, stagePages } from "./staged-pages.ts";
import type { TaskCoalescer } from "./task-coalescer.ts";

export interface CommitPublisherOptions extends SiteFolders {
  store: ContentStore;
  renderWorker: string | undefined;
  /** Fingerprint of the code that renders the routes, from `codeFingerprint`. */
  code: string;
  readMedia(): Promise<MediaIndex>;
  published: PublishedFingerprint;
  tasks: TaskCoalescer;
  onError(error: unknown): void;
}

interface StagedCommit {
  pages: StagedPages;
  media: MediaIndex;
  /** All routes are affected, not only those of the changed documents. */
  isWholeSite: boolean;
}

/** Result of replacing the live pages. If it is incomplete, the staging folder stays, and the next start renders the pages. */
type Activation = { isComplete: true; staged: StagedCommit; revision: number } | { isComplete: false };

export class LiveCommitPublisher implements CommitPublisher<StagedCommit, Activation> {
  readonly #options: CommitPublisherOptions;

  constructor(options: CommitPublisherOptions) {
    this.#options = options;
  }

  /** @throws StoreError `store/io` or `store/unrenderable` */
  async stage(documents: PendingDocuments, revision: number): Promise<StagedCommit> {
    const { root, contentDir, out, store, renderWorker, code, readMedia, published } = this.#options;
    const media = await readMedia();
    const stored = await store.reader(revision);
    const reader = Object.assign(overlayDocuments(stored, documents), { media });
    const isWholeSite = documents.has(SITE) || commonFingerprint(stored, media, code) !== published.read();
    const routes = await affectedRoutes([...documents.keys(), ...(isWholeSite ? [SITE] : [])], reader);
    const redirects = isWholeSite ? await readRedirects(reader) : undefined;
    const target = { root, contentDir, out, renderWorker };
    const pages = await tryStage({ ...target, revision, documents, reader, routes, redirects });
    return { pages, media, isWholeSite };
  }

  activate(staged: StagedCommit, revision: number): Activation {
    try {
      activatePages(staged.pages, this.#options.out);
      return { isComplete: true, staged, revision };
    } catch (cause) {
      const message = `Revision ${revision} is committed, but some of its pages could not be replaced. Restart the server, or run \`agency prerender --changed\`.`;
      this.#options.onError(new Error(message, { cause }));
      return { isComplete: false };
    }
  }

  async scheduleFinalize(activation: Activation): Promise<void> {
    if (!activation.isComplete) return;
    const { tasks, onError } = this.#options;
    const { staged, revision } = activation;
    try {
      tasks.add({ change: await this.#describeChange(staged, revision), folders: [staged.pages.folder] });
    } catch (cause) {
      onError(cause);
    }
  }

  async discard({ pages }: StagedCommit): Promise<void> {
    await discard(pages.folder).catch(this.#options.onError);
  }

  async #describeChange({ pages, media, isWholeSite }: StagedCommit, revision: number): Promise<PublishedChange> {
    const { store, code, published } = this.#options;
    const common = isWholeSite ? commonFingerprint(await store.reader(revision), media, code) : undefined;
    if (common !== undefined) published.write(common);
    return {
      revision,
      media,
      common,
      rendered: new Set(pages.routes.rendered),
      removed: new Set(pages.routes.removed),
      pages: new Map(pages.pages.map((page) => [page.listing.path, page])),
      written: new Set(pages.written),
    };
  }
}

/** Returns the text of the file with the redirects, or null for a site without any. */
async function readRedirects(reader: ContentReader): Promise<string | null> {
  const paths = (await reader.pages()).flatMap((page) => pathOf(page) ?? []);
  return publishedRedirects(await reader.site(), paths) ?? null;
}

/** @throws StoreError `store/io` or `store/unrenderable` */
async function tryStage(options: StagingOptions): Promise<StagedPages> {
  try {
    return await stagePages(options);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw isFileError(cause)
      ? new StoreError("store/io", `The pages could not be written: ${message}. Nothing was committed.`, { cause })
      : new StoreError("store/unrenderable", `${message} Nothing was committed.`, { cause });
  }
}
