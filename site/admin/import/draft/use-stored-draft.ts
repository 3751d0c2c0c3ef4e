import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { CANNOT_READ_DRAFT, DRAFT_DELAY_MS, type Draft, type DraftKey, openDrafts } from "../../session/draft-store.ts";

export interface StoredDraftState {
  /** True if the store has the present draft. */
  isStored: boolean;
  /** The reason why the last draft could not be read or stored. */
  problem: string | undefined;
}

interface StoredDraftOptions<Content> {
  /** The email address or name of the user. */
  owner: string;
  subject: string;
  /** The draft to keep, compared by identity; undefined removes the stored one. */
  content: Content | undefined;
  /** Called once with the draft of an earlier visit. */
  onFound(draft: Draft<Content>): void;
}

/** Reads the stored draft, then keeps it in step with the present one. It never blocks typing, also if storing fails. */
export function useStoredDraft<Content>(options: StoredDraftOptions<Content>): StoredDraftState {
  const { owner, subject, content } = options;
  const store = useMemo(() => openDrafts(owner), [owner]);
  const replaced = useRef<readonly DraftKey[]>([]);
  const [isRead, setRead] = useState(false);
  const [settled, setSettled] = useState<{ content: Content | undefined; problem?: string }>({ content: undefined });
  const isPending = isRead && settled.content !== content;

  const startWith = useEffectEvent((found: Draft<Content> | undefined, problem?: string) => {
    setRead(true);
    if (problem !== undefined) setSettled({ content: undefined, problem });
    if (found === undefined) return;
    replaced.current = found.keys;
    setSettled({ content: found.content });
    options.onFound(found);
  });

  useEffect(() => {
    let isCurrent = true;
    store.read<Content>(subject).then(
      ([found]) => isCurrent && startWith(found),
      () => isCurrent && startWith(undefined, CANNOT_READ_DRAFT),
    );
    return () => {
      isCurrent = false;
    };
  }, [store, subject]);

  const save = useEffectEvent(async () => {
    try {
      await (content === undefined
        ? store.remove(subject, replaced.current)
        : store.save({ subject, content }, replaced.current));
      setSettled({ content });
    } catch (cause) {
      setSettled({ content, problem: describeProblem(cause) });
    }
  });

  // Runs again after each attempt, so that one save follows another while the user types.
  useEffect(() => {
    if (!isPending || settled === undefined) return;
    const timer = setTimeout(save, DRAFT_DELAY_MS);
    const saveNow = () => void save();
    addEventListener("pagehide", saveNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", saveNow);
    };
  }, [isPending, settled]);

  return { isStored: settled.content === content && settled.problem === undefined, problem: settled.problem };
}

function describeProblem(cause: unknown): string {
  const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
  const reason = isFull ? "This computer has no room for a draft" : "This browser can't keep a draft";
  return `${reason}, so your text would be lost if you close this page. You can go on typing and import it.`;
}
