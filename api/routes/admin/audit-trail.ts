/** Writes down what is done in the admin. A log that cannot be written undoes nothing of it. */
import type { Context } from "hono";
import type { AuditEntry } from "#api/auth/audit-log.ts";
import type { AdminContext, AppContext } from "#api/context/app-context.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import type { ImportedPage } from "#content/importer/plan.ts";
import type { ImportResult } from "#content/importer/result.ts";
import { toApiError } from "./to-api-error.ts";

type Event = Omit<AuditEntry, "time" | "address" | "requestId">;

export interface AuditTrail {
  record(c: Context<AppEnv>, event: Event): Promise<void>;
  /** Does what changes the store, and records what came of it. @throws ApiError where the store refuses */
  recorded(
    c: Context<AppEnv>,
    event: Omit<Event, "outcome">,
    change: () => Promise<ImportResult>,
  ): Promise<ImportResult>;
}

export function createAuditTrail({ log, now }: AppContext, { audit, store }: AdminContext): AuditTrail {
  async function record(c: Context<AppEnv>, event: Event): Promise<void> {
    const requestId = c.get("requestId");
    try {
      await audit.write({ time: new Date(now()).toISOString(), ...event, address: c.env.address, requestId });
    } catch (cause) {
      log.error({ requestId, err: cause, event: event.event, outcome: event.outcome }, "audit log failed");
    }
  }

  return {
    record,
    async recorded(c, event, change) {
      try {
        const result = await change();
        const { success, revision, imported } = result;
        const pages = imported.filter(({ status }) => CHANGED.has(status)).map(({ page }) => page);
        await record(c, { ...event, outcome: success ? "done" : "import-failed", revision, pages });
        return result;
      } catch (cause) {
        const refusal = await toApiError(cause, store);
        const outcome = refusal instanceof ApiError ? refusal.code : "internal";
        await record(c, { ...event, outcome });
        throw refusal;
      }
    },
  };
}

const CHANGED: ReadonlySet<string> = new Set(["created", "updated", "removed"] satisfies ImportedPage["status"][]);
