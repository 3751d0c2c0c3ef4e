import { hash } from "node:crypto";
import * as z from "zod";
import { validate } from "#content/documents/validate.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { findFormat } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import { planDraft, previewImport } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { PlainImportOptions } from "#content/importer/plan/import-options.ts";
import { readSiteToLint } from "#content/importer/plan/lint-plan.ts";
import { type FindingsCache, lintStoredSite } from "#content/lint/lint.ts";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import { RULES } from "#content/lint/rules.ts";
import { searchContent, type TextCache } from "#content/lint/search-texts.ts";
import { listMediaUses, type MediaUse } from "#content/media-store/media-uses.ts";
import { createPause } from "#content/platform/event-loop.ts";
import { commitPageChange, type PageChangeRequest, planPageChange } from "#content/revisions/change-page.ts";
import { listPages } from "#content/revisions/list-pages.ts";
import { PageChangeError } from "#content/revisions/page-plan.ts";
import { type PatchOptions, planPatch } from "#content/revisions/patch.ts";
import { documentsAtRevision, readRevisionDetail } from "#content/revisions/read-history.ts";
import { planRollback, type RollbackRequest, rollback } from "#content/revisions/rollback.ts";
import {
  type ContentStore,
  type DocumentChange,
  type PendingDocuments,
  type RevisionReference,
  readDocument,
} from "#content/store/content-store.ts";
import { findShownDefaults } from "#content/store/default-content.ts";
import { isObject, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, isSettings, type PageId, SITE } from "#schemas/page-ids.ts";
import type { PreviewBar } from "#schemas/preview-bar.ts";
import { ApiError } from "../http/api-error.ts";
import {
  createInvalidError,
  DocumentIdSchema,
  parseJson,
  rollbackFields,
  toRollbackRequest,
} from "../http/request-validation.ts";
import { encodeChanges, encodeJson, encodeText, readLatestRevision, serializeResult } from "./serialize-result.ts";

/** Renders pages as HTML with unsaved documents. Returns undefined if a page would not exist. */
export interface Preview {
  /** Renders a page as visitors will see it, with a bar about the changes. */
  withBar(changes: readonly DocumentChange[], bar: PreviewBar): Promise<string | undefined>;
  /** Renders a page with the names of its fields, for the admin. */
  withFields(page: PageId, documents: PendingDocuments): Promise<string | undefined>;
}

export interface TaskParts {
  store: ContentStore;
  preview: Preview;
  /** Returns what lint has to know of the site beside its content. */
  readLintContext(): Promise<LintContext>;
}

export interface ImportRequest {
  raw: Uint8Array;
  file: string;
  options: PlainImportOptions;
  maxDiagnostics: number;
}

/** A field of a document that names a photo. */
export type PhotoUse = Omit<MediaUse, "media"> & { page: DocumentId };

const MAX_MATCHES = 200;

/** The codes that lint reports only before a site is published. */
const PUBLISHING_CODES: ReadonlySet<string> = new Set(
  RULES.flatMap(({ code, isForProduction }) => (isForProduction ? [code] : [])),
);

/**
 * Work of the admin that takes long for a large input or a large site. It runs in a worker thread, so that the server
 * keeps answering requests, or on the calling thread. All arguments and results are plain data, and JSON is in UTF-8.
 */
export type ContentTasks = ReturnType<typeof createContentTasks>;

export const createContentTasks = (parts: TaskParts) => ({ ...createPlanTasks(parts), ...createReadTasks(parts) });

const openReader = (store: ContentStore) => store.reader(undefined, () => undefined);

function createPlanTasks(parts: TaskParts) {
  const { store, preview, readLintContext } = parts;
  return {
    /**
     * Plans an import. A list of pages can be longer than the input, so only the result of what the caller commits leaves
     * the task as an object.
     * @throws StoreError if the store is at another revision than `ifRevision`, or cannot be read
     */
    async planImport({ raw, file, options, maxDiagnostics }: ImportRequest) {
      const importOptions = { ...options, limits: API_LIMITS, readLintContext };
      const { result, changes } = await previewImport([{ raw, file }], importOptions, store);
      const willCommit = changes.length > 0 && !options.isDryRun;
      return {
        /** It has no findings if there is nothing to commit, and no pages after a dry run. */
        result: willCommit ? result : { ...result, diagnostics: [], ...(options.isDryRun && { imported: [] }) },
        response: willCommit ? undefined : serializeResult(result, maxDiagnostics),
        changes: willCommit ? encodeChanges(changes) : [],
        sha256: hash("sha256", raw),
      };
    },
    planRollback: (request: RollbackRequest) =>
      store.withSnapshot(async (state) => {
        const plan = await planRollback(store, request, state);
        return { id: state.id, plan: { ...plan, changes: encodeChanges(plan.changes) } };
      }),
    async previewRollback(request: RollbackRequest, ifRevision: RevisionReference | undefined) {
      return serializeResult(await rollback(store, request, { ifRevision, isDryRun: true, note: { by: "" } }));
    },
    /** Plans a change that retires or moves a page, or returns the reasons why the site does not allow it. */
    planPageChange: (request: PageChangeRequest) =>
      store.withSnapshot(async (state) => {
        const plan = await planPageChange(state, request);
        if (plan instanceof PageChangeError) return { id: state.id, refused: plan.diagnostics };
        return { id: state.id, plan: { ...plan, changes: encodeChanges(plan.changes) } };
      }),
    async previewPageChange(request: PageChangeRequest, ifRevision: RevisionReference | undefined) {
      return serializeResult(await commitPageChange(store, request, { ifRevision, isDryRun: true, note: { by: "" } }));
    },
    /**
     * Plans the changes of an input to the revision that it was made from, which may have mistakes.
     * @throws ApiError `import-failed` if the input cannot be read
     */
    async planDraft(raw: Uint8Array, file: string, base: string) {
      const { result, changes } = await planDraft([{ raw, file }], { base, limits: API_LIMITS }, store);
      if (changes.length === 0 && !result.success) throw new ApiError("import-failed", { message: result.message });
      return encodeJson(changes);
    },
    /** Plans to apply the changes of a proposal, which are JSON, to the current content. */
    planProposal: (changes: string, options: PatchOptions = {}) =>
      store.withSnapshot(async (state) => {
        const plan = await planPatch(store, JSON.parse(changes), options, state, readLintContext);
        return { id: state.id, plan: { ...plan, changes: encodeChanges(plan.changes) } };
      }),
    /**
     * Renders a page as HTML, as it will be once a proposal, which is JSON, is published. Fields that were changed later,
     * too, have the version of the proposal.
     */
    renderProposal: async (changes: string, bar: PreviewBar) => {
      const plan = await store.withSnapshot((state) =>
        planPatch(store, JSON.parse(changes), { prefer: "yours" }, state, readLintContext),
      );
      return preview.withBar(plan.changes, bar);
    },
    renderPreview: (body: Uint8Array) => renderPreview(body, parts),
  };
}

/** Creates the tasks that read. Those about the whole site keep what they found for the next time. */
function createReadTasks({ store, readLintContext }: TaskParts) {
  const texts: TextCache = new Map();
  const lintFindings: FindingsCache = new Map();
  return {
    /**
     * Exports all content of a revision, which is the newest one by default, in the format with the name `to`.
     * @throws ApiError `invalid` if the format cannot represent the content
     * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
     */
    async exportContent({ revision, to }: { revision?: RevisionReference | undefined; to: string }) {
      const format = findFormat(to) ?? siteExport;
      const current = await readLatestRevision(store);
      const $revision =
        revision === undefined || revision === "0"
          ? (revision ?? current.revisionId)
          : (await store.summary(revision)).id;
      const documents = await documentsAtRevision(store, revision);
      const { value, lost } = exportDocuments(documents, format, { $revision });
      const message = `The format ${to} cannot represent all of the content. Export it as ${siteExport.name}.`;
      if (lost.length > 0) throw createInvalidError([{ field: "to", message }]);
      return { revision: $revision, json: encodeText(`${JSON.stringify(value, null, 2)}\n`) };
    },
    /**
     * Returns stored documents and their revision, from which the admin in the browser plans an import, and the built-in
     * content of others.
     */
    async readDocuments(ids: readonly DocumentId[]) {
      const stored = await store.withSnapshot(async ({ revision, id, read }) => {
        return { revision, revisionId: id, documents: Object.fromEntries(await read(ids)) };
      });
      const builtIn: Record<DocumentId, JsonObject> = {};
      const reader = stored.revisionId === "0" ? await openReader(store) : undefined;
      for (const id of ids) {
        if (reader === undefined || Object.hasOwn(stored.documents, id)) continue;
        const content = await readDocument(reader.stored, id);
        if (content !== undefined) builtIn[id] = content as unknown as JsonObject;
      }
      return encodeJson({ ...stored, builtIn });
    },
    /**
     * Returns a revision and the fields that it changed.
     * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
     */
    readRevision: async (revision: RevisionReference) => encodeJson(await readRevisionDetail(store, revision)),
    /** Returns the fields that name each photo, by its name, from the content that the site shows. */
    async listPhotoUses(): Promise<Map<string, PhotoUse[]>> {
      const reader = await openReader(store);
      const uses = new Map<string, PhotoUse[]>();
      const add = (page: DocumentId, content: object | undefined) => {
        for (const { media, ...use } of listMediaUses(page, (content ?? {}) as JsonObject)) {
          uses.set(media, [...(uses.get(media) ?? []), { page, ...use }]);
        }
      };
      const pause = createPause();
      add(SITE, await reader.site());
      for (const page of await reader.pages()) {
        await pause();
        add(page, await reader.page(page));
      }
      return uses;
    },
    /** Returns an index of the site and its revision, with which the admin in the browser lints an import. */
    async indexSite() {
      const { context, source } = await readSiteToLint(readLintContext, store);
      const { addresses, media = new Set(), unusableLogos = [], today } = context;
      return store.withSnapshot(async ({ revision, id }) => {
        const index = await source.index();
        const files = { media: [...media], unusableLogos: [...unusableLogos] };
        return encodeJson({ revision, revisionId: id, index, ...files, addresses, today });
      });
    },
    async listPages() {
      const { source } = await readSiteToLint(readLintContext, store);
      const latest = await readLatestRevision(store);
      return encodeJson({ ...latest, ...(await listPages(store, await source.index())) });
    },
    async searchPages(phrase: string) {
      return encodeJson(await searchContent(await openReader(store), phrase, { limit: MAX_MATCHES, cache: texts }));
    },
    /** Returns what lint finds on the whole site, the rules for publishing included, and the revision. */
    async checkSite() {
      // Read before the content: a fix of a finding is then refused rather than made to newer content.
      const { revisionId } = await readLatestRevision(store);
      const { context, source } = await readSiteToLint(readLintContext, store);
      const defaults = await findShownDefaults(await openReader(store));
      const { findings } = await lintStoredSite(source, { ...context, defaults }, lintFindings);
      const wireFindings = findings.map(({ phrase: _, related: _related, ...finding }) => ({
        ...finding,
        ...(PUBLISHING_CODES.has(finding.code) && { isForPublishing: true }),
      }));
      return encodeJson({ revisionId, findings: wireFindings });
    },
  };
}

/** `null` removes the document. */
const DocumentSchema = z.custom<JsonObject>(isObject, "A document must be a JSON object.").nullable();

const BodySchema = z
  .strictObject({
    page: DocumentIdSchema,
    documents: z.record(DocumentIdSchema, DocumentSchema).optional(),
    ...rollbackFields,
  })
  .refine((body) => (body.documents === undefined) !== (toRollbackRequest(body) === undefined), {
    path: ["documents"],
    error: "A preview needs either `documents`, or what to roll back: `to` or `undo`.",
  });

/**
 * Renders a page from unsaved documents or from the content after a rollback.
 * @param body JSON in UTF-8
 * @returns JSON with the page as `html`
 * @throws ApiError `bad-body`, `invalid`, `unknown-page`
 */
async function renderPreview(body: Uint8Array, { store, preview }: TaskParts) {
  const { page, documents = {}, ...fields } = parseJson(body, BodySchema);
  const request = toRollbackRequest(fields);
  const shown = isSettings(page) ? "home" : page;
  const plan = request && (await store.withSnapshot((state) => planRollback(store, request, state)));
  const planned = plan && new Map(plan.changes.map((change) => [change.page, change.after]));
  const html = await preview.withFields(shown, planned ?? validateDocuments(documents));
  if (html === undefined) throw new ApiError("unknown-page");
  return encodeJson({ html });
}

/** @throws ApiError `invalid`, with an issue for each problem in the documents */
function validateDocuments(documents: Readonly<Record<DocumentId, JsonObject | null>>): PendingDocuments {
  const issues = Object.entries(documents).flatMap(([id, content]) =>
    (content === null ? [] : validate(id, content)).map(({ pointer, message }) => ({
      field: ["documents", id, ...segments(pointer)].join("."),
      message: `${id}: ${message}`,
    })),
  );
  if (issues.length > 0) throw createInvalidError(issues);
  return new Map(Object.entries(documents));
}
