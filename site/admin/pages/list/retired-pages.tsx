import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { RetiredPage } from "#content/revisions/list-pages.ts";
import { GONE } from "#schemas/redirects.ts";
import { answer, api } from "#site/admin/api/client.ts";
import { importText } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { refreshContent } from "#site/admin/query/query-client.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { Time } from "#site/admin/ui/time.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/controls/problem.tsx";

interface RetiredPagesProps {
  pages: readonly RetiredPage[];
  isOpen: boolean;
  /** The ID of the version that the user sees. */
  revisionId: string;
}

/** The pages that were retired or moved, with what their visitors get, collapsed. */
export function RetiredPages({ pages, isOpen, ...props }: RetiredPagesProps): ReactNode {
  return (
    <details className="retired-pages" open={isOpen}>
      <summary>
        Retired and moved pages <span className="count">{pages.length.toLocaleString("en-US")}</span>
      </summary>
      <ul className="index-rows">
        {pages.map((page) => (
          <RetiredRow key={page.path} page={page} {...props} />
        ))}
      </ul>
    </details>
  );
}

type RetiredRowProps = Pick<RetiredPagesProps, "revisionId"> & { page: RetiredPage };

function RetiredRow({ page, revisionId }: RetiredRowProps): ReactNode {
  const { id, path, target, lastChange } = page;
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => restorePage(page, revisionId),
    onSuccess: ({ success }) => success && refreshContent(),
  });
  const refusal = data?.success === false ? (data.diagnostics[0]?.message ?? data.message) : undefined;
  const problem = error ? errorMessage(error, NO_RESPONSE) : refusal;

  return (
    <li>
      <span className="index-title">{pageName(id)}</span>
      <span className="index-address">
        {path} {target === GONE ? "has no replacement" : `leads to ${target}`}
      </span>
      <span className="index-marks">
        {lastChange !== undefined && lastChange.format !== "move" && (
          <Button
            look="quiet"
            text={isPending ? "Restoring..." : "Restore"}
            about={` ${pageName(id)}`}
            disabled={isPending}
            onClick={() => mutate()}
          />
        )}
      </span>
      <span className="index-change">
        {lastChange && (
          <>
            {lastChange.by}, <Time value={lastChange.time} isAgo />
          </>
        )}
      </span>
      {problem && <Problem>{problem}</Problem>}
    </li>
  );
}

/**
 * Publishes a retired page again, with the content that it had, and removes its redirect. The links that led to the page
 * stay as they are.
 * @throws RequestError
 */
async function restorePage({ id, path, lastChange }: RetiredPage, ifRevision: string): Promise<ImportResult> {
  const { pages } = await answer(api.history[":revision"].$get({ param: { revision: lastChange?.id ?? "0" } }));
  const content = pages.find(({ page, status }) => page === id && status === "removed")?.changes[0]?.before;
  // A page that was retired before it was changed has sample content, which needs no file.
  const input = {
    ...(content !== undefined && { pages: { [id]: content } }),
    site: { redirects: { [path]: null } },
  };
  return importText(JSON.stringify(input), { mayCreate: true, ifRevision, message: `Restored ${pageName(id)}` });
}
