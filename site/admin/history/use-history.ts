import { useMemo, useState } from "react";
import type { PageId } from "#schemas/page-ids.ts";
import { type HistoryAnswer, readHistory } from "../api/admin-api.ts";
import { errorMessage } from "../api/error-message.ts";
import { LOADING, useQuery } from "../query/use-query.ts";

interface HistoryOptions {
  /** Read only what is seen. */
  isShown: boolean;
  /** Another number reads it anew. */
  generation: number;
  /** The revisions that changed this page. */
  page: PageId | undefined;
}

/** What came before the revisions that were read first. */
interface Older {
  first: HistoryAnswer;
  answers: readonly HistoryAnswer[];
  isAsking: boolean;
  failure?: string;
}

/** The history, the newest first, and as much of what is older as was asked for. */
export function useHistory({ isShown, generation, page }: HistoryOptions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another generation asks the same
  const ask = useMemo(() => (isShown ? () => readHistory({ page }) : undefined), [isShown, generation, page]);
  const answer = useQuery(ask);
  const { value: first } = answer;
  const [read, setOlder] = useState<Older>();
  const older = read && read.first === first ? read : undefined;
  const parts = first ? [first, ...(older?.answers ?? [])] : [];
  const revisions = parts.flatMap((part) => part.revisions);

  async function readOlder(): Promise<void> {
    if (first === undefined || older?.isAsking) return;
    const known = { first, answers: older?.answers ?? [] };
    // What is answered after the first were read anew belongs to nothing.
    const settle = (result: Older) => setOlder((last) => (last?.first === first ? result : last));
    setOlder({ ...known, isAsking: true });
    try {
      const next = await readHistory({ page, before: revisions.at(-1)?.revision });
      settle({ first, answers: [...known.answers, next], isAsking: false });
    } catch (error) {
      settle({ ...known, isAsking: false, failure: errorMessage(error, LOADING) });
    }
  }

  return {
    answer,
    revisions,
    /** The newest of the store. */
    newest: first?.revision,
    older: {
      /** Where in the list those begin that came last; 0 until somebody asks for some. */
      from: older?.answers.length ? revisions.length - (parts.at(-1)?.revisions.length ?? 0) : 0,
      isAsking: older?.isAsking ?? false,
      failure: older?.failure,
      read: parts.at(-1)?.hasMore ? readOlder : undefined,
    },
  };
}
