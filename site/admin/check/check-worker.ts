/** Checks and completes beside the page, which never waits for it. */

import type { PageCalls, WorkerCalls } from "./check-protocol.ts";
import { createChecker } from "./checker.ts";
import { type Call, connectRpc } from "./worker-rpc.ts";

const call: Call<PageCalls> = connectRpc<PageCalls, WorkerCalls>(
  self,
  createChecker({
    readDocuments: (ids) => call("readDocuments", ids),
    showProgress: (share) => void call("showProgress", share),
  }),
);
