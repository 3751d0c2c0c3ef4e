/** The calls of the admin API about pages as a whole. */

import type { ImportResult, WireImportResult } from "#content/importer/plan/result.ts";
import type { PageList } from "#content/listing/list-pages.ts";
import type { TextSearch } from "#content/listing/search-texts.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { readResult } from "./read-result.ts";
import { request } from "./request.ts";

const BASE = "/api/admin/pages";

export interface PageListAnswer extends PageList {
  /** The ID of the newest version. */
  revisionId: string;
}

export function readPages(): Promise<PageListAnswer> {
  return request("GET", BASE);
}

/** Finds a phrase in the texts of all pages. */
export function searchTexts(text: string): Promise<TextSearch> {
  return request("GET", `${BASE}/search?${new URLSearchParams({ text })}`);
}

export type PageChange =
  | { kind: "move"; from: PageId; to: PageId }
  | { kind: "retire"; page: PageId; to?: string | undefined; unlink?: boolean | undefined };

interface ChangeOptions {
  isDryRun?: boolean;
  /** The ID of the version that the user saw. The server rejects the change if the site has another one. */
  ifRevision?: string | undefined;
}

/**
 * Moves or retires a page.
 * @returns the result, also if the site does not allow the change
 * @throws RequestError `revision-conflict` if the site is no longer at `ifRevision`
 */
export async function changePage(
  { kind, ...change }: PageChange,
  { isDryRun, ifRevision }: ChangeOptions = {},
): Promise<ImportResult> {
  const result = await request<WireImportResult>("POST", `${BASE}/${kind}`, {
    body: { ...change, dryRun: isDryRun },
    headers: ifRevision === undefined ? {} : { "If-Match": `"${ifRevision}"` },
    acceptedStatuses: [422],
  });
  return readResult(result, new Map());
}
