import { memo, type ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import type { SiteFinding } from "#site/admin/api/client.ts";
import { draftSubject } from "#site/admin/form/document/use-draft.ts";
import { formHref } from "#site/admin/navigation/address.ts";
import { pageTitle } from "#site/admin/page-index/page-groups.ts";
import { IncrementalList } from "#site/admin/ui/incremental-list.tsx";
import { Time } from "#site/admin/ui/time.tsx";

interface PageRowsProps {
  pages: readonly ListedPage[];
  findings: ReadonlyMap<string, readonly SiteFinding[]>;
  /** The subjects of the drafts in this browser. */
  drafts: ReadonlySet<string> | undefined;
}

export function PageRows({ pages, findings, drafts }: PageRowsProps): ReactNode {
  return (
    <IncrementalList className="index-rows" entries={pages} all={formatCount(pages.length, "Page")}>
      {(page) => (
        <PageRow
          key={page.id}
          page={page}
          findings={findings.get(page.id)}
          hasDraft={drafts?.has(draftSubject(page.id)) ?? false}
        />
      )}
    </IncrementalList>
  );
}

interface PageRowProps {
  page: ListedPage;
  findings: readonly SiteFinding[] | undefined;
  hasDraft: boolean;
}

const PageRow = memo(function PageRow({ page, findings, hasDraft }: PageRowProps): ReactNode {
  const { id, path, isDefault, lastChange } = page;
  return (
    <li>
      <a className="index-title" href={formHref(id)}>
        {pageTitle(page)}
      </a>
      <span className="index-address">{path ?? "Part of other pages"}</span>
      <span className="index-marks">
        {hasDraft && <strong className="mark">Draft</strong>}
        {isDefault && <span className="mark">Sample content</span>}
        {findings && <FindingsLink page={page} findings={findings} />}
      </span>
      <span className="index-change">
        {lastChange && (
          <>
            {lastChange.format === "edit" ? "Edited in the files" : lastChange.by},{" "}
            <Time value={lastChange.time} isAgo />
          </>
        )}
      </span>
    </li>
  );
});

function FindingsLink({ page, findings }: { page: ListedPage; findings: readonly SiteFinding[] }): ReactNode {
  const errors = findings.filter(({ severity }) => severity === "error");
  const [first] = errors.length > 0 ? errors : findings;
  return (
    <a className={errors.length > 0 ? "mark error" : "mark"} href={formHref(page.id, first?.pointer)}>
      {errors.length > 0
        ? `${errors.length.toLocaleString("en-US")} to fix`
        : formatCount(findings.length, "suggestion")}
      <span className="visually-hidden"> on {pageTitle(page)}</span>
    </a>
  );
}
