import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { groupBy } from "#schemas/values/group-by.ts";
import type { SiteFinding, UserSession } from "../api/client.ts";
import { useDrafts } from "../session/use-drafts.ts";
import { siteHealthQuery } from "../site-health/use-site-health.ts";

/** Reads the findings of each page, without those about publishing. They follow the list, because a check takes a moment. */
export function usePageFindings(): ReadonlyMap<string, readonly SiteFinding[]> {
  const { data } = useQuery(siteHealthQuery);
  return useMemo(() => {
    const found = (data?.findings ?? []).filter(({ isForPublishing }) => !isForPublishing);
    return groupBy(found, ({ page }) => page);
  }, [data]);
}

/** Returns the subjects of the drafts in this browser. Undefined until they are read. */
export function useDraftSubjects(session: UserSession): ReadonlySet<string> | undefined {
  const { data, isError } = useDrafts(session, true);
  // A browser that stores nothing has no drafts.
  const drafts = isError ? NO_DRAFTS : data;
  return useMemo(() => drafts && new Set(drafts.map(({ subject }) => subject)), [drafts]);
}

const NO_DRAFTS: readonly never[] = [];
