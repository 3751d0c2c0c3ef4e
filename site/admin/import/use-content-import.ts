import { useCallback, useEffect, useRef, useState } from "react";
import type { ImportQuery } from "../api/admin-api.ts";
import { isTokenOnly } from "../check/is-token-only.ts";
import { useCheck } from "../check/use-check.ts";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import { DEFAULT_SETTINGS, type ImportSettings } from "./import-form.tsx";
import type { ImportRequest } from "./run/import-state.ts";
import { useImport } from "./run/use-import.ts";
import { useSourceText } from "./use-source-text.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface ContentImportOptions {
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
  /** Called with true while the editor has text that was not imported. */
  onUnsaved(isUnsaved: boolean): void;
}

/** Connects the editor, the settings, the check and the import. */
export function useContentImport({ storeVersion, onStoreChanged, onUnsaved }: ContentImportOptions) {
  const editor = useRef<JsonEditorHandle>(null);
  const source = useSourceText(editor);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [importedText, setImportedText] = useState("");
  const { text } = source;
  const isUnsaved = !source.isEmpty && text !== importedText;
  const check = useCheck(text, { ...settings, storeVersion });

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
  const { isImporting, outcome, start, dismiss } = useImport(check, text, onImported);

  useUnsavedWarning(isUnsaved);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  /** @param merge how to merge the text with newer changes */
  function importNow(merge: Pick<ImportQuery, "base" | "prefer"> = {}): void {
    // The editor reports a large text only after a pause.
    const currentText = editor.current?.text() ?? text;
    if (currentText !== text) source.type(currentText);
    const { page, message, ...options } = settings;
    const query = {
      ...options,
      ...merge,
      page: isTokenOnly(currentText) ? page : undefined,
      message: message.trim(),
      source: source.fileName,
    };
    start({ text: currentText, query });
  }

  return { editor, source, settings, changeSettings, check, isImporting, outcome, importNow, dismiss };
}
