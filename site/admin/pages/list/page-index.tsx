import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { memo, useId, useMemo } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { TextSearch } from "#content/lint/search-texts.ts";
import type { ListedPage, RetiredPage } from "#content/revisions/list-pages.ts";
import { isPageId, type PageId } from "#schemas/page-ids.ts";
import { GONE } from "#schemas/redirects.ts";
import { answer, api, type PageListAnswer, type SiteFinding } from "#site/admin/api/client.ts";
import { importText } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { draftedPage, draftSubject } from "#site/admin/form/document/use-draft.ts";
import { formHref } from "#site/admin/navigation/address.ts";
import { filterPages, groupPages, pageTitle } from "#site/admin/page-index/page-groups.ts";
import { refreshContent } from "#site/admin/query/query-client.ts";
import { IncrementalList } from "#site/admin/ui/incremental-list.tsx";
import { pageName } from "#site/admin/ui/page-name.ts";
import { Time } from "#site/admin/ui/time.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/controls/problem.tsx";

interface PageIndexProps {
  list: PageListAnswer;
  findings: ReadonlyMap<string, readonly SiteFinding[]>;
  /** The subjects of the drafts in this browser. */
  drafts: ReadonlySet<string> | undefined;
  search: string;
}

/** The pages by line of business or, during a search, the pages and the texts that match. */
export function PageIndex({ list, findings, drafts, search }: PageIndexProps) {
  const groups = useMemo(() => groupPages(filterPages(list.pages, search), list.lines), [list, search]);
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
        <section key={group.id} className="page-group" data-line={group.line} aria-labelledby={`${id}-${group.id}`}>
          <h3 id={`${id}-${group.id}`}>
            {group.title} <span className="count">{group.pages.length.toLocaleString("en-US")}</span>
          </h3>
          <IncrementalList className="index-rows" entries={group.pages} all={formatCount(group.pages.length, "Page")}>
            {(page) => (
              <PageRow
                key={page.id}
                page={page}
                findings={findings.get(page.id)}
                hasDraft={drafts?.has(draftSubject(page.id)) ?? false}
              />
            )}
          </IncrementalList>
        </section>
      ))}
      {search !== "" && found && <SearchResults {...found} />}
      {search !== "" && error !== null && !isFetching && (
        <p className="field-error">The texts could not be searched. {errorMessage(error, NO_RESPONSE)}</p>
      )}
      {search !== "" && !isSearching && pageCount + (found?.matches.length ?? 0) + retired.length === 0 && (
        <p className="empty-state">Nothing found for “{search}”. Check the spelling, or search for fewer words.</p>
      )}
      {retired.length > 0 && (
        <details className="retired-pages" open={search !== ""}>
          <summary>
            Retired and moved pages <span className="count">{retired.length.toLocaleString("en-US")}</span>
          </summary>
          <ul className="index-rows">
            {retired.map((page) => (
              <RetiredRow key={page.path} page={page} revisionId={list.revisionId} />
            ))}
          </ul>
        </details>
      )}
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

function UnpublishedPages({ ids }: { ids: readonly PageId[] }) {
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

type PageRowProps = { page: ListedPage; findings: readonly SiteFinding[] | undefined; hasDraft: boolean };

const PageRow = memo(function PageRow({ page, findings, hasDraft }: PageRowProps) {
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

function FindingsLink({ page, findings }: { page: ListedPage; findings: readonly SiteFinding[] }) {
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

/**
 * A page that was retired or moved, with what its visitors get.
 * @param revisionId the ID of the version that the user sees
 */
function RetiredRow({ page, revisionId }: { page: RetiredPage; revisionId: string }) {
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

function SearchResults({ matches, hasMore }: TextSearch) {
  if (matches.length === 0) return null;
  return (
    <section className="page-group">
      <h3>
        In the Text <span className="count">{hasMore ? `First ${matches.length}` : matches.length}</span>
      </h3>
      <IncrementalList className="index-rows text-matches" entries={matches} all={formatCount(matches.length, "Place")}>
        {(match) => (
          <li key={`${match.page} ${match.pointer}`}>
            <a className="index-title" href={formHref(match.page, match.pointer)}>
              {[pageName(match.page), ...fieldName(match.pointer)].join(" › ")}
            </a>
            <p className="excerpt">
              {match.before}
              <mark>{match.match}</mark>
              {match.after}
            </p>
          </li>
        )}
      </IncrementalList>
    </section>
  );
}
