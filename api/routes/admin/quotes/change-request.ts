import type { Context } from "hono";
import * as z from "zod";
import type { AuditEvent } from "#api/auth/audit/audit-log.ts";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { readJson } from "#api/http/request-validation.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { type FoundRequest, readDetail } from "#api/quotes/inbox/inbox.ts";
import { OUTBOX_STATE, type OutboxEntry, type RetryOptions } from "#api/quotes/outbox/outbox.ts";
import { listFollowUps } from "#api/quotes/webhook/webhook-sender.ts";
import { actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { mustFindRequest, type QuotesContext, requireSeenVersion } from "./quotes-context.ts";
import { respondDetail } from "./read-request.ts";

type ChangeEvent = Extract<AuditEvent, "quote-handled" | "quote-reopened" | "quote-resent" | "quote-released">;

interface Change {
  /** Returns true if the request is as it would be after the change, which then does nothing. */
  isDone?(request: FoundRequest): boolean;
  run(request: FoundRequest, c: Context<AppEnv>, session: Session): Promise<unknown>;
}

const ResendSchema = z.strictObject({
  /** Confirms that a request which was sent is to be sent again. */
  mayResend: z.boolean().default(false),
});

/** Runs one change at a time, so that no other one of this process comes between its check and its effect. */
export const runChange = createConcurrencyLimit({ maxRunning: 1, maxQueued: 100 });

/**
 * Returns a function that creates the handler of a change. A handler responds with the changed request. A change that was
 * made already, for example by a double click or by a colleague, does nothing.
 */
export function createRequestChange(context: QuotesContext): (event: ChangeEvent) => AdminHandler {
  const { outbox, auditTrail } = context;
  const changes = createChanges(context);
  return (event) => {
    const { isDone = () => false, run } = changes[event];
    return async (c, session) => {
      const { entry } = await mustFindRequest(c, outbox);
      const line = { event, ...actor(session), about: [entry.id] };
      const detail = await auditTrail.recordAction(c, line, () =>
        runChange(async () => {
          const request = await mustFindRequest(c, outbox);
          if (!isDone(request)) {
            requireSeenVersion(c, request);
            await run(request, c, session);
          }
          return readDetail(outbox, await mustFindRequest(c, outbox));
        }),
      );
      return respondDetail(c, detail);
    };
  };
}

function createChanges({ env, outbox, now }: QuotesContext): Record<ChangeEvent, Change> {
  async function sendAgain({ entry: { id } }: FoundRequest, options?: RetryOptions): Promise<void> {
    const followUpsOf = (entry: OutboxEntry) => listFollowUps(entry, env);
    if (!(await outbox.retry(id, { ...options, followUpsOf }))) throw new ApiError("request-busy");
  }

  return {
    "quote-handled": {
      isDone: ({ handled }) => handled !== undefined,
      run: ({ entry }, _, { name, account }) =>
        outbox.markHandled(entry.id, { by: name, account, at: new Date(now()).toISOString() }),
    },
    "quote-reopened": {
      isDone: ({ handled }) => handled === undefined,
      run: ({ entry }) => outbox.reopen(entry.id),
    },
    "quote-resent": {
      async run(request, c) {
        const { mayResend } = await readJson(c, ResendSchema);
        if (request.state === OUTBOX_STATE.sent && !mayResend) throw new ApiError("already-sent");
        await sendAgain(request, { mayResend });
      },
    },
    "quote-released": {
      isDone: ({ state }) => state !== OUTBOX_STATE.quarantined,
      run: (request) => sendAgain(request),
    },
  };
}
