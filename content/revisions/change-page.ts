/** Retires or moves a page: one revision, which a rollback undoes. */

import { GONE } from "#schemas/redirects.ts";
import { formatCount } from "../documents/format-count.ts";
import type { ImportResult } from "../importer/plan/result.ts";
import {
  type CommittedRevision,
  type ContentStore,
  expectRevision,
  type RevisionNote,
  type RevisionReference,
  type StoreState,
} from "../store/content-store.ts";
import { type Move, planMove } from "./move-page.ts";
import { PageChangeError, type PagePlan } from "./page-plan.ts";
import { toPageChange } from "./read-history.ts";
import { planRetirement, type Retirement } from "./retire-page.ts";
import { readSiteDocuments } from "./site-documents.ts";

export interface ChangeOptions {
  /** True to compute the result without changing the store. */
  isDryRun?: boolean | undefined;
  /** The revision that the store must be at. */
  ifRevision?: RevisionReference | undefined;
  /** Plans the change for a state of the store, by default on the calling thread. */
  plan?: (state: StoreState) => Promise<PagePlan | PageChangeError>;
  note: Pick<RevisionNote, "by" | "account"> & { message?: string | undefined };
}

/** A change of a page that adds a redirect. */
export type PageChangeRequest = ({ kind: "retire" } & Retirement) | ({ kind: "move" } & Move);

/** A kind of change, as results and the history name it. */
interface ChangeKind {
  /** The format of the revision. */
  format: string;
  past: string;
  conditional: string;
}

const KINDS: Readonly<Record<PageChangeRequest["kind"], ChangeKind>> = {
  retire: { format: "retire", past: "Retired", conditional: "Would retire" },
  move: { format: "move", past: "Moved", conditional: "Would move" },
};

/**
 * Removes a page and adds a redirect from its path.
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be read or written
 */
export function retirePage(store: ContentStore, retirement: Retirement, options: ChangeOptions): Promise<ImportResult> {
  return changePage(store, { kind: "retire", ...retirement }, options);
}

/**
 * Gives a page another id and path, and adds a redirect from its old path.
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be read or written
 */
export function movePage(store: ContentStore, move: Move, options: ChangeOptions): Promise<ImportResult> {
  return changePage(store, { kind: "move", ...move }, options);
}

/**
 * Retires or moves a page.
 * @throws StoreError if the store is locked, is at another revision than `ifRevision`, or cannot be read or written
 */
export async function changePage(
  store: ContentStore,
  request: PageChangeRequest,
  { isDryRun, ifRevision, note, plan: planFor = (state) => planPageChange(state, request) }: ChangeOptions,
): Promise<ImportResult> {
  const kind = KINDS[request.kind];
  const readPlan = async (state: StoreState) => {
    expectRevision(state, ifRevision);
    return planFor(state);
  };
  if (isDryRun) {
    return store.withSnapshot(async (state) => buildResult(await readPlan(state), kind, state));
  }
  return store.transaction(async (writer) => {
    const plan = await readPlan(writer);
    if (plan instanceof PageChangeError || plan.changes.length === 0) return buildResult(plan, kind, writer);
    const { by, account, message = `${kind.past} ${namePages(plan)}` } = note;
    const origin = { source: plan.page, format: kind.format, sha256: "" };
    const committed = await writer.commit(plan.changes, { by, account, message, ...origin });
    return buildResult(plan, kind, { ...committed, isCommitted: true });
  });
}

/**
 * Plans a change for a state of the store.
 * @returns the plan, or the reason why the site does not allow the change
 * @throws StoreError `store/invalid` if the site settings are not valid
 */
export async function planPageChange(
  state: StoreState,
  request: PageChangeRequest,
): Promise<PagePlan | PageChangeError> {
  const documents = await readSiteDocuments(state);
  try {
    return request.kind === "move" ? planMove(documents, request) : planRetirement(documents, request);
  } catch (cause) {
    if (cause instanceof PageChangeError) return cause;
    throw cause;
  }
}

/** The state of the store after a change. */
interface ResultState extends Pick<StoreState, "revision" | "id">, Pick<CommittedRevision, "warnings"> {
  isCommitted?: boolean;
}

function buildResult(
  plan: PagePlan | PageChangeError,
  { format, past, conditional }: ChangeKind,
  { revision, id: revisionId, isCommitted = false, warnings = [] }: ResultState,
): ImportResult {
  if (plan instanceof PageChangeError) {
    const diagnostics = [...plan.diagnostics];
    const count = formatCount(diagnostics.length, "error");
    return {
      success: false,
      message: `Nothing was changed: ${count}.`,
      format,
      revision,
      revisionId,
      imported: [],
      diagnostics,
    };
  }
  const pages = namePages(plan);
  const outcome = isCommitted ? `${past} ${pages} as revision ${revision}` : `${conditional} ${pages}`;
  const message = plan.changes.length === 0 ? "Nothing to do: the redirect exists." : `${outcome}: ${describe(plan)}.`;
  const imported = plan.changes.map((change) => {
    const { changes, ...page } = toPageChange(change);
    return { ...page, ...(isCommitted && { version: revision }), ...(page.status === "updated" && { changes }) };
  });
  return { success: true, message, format, revision, revisionId, imported, diagnostics: [...warnings] };
}

function namePages({ page, movedTo }: PagePlan): string {
  return movedTo === undefined ? page : `${page} to ${movedTo}`;
}

/** Describes the effects of a plan, to follow a colon. */
function describe({ changes, redirect: { from, target }, removedEntries, removedLinks }: PagePlan): string {
  const updated = changes.filter(({ before, after }) => before !== null && after !== null).length;
  return [
    target === GONE ? `${from} is answered with 410 Gone` : `${from} leads to ${target}`,
    ...(updated > 0 ? [`${formatCount(updated, "document")} updated`] : []),
    ...(removedEntries > 0 ? [`${formatCount(removedEntries, "list entry", "list entries")} removed`] : []),
    ...(removedLinks.length > 0 ? [`${formatCount(removedLinks.length, "link")} turned into text`] : []),
  ].join(", ");
}
