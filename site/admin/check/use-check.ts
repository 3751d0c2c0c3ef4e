import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FactReach } from "#content/facts/fact-reach.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { trustScriptUrl } from "#site/islands/island/trusted-types.ts";
import { readDocuments, readSiteIndex } from "../api/admin-api.ts";
import type { Completion, Description } from "../completion/complete.ts";
import {
  type CheckOptions,
  type ContentAfter,
  type DocumentPatches,
  LARGE_TEXT_LENGTH,
  type PageCalls,
  type WorkerCalls,
} from "./check-protocol.ts";
import checkWorkerUrl from "./check-worker.ts?worker&url";
import { inspectText, type TextKind } from "./inspect-text.ts";
import { createLatestRunner } from "./run-latest.ts";
import { connectRpc, type RemoteCall } from "./worker-rpc.ts";

/** Functions of the worker. */
interface CheckCalls {
  complete(text: string, offset: number): Promise<Completion[]>;
  describe(text: string, offset: number): Promise<Description | undefined>;
  inspect(text: string): Promise<TextKind>;
  /** Returns the same JSON on several lines, or undefined if the text is not JSON. */
  tidy(text: string): Promise<string | undefined>;
  /** Returns the IDs of the site's pages. */
  listPages(): Promise<DocumentId[]>;
  /** Returns the content of pages after the import, without the pages that it leaves unchanged. */
  contentAfter(pages: readonly DocumentId[]): Promise<ContentAfter>;
  /** Returns where the site settings appear that the import changes. */
  reach(): Promise<FactReach[]>;
  /** Returns the corrections of the pages that would keep the former value of a fact that the import changes. */
  outdatedPages(): Promise<DocumentPatches>;
}

export interface Check extends CheckCalls {
  /** "failed" means that the documents could not be read or the worker could not be loaded. */
  state: "empty" | "checking" | "checked" | "failed";
  /** The progress of a large check, from 0 to 1. */
  progress?: number;
  /** The text that `result` is about. In the state "checking" it is older than the text in the editor. */
  text: string;
  result?: ImportResult;
  /** The id of the revision that the text was checked against; undefined if the server did not respond. */
  revisionId?: string;
}

/** The pause after the last change before a text is checked. A large text is checked less often. */
const CHECK_DELAY_MS = { small: 40, large: 150 };

interface CheckInput {
  text: string;
  options: CheckOptions;
}

interface WorkerClient {
  call: RemoteCall<WorkerCalls>;
  check(input: CheckInput): void;
  close(): void;
}

interface WorkerEvents {
  onProgress(progress: number | undefined): void;
  onChecked(input: CheckInput, result: ImportResult | undefined): void;
}

function startWorker({ onProgress, onChecked }: WorkerEvents): WorkerClient {
  const worker = new Worker(trustScriptUrl(checkWorkerUrl), { type: "module" });
  const call = connectRpc<WorkerCalls, PageCalls>(worker, { readDocuments, readSiteIndex, showProgress: onProgress });
  const check = createLatestRunner(
    (newest: CheckInput) => call("check", newest.text, newest.options),
    (checked, result) => {
      onProgress(undefined);
      onChecked(checked, result);
    },
  );
  return { call, check, close: () => worker.terminate() };
}

/** Plans the import of a text in a worker, again after each change of the text, an option or the store. */
export function useCheck(text: string, { page, mayCreate, isPartial, isForm, storeVersion }: CheckOptions): Check {
  const client = useRef<WorkerClient>(undefined);
  const [outcome, setOutcome] = useState<{ input: CheckInput; result: ImportResult | undefined }>();
  const [progress, setProgress] = useState<number>();
  const input = useMemo(
    (): CheckInput => ({ text, options: { page, mayCreate, isPartial, isForm, storeVersion } }),
    [text, page, mayCreate, isPartial, isForm, storeVersion],
  );
  const isEmpty = text.trim() === "";

  // The worker starts with the first text.
  const openClient = useCallback(() => {
    client.current ??= startWorker({
      onProgress: setProgress,
      onChecked: (checked, result) => setOutcome({ input: checked, result }),
    });
    return client.current;
  }, []);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (isEmpty) return;
    const delayMs = CHECK_DELAY_MS[input.text.length < LARGE_TEXT_LENGTH ? "small" : "large"];
    const timer = setTimeout(() => openClient().check(input), delayMs);
    return () => clearTimeout(timer);
  }, [input, isEmpty, openClient]);

  const calls = useMemo(
    (): CheckCalls => ({
      complete: (source, offset) => openClient().call("complete", source, offset),
      describe: (source, offset) => openClient().call("describe", source, offset),
      inspect: async (source) =>
        source.length < LARGE_TEXT_LENGTH
          ? inspectText(source)
          : openClient()
              .call("inspect", source)
              .catch(() => inspectText(source)),
      tidy: (source) => openClient().call("tidy", source),
      listPages: () => openClient().call("listPages"),
      // Without a text, nothing changes: the worker need not start, and still has the changes of the last text.
      contentAfter: async (pages) => (isEmpty ? {} : (client.current?.call("contentAfter", pages) ?? {})),
      reach: () => openClient().call("reach"),
      outdatedPages: () => openClient().call("outdatedPages"),
    }),
    [openClient, isEmpty],
  );

  if (isEmpty) return { state: "empty", text, ...calls };
  const isChecking = outcome?.input !== input;
  const { result } = outcome ?? {};
  return {
    state: isChecking ? "checking" : result === undefined ? "failed" : "checked",
    ...(isChecking && progress !== undefined && { progress }),
    text: outcome?.input.text ?? "",
    ...(result !== undefined && { result }),
    ...(result?.revisionId !== undefined && { revisionId: result.revisionId }),
    ...calls,
  };
}
