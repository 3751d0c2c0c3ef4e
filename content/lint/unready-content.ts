/** Summarizes what must not be published, for commands that publish or check a site. */
import { formatCount } from "#content/documents/format-count.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { ShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import { withoutWaived } from "./lint.ts";
import { LintDocument } from "./model/lint-document.ts";
import { LintSite } from "./model/lint-site.ts";
import type { LintFinding, Rule } from "./model/rule.ts";
import { severityOf } from "./model/severity-of.ts";
import { expiredClaims } from "./rules/facts/expired-claims.ts";
import { missingLicenses } from "./rules/publishing/missing-licenses.ts";
import { sampleContent } from "./rules/publishing/sample-content.ts";
import { unverifiedTestimonials } from "./rules/testimonials/unverified-testimonials.ts";

/** Rules that need no index of the site. */
const RULES = [sampleContent, unverifiedTestimonials, missingLicenses, expiredClaims];

/** The content to check. */
export interface CheckedContent {
  /** The content with its references to facts. */
  stored: ContentReader;
  pages: readonly PageId[];
  defaults: ShownDefaults;
  now: Date;
}

/** Returns one warning for each rule that `agency lint --production` would report, with the number of places. */
export async function summarizeUnready({ stored, pages, defaults, now }: CheckedContent): Promise<Diagnostic[]> {
  const settings = await stored.site();
  const site = new LintSite(settings, new Map(), { defaults, today: now.toISOString().slice(0, 10) });
  const toDocument = (page: DocumentId, content: unknown) => new LintDocument(page, content as JsonObject, site.facts);
  const documents = [toDocument(SITE, settings)];
  for (const page of pages) {
    const content = await stored.page(page);
    if (content !== undefined) documents.push(toDocument(page, content));
  }
  return RULES.flatMap((rule) => {
    const { length } = findingsOf(rule, site, documents);
    if (length === 0) return [];
    const message = `${rule.title}: ${formatCount(length, "place")}. \`agency lint --production\` lists them.`;
    return [diagnose(rule.code, message)];
  });
}

function findingsOf(rule: Rule, site: LintSite, documents: readonly LintDocument[]): LintFinding[] {
  const { code } = rule;
  const severity = severityOf(rule, site);
  if (severity === "off") return [];
  const found = [
    ...(rule.checkSite?.(site) ?? []),
    ...documents.flatMap((document) => rule.checkDocument?.(document, site) ?? []),
  ];
  return withoutWaived(
    found.map((finding) => ({ code, severity, ...finding })),
    site,
  );
}
