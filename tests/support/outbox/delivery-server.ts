/**
 * Server of the API that delivers with short delays. `agency serve` takes days to give up a request, this server seconds.
 * Settings are environment variables. The first line on standard output is the URL.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { composeApp } from "#api/compose-app.ts";
import { parseEnv } from "#api/config/env.ts";
import { createLogger } from "#api/config/logger.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { RETRY_DELAYS, type RetryDelays } from "#api/quotes/delivery/backoff.ts";
import { createSmtpMailer } from "#api/quotes/mail/smtp-mailer.ts";
import { createApiListener } from "#api/server/api-listener.ts";
import { HEADERS } from "../api/app.ts";
import { testSiteDocument } from "../mail/sample-mail.ts";
import { memoryStore } from "../store/memory-store.ts";

const parsed = parseEnv(process.env);
if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
const { env } = parsed;
const { DATABASE_URL: place, SMTP_URL = "", ALERT_SMTP_URL = "" } = env;

/** A day is nine seconds, so that a refused request fails within the test. */
const SCALE = 1 / 10_000;

const delays: RetryDelays = {
  first: RETRY_DELAYS.first * SCALE,
  max: RETRY_DELAYS.max * SCALE,
  maxProbe: RETRY_DELAYS.maxProbe * SCALE,
  giveUp: RETRY_DELAYS.giveUp * SCALE,
  refused: RETRY_DELAYS.refused.map((ms) => ms * SCALE),
  uncertain: RETRY_DELAYS.uncertain.map((ms) => ms * SCALE),
};

const database = openOfficeDatabase(place);
const log = createLogger(env);
const { app, deliveryWorker } = composeApp({
  env,
  store: memoryStore([["site", testSiteDocument]]),
  database,
  mailer: createSmtpMailer({ url: SMTP_URL }),
  alertMailer: createSmtpMailer({ url: ALERT_SMTP_URL }),
  log,
  headers: HEADERS,
  formPages: { renderReceived: async () => "", renderRejected: async () => "", digest: async () => "" },
  times: {
    delays,
    scanIntervalMs: 200,
    alerts: { check: 200, pause: 1000, delayed: 10_000, repeat: 3_600_000 },
    webhookTimeoutMs: 500,
  },
});
const server = createServer(createApiListener(app, { trustedProxies: 0, onWarning: (message) => log.warn(message) }));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
deliveryWorker.start();
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
process.once("SIGTERM", async () => {
  server.closeAllConnections();
  await deliveryWorker.stop();
  await database.close();
  process.exit(0);
});
