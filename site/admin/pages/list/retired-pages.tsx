import { type ReactNode, useState } from "react";
import type { RetiredPage } from "#content/listing/list-pages.ts";
import { GONE } from "#schemas/redirects.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/error-message.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { Time } from "#site/admin/ui/time.tsx";
import { restorePage } from "../change/restore-page.ts";

interface RetiredPagesProps {
  pages: readonly RetiredPage[];
  isOpen: boolean;
  /** The ID of the version that the user sees. */
  revisionId: string;
  onStoreChanged(): void;
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

type RetiredRowProps = Pick<RetiredPagesProps, "revisionId" | "onStoreChanged"> & { page: RetiredPage };

function RetiredRow({ page, revisionId, onStoreChanged }: RetiredRowProps): ReactNode {
  const { id, path, target, lastChange } = page;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function restore(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { success, diagnostics, message } = await restorePage(page, revisionId);
      if (success) onStoreChanged();
      else setProblem(diagnostics[0]?.message ?? message);
    } catch (error) {
      setProblem(errorMessage(error, NO_RESPONSE));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li>
      <span className="index-title">{pageName(id)}</span>
      <span className="index-address">
        {path} {target === GONE ? "has no replacement" : `leads to ${target}`}
      </span>
      <span className="index-marks">
        {lastChange !== undefined && lastChange.format !== "move" && (
          <button className="button quiet" type="button" disabled={isBusy} onClick={restore}>
            {isBusy ? "Restoring..." : "Restore"}
            <span className="visually-hidden"> {pageName(id)}</span>
          </button>
        )}
      </span>
      <span className="index-change">
        {lastChange && (
          <>
            {lastChange.by}, <Time value={lastChange.time} isAgo />
          </>
        )}
      </span>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
