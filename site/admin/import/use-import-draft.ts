import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { CANNOT_READ_DRAFT, DRAFT_DELAY_MS, type Draft, type DraftKey, openDrafts } from "../session/draft-store.ts";
import { useEventListener } from "../ui/use-event-listener.ts";
import type { ImportSettings } from "./import-state.ts";
import { isBlank, type SourceTextState } from "./source-text.ts";

/** The text of Content Import and everything that belongs to it. */
export type ImportDraft = { source: SourceTextState; settings: ImportSettings };

interface ImportDraftOptions extends ImportDraft {
  /** The email address or name of the user. */
  owner: string;
  /** True while the text was not imported. */
  isUnsaved: boolean;
  onRestore(draft: ImportDraft): void;
}

const SUBJECT = "import";

/**
 * Keeps the text that was not imported as a draft in the browser, and offers the draft of an earlier visit. It never blocks
 * typing, also if storing fails.
 */
export function useImportDraft({ owner, source, settings, isUnsaved, onRestore }: ImportDraftOptions) {
  const store = useMemo(() => openDrafts(owner), [owner]);
  const replaced = useRef<DraftKey>(undefined);
  const [offered, setOffered] = useState<Draft<ImportDraft>>();
  /** The draft that the store has, or the last one that it could not read or keep. */
  const [settled, setSettled] = useState<{ content: ImportDraft | undefined; problem?: string }>();
  const earlier = offered?.content;
  const content = useMemo(
    () => (isUnsaved ? { source: withReplaced(source, earlier?.source.current), settings } : earlier),
    [isUnsaved, source, settings, earlier],
  );
  const isOutdated = settled?.content !== content;

  useEffect(() => {
    let isCurrent = true;
    const startWith = (found: Draft<ImportDraft> | undefined, problem?: { problem: string }) => {
      if (!isCurrent) return;
      replaced.current = found?.place;
      setOffered(found);
      setSettled({ content: found?.content, ...problem });
    };
    store.read<ImportDraft>(SUBJECT).then(
      ([found]) => startWith(found),
      () => startWith(undefined, { problem: CANNOT_READ_DRAFT }),
    );
    return () => {
      isCurrent = false;
    };
  }, [store]);

  useSaving(isOutdated ? settled : undefined, async () => {
    try {
      await (content === undefined
        ? store.remove(SUBJECT, replaced.current)
        : store.save({ subject: SUBJECT, content }, replaced.current));
      setSettled({ content });
    } catch (cause) {
      setSettled({ content, problem: describeProblem(cause) });
    }
  });

  const discard = () => setOffered(undefined);
  const restore = ({ content: restored }: Draft<ImportDraft>) => {
    discard();
    onRestore(restored);
  };
  return {
    /** True if the store has the present draft. */
    isStored: !isOutdated && settled?.problem === undefined,
    /** The reason why the last draft could not be read or stored. */
    problem: settled?.problem,
    /** The draft of an earlier visit, which the user can restore. */
    offer: offered && { ...offered, restore: () => restore(offered), discard },
  };
}

/**
 * Saves after a pause, or at once if the page is closed.
 * @param outdated the last attempt, if there is something to save since. With each attempt it is another one, so that one
 * save follows another while the user types.
 */
function useSaving(outdated: object | undefined, save: () => Promise<void>): void {
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (outdated === undefined) return;
    const timer = setTimeout(saveNow, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [outdated]);
  useEventListener(outdated && window, ["pagehide"], () => void save());
}

/** Adds the offered text as the replaced one, so that a draft of newer text does not lose it. */
function withReplaced(source: SourceTextState, offered: SourceTextState["replaced"]): SourceTextState {
  return offered === undefined || isBlank(offered) ? source : { replaced: offered, ...source };
}

function describeProblem(cause: unknown): string {
  const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
  const reason = isFull ? "This computer has no room for a draft" : "This browser can't keep a draft";
  return `${reason}, so your text would be lost if you close this page. You can go on typing and import it.`;
}
