/** Builds what the tests run: the command line if it is out of date, and the site. `npm test` does this once. */
import { buildCliIfStale, buildSite } from "../support/build-if-stale.ts";

await buildCliIfStale();
await buildSite();
