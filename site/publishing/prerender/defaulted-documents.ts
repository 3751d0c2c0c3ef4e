import type { StoredContentReader } from "#content/store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";

/** Returns a warning about the documents that the site shows from the default content, if there are any. */
export async function diagnoseDefaulted(reader: StoredContentReader): Promise<Diagnostic[]> {
  const message = summarizeShownDefaults(await findShownDefaults(reader));
  return message === undefined ? [] : [diagnose("site/default-content", message)];
}
