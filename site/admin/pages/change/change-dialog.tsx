import type { FormEvent, ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { isSettings, type PageId } from "#schemas/page-ids.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { PageChangeList } from "#site/admin/changes/page-change-list.tsx";
import { DialogActions, Modal } from "#site/admin/ui/modal.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { PageDialogProps } from "./page-changed.tsx";
import type { usePageChange } from "./use-page-change.ts";

interface ChangeDialogProps extends Omit<PageDialogProps, "onDone"> {
  change: ReturnType<typeof usePageChange>;
  action: { idle: string; busy: string };
  /** The change of the links on other pages, to follow "Links on 2 other pages". */
  effect: string;
  /** False while the user has not said enough. */
  isReady: boolean;
  children: ReactNode;
}

/** A dialog that shows what moving or retiring a page will change before it happens. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, page, change, action, effect, isReady, onClose, children } = props;
  const { plan, isBusy, failure, run } = change;
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
