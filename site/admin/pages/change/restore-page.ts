import type { ImportResult } from "#content/importer/plan/result.ts";
import type { RetiredPage } from "#content/revisions/list-pages.ts";
import { importText, readRevision } from "#site/admin/api/admin-api.ts";
import { pageName } from "#site/admin/ui/page-name.ts";

/**
 * Publishes a retired page again, with the content that it had, and removes its redirect. The links that led to the page
 * stay as they are.
 * @param ifRevision the ID of the version that the user saw
 * @throws RequestError
 */
export async function restorePage({ id, path, lastChange }: RetiredPage, ifRevision: string): Promise<ImportResult> {
  const { pages } = await readRevision(lastChange?.id ?? "0");
  const content = pages.find(({ page, status }) => page === id && status === "removed")?.changes[0]?.before;
  // A page that was retired before it was changed has sample content, which needs no file.
  const input = {
    ...(content !== undefined && { pages: { [id]: content } }),
    site: { redirects: { [path]: null } },
  };
  return importText(JSON.stringify(input), { mayCreate: true, ifRevision, message: `Restored ${pageName(id)}` });
}
