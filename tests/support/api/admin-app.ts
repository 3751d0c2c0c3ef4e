import type { AuditEntry } from "#api/auth/audit/audit-log.ts";
import type { Metrics } from "#api/metrics/metrics.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { AppContext } from "#api/routes/app-context.ts";
import type { PendingDocuments } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { PreviewBar } from "#schemas/preview-bar.ts";
import { testSiteDocument } from "../mail/sample-mail.ts";
import { commit, page } from "../store/file-store.ts";
import { memoryStore } from "../store/memory-store.ts";
import { PASSWORD, type TestAdmin, testApp } from "./app.ts";

export const ORIGIN = "https://www.example.com";
export const ENV = { SESSION_SECRET: "a secret for tests that is long enough", PUBLIC_URL: ORIGIN };
const CLIENT_ADDRESS = "203.0.113.7";
const NOON = Date.UTC(2026, 10, 20, 12);

export interface AdminRequest {
  method?: string;
  /** Text and bytes are sent as they are, and any other value as JSON. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** IP address of the client. */
  address?: string;
}

/** The site settings of the store. No page of the tests writes out one of their facts. */
export const adminSite: JsonObject = { ...testSiteDocument, name: "Prairie Lantern Insurance" };

interface AdminOptions {
  env?: AppContext["env"];
  admin?: TestAdmin;
  metrics?: Metrics;
  /** Default: an outbox in files. */
  outbox?: Outbox | undefined;
}

/** Creates the API with an admin whose store has the site settings and two pages, one of which was changed in revision 1. */
export async function testAdmin({ env = ENV, admin, metrics, outbox: givenOutbox }: AdminOptions = {}) {
  const clock = { nowMs: NOON };
  const store = memoryStore([
    [SITE, adminSite],
    ["about", page("About")],
    ["farm", page("Farm")],
  ]);
  await commit(store, { about: page("Us") });
  const audited: AuditEntry[] = [];
  const started: AuditEntry[] = [];
  const rendered: { page: string; overlay: PendingDocuments }[] = [];
  const bars: (PreviewBar & { shown: string })[] = [];
  const { app, outbox, logged, proposals, database } = await testApp({
    env,
    ...(metrics && { metrics }),
    ...(givenOutbox && { outbox: givenOutbox }),
    now: () => clock.nowMs,
    store,
    admin: {
      preview: {
        async withBar(changes, bar) {
          bars.push({ ...bar, shown: JSON.stringify(changes) });
          return `<html><head></head><body><h1>${bar.path}</h1></body></html>`;
        },
        async withFields(page, overlay) {
          rendered.push({ page, overlay });
          return `<h1>${page}</h1>`;
        },
      },
      audit: {
        write: async (entry) => void (entry.outcome === "started" ? started : audited).push(entry),
        check: async () => undefined,
      },
      ...admin,
    },
  });

  /** Sends a request as the admin page does. A header that is undefined is left out. */
  async function call(
    path: string,
    { method = "GET", body, headers, address = CLIENT_ADDRESS }: AdminRequest = {},
  ): Promise<Response> {
    const isRaw = body === undefined || typeof body === "string" || body instanceof Buffer;
    const allHeaders = {
      ...(method !== "GET" && { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    };
    const sent = Object.entries(allHeaders).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return app.request(
      `/api/admin${path}`,
      { method, headers: sent, body: (isRaw ? body : JSON.stringify(body)) ?? null },
      { address },
    );
  }

  const signIn = (credentials: Record<string, unknown> = {}, request: AdminRequest = {}) =>
    call("/session", { method: "POST", body: { name: "Ada", password: PASSWORD, ...credentials }, ...request });

  return {
    app,
    store,
    outbox,
    proposals,
    database,
    /** IDs of the entries that are announced to the delivery worker. */
    /** Lines of the audit log, without the first lines of changes. */
    audited,
    /** First lines of changes. */
    started,
    rendered,
    bars,
    logged,
    clock,
    call,
    signIn,
    /** Signs in, and returns the Cookie header of the session. */
    async cookie(): Promise<string> {
      return toCookieHeader(await signIn());
    },
  };
}

/** Returns the Cookie header that a browser sends after it received the response. */
export function toCookieHeader(response: Response): string {
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}
