/** Plans the changes of an agent with the importer, which parses, sanitizes, merges, validates and lints them. */
import { describeCode } from "#content/lint/catalog.ts";
import { closestPage, didYouMean } from "#content/platform/suggest.ts";
import { describeMissing, missingApprovals, type Person, rulesFor } from "#content/revisions/approvals.ts";
import { toRevisionPage } from "#content/revisions/read-history.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { readReferencedDocuments } from "#content/store/recorded-documents.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { child, isWithin, type JsonObject, type Pointer } from "#schemas/json.ts";
import { type DocumentId, resolvePage, SITE } from "#schemas/page-ids.ts";
import type { EncodedJson } from "../http/respond.ts";
import type { ContentTasks } from "../tasks/content-tasks.ts";
import { decodeChanges, encodeText } from "../tasks/serialize-result.ts";
import { type AgentChange, applyChanges, toField } from "./apply-changes.ts";

export interface ContentParts {
  store: ContentStore;
  /** The tasks that agents use. None of them publishes. */
  tasks: Pick<ContentTasks, "listPages" | "planImport" | "readDocuments" | "searchPages">;
}

/** A call that was refused, with what an agent needs to correct it. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly report: object;

  constructor(report: object) {
    super("The call was refused.");
    this.report = report;
  }
}

const MAX_PROBLEMS = 50;

/** Next steps of agents, who have no commands. */
const HINTS: Readonly<Record<string, string>> = {
  "content/conflict": "Read the page again, and change its newer text.",
  "page/unknown": "Use the id of a page that site_overview lists. Agents cannot add or remove pages.",
  "store/unknown-revision": "Use the revision that read_page has returned.",
};

export const decodeJson = <Value>(json: EncodedJson<Value>): Value => JSON.parse(new TextDecoder().decode(json));

type Problem = Pick<Diagnostic, "message" | "page"> & { code: string; severity?: string; field?: string | undefined };

const explain = (problem: Problem) => ({
  ...{ severity: "error", ...problem, hint: HINTS[problem.code] ?? describeCode(problem.code)?.hint },
});

export function refuse(...problems: Problem[]): RefusedError {
  return new RefusedError({ problems: problems.map(explain) });
}

/** Returns the ids of the documents that agents read: the site settings, and the pages that visitors can open. */
export async function listOpen(store: ContentStore): Promise<ReadonlySet<DocumentId>> {
  return new Set([SITE, ...(await (await store.reader(undefined, () => undefined)).pages())]);
}

/** @throws RefusedError `page/unknown` if visitors cannot open the page */
export function requireOpen(reference: string, open: ReadonlySet<DocumentId>): DocumentId {
  const page = reference === SITE ? SITE : resolvePage(reference);
  if (page !== undefined && open.has(page)) return page;
  const message = `There is no page "${reference}".${didYouMean(closestPage(reference, open))}`;
  throw refuse({ code: "page/unknown", message });
}

/** Returns the present content of documents, and the revision. */
export async function readContent(tasks: ContentParts["tasks"], ids: readonly DocumentId[]) {
  const { revisionId, documents, builtIn } = decodeJson(await tasks.readDocuments(ids));
  const stored = Object.entries(documents).map(([id, { content }]): [DocumentId, JsonObject] => [id, content]);
  return { revisionId, contents: new Map([...Object.entries(builtIn), ...stored]) };
}

/** @throws RefusedError `store/unknown-revision` if there is no such revision, or it lacks a document */
async function readBase({ store, tasks }: ContentParts, base: string, ids: readonly DocumentId[]) {
  const { revisionId, contents } = await readContent(tasks, ids);
  const code = "store/unknown-revision";
  const unknown = refuse({ code, message: `There is no revision "${base}" with ${ids.join(", ")}.` });
  const readEarlier = () =>
    readReferencedDocuments(store, base, async () => contents).catch((cause: unknown) => {
      throw cause instanceof StoreError && cause.code === code ? unknown : cause;
    });
  const documents = base === revisionId ? contents : await readEarlier();
  if (!ids.every((id) => documents.has(id))) throw unknown;
  return new Map([...documents].filter(([id]) => ids.includes(id)));
}

/**
 * Plans changes that were made to the revision `base`. It stores nothing.
 * @returns the changes of the present content, which are none if there is a conflict or an error
 * @throws RefusedError if the changes do not fit the pages
 */
export async function planChange(
  { store, tasks }: ContentParts,
  author: Person,
  { base, changes: given }: { base: string; changes: readonly AgentChange[] },
) {
  const open = await listOpen(store);
  const agentChanges = given.map((change) => ({ ...change, page: requireOpen(change.page, open) }));
  const documents = await readBase({ store, tasks }, base, [...new Set(agentChanges.map(({ page }) => page))]);
  const { patches, problems: misfits } = applyChanges(documents, agentChanges);
  if (misfits.length > 0) throw refuse(...misfits);
  const { [SITE]: site, ...pages } = Object.fromEntries(patches);
  const raw = encodeText(JSON.stringify({ $revision: base, ...(site && { site }), pages }));
  const planned = await tasks.planImport({ raw, file: "The change", options: {}, maxDiagnostics: MAX_PROBLEMS });
  const changes = await decodeChanges(planned.changes);
  // The task leaves findings out of the result of a plan that changes nothing.
  const { conflicts = [], diagnostics } = planned.response ? decodeJson(planned.response.json) : planned.result;
  const fieldIn = (page: DocumentId, pointer: Pointer) =>
    toField(changes.find((change) => change.page === page)?.after ?? documents.get(page) ?? {}, pointer);
  const problems = diagnostics.slice(0, MAX_PROBLEMS).map(({ code, severity, message, page, pointer = "" }) => {
    const root = page === SITE ? "/site" : child("/pages", page ?? "");
    const field = page && isWithin(pointer, root) ? fieldIn(page, pointer.slice(root.length)) : undefined;
    return explain({ code, severity, message, ...(page && { page }), field });
  });
  if (changes.length + problems.length === 0)
    throw refuse({ code: "change/field", message: "The site already has this content." });
  const { stored } = await store.reader(undefined, () => undefined);
  const missing = missingApprovals(rulesFor(await stored.site(), changes), [], [author]);
  const report = {
    fields: changes
      .map(toRevisionPage)
      .flatMap(({ page, changes: listed }) =>
        listed.map(({ pointer, ...sides }) => ({ page, field: fieldIn(page, pointer), ...sides })),
      ),
    conflicts: conflicts.map(({ page, pointer, ...sides }) => ({ page, field: fieldIn(page, pointer), ...sides })),
    problems,
    approval: describeMissing(missing) || "Someone in the office decides.",
  };
  return { changes, revisionId: planned.result.revisionId ?? base, report };
}
