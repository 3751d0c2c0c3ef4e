import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { isSettings, type PageId } from "#schemas/page-ids.ts";
import { type ChangeOfPage, requestPageChange } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "#site/admin/api/request.ts";
import { PageChangeList } from "#site/admin/changes/page-change-list.tsx";
import { DialogActions, Modal } from "#site/admin/ui/modal.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { FinishedChange, PageDialogProps } from "./page-changed.tsx";

interface ChangeDialogProps extends PageDialogProps {
  /** Undefined while the user has not said enough. */
  change: ChangeOfPage | undefined;
  action: { idle: string; busy: string };
  /** The change of the links on other pages, to follow "Links on 2 other pages". */
  effect: string;
  children: ReactNode;
}

/** A dialog that shows what moving or retiring a page will change before it happens. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, page, change, action, effect, onDone, onClose, children } = props;
  const { plan, isBusy, failure, run } = usePageChange(change, onDone);
  const isReady = change !== undefined;
  const canRun = isReady && plan.data?.success === true && !plan.isFetching;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canRun && !isBusy) run();
  }

  return (
    <Modal className="change-dialog" title={title} onClose={onClose}>
      <form className="page-form" onSubmit={submit} noValidate>
        {children}
        <div className="change-plan" role="status">
          {isReady && plan.data && !plan.isFetching && <PlanSummary page={page} plan={plan.data} effect={effect} />}
        </div>
        {isReady && plan.error !== null && !plan.isFetching && (
          <div className="outcome destructive" role="alert">
            <p>{errorMessage(plan.error, NO_RESPONSE)}</p>
            <Button look="secondary" text="Try Again" onClick={() => plan.refetch()} />
          </div>
        )}
        {isReady && plan.data?.success && <ChangedLinks page={page} plan={plan.data} />}
        <DialogActions
          action={isBusy ? action.busy : action.idle}
          isDisabled={!canRun || isBusy}
          problem={failure}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
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
function usePageChange(change: ChangeOfPage | undefined, onDone: (finished: FinishedChange) => void) {
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

function PlanSummary({ page, plan, effect }: { page: PageId; plan: ImportResult; effect: string }) {
  if (!plan.success) {
    return (
      <ul className="plan-problems">
        {plan.diagnostics.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
    );
  }
  const { length } = linkingPages(page, plan);
  return (
    <p>{length === 0 ? "No other page links to it." : `Links on ${formatCount(length, "other page")} ${effect}.`}</p>
  );
}

/** The pages whose links change, collapsed. */
function ChangedLinks({ page, plan }: { page: PageId; plan: ImportResult }) {
  const pages = linkingPages(page, plan);
  if (pages.length === 0) return null;
  return (
    <details>
      <summary>Show {formatCount(pages.length, "page")}</summary>
      <PageChangeList pages={pages} />
    </details>
  );
}

function linkingPages(page: PageId, { imported }: ImportResult): ImportedPage[] {
  return imported.filter((other) => other.page !== page && !isSettings(other.page) && other.status === "updated");
}
