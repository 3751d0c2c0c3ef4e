import type { Context } from "hono";
import type { AuditEntry } from "#api/auth/audit-log.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { failureCode } from "#api/tasks/serialize-result.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { AdminContext, AppContext } from "../app-context.ts";
import { toApiError } from "./to-api-error.ts";

type AuditEvent = Omit<AuditEntry, "time" | "address" | "requestId">;

/** Writes actions of signed-in users to the audit log. An action still succeeds if the log cannot be written. */
export interface AuditTrail {
  record(c: Context<AppEnv>, event: AuditEvent): Promise<void>;
  /**
   * Runs an import or a rollback, and records its outcome.
   * @throws ApiError if the store rejects the change
   */
  recordChange<Result extends ImportResult>(
    c: Context<AppEnv>,
    event: Omit<AuditEvent, "outcome">,
    change: () => Promise<Result>,
  ): Promise<Result>;
}

export function createAuditTrail({ log, now }: AppContext, { audit, store }: AdminContext): AuditTrail {
  async function record(c: Context<AppEnv>, event: AuditEvent): Promise<void> {
    const requestId = c.get("requestId");
    try {
      await audit.write({ time: new Date(now()).toISOString(), ...event, address: c.env.address, requestId });
    } catch (cause) {
      log.error({ requestId, err: cause, event: event.event, outcome: event.outcome }, "audit log write failed");
    }
  }

  return {
    record,
    async recordChange(c, event, change) {
      try {
        const result = await change();
        const { success, revision, imported } = result;
        const pages = imported.filter(({ status }) => CHANGED.has(status)).map(({ page }) => page);
        await record(c, { ...event, outcome: success ? "done" : failureCode(result), revision, pages });
        return result;
      } catch (cause) {
        const error = await toApiError(cause, store);
        await record(c, { ...event, outcome: error instanceof ApiError ? error.code : "internal" });
        throw error;
      }
    },
  };
}

const CHANGED: ReadonlySet<string> = new Set(["created", "updated", "removed"] satisfies ImportedPage["status"][]);
