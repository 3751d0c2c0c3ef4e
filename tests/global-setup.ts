import { resolve } from "node:path";
import { build } from "vite";

/** Builds the command line once, for the tests that run it as a process. */
export default async function setup(): Promise<void> {
  await build({ configFile: resolve(import.meta.dirname, "../cli/vite.config.ts") });
}
