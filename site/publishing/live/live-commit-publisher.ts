/** Publishes commits into the folder of a running site. */
import { resolve } from "node:path";
import { createPause } from "#content/platform/event-loop.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { type ContentStore, type PendingDocuments, StoreError } from "#content/store/content-store.ts";
import type { RevisionName } from "#content/store/revision-name.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentId, pathOf, SETTINGS, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { affectedRoutes, commonFingerprint, isSameCode } from "../fingerprints.ts";
import type { createPhotoPreparer } from "../images/prepare-photos.ts";
import type { PublishedFingerprint } from "../manifest.ts";
import { diagnoseBroken, StoreWarnings } from "../prerender/store-warnings.ts";
import { publishedRedirects } from "../prerender/write-site-files.ts";
import { pagesAt, type SiteFolders } from "../routes.ts";
import type { PublishedChange } from "./finalize-publish.ts";
import type { StageCommit } from "./publishing-store.ts";
import { activatePages, discard, stagePages } from "./staged-pages.ts";
import type { createTaskCoalescer } from "./task-coalescer.ts";

export interface CommitPublisherOptions extends SiteFolders {
  store: ContentStore;
  renderWorker: string | undefined;
  code: string;
  readMedia(): Promise<MediaIndex>;
  published: PublishedFingerprint;
  tasks: ReturnType<typeof createTaskCoalescer>;
  photos: Pick<ReturnType<typeof createPhotoPreparer>, "place">;
  shown: Set<string>;
  onWarning(warning: Diagnostic): void;
  onError(error: unknown): void;
}

type Staged = Awaited<ReturnType<typeof stage>>;

type LiveFingerprints = Pick<PublishedChange, "common" | "fingerprints">;

/** Returns a function that renders the pages of commits, and then publishes them. */
export function createLiveStage(options: CommitPublisherOptions): StageCommit {
  return async (documents, revision) => {
    const staged = await stage(documents, revision, options);
    let isActivated = false;
    /** Rest of the publish. Undefined if a page could not be replaced: the next start then renders the pages. */
    let change: PublishedChange | undefined;
    return {
      async activate(name) {
        isActivated = true;
        const activation = await activate(staged, name, options);
        change = activation.change;
        return activation.warnings;
      },
      async close() {
        if (change !== undefined) options.tasks.add(change);
        if (!isActivated) await discard(staged.pages.folder).catch(options.onError);
      },
    };
  };
}

/** @throws StoreError `store/io` or `store/unrenderable` */
async function stage(documents: PendingDocuments, revision: number, options: CommitPublisherOptions) {
  const { root, contentDir, databaseUrl, out, store, renderWorker, code, readMedia, photos, published } = options;
  const media = await readMedia();
  const warnings = new StoreWarnings();
  const stored = await store.reader(revision, warnings.add);
  const reader = Object.assign(stored.withPending(documents), { media });
  // Fingerprints must precede the content, so that what is edited in between is rendered again.
  const renderContext = { media, code, now: new Date() };
  const common = await commonFingerprint(stored, renderContext);
  /** All routes are affected, not only those of the changed documents. */
  const isWholeSite = SETTINGS.some((id) => documents.has(id)) || common !== published.read();
  const routes = await affectedRoutes([...documents.keys(), ...(isWholeSite ? [SITE] : [])], reader);
  const fingerprints = stored.fingerprints(pagesAt(routes.rendered));
  const mayKeep = isSameCode(published.read(), code);
  /** The site settings are broken, so that what shows them stays as it was last published. */
  const keepsSite = mayKeep && warnings.has(SITE);
  /** Text of the file with the redirects: null for a site without any, and undefined if the file stays as it is. */
  let redirects: string | null | undefined;
  if (isWholeSite && !keepsSite) {
    redirects = publishedRedirects(await reader.site(), (await reader.pages()).map(pathOf)) ?? null;
  }
  const target = { root, contentDir, databaseUrl, out, renderWorker, warnings, mayKeep };
  const pages = await stagePages({ ...target, revision, documents, reader, routes, redirects }).catch(failCommit);
  // The photos that are ready appear together with their pages.
  photos.place(new Set(pages.pages.flatMap(({ files }) => files)), media);
  return { documents, pages, common, fingerprints, renderContext, isWholeSite, keepsSite, warnings };
}

async function activate(
  staged: Staged,
  { revision, id }: RevisionName,
  { store, contentDir, out, published, shown, onWarning, onError }: CommitPublisherOptions,
): Promise<{ change?: PublishedChange; warnings: Diagnostic[] }> {
  shown.add(id);
  try {
    await activatePages(staged.pages, out);
  } catch (cause) {
    const message = `Revision ${revision} is committed, but some of its pages could not be replaced. Restart the server, or run \`agency prerender --changed\`.`;
    onError(new Error(message, { cause }));
    return { warnings: [diagnose("site/not-updated", message)] };
  }
  const broken = diagnoseBroken(staged.warnings, out, staged.pages.kept);
  for (const warning of broken) onWarning(warning);
  const fingerprints = await fingerprintStaged(staged, revision, store).catch((cause: unknown): LiveFingerprints => {
    onError(cause);
    // Without any, the next run renders the pages again.
    return { fingerprints: new Map() };
  });
  if (fingerprints.common !== undefined) published.write(fingerprints.common);
  // Clients need not know where the content folder is.
  const hideFolder = (message: string) => message.replaceAll(`${resolve(contentDir)}/`, "");
  const warnings = broken.map((warning) => ({ ...warning, message: hideFolder(warning.message) }));
  return { change: describeChange(staged, fingerprints), warnings };
}

/** Returns the fingerprints of what the staged pages show, while no other import can change it. */
async function fingerprintStaged(staged: Staged, revision: number, store: ContentStore): Promise<LiveFingerprints> {
  const { documents, renderContext, isWholeSite, warnings } = staged;
  const reader = await store.reader(revision);
  const committed = reader.fingerprints([...documents.keys()]);
  const common = SETTINGS.some((id) => documents.has(id))
    ? await commonFingerprint(reader, renderContext)
    : staged.common;
  // Must follow the fingerprints: an edit after the comparison changes them.
  const edited = await findEdited(documents, store);
  for (const id of edited) committed.set(id, "");
  const isSiteCurrent = isWholeSite && !SETTINGS.some((id) => warnings.has(id) || edited.includes(id));
  return { common: isSiteCurrent ? common : undefined, fingerprints: new Map([...staged.fingerprints, ...committed]) };
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

function describeChange(staged: Staged, fingerprints: LiveFingerprints): PublishedChange {
  const { pages, renderContext, keepsSite, warnings } = staged;
  const { rendered, removed } = pages.routes;
  return {
    media: renderContext.media,
    ...fingerprints,
    keepsSite,
    outcomes: new Map([
      ...rendered.map((path) => [path, warnings.affect(path) ? "broken" : "rendered"] as const),
      ...removed.map((path) => [path, "removed"] as const),
    ]),
    pages: new Map(pages.pages.map((page) => [page.listing.path, page])),
    written: new Set(pages.written),
    folders: [pages.folder],
  };
}

function failCommit(cause: unknown): never {
  const message = cause instanceof Error ? cause.message : String(cause);
  throw isFileError(cause)
    ? new StoreError("store/io", `The pages could not be written: ${message}. Nothing was committed.`, { cause })
    : new StoreError("store/unrenderable", `${message} Nothing was committed.`, { cause });
}
