import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { composeDelivery, type DeliveryParts } from "./compose-delivery.ts";
import { mailDomain } from "./config/env.ts";
import type { OfficeDatabase } from "./database/tables.ts";
import type { AppEnv } from "./http/app-env.ts";
import type { DeliveryWorker } from "./quotes/delivery/delivery-worker.ts";
import { createOutbox } from "./quotes/outbox/database-outbox.ts";
import type { AppContext } from "./routes/app-context.ts";

/** Parts of the application that differ between the self-hosted server and Netlify. */
interface AppParts
  extends Omit<DeliveryParts, "outbox">,
    Pick<AppContext, "quoteLimits" | "headers" | "contactPage" | "admin" | "healthChecks" | "recentRequests"> {
  database: OfficeDatabase;
}

export interface ComposedApp {
  app: Hono<AppEnv>;
  /** Worker that delivers the outbox. The caller starts it, or calls `deliverDue`. */
  deliveryWorker: DeliveryWorker;
}

/** Connects the API, the outbox and the mailer. Both composition roots use it: `agency serve` and `api/netlify`. */
export function composeApp({ database, ...parts }: AppParts): ComposedApp {
  const outbox = createOutbox(database);
  const deliveryWorker = composeDelivery({ ...parts, outbox });
  database.onSignal("messages", () => deliveryWorker.notify());
  const app = createApp({ ...parts, outbox, mailDomain: mailDomain(parts.env), now: Date.now });
  return { app, deliveryWorker };
}
