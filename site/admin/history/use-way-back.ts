import { useState } from "react";
import type { RevisionSummary } from "#content/history.ts";
import type { ImportResult } from "#content/importer/result.ts";
import { rollBack } from "#site/admin/admin-api.ts";
import { sentenceOf } from "#site/admin/answer/sentence-of.ts";
import { NO_ANSWER, useAnswer } from "#site/admin/answer/use-answer.ts";
import { RequestError } from "#site/admin/request.ts";
import { planBack, readAfter, type WayBack } from "./way-back.ts";

const CONFLICT = "revision-conflict";
const UNSURE = "So it may be undone or not. Below is what is left to do.";

interface WayBackOptions {
  way: WayBack;
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
export function useWayBack({ way, onDone, onStoreChanged }: WayBackOptions) {
  const [ask] = useState(() => () => planBack(way));
  const planning = useAnswer(ask);
  // While one cannot be made, the last is of no use.
  const plan = planning.failure === undefined ? planning.value : undefined;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function refuse(error: unknown, ifRevision: number): Promise<void> {
    const isAnswered = error instanceof RequestError;
    const refused = { title: isAnswered ? "Not undone" : NO_ANSWER, sentence: sentenceOf(error, UNSURE) };
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
