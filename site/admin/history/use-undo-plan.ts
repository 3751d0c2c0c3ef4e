import { useState } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { rollBack } from "../api/admin-api.ts";
import { errorMessage } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";
import { LOADING, useQuery } from "../query/use-query.ts";
import { planUndo, readAfter, type UndoPlan } from "./undo-plan.ts";

const CONFLICT = "revision-conflict";
const UNSURE = "So it may be undone or not. Below is what is left to do.";

interface UndoPlanOptions {
  way: UndoPlan;
  onDone(result: ImportResult): void;
  /** The store may be another than it was. */
  onStoreChanged(): void;
}

/** Why it was not done, and what was done meanwhile. */
export interface Refusal {
  title: string;
  sentence: string;
  meanwhile: readonly RevisionSummary[];
}

/** Plans a way back, and goes it: from the state of the store that the plan was made for, and from no other. */
export function useUndoPlan({ way, onDone, onStoreChanged }: UndoPlanOptions) {
  const [ask] = useState(() => () => planUndo(way));
  const planning = useQuery(ask);
  // While one cannot be made, the last is of no use.
  const plan = planning.failure === undefined ? planning.value : undefined;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function refuse(error: unknown, ifRevision: number): Promise<void> {
    const isAnswered = error instanceof RequestError;
    const refused = { title: isAnswered ? "Not undone" : LOADING, sentence: errorMessage(error, UNSURE) };
    if (isAnswered && error.code !== CONFLICT) return setRefusal({ ...refused, meanwhile: [] });
    onStoreChanged();
    planning.askAgain();
    setRefusal({ ...refused, meanwhile: await readAfter(ifRevision).catch(() => []) });
  }

  async function goBack(message: string): Promise<void> {
    const ifRevision = plan?.result.revision;
    if (ifRevision === undefined) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      onDone(await rollBack({ to: way.to, pages: way.pages, message, ifRevision }));
    } catch (error) {
      await refuse(error, ifRevision);
    } finally {
      setBusy(false);
    }
  }

  return { plan, planning: { ...planning, value: plan }, isBusy, refusal, goBack };
}
