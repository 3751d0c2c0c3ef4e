import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { type Env, mailDomain } from "./config/env.ts";
import type { AppEnv } from "./http/app-env.ts";
import { createDeliveryWorker, type DeliveryWorker } from "./quotes/delivery/delivery-worker.ts";
import type { Mailer } from "./quotes/mail/mail.ts";
import { sendEntry } from "./quotes/mail/send-entry.ts";
import type { AppContext } from "./routes/app-context.ts";

/** Parts of the application that differ between the self-hosted server and Netlify. */
interface AppParts
  extends Pick<AppContext, "store" | "outbox" | "quoteLimits" | "log" | "headers" | "contactPage" | "admin"> {
  env: Env;
  mailer: Mailer;
}

export interface ComposedApp {
  app: Hono<AppEnv>;
  /** Worker that delivers the outbox. The caller starts it, or calls `deliverDue`. */
  deliveryWorker: DeliveryWorker;
}

/** Connects the API, the outbox and the mailer. Both composition roots use it: `agency serve` and `api/netlify`. */
export function composeApp({ env, mailer, ...parts }: AppParts): ComposedApp {
  const { outbox, store, log } = parts;
  const deliveryWorker = createDeliveryWorker({
    outbox,
    send: (entry, beforeTransfer) => sendEntry(entry, { mailer, store, env, beforeTransfer }),
    mayAcknowledge: async () => env.QUOTE_ACKNOWLEDGE,
    onOutcome: ({ outcome, ...entry }) => log[outcome === "failed" ? "error" : "info"](entry, `mail ${outcome}`),
    onError: (error) => log.error({ err: error }, "delivery failed"),
  });
  const app = createApp({ ...parts, env, delivery: deliveryWorker, mailDomain: mailDomain(env), now: Date.now });
  return { app, deliveryWorker };
}
