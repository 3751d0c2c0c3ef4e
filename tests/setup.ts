/** Prepares each file of tests. Most files share a process, so nothing may be left for the next one. */
import fc from "fast-check";
import { afterAll, vi } from "vitest";
import { forRun } from "./support/full-run.ts";
import { SEED } from "./support/random.ts";
import { lowerScryptCost } from "./support/scrypt-cost.ts";

fc.configureGlobal({ numRuns: forRun(200, 12), seed: SEED });

lowerScryptCost();

// React as visitors get it, which renders faster. Other packages wait less between retries if NODE_ENV is "test".
process.env.NODE_ENV = "production";
await Promise.all([import("react/jsx-runtime"), import("react-dom/server")]);
process.env.NODE_ENV = "test";

// Git works as on a new machine and in the folder of the command, also if a hook of Git runs the tests.
for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) delete process.env[name];
Object.assign(process.env, { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" });

afterAll(() => {
  vi.useRealTimers();
});
