import { messageWithCauses } from "#content/platform/error-message.ts";
import { createAccounts } from "../auth/accounts.ts";
import { memoizeFor } from "../http/memoize-for.ts";
import { type EntryCount, OUTBOX_STATE, OUTBOX_STATES, type OutboxState } from "../quotes/outbox/outbox.ts";
import type { AppContext } from "./app-context.ts";

/** Time for which a result is shared, so that frequent calls cannot load the database. */
const CHECK_LIFETIME_MS = 1000;
/** Requests are delivered within seconds. One that has waited for an hour needs attention. */
const LONG_WAIT_SECONDS = 60 * 60;
const UNDELIVERED: ReadonlySet<OutboxState> = new Set([OUTBOX_STATE.failed, OUTBOX_STATE.quarantined]);

type Status = "ok" | "degraded" | "failed";

export type ReadReadiness = ReturnType<typeof createReadinessReader>;

/** Creates a function that checks the parts of the server, and shares the result between all calls within a second. */
export function createReadinessReader(context: AppContext) {
  return memoizeFor(CHECK_LIFETIME_MS, () => runChecks(context));
}

/**
 * Checks the parts of the server. It has failed if the store cannot be read or the outbox cannot be written, and is degraded
 * if single requests, the accounts or the audit log need attention. The figures are missing if the outbox failed, and the
 * checks of the admin if there is none.
 */
async function runChecks({ store, outbox, admin, log, now }: AppContext) {
  const problems: string[] = [];
  async function runCheck<Result>(check: string, run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      log.error({ err: error, check }, "health check failed");
      const message = messageWithCauses(error);
      // Several checks fail for one reason.
      if (!problems.some((known) => message.includes(known))) problems.push(message);
      return undefined;
    }
  }

  const revision = await runCheck("store", () => store.withSnapshot(async (state) => state.revision));
  let needsAttention = false;
  const report = await runCheck("outbox", async () => {
    await outbox.healthCheck();
    const counts = await outbox.count();
    const oldestMs = (await outbox.oldestWaitingMs()) ?? now();
    const oldestWaitingSeconds = Math.max(0, Math.round((now() - oldestMs) / 1000));
    const unhandled = sum(counts.filter(({ state, isHandled }) => UNDELIVERED.has(state) && !isHandled));
    needsAttention = unhandled > 0 || oldestWaitingSeconds > LONG_WAIT_SECONDS;
    const queue: Record<string, number> = Object.fromEntries(
      OUTBOX_STATES.map((state) => [state, sum(counts.filter((each) => each.state === state))]),
    );
    return { queue, oldestWaitingSeconds };
  });
  // Without them, nobody can sign in.
  const adminChecks = admin && {
    accounts: toStatus(await runCheck("accounts", () => createAccounts({ ...admin, now }).list())),
    audit: toStatus(await runCheck("audit", () => admin.audit.check().then(() => true))),
  };
  if (Object.values(adminChecks ?? {}).includes("failed")) needsAttention = true;
  const hasFailed = revision === undefined || report === undefined;
  const status: Status = hasFailed ? "failed" : needsAttention ? "degraded" : "ok";
  const checks = { store: toStatus(revision), outbox: toStatus(report), ...adminChecks };
  return { status, ...checks, ...report, ...(problems.length > 0 && { problems }) };
}

function toStatus(result: unknown): Status {
  return result === undefined ? "failed" : "ok";
}

function sum(counts: readonly EntryCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
