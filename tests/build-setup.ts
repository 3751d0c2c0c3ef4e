import { buildCliIfStale, buildSiteIfMissing } from "./support/build-if-stale.ts";

/** Builds the command line and the site for tests that run them, unless they are built already. */
export default async function setup(): Promise<void> {
  await buildCliIfStale();
  await buildSiteIfMissing();
}
