/** Builds the command line and the sample site for tests that run them, unless they are built already. */
export { buildIfStale as default } from "./support/build-if-stale.ts";
