/** Entries that follow from a quote request. */
import type { Env } from "#api/config/env.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { createFollowUp, isRequestEntry } from "../outbox/entry.ts";
import type { RequestEntry, RetryOptions } from "../outbox/outbox.ts";

type FollowUpSettings = Pick<Env, "WEBHOOK_URL">;

/** Returns the entries to store together with a request that is to be delivered. */
export function listFollowUps(request: RequestEntry, { WEBHOOK_URL }: FollowUpSettings): RequestEntry[] {
  return request.kind === "quote" && WEBHOOK_URL !== undefined ? [createFollowUp("webhook", request)] : [];
}

/**
 * Makes an entry due again. A request that was quarantined gets its follow-ups.
 * @returns false as `Outbox.retry` does
 */
export async function requeue(
  outbox: Outbox,
  id: string,
  env: FollowUpSettings,
  options?: Omit<RetryOptions, "followUps">,
): Promise<boolean> {
  const entry = (await outbox.find(id))?.entry;
  const followUps = entry !== undefined && isRequestEntry(entry) ? listFollowUps(entry, env) : [];
  return outbox.retry(id, { ...options, followUps });
}
