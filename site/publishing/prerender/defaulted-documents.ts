import type { StoreState } from "#content/store/content-store.ts";
import { findShownDefaults } from "#content/store/default-documents.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { pathOf, SITE } from "#schemas/page-ids.ts";

/** Returns a warning for each document that the site shows from the default content. */
export async function diagnoseDefaulted(state: Pick<StoreState, "read">): Promise<Diagnostic[]> {
  const { documents } = await findShownDefaults(state);
  return [...documents].map((page) => {
    const subject = page === SITE ? "The site settings are" : `The page ${pathOf(page)} is`;
    return diagnose("site/default-content", `${subject} published from the default content.`, { page });
  });
}
