import { readLintedSite } from "#content/importer/plan/lint-plan.ts";
import { type FindingsCache, lintStoredSite } from "#content/lint/lint-stored-site.ts";
import type { LintFinding } from "#content/lint/model/rule.ts";
import { RULES } from "#content/lint/rules.ts";
import { findShownDefaults } from "#content/store/default-documents.ts";
import { encodeJson } from "./encode-json.ts";
import type { TaskParts } from "./task-parts.ts";

const cachesByStore = new WeakMap<object, FindingsCache>();

/** The codes that lint reports only before a site is published. */
const PUBLISHING_CODES: ReadonlySet<string> = new Set(
  RULES.flatMap(({ code, isForProduction }) => (isForProduction ? [code] : [])),
);

/** Returns what lint finds on the whole site, the rules for publishing included, and the revision as JSON. */
export async function checkSite({ store, readLintContext }: TaskParts): Promise<Uint8Array<ArrayBuffer>> {
  // Read before the content: a fix of a finding is then refused rather than made to newer content.
  const revisionId = await store.withSnapshot(async ({ id }) => id);
  const { context, source } = await readLintedSite(readLintContext, store);
  const reader = await store.reader(undefined, () => {});
  const defaults = await findShownDefaults(reader);
  const cache = cachesByStore.get(store) ?? new Map();
  cachesByStore.set(store, cache);
  const { findings } = await lintStoredSite(reader, await source.index(), { ...context, defaults }, cache);
  return encodeJson({ revisionId, findings: findings.map(toWireFinding) });
}

function toWireFinding({ phrase: _, related: _related, ...finding }: LintFinding) {
  return { ...finding, ...(PUBLISHING_CODES.has(finding.code) && { isForPublishing: true }) };
}
