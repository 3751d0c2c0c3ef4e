import { useCallback, useEffect, useMemo, useState } from "react";
import type { Session } from "../api/admin-api.ts";
import { type PageListAnswer, readPages } from "../api/pages-api.ts";
import { readSiteHealth, type SiteFinding } from "../api/site-health-api.ts";
import { type Query, useQuery } from "../query/use-query.ts";
import { draftEvents, openDrafts } from "../session/draft-store.ts";

/** Reads the pages, again whenever the store may have changed. */
export function usePageList(storeVersion: number): Query<PageListAnswer> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the store is read again
  return useQuery(useCallback(() => readPages(), [storeVersion]));
}

/** Reads the findings of each page, without those about publishing. They follow the list, because a check takes a moment. */
export function useFindings(storeVersion: number): ReadonlyMap<string, readonly SiteFinding[]> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the store is checked again
  const { value } = useQuery(useCallback(() => readSiteHealth(), [storeVersion]));
  return useMemo(() => {
    const byPage = new Map<string, SiteFinding[]>();
    for (const finding of value?.findings ?? []) {
      if (finding.isForPublishing) continue;
      byPage.set(finding.page, [...(byPage.get(finding.page) ?? []), finding]);
    }
    return byPage;
  }, [value]);
}

/** Returns the subjects of the drafts in this browser, and updates when they change. Undefined until they are read. */
export function useDraftSubjects({ email, name }: Session): ReadonlySet<string> | undefined {
  const [subjects, setSubjects] = useState<ReadonlySet<string>>();
  const owner = email ?? name;
  useEffect(() => {
    const read = () =>
      openDrafts(owner)
        .list()
        .then(
          (drafts) => setSubjects(new Set(drafts.map(({ subject }) => subject))),
          // A browser that stores nothing has no drafts.
          () => setSubjects(new Set()),
        );
    void read();
    draftEvents.addEventListener("change", read);
    return () => draftEvents.removeEventListener("change", read);
  }, [owner]);
  return subjects;
}
