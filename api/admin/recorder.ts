/** Writes down what is done in the admin. A log that cannot be written undoes nothing of it. */
import type { Context } from "hono";
import type { ImportedPage } from "#content/importer/plan.ts";
import type { ImportResult } from "#content/importer/result.ts";
import { ApiError } from "../api-error.ts";
import type { AdminDeps, AppDeps, AppEnv } from "../app-deps.ts";
import type { AuditEntry } from "./audit-log.ts";
import { refusalOf } from "./store-refusal.ts";

type Event = Omit<AuditEntry, "time" | "address" | "requestId">;

export interface Recorder {
  record(c: Context<AppEnv>, event: Event): Promise<void>;
  /** Does what changes the store, and records what came of it. @throws ApiError where the store refuses */
  recorded(
    c: Context<AppEnv>,
    event: Omit<Event, "outcome">,
    change: () => Promise<ImportResult>,
  ): Promise<ImportResult>;
}

export function createRecorder({ log, now }: AppDeps, { audit, store }: AdminDeps): Recorder {
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
        const refusal = await refusalOf(cause, store);
        const outcome = refusal instanceof ApiError ? refusal.code : "internal";
        await record(c, { ...event, outcome });
        throw refusal;
      }
    },
  };
}

const CHANGED: ReadonlySet<string> = new Set(["created", "updated", "removed"] satisfies ImportedPage["status"][]);
