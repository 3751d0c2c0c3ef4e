/** Publishes commits into the folder of a running site. */
import { resolve } from "node:path";
import { createPause } from "#content/platform/event-loop.ts";
import { isFileError } from "#content/platform/file-error.ts";
import {
  type ContentReader,
  type ContentStore,
  type PendingDocuments,
  StoreError,
} from "#content/store/content-store.ts";
import type { RevisionName } from "#content/store/revision-name.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { affectedRoutes, commonFingerprint, isSameCode, type RenderContext } from "../fingerprints.ts";
import type { SiteFolders } from "../folders.ts";
import type { PhotoPreparer } from "../images/prepare-photos.ts";
import { diagnoseBroken, StoreWarnings } from "../prerender/store-warnings.ts";
import { publishedRedirects } from "../published-redirects.ts";
import { pagesAt } from "../routes.ts";
import type { PublishedChange } from "./finalize-publish.ts";
import type { PublishedFingerprint } from "./published-fingerprint.ts";
import type { Activated, CommitPublisher } from "./publishing-store.ts";
import { activatePages, discard, type StagedPages, type StagingOptions, stagePages } from "./staged-pages.ts";
import type { PendingTask, TaskCoalescer } from "./task-coalescer.ts";

export interface CommitPublisherOptions extends SiteFolders {
  store: ContentStore;
  renderWorker: string | undefined;
  code: string;
  readMedia(): Promise<MediaIndex>;
  published: PublishedFingerprint;
  tasks: TaskCoalescer;
  photos: Pick<PhotoPreparer, "place">;
  shown: Set<string>;
  onWarning(warning: Diagnostic): void;
  onError(error: unknown): void;
}

interface StagedCommit {
  documents: PendingDocuments;
  pages: StagedPages;
  /** Fingerprint of what all routes share, before the commit. */
  common: string;
  /** Fingerprints of the documents of the rendered pages, before the commit. */
  fingerprints: ReadonlyMap<DocumentId, string>;
  renderContext: RenderContext & { media: MediaIndex };
  /** All routes are affected, not only those of the changed documents. */
  isWholeSite: boolean;
  /** The site settings are broken, so that what shows them stays as it was last published. */
  keepsSite: boolean;
  warnings: StoreWarnings;
}

interface Activation extends Activated {
  /** Rest of the publish. Undefined if a page could not be replaced: the next start then renders the pages. */
  task?: PendingTask;
}

type LiveFingerprints = Pick<PublishedChange, "common" | "fingerprints">;

/** With these, the next run renders the pages again. */
const UNKNOWN_FINGERPRINTS: LiveFingerprints = { fingerprints: new Map() };

export class LiveCommitPublisher implements CommitPublisher<StagedCommit, Activation> {
  readonly #options: CommitPublisherOptions;

  constructor(options: CommitPublisherOptions) {
    this.#options = options;
  }

  /** @throws StoreError `store/io` or `store/unrenderable` */
  async stage(documents: PendingDocuments, revision: number): Promise<StagedCommit> {
    const { root, contentDir, databaseUrl, out, store, renderWorker, code, readMedia, published } = this.#options;
    const media = await readMedia();
    const warnings = new StoreWarnings();
    const stored = await store.reader(revision, warnings.add);
    const reader = Object.assign(stored.withPending(documents), { media });
    // Fingerprints must precede the content, so that what is edited in between is rendered again.
    const renderContext = { media, code, now: new Date() };
    const common = await commonFingerprint(stored, renderContext);
    const isWholeSite = documents.has(SITE) || common !== published.read();
    const routes = await affectedRoutes([...documents.keys(), ...(isWholeSite ? [SITE] : [])], reader);
    const fingerprints = stored.fingerprints(pagesAt(routes.rendered));
    const mayKeep = isSameCode(published.read(), code);
    const keepsSite = mayKeep && warnings.has(SITE);
    const redirects = isWholeSite && !keepsSite ? await readRedirects(reader) : undefined;
    const target = { root, contentDir, databaseUrl, out, renderWorker, warnings, mayKeep };
    const pages = await tryStage({ ...target, revision, documents, reader, routes, redirects });
    this.#placePhotos(pages, renderContext.media);
    return { documents, pages, common, fingerprints, renderContext, isWholeSite, keepsSite, warnings };
  }

  /** Puts the photos that are ready in place, so that they appear together with their pages. */
  #placePhotos({ pages }: StagedPages, media: MediaIndex): void {
    const { photos, onError } = this.#options;
    try {
      photos.place(new Set(pages.flatMap(({ files }) => files)), media);
    } catch (cause) {
      onError(cause);
    }
  }

  async activate(staged: StagedCommit, { revision, id }: RevisionName): Promise<Activation> {
    const { contentDir, out, published, shown, onWarning, onError } = this.#options;
    shown.add(id);
    try {
      await activatePages(staged.pages, out);
    } catch (cause) {
      const message = `Revision ${revision} is committed, but some of its pages could not be replaced. Restart the server, or run \`agency prerender --changed\`.`;
      onError(new Error(message, { cause }));
      return { warnings: [diagnose("site/not-updated", message)] };
    }
    const broken = diagnoseBroken(staged.warnings, { out, kept: staged.pages.kept });
    for (const warning of broken) onWarning(warning);
    const fingerprints = await this.#fingerprint(staged, revision).catch((cause: unknown) => {
      onError(cause);
      return UNKNOWN_FINGERPRINTS;
    });
    if (fingerprints.common !== undefined) published.write(fingerprints.common);
    const change = describeChange(staged, fingerprints);
    const task = { change, folders: [staged.pages.folder] };
    return { task, warnings: broken.map((warning) => hideFolder(warning, contentDir)) };
  }

  scheduleFinalize({ task }: Activation): void {
    if (task !== undefined) this.#options.tasks.add(task);
  }

  async discard({ pages }: StagedCommit): Promise<void> {
    await discard(pages.folder).catch(this.#options.onError);
  }

  /** Returns the fingerprints of what the staged pages show, while no other import can change it. */
  async #fingerprint(staged: StagedCommit, revision: number): Promise<LiveFingerprints> {
    const { store } = this.#options;
    const { documents, renderContext, isWholeSite, warnings } = staged;
    const reader = await store.reader(revision);
    const committed = reader.fingerprints([...documents.keys()]);
    const common = documents.has(SITE) ? await commonFingerprint(reader, renderContext) : staged.common;
    // Must follow the fingerprints: an edit after the comparison changes them.
    const edited = await findEdited(documents, store);
    for (const id of edited) committed.set(id, "");
    const isSiteCurrent = isWholeSite && !warnings.has(SITE) && !edited.includes(SITE);
    return {
      common: isSiteCurrent ? common : undefined,
      fingerprints: new Map([...staged.fingerprints, ...committed]),
    };
  }
}

/** Shortens file names in a message to their path in the content folder, because clients need not know where that is. */
function hideFolder(warning: Diagnostic, contentDir: string): Diagnostic {
  return { ...warning, message: warning.message.replaceAll(`${resolve(contentDir)}/`, "") };
}

/** Returns the committed documents whose files were edited by hand since. */
async function findEdited(committed: PendingDocuments, store: ContentStore): Promise<DocumentId[]> {
  return store.withSnapshot(async ({ read }) => {
    const edited: DocumentId[] = [];
    const pause = createPause();
    for (const [id, expected] of committed) {
      await pause();
      const { content = null, isUnreadable = false } = (await read([id])).get(id) ?? {};
      if (isUnreadable || !isSame(content, expected)) edited.push(id);
    }
    return edited;
  });
}

function describeChange(staged: StagedCommit, fingerprints: LiveFingerprints): PublishedChange {
  const { pages, renderContext, keepsSite, warnings } = staged;
  const { rendered, removed } = pages.routes;
  return {
    media: renderContext.media,
    ...fingerprints,
    keepsSite,
    rendered: new Set(rendered.filter((path) => !warnings.affect(path))),
    broken: new Set(rendered.filter((path) => warnings.affect(path))),
    removed: new Set(removed),
    pages: new Map(pages.pages.map((page) => [page.listing.path, page])),
    written: new Set(pages.written),
  };
}

/** Returns the text of the file with the redirects, or null for a site without any. */
async function readRedirects(reader: ContentReader): Promise<string | null> {
  const paths = (await reader.pages()).flatMap((page) => pathOf(page) ?? []);
  return publishedRedirects(await reader.site(), paths) ?? null;
}

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
