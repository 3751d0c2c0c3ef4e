import { expose, wrap } from "comlink";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { trustScriptUrl } from "#site/islands/island/trusted-types.ts";
import { answer, api } from "../api/client.ts";
import { fetchDocuments } from "../api/content-api.ts";
import { useContentVersion } from "../query/query-client.ts";
import { type CheckOptions, LARGE_TEXT_LENGTH, type PageCalls } from "./check-protocol.ts";
import checkWorkerUrl from "./check-worker.ts?worker&url";
import type { Checker } from "./checker.ts";
import { inspectText } from "./json-text.ts";
import { createLatestRunner } from "./run-latest.ts";

/** The functions of the worker as the page calls them. */
type RemoteCalls = {
  [Name in keyof Checker]: (...args: Parameters<Checker[Name]>) => Promise<Awaited<ReturnType<Checker[Name]>>>;
};

type CheckCalls = Omit<RemoteCalls, "check">;

export interface Check extends CheckCalls {
  /** "failed" means that the documents could not be read or the worker could not be loaded. */
  state: "empty" | "checking" | "checked" | "failed";
  /** The progress of a large check, from 0 to 1. */
  progress?: number | undefined;
  /** The text that `result` is about. In the state "checking" it is older than the text in the editor. */
  text: string;
  result?: ImportResult | undefined;
  /** The id of the revision that the text was checked against; undefined if the server did not respond. */
  revisionId?: string | undefined;
}

/** The pause after the last change before a text is checked. A large text is checked less often. */
const CHECK_DELAY_MS = { small: 40, large: 150 };

type CheckInput = { text: string; options: CheckOptions };

interface Outcome {
  input: CheckInput;
  /** Undefined if the check failed. */
  result: ImportResult | undefined;
}

type WorkerClient = ReturnType<typeof startWorker>;

function startWorker(setProgress: (progress: number | undefined) => void, setOutcome: (outcome: Outcome) => void) {
  const worker = new Worker(trustScriptUrl(checkWorkerUrl), { type: "module" });
  const readSiteIndex = () => answer(api["site-index"].$get());
  expose({ readDocuments: fetchDocuments, readSiteIndex, showProgress: setProgress } satisfies PageCalls, worker);
  const remote: RemoteCalls = wrap<Checker>(worker);
  // A worker emits "error" if its script cannot be loaded.
  const stopped = new Promise<never>((_, reject) => {
    worker.addEventListener("error", () => reject(new Error("The worker has stopped.")));
  });
  stopped.catch(() => undefined);
  const call = <Value>(run: (worker: RemoteCalls) => Promise<Value>) => Promise.race([run(remote), stopped]);
  const check = createLatestRunner(
    ({ text, options }: CheckInput) => call(({ check }) => check(text, options)),
    (input, result) => {
      setProgress(undefined);
      setOutcome({ input, result });
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
  const [outcome, setOutcome] = useState<Outcome>();
  const [progress, setProgress] = useState<number>();
  const input = useMemo(
    (): CheckInput => ({ text, options: { page, mayCreate, isPartial, isForm, storeVersion } }),
    [text, page, mayCreate, isPartial, isForm, storeVersion],
  );
  const isEmpty = text.trim() === "";
  const openClient = useWorker(setProgress, setOutcome);

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
    progress: isChecking ? progress : undefined,
    text: outcome?.input.text ?? "",
    result,
    revisionId: result?.revisionId,
    ...calls,
  };
}

/** Returns a function that starts the worker with the first text. */
function useWorker(...[setProgress, setOutcome]: Parameters<typeof startWorker>): () => WorkerClient {
  const client = useRef<WorkerClient>(undefined);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    client.current ??= startWorker(setProgress, setOutcome);
    return client.current;
  }, [setProgress, setOutcome]);
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
    // Without a text, nothing changes, and the worker still has the changes of the last text.
    contentAfter: async (pages) => (isEmpty ? {} : call(({ contentAfter }) => contentAfter(pages))),
    reach: () => call(({ reach }) => reach()),
    outdatedPages: () => call(({ outdatedPages }) => outdatedPages()),
  };
}
