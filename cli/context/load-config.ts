import { join } from "node:path";
import { type Env, parseEnv } from "#api/config/env.ts";
import type { CommandContext } from "./command-context.ts";
import { UsageError } from "./usage-error.ts";

/** Configuration of the server, with absolute paths. */
export interface Config extends Env {
  /** Folder of the stored quote requests. */
  outboxDir: string;
  /** Folder of the accounts and sessions of the admin. */
  adminDir: string;
  /** File of the admin's audit log. */
  auditFile: string;
}

/**
 * Reads the configuration from the environment.
 * @throws UsageError `command/settings` with every problem in it
 */
export function loadConfig(context: Pick<CommandContext, "io" | "projectDir" | "resolvePath">): Config {
  const parsed = parseEnv(context.io.env);
  if ("problems" in parsed) throw new UsageError("command/settings", parsed.problems.join(" "));
  const { OUTBOX_DIR, ADMIN_DIR, AUDIT_FILE } = parsed.env;
  return {
    ...parsed.env,
    outboxDir: OUTBOX_DIR === undefined ? join(context.projectDir, "var/outbox") : context.resolvePath(OUTBOX_DIR),
    adminDir: ADMIN_DIR === undefined ? join(context.projectDir, "var/admin") : context.resolvePath(ADMIN_DIR),
    auditFile: AUDIT_FILE === undefined ? join(context.projectDir, "var/audit.jsonl") : context.resolvePath(AUDIT_FILE),
  };
}
