/** Summarizes what must not be published, for commands that publish or check a site. */
import { formatCount } from "#content/documents/format-number.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import type { ShownDefaults } from "#content/store/default-content.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import { LintDocument } from "./model/lint-document.ts";
import { LintSite } from "./model/lint-site.ts";
import { severityOf } from "./model/rule.ts";
import { withoutWaived } from "./rules/waivers.ts";
import { RULES } from "./rules.ts";

/** Codes of rules that need no index of the site. */
const CODES = ["production/sample", "testimonial/unverified", "production/licenses", "claim/expired"];

interface CheckedContent {
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
  const checks = CODES.flatMap((code) => RULES.filter((rule) => rule.code === code)).flatMap((rule) => {
    const severity = severityOf(rule, site);
    return severity === "off" ? [] : [{ rule, severity, found: rule.checkSite?.(site) ?? [] }];
  });
  const checkDocument = (page: DocumentId, content: PageContent | Site) => {
    const document = new LintDocument(page, content, site.facts);
    for (const { rule, found } of checks) found.push(...(rule.checkDocument?.(document, site) ?? []));
  };
  checkDocument(SITE, settings);
  for (const page of pages) {
    const content = await stored.page(page);
    if (content !== undefined) checkDocument(page, content);
  }
  return checks.flatMap(({ rule: { code, title }, severity, found }) => {
    const findings = found.map((finding) => ({ code, severity, message: title, ...finding }));
    const { length } = withoutWaived(findings, site);
    const message = `${title}: ${formatCount(length, "place")}. \`agency lint --production\` lists them.`;
    return length === 0 ? [] : [diagnose(code, message)];
  });
}
