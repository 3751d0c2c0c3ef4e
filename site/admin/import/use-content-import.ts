import { useCallback, useEffect, useRef, useState } from "react";
import type { UserSession } from "../api/client.ts";
import type { ImportQuery } from "../api/content-api.ts";
import { useCheck } from "../check/use-check.ts";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { personOf } from "../session/access.ts";
import { type ImportDraft, useImportDraft } from "./draft/use-import-draft.ts";
import type { ImportRequest } from "./run/import-state.ts";
import { useImport } from "./run/use-import.ts";
import { DEFAULT_SETTINGS, type ImportSettings } from "./source/import-settings.ts";
import { useSourceText } from "./source/use-source-text.ts";
import { useNewerRevision } from "./use-newer-revision.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface ContentImportOptions {
  session: UserSession;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
  /** Called with true while the editor has text that was not imported. */
  onUnsaved(isUnsaved: boolean): void;
}

/** Connects the editor, the settings, the draft, the check and the import. */
export function useContentImport({ session, storeVersion, onStoreChanged, onUnsaved }: ContentImportOptions) {
  const editor = useRef<JsonEditorHandle>(null);
  const source = useSourceText(editor);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [importedText, setImportedText] = useState("");
  const { text } = source;
  const isUnsaved = !source.isEmpty && text !== importedText;
  const check = useCheck(text, { ...settings, storeVersion });
  const { page: targetPage, message, ...options } = settings;

  const changeSettings = useCallback(
    (changed: Partial<ImportSettings>) => setSettings((last) => ({ ...last, ...changed })),
    [],
  );
  const onImported = useCallback(
    (request: ImportRequest) => {
      setImportedText(request.text);
      changeSettings({ message: "" });
      onStoreChanged();
    },
    [changeSettings, onStoreChanged],
  );
  const { start, resume, ...run } = useImport(check, text, onImported);

  const owner = personOf(session);
  const draft = useImportDraft({
    owner,
    source: source.state,
    settings,
    isUnsaved,
    onRestore(restored: ImportDraft) {
      setSettings({ ...DEFAULT_SETTINGS, ...restored.settings });
      source.restore(restored.source);
    },
  });

  useRenewedSession(session, () => resume(toQuery()));
  const askForNewerRevision = useNewerRevision(check.revisionId, onStoreChanged);
  useUnsavedWarning(isUnsaved && !draft.isStored);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function toQuery(): ImportRequest["query"] {
    return { ...options, page: targetPage, message: message.trim(), source: source.fileName };
  }

  /** @param merge how to merge the text with newer changes */
  function importNow(merge: Pick<ImportQuery, "base" | "prefer"> = {}): void {
    // The editor reports a large text only after a pause.
    const currentText = editor.current?.text() ?? text;
    if (currentText !== text) source.type(currentText);
    start({ text: currentText, query: { ...toQuery(), ...merge } });
  }

  return { editor, source, settings, changeSettings, check, draft, importNow, askForNewerRevision, ...run };
}

/** Calls a function when the same person has signed in again. */
function useRenewedSession(session: UserSession, onRenewed: () => void): void {
  const last = useRef(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another session counts
  useEffect(() => {
    const isSamePerson = personOf(last.current) === personOf(session);
    if (last.current !== session && isSamePerson) onRenewed();
    last.current = session;
  }, [session]);
}
