/**
 * The importer: raw text to a revision of the store. This file alone knows the order of the stages; the command line,
 * the API and the admin all come through it.
 */
import type { Diagnostic, DiagnosticCode } from "#schemas/diagnostics.ts";
import { child, isObject, type JsonObject, typeName } from "#schemas/json.ts";
import { shapeFor } from "#schemas/model.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/pages.ts";
import {
  type ContentStore,
  type DocumentChange,
  type RevisionNote,
  type StoredDocument,
  StoreError,
  type StoreState,
  type StoreWriter,
} from "../content-store.ts";
import { type Detected, detect } from "./detect.ts";
import { strayKeys } from "./format.ts";
import { COMMAND_LIMITS, type Limits } from "./limits.ts";
import { mergePatch } from "./merge.ts";
import { type Draft, normalise, originOf, type RawDocument, settleUnknown } from "./normalise.ts";
import { type Parsed, parse, parseText } from "./parse.ts";
import { diff, type FieldChange, type PlannedStatus, planStatus } from "./plan.ts";
import { type Finding, find, toDiagnostics } from "./positions.ts";
import { sanitise } from "./sanitise.ts";
import { closest, didYouMean } from "./suggest.ts";
import { validate } from "./validate.ts";

export interface ImportInput {
  raw: Uint8Array | string;
  /** What findings call the input, and what the history says it came from. */
  file: string;
}

export interface ImportOptions {
  /** The page of an input that does not name one. */
  page?: string | undefined;
  /** `merge` (RFC 7396) by default; `replace` makes a page exactly what was given. */
  mode?: "merge" | "replace" | undefined;
  /** Slugs that do not exist yet become pages. */
  mayCreate?: boolean | undefined;
  /** Stop before the commit. */
  isDryRun?: boolean | undefined;
  /** Write the good pages although others have errors. */
  isPartial?: boolean | undefined;
  /** Warnings are errors. */
  isStrict?: boolean | undefined;
  /** Refuse where the store has another revision. */
  ifRevision?: number | undefined;
  limits?: Limits | undefined;
}

export interface ImportedPage {
  page: DocumentId;
  /** An error says why; `skipped` pages are good and were not written because of others; only a rollback removes. */
  status: PlannedStatus | "removed" | "skipped" | `error: ${string}`;
  /** The revision that the page now has. */
  version?: number;
  /** By field, for a page that was there before. */
  changes?: FieldChange[];
}

/** The same for the command line, the API and the admin. */
export interface ImportResult {
  success: boolean;
  message: string;
  /** Undefined where the input could not be read that far. */
  format?: string;
  why?: string;
  /** The newest revision of the store after the import. */
  revision?: number;
  imported: ImportedPage[];
  diagnostics: Diagnostic[];
}

/** Inputs, read as far as the store is not needed. */
export interface Prepared {
  /** Undefined where no input could be read that far. */
  format?: string;
  why?: string;
  drafts: Draft[];
  findings: Finding[];
}

/**
 * Imports inputs into a store as one revision: all of it, or with an error nothing.
 * @throws StoreError where the store is locked, has moved on or cannot be written
 */
export async function importContent(
  inputs: readonly ImportInput[],
  options: ImportOptions,
  store: ContentStore,
  note: Pick<RevisionNote, "by" | "message" | "sha256">,
): Promise<ImportResult> {
  const prepared = prepare(inputs, options);
  const commitWith = async (writer: StoreState, commit?: StoreWriter["commit"]) => {
    if (options.ifRevision !== undefined && options.ifRevision !== writer.revision) {
      const message = `The store is at revision ${writer.revision}, not ${options.ifRevision}.`;
      throw new StoreError("store/revision-conflict", message);
    }
    const planned = await plan(prepared, options, writer);
    const { changes } = planned;
    if (commit === undefined || changes.length === 0) return report(planned, options, writer.revision);
    const source = inputs.map(({ file }) => file).join(", ");
    const { revision } = await commit(changes, { ...note, source, format: prepared.format ?? "" });
    return report(planned, options, revision, revision);
  };
  const isReadOnly = options.isDryRun === true || prepared.drafts.length === 0;
  return isReadOnly
    ? store.peek((reader) => commitWith(reader))
    : store.write((writer) => commitWith(writer, writer.commit));
}

/** The stages that need no store: parse, detect, normalise, sanitise. */
export function prepare(
  inputs: readonly ImportInput[],
  { page, limits = COMMAND_LIMITS }: ImportOptions = {},
): Prepared {
  const opened = inputs.map((input) => open(input, limits));
  const { drafts, findings: normalFindings } = normalise(
    opened.flatMap(({ documents }) => documents),
    { target: page, limits },
  );
  const findings = [...opened.flatMap((input) => input.findings), ...normalFindings];
  const clean = drafts.map((draft) => ({ ...draft, patch: sanitiseDraft(draft, findings) }));
  const detected = opened.flatMap((input) => input.detected ?? []);
  if (detected.length === 0) return { drafts: clean, findings };
  const format = [...new Set(detected.map((found) => found.format.name))].join(", ");
  const why = [...new Set(detected.map((found) => found.why))].join("; ");
  return { format, why, drafts: clean, findings };
}

interface Opened {
  detected?: Detected;
  documents: RawDocument[];
  findings: Finding[];
}

/** Parses one input and finds the documents in it. */
function open({ raw, file }: ImportInput, limits: Limits): Opened {
  const { source, value, findings } = decode(parse(raw, file, limits), limits);
  const refuse = (code: DiagnosticCode, message: string): Opened => ({
    documents: [],
    findings: [...findings, find(code, message, { source, pointer: "" })],
  });
  if (value === undefined) return { documents: [], findings };
  if (!isObject(value))
    return refuse("format/not-an-object", `${file} holds ${typeName(value)}; an object belongs there.`);
  const detected = detect(value);
  if (detected === undefined) return refuse("format/unknown", explainUnknown(value));
  const documents = detected.format.normalise(value).map((document) => ({ ...document, source }));
  if (documents.length === 0) return { detected, ...refuse("page/missing", `${file} holds no page.`) };
  const strays = strayKeys(value).map((key) =>
    find("content/unknown-key", `${key} is not part of a site export and is not read.`, {
      source,
      pointer: child("", key),
      isAboutName: true,
    }),
  );
  return { detected, documents, findings: [...findings, ...strays] };
}

/** An input that is one string with JSON in it was encoded twice. */
function decode(parsed: Parsed, limits: Limits): Parsed {
  const { source, value } = parsed;
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return parsed;
  const inner = parseText({ file: source.file, text: value, pointer: "", outer: source }, limits);
  const finding = find("json/double-encoded", "The input is a string that holds JSON.", { source, pointer: "" });
  return { ...inner, findings: [finding, ...inner.findings] };
}

function explainUnknown(value: JsonObject): string {
  const keys = Object.keys(value);
  const sections = keys.filter((key) => shapeFor("home").keys.has(key));
  if (keys.length === 0) return "The object is empty.";
  if (sections.length > 0)
    return `These are the sections of a page (${sections.join(", ")}), but nothing says of which: { "pages": { "home": … } }.`;
  const suggestions = keys.map((key) => closest(key, ["pages", "site", ...KNOWN_PAGES]));
  const index = suggestions.findIndex((suggestion) => suggestion !== undefined);
  return `None of its keys is a page, a token, site or pages: ${keys.slice(0, 5).join(", ")}.${index < 0 ? "" : didYouMean(suggestions[index])}`;
}

function sanitiseDraft(draft: Draft, findings: Finding[]): JsonObject {
  return sanitise(draft.patch, shapeFor(draft.page), (pointer, removed) => {
    findings.push(
      find("content/unsafe-html", `Markup was removed: ${[...new Set(removed)].join(", ")}.`, {
        page: draft.page,
        ...originOf(draft, pointer),
      }),
    );
  });
}

interface Planned {
  prepared: Prepared;
  pages: ImportedPage[];
  /** What is to be committed: nothing where an error forbids it. */
  changes: DocumentChange[];
  diagnostics: Diagnostic[];
}

/** What one draft comes to. */
interface Outcome {
  page: DocumentId;
  status: PlannedStatus;
  /** The revision that the page has now. */
  version?: number;
  change?: DocumentChange;
  findings: Finding[];
}

/** How many documents are read from the store at once, so that those which do not change are not all held. */
const READ_AT_ONCE = 250;

/** Merges the drafts into what the store has, validates what comes of it, and says what would change. */
async function plan(prepared: Prepared, options: ImportOptions, store: StoreState): Promise<Planned> {
  const { drafts } = prepared;
  const outcomes: Outcome[] = [];
  for (let done = 0; done < drafts.length; done += READ_AT_ONCE) {
    const some = drafts.slice(done, done + READ_AT_ONCE);
    const stored = await store.read(some.map(({ page }) => page));
    for (const draft of some) outcomes.push(planDraft(draft, stored.get(draft.page), options));
  }

  const findings = [...prepared.findings, ...outcomes.flatMap((outcome) => outcome.findings)];
  const diagnostics = toDiagnostics(findings).map((diagnostic) =>
    options.isStrict ? { ...diagnostic, severity: "error" as const } : diagnostic,
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const reasons = new Map<DocumentId, string>();
  for (const { page, message } of errors) if (page !== undefined && !reasons.has(page)) reasons.set(page, message);
  const isBlocked = errors.length > 0 && (options.isPartial !== true || errors.some(({ page }) => page === undefined));

  const pages: ImportedPage[] = [];
  const changes: DocumentChange[] = [];
  for (const { page, status, version, change } of outcomes) {
    const why = reasons.get(page);
    reasons.delete(page);
    if (why !== undefined) pages.push({ page, status: `error: ${why}` });
    else if (isBlocked && change !== undefined) pages.push({ page, status: "skipped" });
    else {
      const fields = status === "updated" && { changes: diff(change?.before ?? undefined, change?.after ?? undefined) };
      pages.push({ page, status, ...(version !== undefined && { version }), ...fields });
      if (change !== undefined) changes.push(change);
    }
  }
  // Pages that could not be read far enough to be drafted.
  for (const [page, why] of reasons) pages.push({ page, status: `error: ${why}` });
  return { prepared, pages, changes, diagnostics };
}

function planDraft(draft: Draft, before: StoredDocument | undefined, options: ImportOptions): Outcome {
  const { page } = draft;
  const base = isReplaced(draft, options) ? undefined : before?.content;
  const { after, violations } = mergeAndCheck(base, draft);
  const status = planStatus(before?.content, after);
  return {
    page,
    status,
    ...(before !== undefined && { version: before.version }),
    ...(status !== "unchanged" && { change: { page, before: before?.content ?? null, after } }),
    findings: [
      ...checkSlug(draft, before, options),
      ...(before === undefined ? violations.map((violation) => explainPart(violation, draft)) : violations),
    ],
  };
}

/** Keys that somebody has written into the stored file by hand, and the model does not know, are no fault of the input. */
function mergeAndCheck(base: JsonObject | undefined, draft: Draft): { after: JsonObject; violations: Finding[] } {
  const after = mergePatch(base, draft.patch);
  const violations = checkContent(draft, after);
  const settled = violations.length > 0 && base !== undefined ? settleUnknown(base, draft.page) : base;
  return settled === base ? { after, violations } : mergeAndCheck(settled, draft);
}

/** The facts of the agency are not replaced by the few that the tokens of a page tell. */
function isReplaced({ page, origins }: Draft, { mode }: ImportOptions): boolean {
  return mode === "replace" && origins.some((origin) => origin.page === page);
}

function checkSlug(
  { page, origins }: Draft,
  before: StoredDocument | undefined,
  { mayCreate }: ImportOptions,
): Finding[] {
  if (before !== undefined || mayCreate || page === SITE || KNOWN_PAGES.includes(page)) return [];
  const suggestion = closest(page, KNOWN_PAGES);
  const [origin] = origins;
  return [
    find("page/new", `The page ${page} does not exist yet.${didYouMean(suggestion)}`, {
      page,
      isAboutName: true,
      ...origin?.document,
      ...(suggestion !== undefined && { suggestion }),
    }),
  ];
}

function checkContent(draft: Draft, after: JsonObject): Finding[] {
  return validate(draft.page, after).map(({ code, pointer, message }) => {
    const [origin] = draft.origins;
    const place = originOf(draft, pointer) ?? (origin && { source: origin.source, pointer: origin.pointer });
    return find(code, message, { page: draft.page, ...place });
  });
}

/** Who gives a few tokens of a page that is not stored wants to know why they do not do. */
function explainPart(violation: Finding, { page, origins: [origin] }: Draft): Finding {
  if (violation.code !== "content/required" || violation.pointer !== origin?.pointer) return violation;
  return {
    ...violation,
    message: `${violation.message} The store has no ${page} yet to merge this into; give it whole.`,
  };
}

function report(
  { prepared, pages, diagnostics }: Planned,
  options: ImportOptions,
  revision: number,
  version?: number,
): ImportResult {
  const { format, why } = prepared;
  const imported = pages.map((page) =>
    version !== undefined && (page.status === "created" || page.status === "updated") ? { ...page, version } : page,
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const success = errors === 0 || imported.some(({ status }) => status === "created" || status === "updated");
  return {
    success,
    message: summarise(imported, { errors, isDryRun: options.isDryRun === true, version }),
    ...(format !== undefined && { format }),
    ...(why !== undefined && { why }),
    revision,
    imported,
    diagnostics,
  };
}

function summarise(
  pages: readonly ImportedPage[],
  { errors, isDryRun, version }: { errors: number; isDryRun: boolean; version: number | undefined },
): string {
  const count = (status: string) => pages.filter((page) => page.status === status).length;
  const [created, updated, unchanged] = [count("created"), count("updated"), count("unchanged")];
  const counts = [
    created > 0 && `${created} created`,
    updated > 0 && `${updated} updated`,
    unchanged > 0 && `${unchanged} unchanged`,
  ];
  const detail = counts.filter(Boolean).join(", ");
  const wrong = errors > 0 ? plural(errors, "error") : "";
  if (created + updated === 0)
    return errors > 0 ? `Nothing was imported: ${wrong}.` : `Nothing to do: ${plural(unchanged, "page")} unchanged.`;
  const rest = errors > 0 ? `; ${wrong} in the others` : "";
  if (isDryRun) return `Would import ${plural(created + updated, "page")}: ${detail}${rest}.`;
  return `Imported ${plural(created + updated, "page")} as revision ${version}: ${detail}${rest}.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
