import { useCallback, useEffect, useRef, useState } from "react";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fetchPreview } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";
import type { ContentAfter } from "../check/check-protocol.ts";
import { createLatestRunner } from "../check/run-latest.ts";

/** The pause after the last change before a page is rendered. */
const RENDER_DELAY_MS = 400;

/** The preview of a page that is being edited. */
export interface LivePreview {
  /** The last page that could be rendered. */
  html?: string;
  /** The reason why `html` is not the newest state. */
  problem?: string;
  refetch(): void;
}

interface Rendering {
  html?: string;
  problem?: string;
  /** The time to wait before the page can be rendered, if the server is busy. */
  retryAfterMs?: number;
}

/**
 * Renders a page again after each pause in typing, with one request at a time.
 * @param documents returns the unsaved documents
 * @param version changes with the unsaved documents
 */
export function usePreview(page: DocumentId, documents: () => Promise<ContentAfter>, version: unknown): LivePreview {
  const [state, setState] = useState<Omit<LivePreview, "refetch">>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ page, documents });
  const retry = useRef<number>(undefined);
  const isFirst = useRef(true);
  const refetch = useCallback(() => setAttempt((last) => last + 1), []);

  useEffect(() => {
    latest.current = { page, documents };
  });

  const [render] = useState(() =>
    createLatestRunner<number, Rendering>(
      () => renderDocuments(latest.current),
      (_, rendering) => {
        const { html, problem, retryAfterMs } = rendering ?? {};
        setState((last) => ({ ...last, ...(html !== undefined && { html }), problem }) as typeof last);
        if (retryAfterMs !== undefined) retry.current = window.setTimeout(refetch, retryAfterMs);
      },
    ),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is rendered again for each of them
  useEffect(() => {
    const timer = setTimeout(() => render(attempt), isFirst.current ? 0 : RENDER_DELAY_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      clearTimeout(retry.current);
    };
  }, [render, page, version, attempt]);

  return { ...state, refetch };
}

async function renderDocuments({
  page,
  documents,
}: {
  page: DocumentId;
  documents(): Promise<ContentAfter>;
}): Promise<Rendering> {
  try {
    return { html: await fetchPreview({ page, documents: await documents() }) };
  } catch (error) {
    if (error instanceof RequestError && error.retryAfterSeconds !== undefined) {
      return {
        problem: "The server is busy. The preview follows in a moment.",
        retryAfterMs: error.retryAfterSeconds * 1000,
      };
    }
    const isInvalid = error instanceof RequestError && error.code === "invalid";
    return { problem: isInvalid ? INVALID : errorMessage(error, NO_RESPONSE) };
  }
}

const INVALID = "The preview shows your next changes as soon as the problems in the form are solved.";
