import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ChangeOfPage, requestPageChange } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "#site/admin/api/request.ts";
import type { FinishedChange } from "./page-changed.tsx";

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
export function usePageChange(change: ChangeOfPage | undefined, onDone: (finished: FinishedChange) => void) {
  const key = useSettled(JSON.stringify(change));
  const query = useQuery({
    queryKey: ["once", "page-change", key],
    queryFn: () => requestPageChange(JSON.parse(key ?? "")),
    enabled: key !== undefined,
    placeholderData: keepPreviousData,
  });
  const plan = { ...query, isFetching: query.isFetching || key !== JSON.stringify(change) };
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wanted, revisionId }: { wanted: ChangeOfPage; revisionId: string }) =>
      requestPageChange(wanted, revisionId),
    onSuccess(result, { wanted }) {
      if (result.success) onDone({ change: wanted, result });
      else void query.refetch();
    },
    onError(cause) {
      if (cause instanceof RequestError && cause.code === "revision-conflict") void query.refetch();
    },
  });
  return {
    /** The effects of the change, or the reason why the site does not allow it. */
    plan,
    isBusy: isPending,
    failure: error && errorMessage(error, `${NO_RESPONSE} The change may have gone through. Check History.`),
    run() {
      const { data, isFetching } = plan;
      if (change !== undefined && data?.revisionId !== undefined && !isFetching)
        mutate({ wanted: change, revisionId: data.revisionId });
    },
  };
}
