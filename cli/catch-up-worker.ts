/** A thread that catches up: what blocks it keeps no visitor waiting. */
import { workerData } from "node:worker_threads";
import { catchUp } from "./catch-up.ts";

await catchUp(workerData);
