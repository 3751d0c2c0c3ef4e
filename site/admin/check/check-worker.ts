/** Checks and completes beside the page, which never waits for it. */
import { type Call, connect } from "./calls.ts";
import type { PageCalls, WorkerCalls } from "./check-protocol.ts";
import { createChecker } from "./checker.ts";

const call: Call<PageCalls> = connect<PageCalls, WorkerCalls>(
  self,
  createChecker({
    readDocuments: (ids) => call("readDocuments", ids),
    showProgress: (share) => void call("showProgress", share),
  }),
);
