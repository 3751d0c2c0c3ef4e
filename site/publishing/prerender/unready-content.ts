import { agencyTimeZone, nextNoticeChange } from "#content/facts/current-site.ts";
import type { StoredContentReader } from "#content/store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "#content/store/default-content.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { parentOf } from "#schemas/page-ids.ts";

/**
 * Returns warnings about content that must not be published: default content, and what `agency lint --production` reports
 * in the site settings and on top-level pages. The time that it takes does not depend on the number of coverage pages.
 * @param onlyDefaults skip what only the content of pages shows, such as sample testimonials
 */
export async function diagnoseUnready({ stored }: StoredContentReader, onlyDefaults: boolean): Promise<Diagnostic[]> {
  const defaults = await findShownDefaults({ stored });
  const message = summarizeShownDefaults(defaults);
  const warnings = message === undefined ? [] : [diagnose("site/default-content", message)];
  warnings.push(...describeNextNotice(await stored.site(), new Date()));
  if (onlyDefaults) return warnings;
  const { summarizeUnready } = await import("#content/lint/unready-content.ts");
  const pages = (await stored.pages()).filter((page) => parentOf(page) === undefined);
  return [...warnings, ...(await summarizeUnready({ stored, pages, defaults, now: new Date() }))];
}

/** Returns a warning about the next time at which the pages need to be rendered again because of the notice. */
function describeNextNotice(site: Site, now: Date): Diagnostic[] {
  const change = nextNoticeChange(site, now);
  if (change === undefined) return [];
  const verb = change.isStart ? "begins" : "ends";
  const time = `${change.time.replace("T", " at ")} (${agencyTimeZone(site)})`;
  const message = `The notice ${verb} on ${time}. Render the pages again then; \`agency serve\` does so by itself.`;
  return [diagnose("site/scheduled-notice", message)];
}
