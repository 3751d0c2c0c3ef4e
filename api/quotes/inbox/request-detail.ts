import { shortHash } from "#content/platform/short-hash.ts";
import { formatAnswer } from "#content/quote-form/quote-answers.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import type { DeliveryLog, EmailSetting, RequestDetail } from "#schemas/quote-inbox.ts";
import { formatEntryId, isIdOfKind, isRequestEntry } from "../outbox/entry.ts";
import { currentMark } from "../outbox/handled-mark.ts";
import { type FoundEntry, type HandledMark, OUTBOX_STATE, type Outbox, type RequestEntry } from "../outbox/outbox.ts";
import { summarize } from "./request-index.ts";
import { DELIVERY_STATUS, requestStatus } from "./request-status.ts";

/** Request with the mark that counts. */
export interface FoundRequest extends FoundEntry {
  entry: RequestEntry;
  mark: HandledMark | undefined;
  /** Changes with each action of a person and with each repetition by the visitor, but not with the delivery. */
  version: string;
}

/** Finds a request, but not what follows from one. */
export async function findRequest(outbox: Outbox, id: string): Promise<FoundRequest | undefined> {
  if (!isIdOfKind(id, "quote")) return undefined;
  const [found, marks] = await Promise.all([outbox.find(id), outbox.findMarks([id])]);
  if (found === undefined || !isRequestEntry(found.entry)) return undefined;
  const { state, entry } = found;
  const mark = currentMark(entry, marks.get(id));
  const { receivedAt, retriedAt } = entry;
  return { state, entry, mark, version: shortHash(JSON.stringify([receivedAt, retriedAt, mark?.at, mark?.by])) };
}

/** Reads a request in full, with what follows from it. */
export async function readDetail(
  outbox: Outbox,
  { state, entry, mark, version }: FoundRequest,
): Promise<Omit<RequestDetail, keyof EmailSetting>> {
  const [confirmation, webhook] = await Promise.all(
    (["acknowledgement", "webhook"] as const).map((kind) => outbox.find(formatEntryId(entry.id, kind))),
  );
  const idleIds = new Set((await outbox.listDeliverable()).map(({ id }) => id));
  const { request, consent, maskedFields = [], quarantineReason } = entry;
  const { email, phone, message, details = [] } = request;
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => (request[name] ? [[name, request[name]]] : []));
  return {
    ...summarize(entry),
    status: requestStatus(state, mark),
    handled: mark && { by: mark.by, at: mark.at },
    version,
    email,
    phone,
    message,
    details: details.map(({ label, value }) => ({ label, value: formatAnswer(value) })),
    campaignDetails: Object.fromEntries(campaign),
    maskedFields,
    consent: consent && { text: consent.text, version: consent.version, time: consent.time },
    quarantineReason,
    delivery: {
      office: logDelivery({ state, entry }, idleIds),
      confirmation: confirmation && logDelivery(confirmation, idleIds),
      webhook: webhook && logDelivery(webhook, idleIds),
    },
  };
}

/** @param idleIds IDs of the pending entries that no worker is sending */
function logDelivery({ state, entry }: FoundEntry, idleIds: ReadonlySet<string>): DeliveryLog {
  const { attempts, deliveredTo = [], sentAt, failedAt, dueAt, retriedAt, lastError } = entry;
  if (state === OUTBOX_STATE.pending && !idleIds.has(entry.id)) {
    // Its error and its next attempt are those that count only if this process ends.
    return { status: DELIVERY_STATUS[state], attempts, isRunning: true, deliveredTo, retriedAt };
  }
  return { status: DELIVERY_STATUS[state], attempts, deliveredTo, sentAt, failedAt, dueAt, retriedAt, lastError };
}
