import { useCallback, useEffect, useEffectEvent } from "react";
import { fetchDocuments } from "../api/content-api.ts";

/**
 * Asks the server for its newest revision when the user comes back to the page, because someone else may have changed
 * the site in between.
 */
export function useNewerRevision(knownId: string | undefined, onNewer: () => void): () => void {
  const compare = useEffectEvent((newestId: string) => {
    if (knownId !== undefined && newestId !== knownId) onNewer();
  });
  const askIfKnown = useEffectEvent(async () => {
    if (knownId === undefined) return;
    // The next check or import reports a failure.
    const newest = await fetchDocuments([]).catch(() => undefined);
    if (newest !== undefined) compare(newest.revisionId);
  });
  const ask = useCallback(() => void askIfKnown(), []);

  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && ask();
    addEventListener("focus", ask);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [ask]);

  return ask;
}
