import type { ReactNode } from "react";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { draftedPage } from "#site/admin/form/document/use-draft.ts";
import { formatAddress } from "#site/admin/navigation/address.ts";
import { pageName } from "#site/admin/ui/page-name.ts";

/** Returns the pages that were started in this browser and are not on the site. */
export function findUnpublished({ pages }: PageListAnswer, drafts: ReadonlySet<string> = new Set()): PageId[] {
  const published = new Set(pages.map(({ id }) => id));
  return [...drafts].flatMap((subject) => {
    const page = draftedPage(subject);
    return page !== undefined && isPageId(page) && !published.has(page) ? [page] : [];
  });
}

/** The pages that were started in this browser and are not on the site. */
export function UnpublishedPages({ ids }: { ids: readonly PageId[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <section className="page-group">
      <h3>Not Published Yet</h3>
      <ul className="index-rows">
        {ids.map((id) => (
          <li key={id}>
            <a className="index-title" href={formatAddress({ section: "pages", path: id })}>
              {pageName(id)}
            </a>
            <span className="index-address">/{id}</span>
            <span className="index-marks">
              <strong className="mark">Draft</strong>
            </span>
            <span className="index-change">In this browser only</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
