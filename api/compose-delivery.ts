import type { Logger } from "pino";
import type { ContentStore } from "#content/store/content-store.ts";
import { type Env, mailDomain } from "./config/env.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createAcknowledgmentLimit } from "./middleware/acknowledgment-limit.ts";
import { type AlertTimes, createAnnouncer } from "./quotes/alerts/undelivered-announcer.ts";
import type { SendEntry } from "./quotes/delivery/delivery-attempt.ts";
import {
  createDeliveryWorker,
  type DeliveryWorker,
  type DeliveryWorkerOptions,
} from "./quotes/delivery/delivery-worker.ts";
import type { Mailer } from "./quotes/mail/mail.ts";
import { sendEntry } from "./quotes/mail/send-entry.ts";
import { isRequestEntry } from "./quotes/outbox/entry.ts";
import type { Outbox, RequestEntry } from "./quotes/outbox/outbox.ts";
import { postWebhook, requestMessage } from "./quotes/webhook/webhook-sender.ts";

export interface DeliveryTimes extends Pick<DeliveryWorkerOptions, "delays" | "scanIntervalMs"> {
  alerts?: AlertTimes;
  webhookTimeoutMs?: number;
}

export interface DeliveryParts {
  env: Env;
  outbox: Outbox;
  /** Content with the name and the address of the agency. */
  store: ContentStore;
  mailer: Mailer;
  /** Mailer of alerts, which arrive by it although the other one is down. Default: `mailer`. */
  alertMailer?: Mailer | undefined;
  log: Logger;
  /** Counts the attempts. */
  metrics?: Metrics;
  /** Counts an acknowledgment, and returns whether it may be sent. Default: a limit in memory. */
  acknowledgmentLimit?: ((request: RequestEntry) => Promise<boolean>) | undefined;
  /** Replaces times, for tests. */
  times?: DeliveryTimes | undefined;
}

/** Kinds of messages that are sent by the mailer of alerts. */
const ALERTS = ["alert", "notice"] as const;

/** Connects the outbox with the mail servers and the webhook receiver. */
export function composeDelivery(parts: DeliveryParts): DeliveryWorker {
  const { env, outbox, log, alertMailer, acknowledgmentLimit = createAcknowledgmentLimit(), metrics, times } = parts;
  const announce = createAnnouncer({ mailDomain: mailDomain(env), times: times?.alerts });
  return createDeliveryWorker({
    outbox,
    send: createSender(parts),
    routes: [
      ["quote", "acknowledgement", ...(alertMailer === undefined ? ALERTS : [])],
      ["webhook"],
      ...(alertMailer === undefined ? [] : [ALERTS]),
    ],
    async mayAcknowledge(request) {
      if (!(env.QUOTE_ACKNOWLEDGE ?? env.SMTP_URL !== undefined)) return false;
      const isAllowed = await acknowledgmentLimit(request);
      if (!isAllowed) log.warn({ quoteId: request.id }, "acknowledgment skipped");
      return isAllowed;
    },
    announce: () => announce(outbox),
    onOutcome({ outcome, ...entry }) {
      log[outcome === "failed" ? "error" : "info"](entry, `delivery ${outcome}`);
      metrics?.countDelivery({ kind: entry.kind, outcome });
    },
    onError: (error) => log.error({ err: error }, "delivery failed"),
    delays: times?.delays,
    scanIntervalMs: times?.scanIntervalMs,
  });
}

function createSender({ env, outbox, store, mailer, alertMailer = mailer, times }: DeliveryParts): SendEntry {
  const webhook = { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET, timeoutMs: times?.webhookTimeoutMs };
  return async (entry, beforeTransfer) => {
    if (isRequestEntry(entry) && entry.kind === "webhook") {
      return postWebhook(requestMessage(entry), webhook);
    }
    const route = isRequestEntry(entry) ? mailer : alertMailer;
    return sendEntry(entry, { mailer: route, store, outbox, env, beforeTransfer });
  };
}
