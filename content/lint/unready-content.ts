/** Summarizes what must not be published, for commands that publish or check a site. */
import { formatCount } from "#content/documents/format-count.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { ShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type PageId, SITE } from "#schemas/page-ids.ts";
import { withoutWaived } from "./lint.ts";
import { LintDocument } from "./model/lint-document.ts";
import { LintSite } from "./model/lint-site.ts";
import { severityOf } from "./model/rule.ts";
import { RULES } from "./rules.ts";

/** Codes of rules that need no index of the site. */
const CODES = ["production/sample", "testimonial/unverified", "production/licenses", "claim/expired"];

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
  const documents = [new LintDocument(SITE, settings, site.facts)];
  for (const page of pages) {
    const content = await stored.page(page);
    if (content !== undefined) documents.push(new LintDocument(page, content, site.facts));
  }
  return CODES.flatMap((code) => RULES.filter((rule) => rule.code === code)).flatMap((rule) => {
    const { code, title } = rule;
    const severity = severityOf(rule, site);
    if (severity === "off") return [];
    const found = [
      ...(rule.checkSite?.(site) ?? []),
      ...documents.flatMap((document) => rule.checkDocument?.(document, site) ?? []),
    ].map((finding) => ({ code, severity, ...finding }));
    const { length } = withoutWaived(found, site);
    const message = `${title}: ${formatCount(length, "place")}. \`agency lint --production\` lists them.`;
    return length === 0 ? [] : [diagnose(code, message)];
  });
}
