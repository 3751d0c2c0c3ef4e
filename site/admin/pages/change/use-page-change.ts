import { useCallback, useEffect, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/error-message.ts";
import { changePage, type PageChange } from "#site/admin/api/pages-api.ts";
import { RequestError } from "#site/admin/api/request.ts";
import { type Query, useQuery } from "#site/admin/query/use-query.ts";
import type { FinishedChange } from "./page-changed.tsx";

interface PageChangePlan {
  /** The effects of the change, or the reason why the site does not allow it. */
  plan: Query<ImportResult>;
  isBusy: boolean;
  failure: string | undefined;
  run(): Promise<void>;
}

/** The pause after the last change before it is planned. */
const PLAN_DELAY_MS = 200;

/** Returns a text after it has not changed for a moment. The first one is returned at once. */
function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PLAN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Plans to move or to retire a page, again whenever the change is another one, and makes the change only if the site is as
 * the plan was made for.
 * @param change undefined while the user has not said enough
 */
export function usePageChange(
  change: PageChange | undefined,
  onDone: (finished: FinishedChange) => void,
): PageChangePlan {
  const key = useSettled(JSON.stringify(change));
  const fetchPlan = useCallback(
    async () => (key === undefined ? undefined : changePage(JSON.parse(key), { isDryRun: true })),
    [key],
  );
  const query = useQuery(fetchPlan);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { value: plan, refetch } = query;
  const isFetching = query.isFetching || key !== JSON.stringify(change);

  async function run(): Promise<void> {
    if (change === undefined || plan?.revisionId === undefined || isFetching) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await changePage(change, { ifRevision: plan.revisionId });
      if (result.success) onDone({ change, result });
      else refetch();
    } catch (error) {
      setFailure(errorMessage(error, `${NO_RESPONSE} The change may have gone through. Check History.`));
      if (error instanceof RequestError && error.code === "revision-conflict") refetch();
    } finally {
      setBusy(false);
    }
  }

  return { plan: { ...query, isFetching } as Query<ImportResult>, isBusy, failure, run };
}
