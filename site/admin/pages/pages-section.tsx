import { useQuery } from "@tanstack/react-query";
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { groupBy } from "#schemas/values/group-by.ts";
import type { SiteFinding, UserSession } from "../api/client.ts";
import { draftSubject, moveDraft } from "../form/document/use-draft.ts";
import { formatAddress, type SectionProps } from "../navigation/address.ts";
import { SearchBox } from "../navigation/search-box.tsx";
import { pageListQuery } from "../page-index/shared-page-list.ts";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { personOf } from "../session/access.ts";
import { openDrafts } from "../session/draft-store.ts";
import { useDrafts } from "../session/use-drafts.ts";
import { siteHealthQuery } from "../site-health/use-site-health.ts";
import { Button } from "../ui/controls/button.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { useEventListener } from "../ui/use-event-listener.ts";
import type { FinishedChange } from "./change/page-changed.tsx";
import { PageIndex } from "./list/page-index.tsx";
import { PageScreen } from "./page-screen.tsx";

const NewPageDialog = lazyPart(async () => (await import("./create/new-page-dialog.tsx")).NewPageDialog);
const PageChanged = lazyPart(async () => (await import("./change/page-changed.tsx")).PageChanged);

/** The section with all pages of the site: their list, or the screen of the page that the address names. */
export function PagesSection(props: SectionProps) {
  const { session, address, isShown } = props;
  const query = useQuery(pageListQuery);
  const findings = usePageFindings();
  const drafts = useDraftSubjects(session);
  const [change, setChange] = useState<FinishedChange>();
  const [isCreating, setCreating] = useState(false);
  const search = useLastSearch(address);
  const isListShown = address.path === "";
  const isActive = isShown && isListShown;
  const scrollTop = useKeptScroll(isActive);
  const titleId = useId();

  async function undone(): Promise<void> {
    const { change: last } = change ?? {};
    if (last?.kind === "move") {
      await moveDraft(openDrafts(personOf(session)), last.to, last.from);
      location.replace(formatAddress({ section: "pages", path: last.from }));
    }
    refreshContent();
  }

  return (
    <>
      {change && addressesOf(change).includes(address.path) && (
        <PageChanged change={change} onUndone={undone} onClose={() => setChange(undefined)} />
      )}
      <section className="pages" aria-labelledby={titleId} hidden={!isListShown}>
        <header className="section-bar">
          <h2 id={titleId}>Pages</h2>
          <Button text="New Page" opensDialog onClick={() => setCreating(true)} />
        </header>
        <div className="toolbar">
          <SearchBox label="Search all pages and texts" search={search} isShown={isActive} hrefOf={searchHref} />
        </div>
        <QueryResult query={query}>
          {(pages) => <PageIndex list={pages} {...{ findings, drafts, search }} />}
        </QueryResult>
      </section>
      {address.path !== "" && (
        <PageScreen
          key={address.path}
          {...props}
          list={query.data}
          hasDraft={drafts === undefined || drafts.has(draftSubject(address.path))}
          onChanged={(finished) => {
            scrollTop.current = 0;
            setChange(finished);
            refreshContent();
          }}
        />
      )}
      {isCreating && <NewPageDialog {...{ session }} list={query.data} onClose={() => setCreating(false)} />}
    </>
  );
}

function searchHref(search: string): string {
  return formatAddress({ section: "pages", ...(search && { parameters: { search } }) });
}

/** Returns the page that is shown after a change, or "" for the list. */
function addressesOf({ change }: FinishedChange): string[] {
  return change.kind === "move" ? [change.to, change.from] : [""];
}

/** Returns the text to search for. While a page is shown, it is that of the list behind it. */
function useLastSearch({ path, parameters }: SectionProps["address"]): string {
  const last = useRef("");
  if (path === "") last.current = parameters.search ?? "";
  return last.current;
}

/** Keeps the scroll position of the list while a page is shown. */
function useKeptScroll(isShown: boolean): RefObject<number> {
  const position = useRef(0);

  useLayoutEffect(() => {
    if (isShown) scrollTo(0, position.current);
  }, [isShown]);
  useEventListener(isShown ? window : undefined, ["scroll"], () => {
    position.current = scrollY;
  });

  return position;
}

/** Reads the findings of each page, without those about publishing. They follow the list, because a check takes a moment. */
function usePageFindings(): ReadonlyMap<string, readonly SiteFinding[]> {
  const { data } = useQuery(siteHealthQuery);
  return useMemo(() => {
    const found = (data?.findings ?? []).filter(({ isForPublishing }) => !isForPublishing);
    return groupBy(found, ({ page }) => page);
  }, [data]);
}

/** Returns the subjects of the drafts in this browser. Undefined until they are read. */
function useDraftSubjects(session: UserSession): ReadonlySet<string> | undefined {
  const { data, isError } = useDrafts(session, true);
  // A browser that stores nothing has no drafts.
  const drafts = isError ? NO_DRAFTS : data;
  return useMemo(() => drafts && new Set(drafts.map(({ subject }) => subject)), [drafts]);
}

const NO_DRAFTS: readonly never[] = [];
