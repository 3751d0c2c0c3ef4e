/** Builds what the tests run. `npm test` does this once, beside the checks. */
import { buildIfStale } from "../support/build-if-stale.ts";

await buildIfStale();
