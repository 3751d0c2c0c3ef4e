import type { DeliveryStatus, RequestFilter, RequestStatus } from "#schemas/quote-inbox.ts";
import { type HandledMark, OUTBOX_STATE, type OutboxState } from "../outbox/outbox.ts";

/** Statuses in the admin by state in the outbox. */
export const DELIVERY_STATUS: Readonly<Record<OutboxState, DeliveryStatus>> = {
  [OUTBOX_STATE.pending]: "new",
  [OUTBOX_STATE.sent]: "sent",
  [OUTBOX_STATE.failed]: "failed",
  [OUTBOX_STATE.quarantined]: "quarantined",
};

/** @param mark mark that counts */
export function requestStatus(state: OutboxState, mark: HandledMark | undefined): RequestStatus {
  return mark === undefined ? DELIVERY_STATUS[state] : "handled";
}

const WAITING: ReadonlySet<RequestStatus> = new Set(["new", "sent", "failed"]);

export function matchesFilter(status: RequestStatus, filter: RequestFilter): boolean {
  return filter === "all" || filter === status || (filter === "waiting" && WAITING.has(status));
}
