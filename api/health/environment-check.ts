import type { HealthCheck } from "#content/health/health-check.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { parseEnv } from "../config/env.ts";

/** Checks that every environment variable of the server is valid. */
export function environmentCheck(raw: Readonly<Record<string, string | undefined>>): HealthCheck {
  return {
    name: "Settings",
    async run() {
      const parsed = parseEnv(raw);
      const problems = "problems" in parsed ? parsed.problems : [];
      return problems.map((message) => ({ diagnostic: diagnose("command/settings", message) }));
    },
  };
}
