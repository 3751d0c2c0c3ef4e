import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useMemo } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { TextSearch } from "#content/lint/search-texts.ts";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import { answer, api, type PageListAnswer, type SiteFinding } from "#site/admin/api/client.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { draftedPage } from "#site/admin/form/document/use-draft.ts";
import { formHref } from "#site/admin/navigation/address.ts";
import { filterPages, groupPages } from "#site/admin/page-index/page-groups.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { PageRows } from "./page-rows.tsx";
import { RetiredPages } from "./retired-pages.tsx";
import { SearchResults } from "./search-results.tsx";

interface PageIndexProps {
  list: PageListAnswer;
  findings: ReadonlyMap<string, readonly SiteFinding[]>;
  drafts: ReadonlySet<string> | undefined;
  search: string;
}

/** The pages by line of business or, during a search, the pages and the texts that match. */
export function PageIndex({ list, findings, drafts, search }: PageIndexProps): ReactNode {
  const groups = useMemo(() => groupPages(filterPages(list.pages, search)), [list, search]);
  const retired = useMemo(
    () =>
      filterPages(
        list.retired.map((page) => ({ ...page, title: page.target })),
        search,
      ),
    [list, search],
  );
  const unpublished = useMemo(() => (search === "" ? findUnpublished(list, drafts) : []), [list, drafts, search]);
  const { data: found, error, isFetching } = useTextSearch(search);
  const isSearching = search !== "" && isFetching;
  const pageCount = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const id = useId();

  return (
    <div className="page-index" aria-busy={isSearching}>
      <p className="visually-hidden" role="status">
        {search !== "" &&
          !isSearching &&
          found &&
          describeResults(search, pageCount, found.matches.length, found.hasMore)}
      </p>
      <UnpublishedPages ids={unpublished} />
      {groups.map((group) => (
        <section key={group.id} className="page-group" data-line={group.id} aria-labelledby={`${id}-${group.id}`}>
          <h3 id={`${id}-${group.id}`}>
            {group.title} <span className="count">{group.pages.length.toLocaleString("en-US")}</span>
          </h3>
          <PageRows pages={group.pages} findings={findings} drafts={drafts} />
        </section>
      ))}
      {search !== "" && found && <SearchResults {...found} />}
      {search !== "" && error !== null && !isFetching && (
        <p className="field-error">The texts could not be searched. {errorMessage(error, NO_RESPONSE)}</p>
      )}
      {search !== "" && !isSearching && pageCount + (found?.matches.length ?? 0) + retired.length === 0 && (
        <p className="empty-state">Nothing found for “{search}”. Check the spelling, or search for fewer words.</p>
      )}
      {retired.length > 0 && <RetiredPages pages={retired} isOpen={search !== ""} revisionId={list.revisionId} />}
    </div>
  );
}

function describeResults(search: string, pages: number, texts: number, hasMore: boolean): string {
  return `${formatCount(pages, "page")} and ${hasMore ? "more than " : ""}${formatCount(texts, "text")} found for “${search}”.`;
}

/** The shortest text that is searched for. */
const MIN_LENGTH = 2;

const NOTHING: TextSearch = { matches: [], hasMore: false };

/** Searches the texts of all pages, again when the text or the store has changed. */
function useTextSearch(text: string) {
  return useQuery({
    queryKey: ["content", "search", text],
    queryFn: () => (text.length < MIN_LENGTH ? NOTHING : answer(api.pages.search.$get({ query: { text } }))),
    placeholderData: keepPreviousData,
  });
}

/** Returns the pages that were started in this browser and are not on the site. */
function findUnpublished({ pages }: PageListAnswer, drafts: ReadonlySet<string> = new Set()): PageId[] {
  const published = new Set(pages.map(({ id }) => id));
  return [...drafts].flatMap((subject) => {
    const page = draftedPage(subject);
    return page !== undefined && isPageId(page) && !published.has(page) ? [page] : [];
  });
}

function UnpublishedPages({ ids }: { ids: readonly PageId[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <section className="page-group">
      <h3>Not Published Yet</h3>
      <ul className="index-rows">
        {ids.map((id) => (
          <li key={id}>
            <a className="index-title" href={formHref(id)}>
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
