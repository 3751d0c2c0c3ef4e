import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { UserSession } from "../api/client.ts";
import { fetchDocuments, type ImportQuery } from "../api/content-api.ts";
import { useCheck } from "../check/use-check.ts";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import type { SectionProps } from "../navigation/section-props.ts";
import { personOf } from "../session/access.ts";
import { DEFAULT_SETTINGS, type ImportAttempt, type ImportSettings } from "./import-state.ts";
import { useSourceText } from "./source-text.ts";
import { useImport } from "./use-import.ts";
import { useImportDraft } from "./use-import-draft.ts";

type ContentImportOptions = Pick<SectionProps, "session" | "storeVersion" | "onStoreChanged" | "onUnsaved">;

export type ContentImport = ReturnType<typeof useContentImport>;

/** Adds to the import the parts that its actions focus. */
export function useContentImport(options: ContentImportOptions) {
  const work = useImportWork(options);
  const report = useRef<HTMLElement>(null);
  const targetPage = useRef<HTMLSelectElement>(null);

  function checkAgain(): void {
    options.onStoreChanged();
    report.current?.focus();
  }

  function dismissAndCheck(): void {
    work.dismiss();
    checkAgain();
  }

  function keepEditing(): void {
    work.dismiss();
    work.editor.current?.focus();
  }

  /** Imports again and uses one version of all fields that both changed. */
  function settle(prefer: MergeSide, base: string | undefined): void {
    options.onStoreChanged();
    work.importNow({ prefer, base });
  }

  return { ...work, report, targetPage, checkAgain, dismissAndCheck, keepEditing, settle };
}

/** Connects the editor, the settings, the draft, the check and the import. */
function useImportWork({ session, storeVersion, onStoreChanged, onUnsaved }: ContentImportOptions) {
  const editor = useRef<JsonEditorHandle>(null);
  const source = useSourceText(editor);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [importedText, setImportedText] = useState("");
  const { text } = source;
  const isUnsaved = !source.isEmpty && text !== importedText;
  const check = useCheck(text, { ...settings, storeVersion });
  const { message, ...options } = settings;
  const changeSettings = (changed: Partial<ImportSettings>) => setSettings((last) => ({ ...last, ...changed }));

  const { start, resume, ...run } = useImport(check, text, (attempt: ImportAttempt) => {
    setImportedText(attempt.text);
    changeSettings({ message: "" });
    onStoreChanged();
  });
  const draft = useImportDraft({
    owner: personOf(session),
    source: source.state,
    settings,
    isUnsaved,
    onRestore(restored) {
      setSettings({ ...DEFAULT_SETTINGS, ...restored.settings });
      source.restore(restored.source);
    },
  });

  useRenewedSession(session, () => resume(toQuery()));
  const askForNewerRevision = useNewerRevision(check.revisionId, onStoreChanged);
  useUnsavedWarning(isUnsaved && !draft.isStored);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function toQuery(): ImportAttempt["query"] {
    return { ...options, message: message.trim(), source: source.fileName };
  }

  /** @param merge how to merge the text with newer changes */
  function importNow(merge: Pick<ImportQuery, "base" | "prefer"> = {}): void {
    // The editor reports a large text only after a pause.
    const currentText = editor.current?.text() ?? text;
    if (currentText !== text) source.type(currentText);
    start({ text: currentText, query: { ...toQuery(), ...merge } });
  }

  /** Opens files, and asks first whether the site has changed since the last check. */
  function openFiles(files: readonly File[]): void {
    askForNewerRevision();
    void source.openFiles(files);
  }

  return { editor, source, settings, changeSettings, check, draft, importNow, openFiles, ...run };
}

/** Calls a function when the same person has signed in again. */
function useRenewedSession(session: UserSession, onRenewed: () => void): void {
  const last = useRef(session);
  const renew = useEffectEvent(onRenewed);
  useEffect(() => {
    const isSamePerson = personOf(last.current) === personOf(session);
    if (last.current !== session && isSamePerson) renew();
    last.current = session;
  }, [session]);
}

/** Makes the browser ask before the user leaves the page with unsaved text. */
function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}

/**
 * Asks the server for its newest revision when the user comes back to the page, because someone else may have changed
 * the site in between.
 */
function useNewerRevision(knownId: string | undefined, onNewer: () => void): () => void {
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
