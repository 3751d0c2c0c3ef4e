import type { Severity } from "#schemas/diagnostics.ts";
import type { Env } from "../config/env.ts";

/** Returns the severity of a setting that only a public site needs. */
export function readinessSeverity({ NODE_ENV }: Pick<Env, "NODE_ENV">): Severity {
  return NODE_ENV === "production" ? "error" : "warning";
}
