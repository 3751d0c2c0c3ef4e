import type { Hono } from "hono";
import { createApp } from "./app.ts";
import { composeDelivery, type DeliveryParts } from "./compose-delivery.ts";
import { mailDomain } from "./config/env.ts";
import type { AppEnv } from "./http/app-env.ts";
import type { DeliveryWorker } from "./quotes/delivery/delivery-worker.ts";
import type { AppContext } from "./routes/app-context.ts";

/** Parts of the application that differ between the self-hosted server and Netlify. */
interface AppParts
  extends DeliveryParts,
    Pick<AppContext, "quoteLimits" | "headers" | "contactPage" | "admin" | "healthChecks" | "recentRequests"> {}

export interface ComposedApp {
  app: Hono<AppEnv>;
  /** Worker that delivers the outbox. The caller starts it, or calls `deliverDue`. */
  deliveryWorker: DeliveryWorker;
}

/** Connects the API, the outbox and the mailer. Both composition roots use it: `agency serve` and `api/netlify`. */
export function composeApp(parts: AppParts): ComposedApp {
  const { env } = parts;
  const deliveryWorker = composeDelivery(parts);
  const app = createApp({ ...parts, delivery: deliveryWorker, mailDomain: mailDomain(env), now: Date.now });
  return { app, deliveryWorker };
}
