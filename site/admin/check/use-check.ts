import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { trustScriptUrl } from "#site/islands/island/trusted-types.ts";
import { readDocuments, readSiteIndex } from "../api/admin-api.ts";
import type { Completion, Description } from "../completion/complete.ts";
import type { CheckOptions, ContentAfter, PageCalls, WorkerCalls } from "./check-protocol.ts";
import checkWorkerUrl from "./check-worker.ts?worker&url";
import { createLatestRunner } from "./run-latest.ts";
import { connectRpc, type RemoteCall } from "./worker-rpc.ts";

export interface Check {
  /** "failed" means that the documents could not be read or the worker could not be loaded. */
  state: "empty" | "checking" | "checked" | "failed";
  /** The progress of a large check, from 0 to 1. */
  progress?: number;
  /** The text that `result` is about. In the state "checking" it is older than the text in the editor. */
  text: string;
  result?: ImportResult;
  /** The id of the revision that the text was checked against; undefined if the server did not respond. */
  revisionId?: string;
  complete(text: string, offset: number): Promise<Completion[]>;
  describe(text: string, offset: number): Promise<Description | undefined>;
  /** Returns the content of pages after the import, without the pages that it leaves unchanged. */
  contentAfter(pages: readonly DocumentId[]): Promise<ContentAfter>;
}

/** The pause after the last change before a text is checked. */
const CHECK_DELAY_MS = 150;

interface CheckInput {
  text: string;
  options: CheckOptions;
}

interface WorkerClient {
  call: RemoteCall<WorkerCalls>;
  check(input: CheckInput): void;
}

/** Plans the import of a text in a worker, again after each change of the text, an option or the store. */
export function useCheck(text: string, { page, mayCreate, isPartial, storeVersion }: CheckOptions): Check {
  const client = useRef<WorkerClient>(undefined);
  const [outcome, setOutcome] = useState<{ input: CheckInput; result: ImportResult | undefined }>();
  const [progress, setProgress] = useState<number>();
  const input = useMemo(
    (): CheckInput => ({ text, options: { page, mayCreate, isPartial, storeVersion } }),
    [text, page, mayCreate, isPartial, storeVersion],
  );
  const isEmpty = text.trim() === "";

  useEffect(() => {
    const worker = new Worker(trustScriptUrl(checkWorkerUrl), { type: "module" });
    const call = connectRpc<WorkerCalls, PageCalls>(worker, {
      readDocuments,
      readSiteIndex,
      showProgress: setProgress,
    });
    const check = createLatestRunner(
      (newest: CheckInput) => call("check", newest.text, newest.options),
      (checked, result) => {
        setProgress(undefined);
        setOutcome({ input: checked, result });
      },
    );
    client.current = { call, check };
    return () => worker.terminate();
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => client.current?.check(input), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [input, isEmpty]);

  const calls = useMemo(
    (): Pick<Check, "complete" | "describe" | "contentAfter"> => ({
      complete: async (source, offset) => (await client.current?.call("complete", source, offset)) ?? [],
      describe: async (source, offset) => client.current?.call("describe", source, offset),
      contentAfter: async (pages) => (await client.current?.call("contentAfter", pages)) ?? {},
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
    ...(result?.revisionId !== undefined && { revisionId: result.revisionId }),
    ...calls,
  };
}
