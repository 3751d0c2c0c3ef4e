import type { Pointer } from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE, THEME } from "#schemas/page-ids.ts";
import { formatAddress } from "./address.ts";

/** Returns the fragment of the form of a document, or of a field in it. */
export function formHref(document: DocumentId, field?: Pointer): string {
  const section = document === SITE ? "business-info" : document === THEME ? "appearance" : "pages";
  return formatAddress({
    section,
    path: isSettings(document) ? "" : document,
    ...(field && { parameters: { field } }),
  });
}
