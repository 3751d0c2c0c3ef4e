import { expose, wrap } from "comlink";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { trustScriptUrl } from "#site/islands/island/trusted-types.ts";
import { fetchDocuments, readSiteIndex } from "../api/content-api.ts";
import { useContentVersion } from "../query/query-client.ts";
import { type CheckOptions, LARGE_TEXT_LENGTH, type PageCalls, type WorkerCalls } from "./check-protocol.ts";
import checkWorkerUrl from "./check-worker.ts?worker&url";
import { inspectText } from "./json-text.ts";
import { createLatestRunner } from "./run-latest.ts";

/** The functions of the worker as the page calls them. */
type RemoteCalls = {
  [Name in keyof WorkerCalls]: (
    ...args: Parameters<WorkerCalls[Name]>
  ) => Promise<Awaited<ReturnType<WorkerCalls[Name]>>>;
};

type CheckCalls = Omit<RemoteCalls, "check">;

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
  /** Calls a function of the worker. The promise rejects if the worker has stopped. */
  call<Value>(run: (worker: RemoteCalls) => Promise<Value>): Promise<Value>;
  check(input: CheckInput): void;
  close(): void;
}

interface WorkerEvents {
  onProgress(progress: number | undefined): void;
  onChecked(input: CheckInput, result: ImportResult | undefined): void;
}

function startWorker({ onProgress, onChecked }: WorkerEvents): WorkerClient {
  const worker = new Worker(trustScriptUrl(checkWorkerUrl), { type: "module" });
  expose({ readDocuments: fetchDocuments, readSiteIndex, showProgress: onProgress } satisfies PageCalls, worker);
  const remote: RemoteCalls = wrap<WorkerCalls>(worker);
  // A worker emits "error" if its script cannot be loaded.
  const stopped = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("The worker has stopped.")));
  });
  stopped.catch(() => undefined);
  const call: WorkerClient["call"] = (run) => Promise.race([run(remote), stopped]);
  const check = createLatestRunner(
    ({ text, options }: CheckInput) => call(({ check }) => check(text, options)),
    (checked, result) => {
      onProgress(undefined);
      onChecked(checked, result);
    },
  );
  return { call, check, close: () => worker.terminate() };
}

/** Plans the import of a text in a worker, again after each change of the text, an option or the store. */
export function useCheck(
  text: string,
  { page, mayCreate, isPartial, isForm }: Omit<CheckOptions, "storeVersion">,
): Check {
  const storeVersion = useContentVersion();
  const [outcome, setOutcome] = useState<{ input: CheckInput; result: ImportResult | undefined }>();
  const [progress, setProgress] = useState<number>();
  const input = useMemo(
    (): CheckInput => ({ text, options: { page, mayCreate, isPartial, isForm, storeVersion } }),
    [text, page, mayCreate, isPartial, isForm, storeVersion],
  );
  const isEmpty = text.trim() === "";
  const onChecked = useCallback<WorkerEvents["onChecked"]>(
    (checked, result) => setOutcome({ input: checked, result }),
    [],
  );
  const openClient = useWorker(setProgress, onChecked);

  useEffect(() => {
    if (isEmpty) return;
    const delayMs = CHECK_DELAY_MS[input.text.length < LARGE_TEXT_LENGTH ? "small" : "large"];
    const timer = setTimeout(() => openClient().check(input), delayMs);
    return () => clearTimeout(timer);
  }, [input, isEmpty, openClient]);

  const calls = useMemo(() => createCalls((run) => openClient().call(run), isEmpty), [openClient, isEmpty]);
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

/** Returns a function that starts the worker with the first text. */
function useWorker(onProgress: WorkerEvents["onProgress"], onChecked: WorkerEvents["onChecked"]): () => WorkerClient {
  const client = useRef<WorkerClient>(undefined);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    client.current ??= startWorker({ onProgress, onChecked });
    return client.current;
  }, [onProgress, onChecked]);
}

function createCalls(call: WorkerClient["call"], isEmpty: boolean): CheckCalls {
  return {
    complete: (source, offset) => call(({ complete }) => complete(source, offset)),
    describe: (source, offset) => call(({ describe }) => describe(source, offset)),
    inspect: async (source) =>
      source.length < LARGE_TEXT_LENGTH
        ? inspectText(source)
        : call(({ inspect }) => inspect(source)).catch(() => inspectText(source)),
    tidy: (source) => call(({ tidy }) => tidy(source)),
    listPages: () => call(({ listPages }) => listPages()),
    // Without a text, nothing changes, and the worker still has the changes of the last text.
    contentAfter: async (pages) => (isEmpty ? {} : call(({ contentAfter }) => contentAfter(pages))),
    reach: () => call(({ reach }) => reach()),
    outdatedPages: () => call(({ outdatedPages }) => outdatedPages()),
  };
}
