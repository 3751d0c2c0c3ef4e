/** The entry point of the worker that checks and completes texts, so that the page stays responsive. */

import type { PageCalls, WorkerCalls } from "./check-protocol.ts";
import { createChecker } from "./checker.ts";
import { connectRpc, type RemoteCall } from "./worker-rpc.ts";

const call: RemoteCall<PageCalls> = connectRpc<PageCalls, WorkerCalls>(
  self,
  createChecker({
    readDocuments: (ids) => call("readDocuments", ids),
    readSiteIndex: () => call("readSiteIndex"),
    showProgress: (progress) => void call("showProgress", progress),
  }),
);
