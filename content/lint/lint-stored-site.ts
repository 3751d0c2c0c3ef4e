import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import type { StoredContentReader } from "../store/content-store.ts";
import { isDefaultContent } from "../store/default-content.ts";
import { checkDocument, completeFindings } from "./lint.ts";
import { LintDocument } from "./model/lint-document.ts";
import { type LintContext, type SiteIndex, toLintSite } from "./model/lint-site.ts";
import type { LintFinding } from "./model/rule.ts";

/** The findings of documents by fingerprint, for a process that lints a site again and again. Undefined: default content. */
export type FindingsCache = Map<DocumentId, { fingerprint: string; findings: LintFinding[] | undefined }>;

/**
 * Lints a whole site. Reads one document at a time, and only those that are not in the cache or whose content, site settings
 * or surroundings have changed.
 * @returns the documents that were checked: all but default content, which the user cannot correct; and the findings in the
 *   order of the documents, without those that the site settings turn off or waive
 */
export async function lintStoredSite(
  reader: Pick<StoredContentReader, "stored" | "fingerprints">,
  index: SiteIndex,
  context: LintContext,
  cache: FindingsCache = new Map(),
) {
  const site = toLintSite(index, context);
  const ids = Object.keys(index.documents);
  const marks = reader.fingerprints([SITE, ...ids]);
  const defaults = [...(context.defaults?.documents ?? [])];
  const common = `${marks.get(SITE)} ${context.today} ${[...(context.media ?? [])].join()} ${defaults.join()}`;
  const checked: DocumentId[] = [];
  const found: LintFinding[] = [];
  for (const id of ids) {
    const fingerprint = `${common} ${marks.get(id)}`;
    let known = cache.get(id);
    if (known?.fingerprint !== fingerprint) {
      const content = id === SITE ? index.settings : await reader.stored.page(id);
      const isDefault = content === undefined || (await isDefaultContent(id, content));
      const findings = isDefault ? undefined : checkDocument(new LintDocument(id, content, site.facts), site);
      known = { fingerprint, findings };
      cache.set(id, known);
    }
    if (known.findings === undefined) continue;
    checked.push(id);
    found.push(...known.findings);
  }
  const themes = (await isDefaultContent(THEME, index.theme)) ? [] : [THEME];
  return { checked, findings: completeFindings(site, [...checked, ...themes], found) };
}
