/** Publishes commits into the folder of a running site. */
import { isFileError } from "#content/platform/file-error.ts";
import {
  type ContentReader,
  type ContentStore,
  type PendingDocuments,
  StoreError,
} from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { affectedRoutes, commonFingerprint, isSameCode } from "../fingerprints.ts";
import type { SiteFolders } from "../folders.ts";
import { diagnoseBroken, StoreWarnings } from "../prerender/store-warnings.ts";
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
  onWarning(warning: Diagnostic): void;
  onError(error: unknown): void;
}

interface StagedCommit {
  pages: StagedPages;
  media: MediaIndex;
  /** All routes are affected, not only those of the changed documents. */
  isWholeSite: boolean;
  /** The site settings are broken, so that what shows them stays as it was last published. */
  keepsSite: boolean;
  warnings: StoreWarnings;
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
    const warnings = new StoreWarnings();
    const stored = await store.reader(revision, warnings.add);
    const reader = Object.assign(stored.withPending(documents), { media });
    const isWholeSite = documents.has(SITE) || commonFingerprint(stored, media, code) !== published.read();
    const routes = await affectedRoutes([...documents.keys(), ...(isWholeSite ? [SITE] : [])], reader);
    const mayKeep = isSameCode(published.read(), code);
    const keepsSite = mayKeep && warnings.has(SITE);
    const redirects = isWholeSite && !keepsSite ? await readRedirects(reader) : undefined;
    const target = { root, contentDir, out, renderWorker, warnings, mayKeep };
    const pages = await tryStage({ ...target, revision, documents, reader, routes, redirects });
    return { pages, media, isWholeSite, keepsSite, warnings };
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
    const { out, tasks, onWarning, onError } = this.#options;
    const { staged, revision } = activation;
    for (const warning of diagnoseBroken(staged.warnings, { out, kept: staged.pages.kept })) onWarning(warning);
    try {
      tasks.add({ change: await this.#describeChange(staged, revision), folders: [staged.pages.folder] });
    } catch (cause) {
      onError(cause);
    }
  }

  async discard({ pages }: StagedCommit): Promise<void> {
    await discard(pages.folder).catch(this.#options.onError);
  }

  async #describeChange(staged: StagedCommit, revision: number): Promise<PublishedChange> {
    const { store, code, published } = this.#options;
    const { pages, media, isWholeSite, keepsSite, warnings } = staged;
    const isSiteCurrent = isWholeSite && !warnings.has(SITE);
    const common = isSiteCurrent ? commonFingerprint(await store.reader(revision), media, code) : undefined;
    if (common !== undefined) published.write(common);
    const { rendered, removed } = pages.routes;
    return {
      revision,
      media,
      common,
      keepsSite,
      rendered: new Set(rendered.filter((path) => !warnings.affect(path))),
      broken: new Set(rendered.filter((path) => warnings.affect(path))),
      removed: new Set(removed),
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
