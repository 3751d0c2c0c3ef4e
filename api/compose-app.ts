import type { Hono } from "hono";
import { DatabaseError } from "#content/database/database-error.ts";
import { createApp } from "./app.ts";
import { composeDelivery, type DeliveryParts } from "./compose-delivery.ts";
import { mailDomain } from "./config/env.ts";
import type { OfficeDatabase } from "./database/tables.ts";
import type { AppEnv } from "./http/app-env.ts";
import { createStorageAlarm } from "./quotes/alerts/storage-alarm.ts";
import type { DeliveryWorker } from "./quotes/delivery/delivery-worker.ts";
import { alertRecipients, senderOf } from "./quotes/mail/send-entry.ts";
import { createOutbox } from "./quotes/outbox/database-outbox.ts";
import type { Outbox } from "./quotes/outbox/outbox.ts";
import type { AppContext } from "./routes/app-context.ts";

/** Parts of the application that differ between the self-hosted server and Netlify. */
interface AppParts
  extends Omit<DeliveryParts, "outbox">,
    Pick<AppContext, "quoteLimits" | "headers" | "contactPage" | "admin"> {
  database: OfficeDatabase;
}

export interface ComposedApp {
  app: Hono<AppEnv>;
  /** Worker that delivers the outbox. The caller starts it, or calls `deliverDue`. */
  deliveryWorker: DeliveryWorker;
}

/** Returns the outbox with an email to the agency when a request cannot be stored. */
function announceFailures(outbox: Outbox, { env, store, log, ...parts }: Omit<AppParts, "database">): Outbox {
  const { mailer, alertMailer = mailer } = parts;
  const announce = createStorageAlarm({
    send: (mail) => alertMailer.send(mail, { beforeTransfer: async () => undefined }),
    async addresses() {
      const site = await (await store.reader()).site();
      return { site, from: senderOf(site, env), to: alertRecipients(site, env) };
    },
    mailDomain: mailDomain(env),
    onError: (err) => log.error({ err }, "the email about requests that cannot be stored was not sent"),
  });
  return {
    ...outbox,
    async enqueue(...args) {
      try {
        return await outbox.enqueue(...args);
      } catch (cause) {
        if (cause instanceof DatabaseError) announce(cause);
        throw cause;
      }
    },
  };
}

/** Connects the API, the outbox and the mailer. Both composition roots use it: `agency serve` and `api/netlify`. */
export function composeApp({ database, ...parts }: AppParts): ComposedApp {
  const outbox = announceFailures(createOutbox(database), parts);
  const deliveryWorker = composeDelivery({ ...parts, outbox });
  const app = createApp({ ...parts, outbox, mailDomain: mailDomain(parts.env), now: Date.now });
  return { app, deliveryWorker };
}
