/** Worker thread that finalizes a publish, so that compression and image encoding do not block requests. */
import { workerData } from "node:worker_threads";
import { finalizePublish } from "./finalize-publish.ts";

await finalizePublish(workerData);
