import { useMemo, useState } from "react";
import type { PageId } from "#schemas/page-ids.ts";
import { type HistoryResponse, readHistory } from "../api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { useQuery } from "../query/use-query.ts";

interface HistoryOptions {
  /** The history is read only while it is shown. */
  isShown: boolean;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  /** Only revisions that changed this page. */
  page: PageId | undefined;
}

/** The parts of the history that were read after the first one. */
interface OlderParts {
  /** The first part. A new first part makes the older ones obsolete. */
  first: HistoryResponse;
  parts: readonly HistoryResponse[];
  isFetching: boolean;
  error?: string;
}

/** Reads the newest part of the history and, on request, older parts. */
export function useHistory({ isShown, storeVersion, page }: HistoryOptions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new store version reads the same again
  const fetchFirst = useMemo(() => (isShown ? () => readHistory({ page }) : undefined), [isShown, storeVersion, page]);
  const query = useQuery(fetchFirst);
  const { value: first } = query;
  const [lastOlder, setOlder] = useState<OlderParts>();
  const older = lastOlder && lastOlder.first === first ? lastOlder : undefined;
  const parts = first ? [first, ...(older?.parts ?? [])] : [];
  const revisions = parts.flatMap((part) => part.revisions);

  async function readOlder(): Promise<void> {
    if (first === undefined || older?.isFetching) return;
    const known = { first, parts: older?.parts ?? [] };
    // Ignores a response that arrives after the first part was read again.
    const update = (next: OlderParts) => setOlder((last) => (last?.first === first ? next : last));
    setOlder({ ...known, isFetching: true });
    try {
      const next = await readHistory({ page, before: revisions.at(-1)?.id });
      update({ first, parts: [...known.parts, next], isFetching: false });
    } catch (error) {
      update({ ...known, isFetching: false, error: errorMessage(error, NO_RESPONSE) });
    }
  }

  return {
    query,
    revisions,
    /** The id of the newest revision of the store. */
    newest: first?.revisionId,
    older: {
      /** The index of the first revision that was added last, or 0 if none was. */
      firstIndex: older?.parts.length ? revisions.length - (parts.at(-1)?.revisions.length ?? 0) : 0,
      isFetching: older?.isFetching ?? false,
      error: older?.error,
      /** Undefined if everything is read. */
      read: parts.at(-1)?.hasMore ? readOlder : undefined,
    },
  };
}
