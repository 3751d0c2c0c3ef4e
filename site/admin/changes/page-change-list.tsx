import { memo, useId, useMemo, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import { formatStatus } from "#content/importer/plan/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PreviewDialog } from "../preview/preview-dialog.tsx";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageAddress, pageName } from "../ui/page-name.ts";
import { FieldChanges } from "./field-changes.tsx";
import { readableChanges } from "./readable-changes.ts";

/** The maximum number of changed pages that can be open from the start. */
const MAX_OPEN_PAGES = 3;

/** The statuses of pages that exist after the import. */
const LINKABLE: ReadonlySet<string> = new Set(["created", "updated", "unchanged"]);
/** The statuses of pages that look different after the import. */
const PREVIEWABLE: ReadonlySet<string> = new Set(["created", "updated"]);

interface PageChangeListProps {
  pages: readonly ImportedPage[];
  /** Renders a page after the change as HTML. Without it, there are no previews. */
  renderPage?(page: DocumentId): Promise<string>;
  isLinked?: boolean;
  /** If true, the changes of up to three pages are open from the start. */
  isOpen?: boolean;
}

/** A list of pages with their status and changes: errors first, unchanged pages collapsed at the end. */
export function PageChangeList({ pages, renderPage, isLinked = false, isOpen = false }: PageChangeListProps) {
  const [previewed, setPreviewed] = useState<ImportedPage>();
  const { listed, unchanged } = useMemo(() => groupPages(pages), [pages]);

  return (
    <div className="page-list">
      {listed.length > 0 && (
        <PageRows
          pages={listed}
          isLinked={isLinked}
          isOpen={isOpen && listed.length <= MAX_OPEN_PAGES}
          onPreview={renderPage && setPreviewed}
        />
      )}
      {unchanged.length > 0 && (
        <details open={listed.length === 0 || isLinked}>
          <summary>{formatCount(unchanged.length, "page")} unchanged</summary>
          <PageRows pages={unchanged} isLinked={isLinked} />
        </details>
      )}
      {renderPage && previewed && (
        <PreviewDialog page={previewed} renderPage={renderPage} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  );
}

/** Puts errors first, and separates unchanged pages. */
function groupPages(pages: readonly ImportedPage[]) {
  const isError = ({ status }: ImportedPage) => Number(status === "error");
  return {
    listed: pages.filter(({ status }) => status !== "unchanged").sort((a, b) => isError(b) - isError(a)),
    unchanged: pages.filter(({ status }) => status === "unchanged"),
  };
}

interface PageRowProps extends Pick<PageChangeListProps, "isLinked" | "isOpen"> {
  page: ImportedPage;
  onPreview?: ((page: ImportedPage) => void) | undefined;
}

function PageRows({ pages, ...row }: Omit<PageRowProps, "page"> & { pages: readonly ImportedPage[] }) {
  return (
    <IncrementalList className="page-rows" entries={pages} all={formatCount(pages.length, "Page")}>
      {(page) => <PageRow key={page.page} page={page} {...row} />}
    </IncrementalList>
  );
}

const PageRow = memo(function PageRow(props: PageRowProps) {
  const { page: imported, isLinked, onPreview } = props;
  const { page, status, changes = [] } = imported;
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const changesId = useId();
  const readable = useMemo(() => readableChanges(changes), [changes]);
  const address = pageAddress(page);
  const name = pageName(page);
  return (
    <li>
      <span className="page-name">
        {isLinked && LINKABLE.has(status) && address !== undefined ? (
          <a href={address} target="_blank" rel="noreferrer">
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          <b>{name}</b>
        )}{" "}
        {name !== page && <code>{page}</code>}
      </span>
      <span className={`status ${status}`}>{formatStatus(imported)}</span>
      {readable.length > 0 && (
        <button
          className="disclosure"
          type="button"
          aria-expanded={isOpen}
          aria-controls={changesId}
          onClick={() => setOpen(!isOpen)}
        >
          {formatCount(readable.length, "change")}
          <span className="visually-hidden"> to {name}</span>
        </button>
      )}
      {onPreview && PREVIEWABLE.has(status) && address !== undefined && (
        <Button look="quiet" text="Preview" about={` of ${name}`} opensDialog onClick={() => onPreview(imported)} />
      )}
      {isOpen && (
        <div className="page-fields" id={changesId}>
          <FieldChanges page={page} changes={readable} />
        </div>
      )}
    </li>
  );
});
