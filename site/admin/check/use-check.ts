import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readDocuments } from "../api/admin-api.ts";
import type { Completion, Description } from "../completion/complete.ts";
import type { CheckOptions, ContentAfter, PageCalls, WorkerCalls } from "./check-protocol.ts";
import { createLatestRunner } from "./run-latest.ts";
import { type Call, connectRpc } from "./worker-rpc.ts";

export interface Check {
  /** Failed: the documents could not be read, or the checking code not be loaded. */
  state: "empty" | "checking" | "checked" | "failed";
  /** While a large text is checked, how much of it is done, from 0 to 1. */
  progress?: number;
  /** What `result` is about: while it is checking, another text than the newest. */
  text: string;
  result?: ImportResult;
  /** Of the store, as it was checked against; undefined where nothing of it was needed, and it does not answer. */
  revision?: number;
  complete(text: string, offset: number): Promise<Completion[]>;
  describe(text: string, offset: number): Promise<Description | undefined>;
  /** What the pages would hold after the import; those that would not change are left out. */
  contentAfter(pages: readonly DocumentId[]): Promise<ContentAfter>;
}

/** How long a text rests before it is checked. */
const REST_MS = 150;

interface Input {
  text: string;
  options: CheckOptions;
}

interface Checker {
  call: Call<WorkerCalls>;
  check(input: Input): void;
}

/** Tells what importing a text would do, each time that the text, an option or the store has changed. */
export function useCheck(text: string, { page, mayCreate, isPartial, generation }: CheckOptions): Check {
  const checker = useRef<Checker>(undefined);
  const [outcome, setOutcome] = useState<{ input: Input; result: ImportResult | undefined }>();
  const [progress, setProgress] = useState<number>();
  const input = useMemo(
    (): Input => ({ text, options: { page, mayCreate, isPartial, generation } }),
    [text, page, mayCreate, isPartial, generation],
  );
  const isEmpty = text.trim() === "";

  useEffect(() => {
    const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
    const call = connectRpc<WorkerCalls, PageCalls>(worker, { readDocuments, showProgress: setProgress });
    const check = createLatestRunner(
      (newest: Input) => call("check", newest.text, newest.options),
      (checked, result) => {
        setProgress(undefined);
        setOutcome({ input: checked, result });
      },
    );
    checker.current = { call, check };
    return () => worker.terminate();
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => checker.current?.check(input), REST_MS);
    return () => clearTimeout(timer);
  }, [input, isEmpty]);

  const calls = useMemo(
    (): Pick<Check, "complete" | "describe" | "contentAfter"> => ({
      complete: async (from, offset) => (await checker.current?.call("complete", from, offset)) ?? [],
      describe: async (from, offset) => checker.current?.call("describe", from, offset),
      contentAfter: async (pages) => (await checker.current?.call("contentAfter", pages)) ?? {},
    }),
    [],
  );

  if (isEmpty) return { state: "empty", text, ...calls };
  const isChecking = outcome?.input !== input;
  const { result } = outcome ?? {};
  return {
    state: isChecking ? "checking" : result === undefined ? "failed" : "checked",
    ...(isChecking && progress !== undefined && { progress }),
    text: outcome?.input.text ?? "",
    ...(result !== undefined && { result }),
    ...(result?.revision !== undefined && { revision: result.revision }),
    ...calls,
  };
}
