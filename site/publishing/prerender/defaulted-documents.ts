import type { ContentReader } from "#content/store/content-store.ts";
import { describeShownDefaults, findShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";

/** Returns a warning for each document that the site shows from the default content. */
export async function diagnoseDefaulted(reader: ContentReader): Promise<Diagnostic[]> {
  const findings = describeShownDefaults(await findShownDefaults(reader));
  return findings.map(({ message, page }) => diagnose("site/default-content", message, { page }));
}
