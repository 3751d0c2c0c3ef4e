import { memo, type ReactNode, useId, useMemo, useState } from "react";
import type { ImportedPage } from "#content/importer/plan.ts";
import { formatStatus } from "#content/importer/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PreviewDialog } from "../preview/preview-dialog.tsx";
import { addressOf, pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";
import { useIncrementalList } from "../ui/use-incremental-list.ts";
import { FieldChanges } from "./field-changes.tsx";
import { leafChanges } from "./leaf-changes.ts";

/** Pages that are a few. */
const FEW = 3;

/** The statuses of pages that the site has now, and of those that look other than they did. */
const THERE: ReadonlySet<string> = new Set(["created", "updated", "unchanged"]);
const SEEN: ReadonlySet<string> = new Set(["created", "updated"]);

interface PageChangeListProps {
  pages: readonly ImportedPage[];
  /** Answers the HTML of a page as it would be. */
  preview?(page: DocumentId): Promise<string>;
  /** Whether the names lead to the pages. */
  isLinked?: boolean;
  /** Whether a few pages show at once what changes on them. */
  isOpen?: boolean;
}

/** What became, or would become, of pages: first those with an error, and in one line those that stay as they are. */
export function PageChangeList({ pages, preview, isLinked = false, isOpen = false }: PageChangeListProps): ReactNode {
  const [previewed, setPreviewed] = useState<ImportedPage>();
  const { listed, unchanged } = useMemo(() => arrange(pages), [pages]);

  return (
    <div className="page-list">
      {listed.length > 0 && (
        <Rows
          pages={listed}
          isLinked={isLinked}
          isOpen={isOpen && listed.length <= FEW}
          onPreview={preview && setPreviewed}
        />
      )}
      {unchanged.length > 0 && (
        <details open={listed.length === 0 || isLinked}>
          <summary>{pluralize(unchanged.length, "page")} unchanged</summary>
          <Rows pages={unchanged} isLinked={isLinked} />
        </details>
      )}
      {preview && previewed && (
        <PreviewDialog page={previewed} preview={preview} onClose={() => setPreviewed(undefined)} />
      )}
    </div>
  );
}

function arrange(pages: readonly ImportedPage[]): Record<"listed" | "unchanged", ImportedPage[]> {
  const changed = pages.filter(({ status }) => status !== "unchanged");
  return {
    listed: [...changed.filter(isWrong), ...changed.filter((page) => !isWrong(page))],
    unchanged: pages.filter(({ status }) => status === "unchanged"),
  };
}

function isWrong({ status }: ImportedPage): boolean {
  return status === "error";
}

interface RowsProps {
  pages: readonly ImportedPage[];
  isLinked: boolean;
  isOpen?: boolean;
  onPreview?: ((page: ImportedPage) => void) | undefined;
}

function Rows({ pages, isLinked, isOpen = false, onPreview }: RowsProps): ReactNode {
  const { shown, showAll, list } = useIncrementalList<ImportedPage, HTMLUListElement>(pages);
  return (
    <>
      <ul className="page-rows" ref={list}>
        {shown.map((page) => (
          <Row key={page.page} page={page} isLinked={isLinked} isOpen={isOpen} onPreview={onPreview} />
        ))}
      </ul>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {pluralize(pages.length, "Page")}
        </button>
      )}
    </>
  );
}

interface RowProps {
  page: ImportedPage;
  isLinked: boolean;
  /** Whether what changes on it is shown from the start. */
  isOpen: boolean;
  onPreview: ((page: ImportedPage) => void) | undefined;
}

const Row = memo(function Row({ page: imported, isLinked, isOpen: isOpenFirst, onPreview }: RowProps): ReactNode {
  const { page, status, changes = [] } = imported;
  const [isOpen, setOpen] = useState(isOpenFirst);
  const changesId = useId();
  const fields = useMemo(() => leafChanges(changes).length, [changes]);
  const address = addressOf(page);
  const name = pageName(page);
  return (
    <li>
      <PageName page={page} address={isLinked && THERE.has(status) ? address : undefined} />
      <span className={`status ${status}`}>{formatStatus(imported)}</span>
      {fields > 0 && (
        <button
          className="disclosure"
          type="button"
          aria-expanded={isOpen}
          aria-controls={changesId}
          onClick={() => setOpen(!isOpen)}
        >
          {pluralize(fields, "field")}
          <span className="visually-hidden"> of {name}</span>
        </button>
      )}
      {onPreview && SEEN.has(status) && address !== undefined && (
        <button className="button quiet" type="button" aria-haspopup="dialog" onClick={() => onPreview(imported)}>
          Preview<span className="visually-hidden"> of {name}</span>
        </button>
      )}
      {isOpen && (
        <div className="page-fields" id={changesId}>
          <FieldChanges page={page} changes={changes} />
        </div>
      )}
    </li>
  );
});

interface PageNameProps {
  page: DocumentId;
  /** Where it leads. */
  address: string | undefined;
}

function PageName({ page, address }: PageNameProps): ReactNode {
  const name = pageName(page);
  return (
    <span className="page-name">
      {address === undefined ? (
        <b>{name}</b>
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {name}
          <span className="visually-hidden"> (in a new tab)</span>
        </a>
      )}{" "}
      {name !== page && <code>{page}</code>}
    </span>
  );
}
