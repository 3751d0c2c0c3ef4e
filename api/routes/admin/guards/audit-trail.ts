import { type AuditEntry, recordOutcome } from "#api/auth/audit/audit-log.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { failureCode } from "#api/tasks/serialize-result.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { AdminEnv, SessionEnv } from "./admin-env.ts";
import { toAdminError } from "./to-admin-error.ts";

type AuditLine = Omit<AuditEntry, "time" | "address" | "requestId">;
type ActionLine = Omit<AuditLine, "outcome">;

/** Writes a line of the audit log. @throws ApiError `audit-unavailable` if the log cannot be written */
export async function record(c: Call<AdminEnv>, line: AuditLine): Promise<void> {
  const { audit, now } = c.var.admin;
  const time = new Date(now()).toISOString();
  await audit.write({ time, ...line, address: c.env.address, requestId: c.var.requestId }).catch((cause) => {
    throw new ApiError("audit-unavailable", { cause });
  });
}

/** Records an action that must not fail because of the log, such as signing out. */
export function tryRecord(c: Call<AdminEnv>, line: AuditLine): Promise<void> {
  return record(c, line).catch((cause) => logError(c, cause, line));
}

function logError({ var: { admin, requestId } }: Call<AdminEnv>, err: unknown, { event }: ActionLine): void {
  admin.log.error({ requestId, err, event }, "audit log write failed");
}

/**
 * Runs a change between two lines of the log that name the user.
 * @throws ApiError `audit-unavailable` if the first line cannot be written; then nothing is changed. Another ApiError
 * if the change is rejected.
 */
export function recordAction<Result>(
  c: Call<SessionEnv>,
  { event, ...members }: Omit<ActionLine, "account" | "by">,
  action: () => Promise<Result>,
  describeResult?: (result: Result) => Partial<AuditLine>,
): Promise<Result> {
  const line = { event, ...actor(c.var.session), ...members };
  const run = () =>
    action().catch(async (cause) => {
      throw await toAdminError(cause, c.var.admin.store);
    });
  return recordOutcome((members) => record(c, { ...line, ...members }), run, {
    describeResult,
    describeError: (error) => ({ outcome: error instanceof ApiError ? error.code : "internal" }),
    onError: (cause) => logError(c, cause, line),
  });
}

/** Records an action that imports, rolls back or changes pages. A result without success is no success in the log either. */
export function recordChange<Result extends ImportResult>(
  c: Call<SessionEnv>,
  line: Omit<ActionLine, "account" | "by">,
  change: () => Promise<Result>,
): Promise<Result> {
  return recordAction(c, line, change, (result) => {
    const pages = result.imported.filter(({ status }) => CHANGED.has(status)).map(({ page }) => page);
    return { outcome: result.success ? "done" : failureCode(result), revision: result.revision, pages };
  });
}

const CHANGED: ReadonlySet<string> = new Set(["created", "updated", "removed"] satisfies ImportedPage["status"][]);

/** Returns the members of a line that name the person who acted. */
export const actor = ({ account, name }: Session): Pick<AuditLine, "account" | "by"> => ({ account, by: name });
