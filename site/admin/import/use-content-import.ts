import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { UserSession } from "../api/client.ts";
import { fetchDocuments, type ImportQuery } from "../api/content-api.ts";
import { useCheck } from "../check/use-check.ts";
import type { JsonEditorHandle } from "../editor/json-editor.tsx";
import type { SectionProps } from "../navigation/address.ts";
import { refreshContent } from "../query/query-client.ts";
import { personOf } from "../session/access.ts";
import { useEventListener } from "../ui/use-event-listener.ts";
import { DEFAULT_SETTINGS, type ImportAttempt, type ImportSettings } from "./import-state.ts";
import { useSourceText } from "./source-text.ts";
import { useImport } from "./use-import.ts";
import { useImportDraft } from "./use-import-draft.ts";

type ContentImportOptions = Pick<SectionProps, "session" | "onUnsaved">;

export type ContentImport = ReturnType<typeof useContentImport>;

/** Adds to the import the parts that its actions focus. */
export function useContentImport(options: ContentImportOptions) {
  const work = useImportWork(options);
  const report = useRef<HTMLElement>(null);
  const targetPage = useRef<HTMLSelectElement>(null);

  function checkAgain(): void {
    refreshContent();
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
    refreshContent();
    work.importNow({ prefer, base });
  }

  return { ...work, report, targetPage, checkAgain, dismissAndCheck, keepEditing, settle };
}

/** Connects the editor, the settings, the draft, the check and the import. */
function useImportWork({ session, onUnsaved }: ContentImportOptions) {
  const editor = useRef<JsonEditorHandle>(null);
  const source = useSourceText(editor);
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [importedText, setImportedText] = useState("");
  const { text } = source;
  const isUnsaved = !source.isEmpty && text !== importedText;
  const check = useCheck(text, settings);
  const { message, ...options } = settings;
  const changeSettings = (changed: Partial<ImportSettings>) => setSettings((last) => ({ ...last, ...changed }));

  const { start, resume, ...run } = useImport(check, text, (attempt: ImportAttempt) => {
    setImportedText(attempt.text);
    changeSettings({ message: "" });
    refreshContent();
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
  const askForNewerRevision = useNewerRevision(check.revisionId);
  // The browser asks before the user leaves the page with text that would be lost.
  useEventListener(isUnsaved && !draft.isStored ? window : undefined, ["beforeunload"], (event) =>
    event.preventDefault(),
  );
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

/**
 * Asks the server for its newest revision when the user comes back to the page, because someone else may have changed
 * the site in between.
 */
function useNewerRevision(knownId: string | undefined): () => void {
  const known = useRef(knownId);
  useLayoutEffect(() => {
    known.current = knownId;
  });
  async function ask(): Promise<void> {
    if (known.current === undefined) return;
    // The next check or import reports a failure.
    const newest = await fetchDocuments([]).catch(() => undefined);
    if (newest !== undefined && known.current !== undefined && newest.revisionId !== known.current) refreshContent();
  }
  useEventListener(window, ["focus"], ask);
  useEventListener(document, ["visibilitychange"], () => document.visibilityState === "visible" && ask());
  return ask;
}
