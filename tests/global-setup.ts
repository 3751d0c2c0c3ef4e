import { build } from "vite";
import { inProject } from "./support/project.ts";

/** Builds the command line once, for the tests that run it as a process. */
export default async function setup(): Promise<void> {
  await build({ configFile: inProject("cli/vite.config.ts") });
}
