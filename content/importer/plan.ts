/** What an import would change: the drafts merged into what the store has, and checked. Nothing is written. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { diffFields, type FieldChange } from "../documents/diff.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { validate } from "../documents/validate.ts";
import type { DocumentChange, StoredDocument, StoreState } from "../store/content-store.ts";
import { type ImportOptions, PROGRESS_WEIGHTS } from "./import-options.ts";
import { type Draft, type Normalized, sourceLocation } from "./normalize.ts";
import { createFinding, type Finding } from "./parse/finding.ts";
import { toDiagnostics } from "./parse/locate.ts";
import { moveUnknownKeys } from "./record-to-patch.ts";
import { closest, didYouMean } from "./suggest.ts";

export type PlannedStatus = "created" | "updated" | "unchanged";

export function planStatus(before: JsonObject | undefined, after: JsonObject): PlannedStatus {
  if (before === undefined) return "created";
  return isSame(before, after) ? "unchanged" : "updated";
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

export interface Planned {
  pages: ImportedPage[];
  /** What is to be committed: nothing where an error forbids it. */
  changes: DocumentChange[];
  diagnostics: Diagnostic[];
}

/** What one draft comes to. */
interface PlannedDocument {
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
export async function plan(
  { drafts, findings: before }: Normalized,
  options: ImportOptions,
  store: Pick<StoreState, "read">,
): Promise<Planned> {
  const outcomes: PlannedDocument[] = [];
  for (let done = 0; done < drafts.length; done += READ_AT_ONCE) {
    const some = drafts.slice(done, done + READ_AT_ONCE);
    const stored = await store.read(some.map(({ page }) => page));
    for (const draft of some) outcomes.push(planDraft(draft, stored.get(draft.page), options));
    options.onProgress?.(
      PROGRESS_WEIGHTS.sanitised + (1 - PROGRESS_WEIGHTS.sanitised) * (outcomes.length / drafts.length),
    );
  }

  const findings = [...before, ...outcomes.flatMap((outcome) => outcome.findings)];
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
      const fields = status === "updated" && {
        changes: diffFields(change?.before ?? undefined, change?.after ?? undefined),
      };
      pages.push({ page, status, ...(version !== undefined && { version }), ...fields });
      if (change !== undefined) changes.push(change);
    }
  }
  // Pages that could not be read far enough to be drafted.
  for (const [page, why] of reasons) pages.push({ page, status: `error: ${why}` });
  return { pages, changes, diagnostics };
}

function planDraft(draft: Draft, before: StoredDocument | undefined, options: ImportOptions): PlannedDocument {
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
  const settled = violations.length > 0 && base !== undefined ? moveUnknownKeys(base, draft.page) : base;
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
    createFinding("page/new", `The page ${page} does not exist yet.${didYouMean(suggestion)}`, {
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
    const place = sourceLocation(draft, pointer) ?? (origin && { source: origin.source, pointer: origin.pointer });
    return createFinding(code, message, { page: draft.page, ...place });
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
