import { useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import type { UndoChoice } from "#content/revisions/undo.ts";
import { rollBack } from "../api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";
import { useQuery } from "../query/use-query.ts";
import { planUndo, readAfter, type UndoTarget } from "./undo-plan.ts";

const CONFLICT = "revision-conflict";

interface UndoPlanOptions {
  target: UndoTarget;
  onDone(result: ImportResult): void;
  onStoreChanged(): void;
}

export interface UndoFailure {
  title: string;
  message: string;
  /** The versions that were added since the plan was made, newest first. */
  newVersions: readonly NamedRevision[];
}

/** Plans to go back, and does it only if the store still is at the revision of the plan. */
export function useUndoPlan({ target, onDone, onStoreChanged }: UndoPlanOptions) {
  const [fetchPlan] = useState(() => () => planUndo(target));
  const query = useQuery(fetchPlan);
  // If planning fails, the last plan is out of date.
  const plan = query.error === undefined ? query.value : undefined;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<UndoFailure>();

  async function handleError(error: unknown, ifRevision: string): Promise<void> {
    const hasResponse = error instanceof RequestError;
    const title = hasResponse ? "Nothing Was Changed" : NO_RESPONSE;
    const message = errorMessage(error, "The change may have gone through. The changes that remain are listed below.");
    if (hasResponse && error.code !== CONFLICT) return setFailure({ title, message, newVersions: [] });
    onStoreChanged();
    query.refetch();
    setFailure({ title, message, newVersions: await readAfter(ifRevision).catch(() => []) });
  }

  /**
   * @param message the note for the history
   * @param choices the versions of the fields that later revisions changed, too
   */
  async function goBack(message: string, choices: readonly UndoChoice[]): Promise<void> {
    const ifRevision = plan?.result.revisionId;
    if (ifRevision === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const settled = "undo" in target.request ? { choices } : {};
      onDone(await rollBack({ ...target.request, ...settled, message, ifRevision }));
    } catch (error) {
      await handleError(error, ifRevision);
    } finally {
      setBusy(false);
    }
  }

  return { plan, query: { ...query, value: plan }, isBusy, failure, goBack };
}
