/** A thread that catches up: what blocks it keeps no visitor waiting. */
import { workerData } from "node:worker_threads";
import { finalizePublish } from "./finalize-publish.ts";

await finalizePublish(workerData);
