import { shortHash } from "#content/platform/short-hash.ts";
import { formatAnswer } from "#content/quote-form/quote-answers.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import type { DeliveryLog, RequestDetail } from "#schemas/quote-inbox.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { formatEntryId, isIdOfKind, isRequestEntry } from "../outbox/entry.ts";
import type { FoundEntry, RequestEntry } from "../outbox/outbox.ts";
import { DELIVERY_STATUS, requestStatus, summarize } from "./inbox.ts";

export interface FoundRequest extends FoundEntry {
  entry: RequestEntry;
  /** Changes with each action of a person and with each repetition by the visitor, but not with the delivery. */
  version: string;
}

/** Finds a request, but not what follows from one. */
export async function findRequest(outbox: Outbox, id: string): Promise<FoundRequest | undefined> {
  if (!isIdOfKind(id, "quote")) return undefined;
  const found = await outbox.find(id);
  if (found === undefined || !isRequestEntry(found.entry)) return undefined;
  const { entry, handled } = found;
  const { receivedAt, retriedAt } = entry;
  return { ...found, entry, version: shortHash(JSON.stringify([receivedAt, retriedAt, handled?.at, handled?.by])) };
}

/** Reads a request in full, with what follows from it. */
export async function readDetail(outbox: Outbox, { version, ...found }: FoundRequest): Promise<RequestDetail> {
  const { entry, handled } = found;
  const [confirmation, webhook] = await Promise.all(
    (["acknowledgement", "webhook"] as const).map((kind) => outbox.find(formatEntryId(entry.id, kind))),
  );
  const { request, consent, maskedFields = [], quarantineReason } = entry;
  const { email, phone, message, details = [] } = request;
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => (request[name] ? [[name, request[name]]] : []));
  return {
    ...summarize(entry),
    status: requestStatus(found),
    handled: handled && { by: handled.by, at: handled.at },
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
      office: logDelivery(found),
      confirmation: confirmation && logDelivery(confirmation),
      webhook: webhook && logDelivery(webhook),
    },
  };
}

function logDelivery({ state, entry, isBeingSent }: FoundEntry): DeliveryLog {
  const { attempts, deliveredTo = [], retriedAt, isSavedOnly, sentAt, failedAt, dueAt, lastError } = entry;
  const log = { status: DELIVERY_STATUS[state], attempts, deliveredTo, retriedAt };
  if (isBeingSent) {
    // Its error and its next attempt are those that count only if this process ends.
    return { ...log, isRunning: true };
  }
  return { ...log, isSavedOnly, sentAt, failedAt, dueAt, lastError };
}
