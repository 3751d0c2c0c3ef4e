import { Hono } from "hono";
import type { Logger } from "pino";
import { errorMessage } from "#content/platform/error-message.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { createAccounts } from "../auth/accounts.ts";
import type { AuditLog } from "../auth/audit/audit-log.ts";
import type { OfficeDatabase } from "../database/tables.ts";
import type { AppEnv } from "../http/app-env.ts";
import { memoizeFor } from "../http/memoize-for.ts";
import { respondJson } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { Outbox } from "../quotes/outbox/database-outbox.ts";
import { type EntryCount, OUTBOX_STATE, OUTBOX_STATES, type OutboxState } from "../quotes/outbox/outbox.ts";
import type { FiguresAccess } from "./figures-access.ts";

/** Time for which a result is shared, so that frequent calls cannot load the database. */
const CHECK_LIFETIME_MS = 1000;
/** Requests are delivered within seconds. One that has waited for an hour needs attention. */
const LONG_WAIT_SECONDS = 60 * 60;

type Status = "ok" | "degraded" | "failed";

/**
 * Creates the health checks. `/healthz` responds if the process runs. `/readyz` responds with 503 if the store cannot be
 * read or the outbox cannot be written. If only single requests, the accounts or the audit log need attention, its status
 * is `degraded`, but it responds with 200: a load balancer must not take a server that works out of service. Only clients
 * that may read the figures receive more than the status.
 */
export function healthRoutes(readReadiness: ReadReadiness, mayReadFigures: FiguresAccess): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => respondJson(c, { status: "ok" }))
    .get("/readyz", async (c) => {
      const readiness = await readReadiness();
      const { status } = readiness;
      return respondJson(c, mayReadFigures(c) ? readiness : { status }, { status: status === "failed" ? 503 : 200 });
    })
    .all("/healthz", methodNotAllowed("GET", "HEAD"))
    .all("/readyz", methodNotAllowed("GET", "HEAD"));
}

type SiteCheck = "store" | "outbox";
/** Checks without whose success nobody can sign in. */
type AdminCheck = "accounts" | "audit";

/**
 * Result of the health checks. The figures are missing if the outbox failed, and the checks of the admin if there is none.
 */
export interface Readiness
  extends Record<SiteCheck, Status>,
    Partial<Record<AdminCheck, Status>>,
    Partial<OutboxReport> {
  status: Status;
  /** Each problem that a check has found, and the next step. */
  problems?: string[];
}

export type ReadReadiness = () => Promise<Readiness>;

/** Health checks, which share their results between the applications that use them. */
export type HealthChecks = (subject: Subject) => Promise<Readiness>;

/** Parts of an application that are checked. */
interface Subject {
  store: ContentStore;
  outbox: Outbox;
  /** Missing if there is no admin. */
  admin?: { database: OfficeDatabase; audit: AuditLog };
  log: Logger;
  /** Returns the time in milliseconds since 1970. */
  now(): number;
}

/** Creates health checks that share their results between all calls within a second. */
export function createHealthChecks(): HealthChecks {
  return memoizeFor(CHECK_LIFETIME_MS, runChecks);
}

/** Requests in the outbox, as far as they may need attention. */
interface OutboxReport {
  /** Number of entries by state. */
  queue: Record<OutboxState, number>;
  /** Time since the receipt of the oldest entry that is not delivered. */
  oldestWaitingSeconds: number;
}

async function runChecks({ store, outbox, admin, log, now }: Subject): Promise<Readiness> {
  const problems: string[] = [];
  /** Returns the result of a check, or undefined if it fails. */
  async function runCheck<Result>(
    check: SiteCheck | AdminCheck,
    run: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      log.error({ err: error, check }, "health check failed");
      const message = errorMessage(error);
      // Several checks fail for one reason.
      if (!problems.some((known) => message.includes(known))) problems.push(message);
      return undefined;
    }
  }

  const revision = await runCheck("store", () => store.withSnapshot(async (state) => state.revision));
  let unhandled = 0;
  const report = await runCheck("outbox", async (): Promise<OutboxReport> => {
    await outbox.healthCheck();
    const counts = await outbox.count();
    const oldestMs = (await outbox.oldestWaitingMs()) ?? now();
    unhandled = sum(counts.filter(({ state, isHandled }) => UNDELIVERED.has(state) && !isHandled));
    const queue = Object.fromEntries(
      OUTBOX_STATES.map((state) => [state, sum(counts.filter((each) => each.state === state))]),
    );
    return {
      queue: queue as OutboxReport["queue"],
      oldestWaitingSeconds: Math.max(0, Math.round((now() - oldestMs) / 1000)),
    };
  });
  const adminChecks: Partial<Record<AdminCheck, Status>> = admin
    ? {
        accounts: toStatus(await runCheck("accounts", () => createAccounts({ ...admin, now }).list())),
        audit: toStatus(await runCheck("audit", () => admin.audit.check().then(() => true))),
      }
    : {};
  const checks = { store: toStatus(revision), outbox: toStatus(report), ...adminChecks };
  const hasFailed = revision === undefined || report === undefined;
  const isDegraded =
    Object.values(adminChecks).includes("failed") || (report !== undefined && needsAttention(report, unhandled));
  const status: Status = hasFailed ? "failed" : isDegraded ? "degraded" : "ok";
  return { status, ...checks, ...report, ...(problems.length > 0 && { problems }) };
}

function toStatus(result: unknown): Status {
  return result === undefined ? "failed" : "ok";
}

/** States of entries that were not delivered. */
const UNDELIVERED: ReadonlySet<OutboxState> = new Set([OUTBOX_STATE.failed, OUTBOX_STATE.quarantined]);

function sum(counts: readonly EntryCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function needsAttention({ oldestWaitingSeconds }: OutboxReport, unhandled: number): boolean {
  return unhandled > 0 || oldestWaitingSeconds > LONG_WAIT_SECONDS;
}
