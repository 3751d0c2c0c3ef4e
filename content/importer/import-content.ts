/**
 * The importer: raw text → parse → unwrap → detect → normalize → sanitize → plan (merge, validate, lint, locate) → commit → result. The command line,
 * the API and the admin all import through this file.
 */
import { isSame } from "#schemas/json.ts";
import { FindingList } from "../findings/finding.ts";
import { toDiagnostics } from "../findings/locate.ts";
import { once } from "../platform/once.ts";
import {
  type CommitNote,
  type ContentStore,
  type DocumentChange,
  expectRevision,
  readContents,
  StoreError,
  type StoreState,
  type StoreWriter,
} from "../store/content-store.ts";
import { readReferencedDocuments } from "../store/recorded-documents.ts";
import { describeFormats, detectFormat } from "./formats/detect.ts";
import { unwrapInput } from "./formats/unwrap.ts";
import { type Normalized, normalize, rejectUnrecognized } from "./normalize/normalize.ts";
import { fixLinks, sanitize } from "./normalize/sanitize.ts";
import { COMMAND_LIMITS } from "./parse/limits.ts";
import { type Parsed, parse } from "./parse/parse.ts";
import { readBases } from "./plan/bases.ts";
import { fixFacts } from "./plan/fix-facts.ts";
import { type ImportInput, type ImportOptions, PROGRESS_WEIGHTS } from "./plan/import-options.ts";
import { readSiteToLint } from "./plan/lint-plan.ts";
import { mergeDocument } from "./plan/merge.ts";
import { type ImportPlan, type PlanSources, planChanges } from "./plan/plan.ts";
import { buildResult, type ImportResult } from "./plan/result.ts";

/** Inputs after the stages that need no store. The format is undefined if no input could be read that far. */
export interface PreparedImport extends Normalized, Pick<ImportResult, "format" | "why"> {}

/**
 * Imports inputs into a store as one revision. An error prevents the whole import, or with `isPartial` only the import
 * of its page.
 * @param note who imports, why, and the hash of the inputs, for the history
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be written
 */
export async function importContent(
  inputs: readonly ImportInput[],
  options: ImportOptions,
  store: ContentStore,
  note: Pick<CommitNote, "by" | "account" | "message" | "sha256">,
): Promise<ImportResult> {
  const prepared = prepareImport(inputs, options);
  if (options.isDryRun || prepared.patches.length === 0) return (await preview(prepared, options, store)).result;
  return store.transaction(async (writer) => {
    const plan = await planFor(prepared, options, writer, store);
    const source = inputs.map(({ file }) => file).join(", ");
    const committed = await commitChanges(plan.changes, { ...note, source, format: prepared.format ?? "" }, writer);
    const diagnostics = [...plan.diagnostics, ...committed.warnings];
    return buildResult({ ...plan, diagnostics }, prepared, committed);
  });
}

async function commitChanges(changes: readonly DocumentChange[], note: CommitNote, writer: StoreWriter) {
  if (changes.length === 0) return { revision: writer.revision, id: writer.id, isCommitted: false, warnings: [] };
  const { revision, id, warnings = [] } = await writer.commit(changes, note);
  return { revision, id, isCommitted: true, warnings };
}

/** The result of an import as a dry run, and the changes that the import would commit. */
export type ImportPreview = Pick<ImportPlan, "changes"> & { result: ImportResult };

/**
 * Plans an import into a store, like `importContent`, without committing it.
 * @throws StoreError if the store is at another revision than `ifRevision`, or cannot be read
 */
export function previewImport(inputs: readonly ImportInput[], options: ImportOptions, store: ContentStore) {
  return preview(prepareImport(inputs, options), options, store);
}

/**
 * Returns the changes of inputs to the revision that they were made from. A draft may have mistakes, which publishing refuses.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planDraft(
  inputs: readonly ImportInput[],
  { base, ...options }: ImportOptions & { base: string },
  store: ContentStore,
): Promise<ImportPreview> {
  const prepared = prepareImport(inputs, options);
  return store.withSnapshot(async (state) => {
    const pages = prepared.patches.map(({ page }) => page);
    const readBase = () => readContents(state, pages);
    const documents = base === state.id ? await readBase() : await readReferencedDocuments(store, base, readBase);
    const changes = prepared.patches.flatMap((patch): DocumentChange[] => {
      const content = documents?.get(patch.page);
      const merged = mergeDocument(patch, content && { version: 0, content }, { mayCreate: true }, undefined);
      const [before, after] = [content ?? null, merged.content ?? null];
      return isSame(before, after) ? [] : [{ page: patch.page, before, after }];
    });
    const plan = { pages: [], conflicts: [], diagnostics: toDiagnostics(prepared.findings) };
    return { changes, result: buildResult(plan, prepared, state) };
  });
}

/**
 * Commits a previewed import as one revision.
 * @throws StoreError `store/revision-conflict` if the store has changed since the preview; other codes if it is locked or
 * cannot be written
 */
export function commitPreview(
  { changes, result }: ImportPreview,
  store: ContentStore,
  note: Omit<CommitNote, "format">,
): Promise<ImportResult> {
  return store.transaction(async (writer) => {
    expectRevision(writer, result.revisionId);
    const { imported: pages, conflicts = [], diagnostics, format = "" } = result;
    const committed = await commitChanges(changes, { ...note, format }, writer);
    return buildResult({ pages, conflicts, diagnostics: [...diagnostics, ...committed.warnings] }, result, committed);
  });
}

function preview(prepared: PreparedImport, options: ImportOptions, store: ContentStore): Promise<ImportPreview> {
  return store.withSnapshot(async (snapshot) => {
    const plan = await planFor(prepared, options, snapshot, store);
    return { changes: plan.changes, result: buildResult(plan, prepared, snapshot) };
  });
}

async function planFor(prepared: PreparedImport, options: ImportOptions, state: StoreState, store: ContentStore) {
  expectRevision(state, options.ifRevision);
  const hasSettings = await canReadSettings(store);
  const readLintContext = hasSettings ? options.readLintContext : undefined;
  const readSite = readLintContext && once(() => readSiteToLint(readLintContext, store));
  const findings = new FindingList(prepared.findings);
  const mayFix = options.mayFix && readSite !== undefined;
  const patches = mayFix ? await fixFacts(prepared.patches, await readSite(), findings) : prepared.patches;
  const bases = await readBases(patches, state, store);
  const readPages = async () => {
    if (!hasSettings) return state.pages();
    const { stored } = await store.reader(undefined, () => {});
    return [...(await stored.pages()), ...((await stored.site()).unrouted ?? [])];
  };
  return planChanges({ patches, findings: findings.toArray() }, options, state, { bases, readPages, readSite });
}

/** Returns whether the store has the settings of the site that the import changes. Otherwise the import may bring them. */
async function canReadSettings(store: ContentStore): Promise<boolean> {
  try {
    await (await store.reader(undefined, () => {})).stored.site();
    return true;
  } catch (cause) {
    if (cause instanceof StoreError && cause.code === "store/invalid") return false;
    throw cause;
  }
}

/** Plans an import without a store. It does not merge stale inputs, because the state has no history. */
export async function planImport(
  inputs: readonly ImportInput[],
  options: ImportOptions,
  state: Pick<StoreState, "read">,
  sources: Pick<PlanSources, "readPages" | "readSite">,
): Promise<ImportPreview> {
  const prepared = prepareImport(inputs, options);
  const plan = await planChanges(prepared, options, state, sources);
  return { changes: plan.changes, result: buildResult(plan, prepared, {}) };
}

/** Runs the stages that need no store. */
export function prepareImport(inputs: readonly ImportInput[], options: ImportOptions = {}): PreparedImport {
  const { limits = COMMAND_LIMITS } = options;
  const parsed = inputs.map(({ raw, file }) => parse(raw, file, limits));
  return prepareParsed(parsed, options);
}

/** Runs the stages after the parser that need no store. */
export function prepareParsed(
  parsed: readonly Parsed[],
  { page, base, limits = COMMAND_LIMITS, mayFix = false, onProgress }: ImportOptions = {},
): PreparedImport {
  const detected = parsed.map((input) => detectFormat(unwrapInput(input, page, limits)));
  onProgress?.(PROGRESS_WEIGHTS.parsed);
  const documents = detected.flatMap((input) => input.documents);
  const normalized = rejectUnrecognized(normalize(documents, { base, mayFix }));
  onProgress?.(PROGRESS_WEIGHTS.normalized);
  const findings = new FindingList([...detected.flatMap((input) => input.findings), ...normalized.findings]);
  const patches = normalized.patches
    .map((patch) => sanitize(patch, findings))
    .map((patch) => (mayFix ? fixLinks(patch, findings) : patch));
  onProgress?.(PROGRESS_WEIGHTS.sanitized);
  return { ...describeFormats(detected), patches, findings: findings.toArray() };
}
