/** Entries that follow from a quote request. */
import type { Env } from "#api/config/env.ts";
import { createFollowUp, isRequestEntry } from "../outbox/entry.ts";
import { OUTBOX_STATE, type Outbox, type RequestEntry, type RetryOptions } from "../outbox/outbox.ts";

type FollowUpSettings = Pick<Env, "WEBHOOK_URL">;

/** Returns the entries to store together with a request that is to be delivered. */
export function listFollowUps(request: RequestEntry, { WEBHOOK_URL }: FollowUpSettings): RequestEntry[] {
  return request.kind === "quote" && WEBHOOK_URL !== undefined ? [createFollowUp("webhook", request)] : [];
}

/**
 * Makes an entry due again. A request that was quarantined gets its follow-ups, which are enqueued first: a crash in
 * between leaves them without the request, and the next call completes both.
 * @returns false as `Outbox.retry` does
 */
export async function requeue(
  outbox: Outbox,
  id: string,
  env: FollowUpSettings,
  options?: RetryOptions,
): Promise<boolean> {
  const found = await outbox.find(id);
  if (found?.state === OUTBOX_STATE.quarantined && isRequestEntry(found.entry)) {
    for (const followUp of listFollowUps(found.entry, env)) await outbox.enqueue(followUp);
  }
  return outbox.retry(id, options);
}
