/**
 * A patch: changes of documents that are applied to the content of a later moment, merged by field. A proposal is a patch, and
 * the undo of a revision is its patch in reverse.
 */
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject, type Pointer } from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE } from "#schemas/page-ids.ts";
import { explainPermanent, isRetired } from "#schemas/redirects.ts";
import { type MergeSide, mergeThreeWay } from "../documents/three-way-merge.ts";
import { validate } from "../documents/validate.ts";
import { FindingList } from "../findings/finding.ts";
import { toDiagnostics } from "../findings/locate.ts";
import { lintPlan, readSiteToLint } from "../importer/plan/lint-plan.ts";
import type { ImportPlan } from "../importer/plan/plan.ts";
import { hasOpenConflict } from "../importer/plan/result.ts";
import type { LintContext } from "../lint/model/lint-site.ts";
import { type ContentStore, type DocumentChange, readContents, type StoreState } from "../store/content-store.ts";

/** The version of a field that was changed later, too: `theirs` is the later one, `yours` that of the patch. */
export type FieldChoice = { page: DocumentId; pointer: Pointer; side: MergeSide };

export interface PatchOptions {
  /** The version of all fields that were changed later, too. */
  prefer?: MergeSide | undefined;
  /** The version of single fields, which takes precedence over `prefer`. */
  choices?: readonly FieldChoice[] | undefined;
}

/**
 * A plan like that of an import. As long as a conflict is not settled, its field keeps the later version. The diagnostics
 * include an error if the content would not be valid.
 */
export type PatchPlan = Omit<ImportPlan, "pages">;

/** Three versions of a document to merge. Undefined means that a version has no such document. */
export type DocumentVersions = { page: DocumentId } & Record<"base" | MergeSide, JsonObject | undefined>;

/** Merges documents. @param before returns the content that a document has now */
export function planMerge(
  versions: Iterable<DocumentVersions>,
  before: (page: DocumentId) => JsonObject | undefined,
  { prefer, choices = [] }: PatchOptions,
  undoneRevision?: string,
): PatchPlan {
  const plan: PatchPlan = { changes: [], conflicts: [], diagnostics: [] };
  for (const { page, base, theirs, yours } of versions) {
    const sideOf = (pointer: Pointer) =>
      choices.find((choice) => choice.page === page && choice.pointer === pointer)?.side ?? prefer;
    const { merged, conflicts } = mergeThreeWay(base, theirs, yours, ({ pointer }) => sideOf(pointer) ?? "theirs");
    for (const conflict of conflicts) {
      const settled = sideOf(conflict.pointer);
      plan.conflicts.push({ page, ...conflict, ...(settled && { settled }) });
    }
    const isPermanent = isSettings(page) || explainPermanent(page, {}, []) !== undefined;
    if (isPermanent && merged === undefined && theirs !== undefined) {
      const message = `${page} stays, because the site needs it.`;
      plan.diagnostics.push(diagnose("page/permanent", message, { page, severity: "warning" }));
      continue;
    }
    const stored = before(page) ?? null;
    if (!isSame(stored, merged ?? null)) plan.changes.push({ page, before: stored, after: merged ?? null });
    plan.diagnostics.push(...(merged === undefined ? [] : explainInvalid(page, merged, undoneRevision)));
  }
  return plan;
}

function explainInvalid(page: DocumentId, content: JsonObject, revision: string | undefined): Diagnostic[] {
  const [violation] = validate(page, content);
  if (violation === undefined) return [];
  const { code, pointer, params } = violation;
  const undone = revision !== undefined && { undone: { page, revision } };
  return [diagnose(code, { ...params, ...undone }, { page, pointer })];
}

/**
 * Plans to apply the changes of a proposal to the current content. A field that only one side changed gets that change, and
 * the rules of lint and of the schemas apply as they do to an import.
 * @throws StoreError if the store cannot be read
 */
export async function planPatch(
  store: ContentStore,
  changes: readonly DocumentChange[],
  options: PatchOptions,
  state: StoreState,
  readLintContext: () => Promise<LintContext>,
): Promise<PatchPlan> {
  const stored = await readContents(state, [SITE, ...changes.map(({ page }) => page)]);
  const { redirects } = (stored.get(SITE) ?? {}) as Partial<Site>;
  // A page that was never stored is built-in content, which the first revision stores.
  const isGone = ({ page, before }: DocumentChange) =>
    !stored.has(page) && (isRetired(page, redirects) || (before !== null && state.id !== "0"));
  const gone = changes.filter((change) => change.after !== null && isGone(change)).map(({ page }) => page);
  const versions = changes.flatMap(({ page, before, after }) => {
    const base = before ?? undefined;
    const theirs = stored.get(page) ?? (state.id === "0" ? base : undefined);
    return gone.includes(page) ? [] : [{ page, base, theirs, yours: after ?? undefined }];
  });
  const plan = planMerge(versions, (page) => stored.get(page), options);
  for (const page of gone) plan.diagnostics.push(diagnose("page/gone", { page }, { page }));
  if (plan.changes.length === 0 || plan.diagnostics.some(isError)) return plan;
  const added = await lintPlan(plan.changes, [], await readSiteToLint(readLintContext, store), state, {});
  plan.diagnostics.push(...toDiagnostics(new FindingList(added).toArray()));
  return plan;
}

/** Returns the changes that undo the given ones. */
export function reverse(changes: readonly DocumentChange[]): DocumentChange[] {
  return changes.map(({ page, before, after }) => ({ page, before: after, after: before }));
}

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Checks whether a plan cannot be committed: a conflict is not settled, or there is an error. */
export function isRefused({ conflicts, diagnostics }: Pick<PatchPlan, "conflicts" | "diagnostics">): boolean {
  return hasOpenConflict({ conflicts }) || diagnostics.some(isError);
}

/** Describes why a plan cannot be committed. @param subject such as "Later revisions" or "Others have since" */
export function describeRefusal({ conflicts, diagnostics }: PatchPlan, subject: string): string | undefined {
  const open = conflicts.filter(({ settled }) => settled === undefined).length;
  if (open === 0) return diagnostics.find(isError)?.message;
  return `${subject} changed ${open} of the same fields. Choose which version to keep.`;
}
