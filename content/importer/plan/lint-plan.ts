/** Checks the site as an import would leave it. */
import { validate } from "#content/documents/validate.ts";
import type { Finding } from "#content/findings/finding.ts";
import { lintChanges } from "#content/lint/lint-changes.ts";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import type { LintFinding } from "#content/lint/model/rule.ts";
import { createSiteSource, type IndexCache } from "#content/lint/site-source.ts";
import type { ContentStore, DocumentChange, StoreState } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { DocumentPatch } from "../formats/source-mapping.ts";
import type { ImportOptions } from "./import-options.ts";
import { locate } from "./merge.ts";

export type SiteToLint = Awaited<ReturnType<typeof readSiteToLint>>;

/** The indexes of the sites in stores that this process imports into. */
const indexCaches = new WeakMap<object, IndexCache>();

export async function readSiteToLint(readLintContext: () => Promise<LintContext>, store: Pick<ContentStore, "reader">) {
  const context = await readLintContext();
  const cache = indexCaches.get(store) ?? new Map();
  indexCaches.set(store, cache);
  // The importer itself reports the documents that it cannot use.
  const openReader = () => store.reader(undefined, () => {});
  return { context, source: createSiteSource(openReader, context.complete, cache) };
}

const READ_BATCH_SIZE = 100;

/** Returns the findings that the changes of an import add to the site. */
export async function lintPlan(
  changes: readonly DocumentChange[],
  patches: readonly DocumentPatch[],
  { context, source }: SiteToLint,
  state: Pick<StoreState, "read">,
  options: ImportOptions,
): Promise<Finding[]> {
  const valid = changes.map((change) => ({ ...change, before: validOrNull(change.page, change.before) }));
  const added = await lintChanges(valid, source, context, async function* (pages, mayMatter) {
    for (let start = 0; start < pages.length; start += READ_BATCH_SIZE) {
      const stored = await state.read(pages.slice(start, start + READ_BATCH_SIZE), mayMatter);
      for (const [page, { content }] of stored) if (validOrNull(page, content) !== null) yield [page, content];
    }
  });
  const patchByPage = new Map(patches.map((patch) => [patch.page, patch]));
  return added.map((finding) => toFinding(finding, patchByPage.get(finding.page), options));
}

/** Returns stored content that lint can read. The importer reports content that does not fit the schema. */
function validOrNull(page: DocumentId, content: JsonObject | null): JsonObject | null {
  if (content === null) return null;
  return validate(page, content).length === 0 ? content : null;
}

function toFinding(
  { phrase: _, related: _related, pointer, ...finding }: LintFinding,
  patch: DocumentPatch | undefined,
  { readStoredSource }: ImportOptions,
): Finding {
  if (pointer === undefined) return finding;
  if (patch !== undefined) return { ...finding, ...locate(patch, pointer) };
  const source = readStoredSource?.(finding.page);
  return { ...finding, ...(source !== undefined && { source }), pointer: `/content${pointer}` };
}
