/** Retires or moves a page: one revision, which a rollback undoes. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, pathOf, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { GONE, isRetired } from "#schemas/redirects.ts";
import { formatCount } from "../documents/format-number.ts";
import { isSite, validate } from "../documents/validate.ts";
import type { ImportResult } from "../importer/plan/result.ts";
import { type ContentStore, readContents, StoreError, type StoreState } from "../store/content-store.ts";
import { defaultContent } from "../store/default-content.ts";
import { type CommitOptions, commitPlan, listImported, type Outcome } from "./commit-plan.ts";
import { type Move, PageChangeError, type PagePlan, planMove, planRetirement, type Retirement } from "./page-plan.ts";

export type PageChangeRequest = ({ kind: "retire" } & Retirement) | ({ kind: "move" } & Move);

/** The kinds of changes in the words of results and of the history. The key is the format of the revision. */
const DONE: Readonly<Record<PageChangeRequest["kind"], string>> = { retire: "Retired", move: "Moved" };

/**
 * Removes a page or gives it another id and path, and adds a redirect from its old path.
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be read or written
 */
export function commitPageChange(
  store: ContentStore,
  request: PageChangeRequest,
  { plan = (state) => planPageChange(state, request), ...options }: CommitOptions<PagePlan | PageChangeError>,
): Promise<ImportResult> {
  return commitPlan(
    store,
    { ...options, plan },
    (planned) => {
      if (planned instanceof PageChangeError || planned.changes.length === 0) return undefined;
      const message = `${DONE[request.kind]} ${namePages(planned)}`;
      return { changes: planned.changes, source: planned.page, format: request.kind, message };
    },
    (planned, outcome) => buildResult(planned, request.kind, outcome),
  );
}

/**
 * Plans a change for a state of the store.
 * @returns the plan, or the reason why the site does not allow the change
 * @throws StoreError `store/invalid` if the site settings are not valid
 */
export async function planPageChange(state: StoreState, request: PageChangeRequest) {
  const documents = await readSiteDocuments(state);
  try {
    return request.kind === "move" ? planMove(documents, request) : planRetirement(documents, request);
  } catch (cause) {
    if (cause instanceof PageChangeError) return cause;
    throw cause;
  }
}

/** @throws StoreError `store/invalid` if the site settings are not valid */
async function readSiteDocuments(state: StoreState) {
  const stored = await readContents(state, [...SETTINGS, ...(await state.pages())]);
  const defaults = state.id === "0" ? await defaultContent() : new Map<DocumentId, JsonObject>();
  const settings = stored.get(SITE) ?? defaults.get(SITE) ?? {};
  if (!isSite(settings)) {
    const [violation] = validate(SITE, settings);
    throw new StoreError("store/invalid", `The site settings are not valid: ${violation?.message}`);
  }
  const all = new Map(stored).set(SITE, settings);
  for (const [page, content] of defaults) {
    if (!all.has(page) && !isRetired(page, settings.redirects)) all.set(page, content);
  }
  return { settings, stored, all };
}

async function buildResult(plan: PagePlan | PageChangeError, format: PageChangeRequest["kind"], outcome: Outcome) {
  const { revision, id: revisionId, isCommitted = false, warnings = [] } = outcome;
  const result = { format, revision, revisionId };
  if (plan instanceof PageChangeError) {
    const diagnostics = [...plan.diagnostics];
    const message = `Nothing was changed: ${formatCount(diagnostics.length, "error")}.`;
    return { success: false, message, ...result, imported: [], diagnostics };
  }
  const pages = namePages(plan);
  const effect = isCommitted ? `${DONE[format]} ${pages} as revision ${revision}` : `Would ${format} ${pages}`;
  const message = plan.changes.length === 0 ? "Nothing to do: the redirect exists." : `${effect}: ${describe(plan)}.`;
  const imported = await listImported(plan.changes, outcome);
  return { success: true, message, ...result, imported, diagnostics: [...warnings] };
}

function namePages({ page, movedTo }: PagePlan): string {
  return movedTo === undefined ? page : `${page} to ${movedTo}`;
}

/** Describes the effects of a plan, to follow a colon. */
function describe({ page, changes, redirect, removedEntries, removedLinks }: PagePlan): string {
  const updated = changes.filter(({ before, after }) => before !== null && after !== null).length;
  const { from = pathOf(page), target = "" } = redirect ?? {};
  const answer =
    redirect === undefined ? "is forgotten" : target === GONE ? "is answered with 410 Gone" : `leads to ${target}`;
  const effects = [`${from} ${answer}`];
  if (updated > 0) effects.push(`${formatCount(updated, "document")} updated`);
  if (removedEntries > 0) effects.push(`${formatCount(removedEntries, "list entry", "list entries")} removed`);
  if (removedLinks.length > 0) effects.push(`${formatCount(removedLinks.length, "link")} turned into text`);
  return effects.join(", ");
}
