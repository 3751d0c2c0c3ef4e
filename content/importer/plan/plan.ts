/** Plans an import: merges and validates each document, and collects the changes. It writes nothing. */
import { type ListedChange, listChanges } from "#content/documents/list-changes.ts";
import type { MergeConflict, MergeSide } from "#content/documents/three-way-merge.ts";
import { combineCounted, createFinding, type Finding, FindingList } from "#content/findings/finding.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import { once } from "#content/platform/once.ts";
import type { DocumentChange, StoredDocument, StoreState } from "#content/store/content-store.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { type Diagnostic, makeStrict } from "#schemas/diagnostics.ts";
import type { Redirects } from "#schemas/generated/site.ts";
import { child, isObject, isSame, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentId, type PageId, resolvePage, SITE } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { type DocumentPatch, findSourceLocation, type SourceRecord } from "../formats/source-mapping.ts";
import type { Normalized } from "../normalize/normalize.ts";
import { type Bases, reportUnknownBases } from "./bases.ts";
import { type ImportOptions, PROGRESS_WEIGHTS } from "./import-options.ts";
import { lintPlan, type SiteToLint } from "./lint-plan.ts";
import { type KnownPages, type MergedDocument, mergeDocument } from "./merge.ts";

export type PlannedStatus = "created" | "updated" | "unchanged";

/**
 * Compares a document before and after an import. A document that cannot be read is updated even if the history has the
 * same content, because its file has to be replaced.
 * @internal exported for tests
 */
export function planStatus(
  before: Pick<StoredDocument, "content" | "isUnreadable"> | undefined,
  after: JsonObject | undefined,
): PlannedStatus {
  if (isSame(before?.content, after) && before?.isUnreadable !== true) return "unchanged";
  return before === undefined ? "created" : "updated";
}

/** The outcome of an import, a rollback, a retirement or a move for one document. */
export type ImportedPage = AcceptedPage | FailedPage;

/** A field that has changed both in the store and in the input since the base of the input. */
export interface ImportConflict extends MergeConflict {
  page: DocumentId;
  /** The version that the import uses. Undefined if the conflict prevents the import of its page. */
  settled?: MergeSide;
}

interface AcceptedPage {
  page: DocumentId;
  /** A `skipped` page is valid, but errors in other pages prevent the import. Imports remove no pages. */
  status: PlannedStatus | "removed" | "skipped";
  /** The revision that last changed the page. */
  version?: number;
  /** Changed fields of a page that existed before. */
  changes?: ListedChange[];
  /** The number of newer changes of the store that a stale input would have undone. */
  keptChanges?: number;
}

interface FailedPage extends Partial<Record<"version" | "changes" | "keptChanges", undefined>> {
  page: DocumentId;
  status: "error";
  /** The message of the page's first error. */
  reason: string;
}

export interface ImportPlan {
  pages: ImportedPage[];
  /** The changes to commit; empty if an error prevents the import. */
  changes: DocumentChange[];
  conflicts: ImportConflict[];
  diagnostics: Diagnostic[];
}

/** A merged document, compared with the stored one. */
interface PlannedDocument extends Pick<MergedDocument, "conflicts" | "keptChanges"> {
  page: DocumentId;
  records: readonly SourceRecord[];
  status: PlannedStatus;
  version?: number;
  change?: DocumentChange;
  findings: Finding[];
}

/** Number of documents to read from the store at once. Unchanged documents are released after each batch. */
const READ_BATCH_SIZE = 100;

export interface PlanSources {
  bases?: Bases;
  /** Returns the pages of the site. Called if the input has a page that is not stored. */
  readPages(): Promise<readonly PageId[]>;
  readSite?: (() => Promise<SiteToLint>) | undefined;
}

/** Merges the patches into the stored documents, validates the results and returns the changes to commit. */
export async function planChanges(
  { patches, findings }: Normalized,
  options: ImportOptions,
  store: Pick<StoreState, "read">,
  { bases = new Map(), readPages, readSite }: PlanSources,
): Promise<ImportPlan> {
  const planned = await planDocuments(patches, options, store, { bases, readPages: once(readPages) });
  const overwriting = patches.filter((_, index) => planned[index]?.status === "updated");
  const baseFindings = options.prefer === "yours" ? [] : reportUnknownBases(overwriting, bases);
  const all = new FindingList([...findings, ...checkPageOption(options, patches), ...baseFindings]);
  for (const document of planned) all.addAll(document.findings);
  const found = toDiagnostics(all.toArray());
  const settled = options.prefer !== undefined && { settled: options.prefer };
  const conflicts = planned.flatMap(({ page, conflicts: open }) => open.map((each) => ({ page, ...each, ...settled })));
  const accepted = await acceptLinted(planned, found, options, async (changes) => {
    const added = readSite === undefined ? [] : await lintPlan(changes, patches, await readSite(), store, options);
    return toDiagnostics(new FindingList(added).toArray());
  });
  return { ...accepted, diagnostics: combineCounted(accepted.diagnostics), conflicts };
}

/**
 * Decides which documents to import, after the site has been checked as they would leave it. If an error excludes some
 * documents, the site is checked again without them, because the others may link to them or quote them.
 */
async function acceptLinted(
  planned: readonly PlannedDocument[],
  found: readonly Diagnostic[],
  options: ImportOptions,
  lint: (changes: readonly DocumentChange[]) => Promise<readonly Diagnostic[]>,
): Promise<Omit<ImportPlan, "conflicts">> {
  const accepted = acceptDocuments(planned, found, options);
  if (accepted.changes.length === 0) return accepted;
  const added = await lint(accepted.changes);
  const all = [...found, ...added];
  const errors = options.isStrict ? added : added.filter(({ severity }) => severity === "error");
  // An error in a page that the input does not contain may be due to any of the documents.
  const isElsewhere = errors.some(({ page }) => !planned.some((document) => document.page === page));
  const checked = acceptDocuments(planned, all, isElsewhere ? { ...options, isPartial: false } : options);
  const isStable = checked.changes.length === 0 || checked.changes.length === accepted.changes.length;
  return isStable ? checked : acceptLinted(planned, [...found, ...errors], options, lint);
}

/** Reports the page in the options if the input names only other pages. */
function checkPageOption({ page }: ImportOptions, patches: readonly DocumentPatch[]): Finding[] {
  const target = page === undefined ? undefined : resolvePage(page);
  if (target === undefined || patches.length === 0 || patches.some((patch) => patch.page === target)) return [];
  const message = `The input names its pages, so nothing was imported into "${target}", the page in the options.`;
  return [createFinding("page/option-unused", message)];
}

async function planDocuments(
  patches: readonly DocumentPatch[],
  options: ImportOptions,
  store: Pick<StoreState, "read">,
  { bases, readPages }: Required<Pick<PlanSources, "bases" | "readPages">>,
): Promise<PlannedDocument[]> {
  const planned: PlannedDocument[] = [];
  for (let start = 0; start < patches.length; start += READ_BATCH_SIZE) {
    const batch = patches.slice(start, start + READ_BATCH_SIZE);
    const stored = await store.read(batch.map(({ page }) => page));
    const hasNewPages = batch.some(({ page }) => !stored.has(page));
    const site = hasNewPages ? (await store.read([SITE])).get(SITE) : undefined;
    const known = {
      pages: hasNewPages ? await readPages() : [],
      redirects: (site?.content.redirects ?? {}) as Redirects,
    };
    for (const patch of batch) planned.push(planDocument(patch, stored.get(patch.page), options, { bases, known }));
    const { sanitized } = PROGRESS_WEIGHTS;
    options.onProgress?.(sanitized + (1 - sanitized) * (planned.length / patches.length));
  }
  return planned;
}

function planDocument(
  patch: DocumentPatch,
  stored: StoredDocument | undefined,
  options: ImportOptions,
  { bases, known }: { bases: Bases; known: KnownPages },
): PlannedDocument {
  const { page } = patch;
  const base = patch.base === undefined ? undefined : bases.get(patch.base);
  const { content: after, findings, ...merged } = mergeDocument(patch, stored, options, base, known);
  const status = planStatus(stored, after);
  const losses: Finding[] = [];
  if (status === "updated" && stored !== undefined && after !== undefined) {
    losses.push(...reportShrunkLists(patch, stored.content, after));
    const isReplaced = options.mode === "replace" && findings.length === 0;
    if (isReplaced) losses.push(...reportRemovedSections(patch, stored.content, after));
  }
  return {
    page,
    records: patch.records,
    status,
    ...(stored !== undefined && { version: stored.version }),
    ...(status !== "unchanged" && { change: { page, before: stored?.content ?? null, after: after ?? null } }),
    ...merged,
    findings: [...reportConflicted(patch, stored), ...findings, ...losses],
  };
}

/** Reports a document whose file has conflict markers: its replacement would drop one of the two versions. */
function reportConflicted({ page, records }: DocumentPatch, stored: StoredDocument | undefined): Finding[] {
  if (stored?.isConflicted !== true) return [];
  const message = `The stored file of "${page}" has an unresolved merge conflict, so nothing can be imported into it. Resolve the conflict in the file first.`;
  return [createFinding("json/conflict-markers", message, { page, ...records[0]?.document })];
}

/**
 * Decides which documents to import. An error prevents the import of all, or with `isPartial` only the import of its record,
 * which may contain tokens of the site settings, or, if it concerns no page, of its file.
 */
function acceptDocuments(
  planned: readonly PlannedDocument[],
  found: readonly Diagnostic[],
  { isPartial, isStrict }: ImportOptions,
): Omit<ImportPlan, "conflicts"> {
  const diagnostics = isStrict ? makeStrict(found) : [...found];
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const isBlocked = isPartial ? createBlock(errors, planned) : () => errors.length > 0;
  const failures = groupBy(errors, ({ page }) => page);
  const pages: ImportedPage[] = [];
  const changes: DocumentChange[] = [];
  for (const { page, records, status, version, change, keptChanges } of planned) {
    const [error] = failures.get(page) ?? [];
    failures.delete(page);
    if (error !== undefined) pages.push(...listFailure(page, error));
    else if (isBlocked(records) && change !== undefined) pages.push({ page, status: "skipped" });
    else {
      const { before, after } = change ?? {};
      const fields = status === "updated" && { changes: listChanges(before ?? undefined, after ?? undefined) };
      const kept = keptChanges > 0 && { keptChanges };
      pages.push({ page, status, ...(version !== undefined && { version }), ...fields, ...kept });
      if (change !== undefined) changes.push(change);
    }
  }
  // The rest are pages that were not valid enough to get a patch.
  for (const [page, [error]] of failures) if (page !== undefined && error) pages.push(...listFailure(page, error));
  return { pages, changes, diagnostics };
}

/** Returns a function that checks whether errors prevent the import of a document that comes from some records. */
function createBlock(errors: readonly Diagnostic[], planned: readonly PlannedDocument[]) {
  const files = new Set(errors.filter(({ page }) => page === undefined).map(({ file }) => file));
  const pages = new Set(errors.flatMap(({ page }) => page ?? []));
  for (const { page, records } of planned) {
    // If there are several records, the error may be in any of them.
    const [record, ...others] = records;
    if (pages.has(page) && record !== undefined && others.length === 0) pages.add(record.page);
  }
  const isAffected = ({ page, source }: SourceRecord) => pages.has(page) || files.has(source.file);
  return (records: readonly SourceRecord[]) => files.has(undefined) || records.some(isAffected);
}

/** Lists a failed page, unless its error is only counted: an input can have as many unknown pages as it has lines. */
function listFailure(page: DocumentId, { message, count }: Diagnostic): FailedPage[] {
  return count === undefined ? [{ page, status: "error", reason: message }] : [];
}

/** Losing a single item is an ordinary edit, even in a list of two. */
const MIN_LOST_ITEMS = 2;

/** Reports each list that loses more than half of its items, unless the input removes it by null. */
function reportShrunkLists(document: DocumentPatch, before: JsonObject, after: JsonObject): Finding[] {
  return findShrunkLists(before, after, shapeFor(document.page)).map(({ pointer, ...numbers }) => {
    const params = { field: segments(pointer).join("."), ...numbers };
    const place = findSourceLocation(document, pointer);
    return createFinding("content/list-shrinks", params, { page: document.page, ...place });
  });
}

/** Reports each section that a document loses because it is replaced. A section that the input removes by null is not reported. */
function reportRemovedSections(document: DocumentPatch, before: JsonObject, after: JsonObject): Finding[] {
  const { page, patch } = document;
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key) && !Object.hasOwn(patch, key));
  return removed.map((key) =>
    createFinding("content/section-removed", { field: key, page }, { page, ...document.records[0]?.document }),
  );
}

function findShrunkLists(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  shape: Shape,
  pointer: Pointer = "",
): { pointer: Pointer; left: number; of: number }[] {
  if (before === after) return [];
  if (shape.kind === "object" && isObject(before) && isObject(after)) {
    return [...shape.keys].flatMap(([key, inner]) =>
      findShrunkLists(before[key], after[key], inner, child(pointer, key)),
    );
  }
  if (shape.kind !== "list" || !Array.isArray(before) || !Array.isArray(after)) return [];
  const lost = before.length - after.length;
  if (lost >= MIN_LOST_ITEMS && lost > before.length / 2) return [{ pointer, left: after.length, of: before.length }];
  return after.flatMap((item, index) => {
    const earlier = before.find((candidate) => isSameItem(candidate, item));
    return findShrunkLists(earlier, item, shape.item, child(pointer, index));
  });
}

/** Fields that identify an item of a list, the most specific first. */
const IDENTITY_FIELDS = ["id", "title", "name", "question", "label", "value"] as const;

function isSameItem(first: JsonValue, second: JsonValue): boolean {
  if (!isObject(first) || !isObject(second)) return false;
  const field = IDENTITY_FIELDS.find((name) => Object.hasOwn(second, name));
  return field !== undefined && isSame(first[field], second[field]);
}
