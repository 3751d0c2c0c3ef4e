import { summarizeUnready } from "#content/lint/unready-content.ts";
import type { StoredContentReader } from "#content/store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";

interface Options {
  /** Skip what only the content of pages shows, such as sample testimonials. */
  onlyDefaults: boolean;
}

/**
 * Returns warnings about content that must not be published: default content, and what `agency lint --production` reports
 * in the site settings and on top-level pages. The time that it takes does not depend on the number of coverage pages.
 */
export async function diagnoseUnready(
  { stored }: Pick<StoredContentReader, "stored">,
  { onlyDefaults }: Options,
): Promise<Diagnostic[]> {
  const defaults = await findShownDefaults({ stored });
  const message = summarizeShownDefaults(defaults);
  const warnings = message === undefined ? [] : [diagnose("site/default-content", message)];
  if (onlyDefaults) return warnings;
  const pages = (await stored.pages()).filter((page) => lineOfBusinessOf(page) === undefined);
  return [...warnings, ...(await summarizeUnready({ stored, pages, defaults, now: new Date() }))];
}
