import type { Context } from "hono";
import { type AuditEntry, recordAction } from "#api/auth/audit/audit-log.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import type { AdminContext, AppContext } from "#api/routes/app-context.ts";
import { failureCode } from "#api/tasks/serialize-result.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { toApiError } from "./to-api-error.ts";

type AuditEvent = Omit<AuditEntry, "time" | "address" | "requestId">;
type ActionEvent = Omit<AuditEvent, "outcome">;

/** Writes actions in the admin to the audit log. */
export interface AuditTrail {
  /** @throws ApiError `audit-unavailable` if the log cannot be written */
  record(c: Context<AppEnv>, event: AuditEvent): Promise<void>;
  /** Records an action that must not fail because of the log, such as signing out. */
  tryRecord(c: Context<AppEnv>, event: AuditEvent): Promise<void>;
  /**
   * Runs a change between two lines of the log.
   * @throws ApiError `audit-unavailable` if the first line cannot be written; then nothing is changed. Another ApiError
   * if the change is rejected.
   */
  recordAction<Result>(
    c: Context<AppEnv>,
    event: ActionEvent,
    action: () => Promise<Result>,
    describeResult?: (result: Result) => Partial<AuditEvent>,
  ): Promise<Result>;
  /** Runs an import or a rollback like `recordAction`, and records its outcome. */
  recordChange<Result extends ImportResult>(
    c: Context<AppEnv>,
    event: ActionEvent,
    change: () => Promise<Result>,
  ): Promise<Result>;
}

export function createAuditTrail({ log, now }: AppContext, { audit, store }: AdminContext): AuditTrail {
  const record: AuditTrail["record"] = (c, event) => {
    const time = new Date(now()).toISOString();
    return audit.write({ time, ...event, address: c.env.address, requestId: c.get("requestId") }).catch((cause) => {
      throw new ApiError("audit-unavailable", { cause });
    });
  };
  const logError = (c: Context<AppEnv>, err: unknown, event: AuditEvent["event"]) =>
    log.error({ requestId: c.get("requestId"), err, event }, "audit log write failed");

  const trail: AuditTrail = {
    record,
    tryRecord: (c, event) => record(c, event).catch((cause) => logError(c, cause, event.event)),
    recordAction: (c, event, action, describeResult) =>
      recordAction(
        (members) => record(c, { ...event, ...members }),
        () =>
          action().catch(async (cause) => {
            throw await toApiError(cause, store);
          }),
        {
          ...(describeResult && { describeResult }),
          describeError: (error) => ({ outcome: error instanceof ApiError ? error.code : "internal" }),
          onError: (cause) => logError(c, cause, event.event),
        },
      ),
    recordChange: (c, event, change) => trail.recordAction(c, event, change, describeImport),
  };
  return trail;
}

function describeImport(result: ImportResult): Partial<AuditEvent> {
  const { success, revision, imported } = result;
  const pages = imported.filter(({ status }) => CHANGED.has(status)).map(({ page }) => page);
  return { outcome: success ? "done" : failureCode(result), revision, pages };
}

const CHANGED: ReadonlySet<string> = new Set(["created", "updated", "removed"] satisfies ImportedPage["status"][]);

/** Returns the members of a line that name the person who acted. */
export function actor({ account, name }: Session): Pick<AuditEvent, "account" | "by"> {
  return { account, by: name };
}
