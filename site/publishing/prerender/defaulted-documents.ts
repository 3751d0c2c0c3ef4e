import { StoreError, type StoreState } from "#content/store/content-store.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { type DocumentId, KNOWN_PAGES, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";

/**
 * Returns a warning for each document that the site shows although the store has no file for it.
 * @param pages pages of the site
 */
export async function diagnoseDefaulted(state: StoreState, pages: readonly PageId[]): Promise<Diagnostic[]> {
  const known = new Set(KNOWN_PAGES);
  const candidates = [SITE, ...pages.filter((id) => known.has(id) && pathOf(id) !== undefined)];
  const warnings: Diagnostic[] = [];
  for (const id of candidates) if (!(await isStored(state, id))) warnings.push(diagnoseDefault(id));
  return warnings;
}

async function isStored(state: StoreState, id: DocumentId): Promise<boolean> {
  try {
    return (await state.read([id])).has(id);
  } catch (cause) {
    // A broken file is reported by the reader.
    if (cause instanceof StoreError && cause.code === "store/invalid") return true;
    throw cause;
  }
}

function diagnoseDefault(page: DocumentId): Diagnostic {
  const subject = page === SITE ? "The site settings are" : `The page ${pathOf(page)} is`;
  return diagnose("site/default-content", `${subject} published from the default content.`, { page });
}
