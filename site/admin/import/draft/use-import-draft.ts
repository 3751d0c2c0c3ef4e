import { useMemo, useState } from "react";
import type { Draft } from "../../session/draft-store.ts";
import type { ImportSettings } from "../source/import-settings.ts";
import { isBlank, type SourceTextState } from "../source/source-text.ts";
import { type StoredDraftState, useStoredDraft } from "./use-stored-draft.ts";

/** The text of Content Import and everything that belongs to it. */
export interface ImportDraft {
  source: SourceTextState;
  settings: ImportSettings;
}

/** The draft of an earlier visit, which the user can restore. */
export interface DraftOffer extends Draft<ImportDraft> {
  restore(): void;
  discard(): void;
}

export interface ImportDraftState extends StoredDraftState {
  offer: DraftOffer | undefined;
}

interface ImportDraftOptions extends ImportDraft {
  /** The email address or name of the user. */
  owner: string;
  /** True while the text was not imported. */
  isUnsaved: boolean;
  onRestore(draft: ImportDraft): void;
}

/** Keeps the text that was not imported as a draft in the browser, and offers the draft of an earlier visit. */
export function useImportDraft({
  owner,
  source,
  settings,
  isUnsaved,
  onRestore,
}: ImportDraftOptions): ImportDraftState {
  const [offered, setOffered] = useState<Draft<ImportDraft>>();
  const earlier = offered?.content;
  const content = useMemo(
    () => (isUnsaved ? { source: withReplaced(source, earlier?.source.current), settings } : earlier),
    [isUnsaved, source, settings, earlier],
  );
  const stored = useStoredDraft({ owner, subject: "import", content, onFound: setOffered });
  const offer = offered && {
    ...offered,
    restore() {
      setOffered(undefined);
      onRestore(offered.content);
    },
    discard: () => setOffered(undefined),
  };
  return { ...stored, offer };
}

/** Adds the offered text as the replaced one, so that a draft of newer text does not lose it. */
function withReplaced(source: SourceTextState, offered: SourceTextState["replaced"]): SourceTextState {
  return offered === undefined || isBlank(offered) ? source : { replaced: offered, ...source };
}
