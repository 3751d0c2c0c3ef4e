/** The admin on a store in memory, and whoever uses it, for tests. */

import type { AuditEntry } from "#api/auth/audit-log.ts";
import type { AdminContext, AppContext } from "#api/context/app-context.ts";
import type { PendingDocuments } from "#content/store/overlay.ts";
import { commit, page } from "../store/file-store.ts";
import { memoryStore } from "../store/memory-store.ts";
import { PASSWORD, testApp } from "./app.ts";

export const ORIGIN = "https://www.example.com";
export const ENV = { SESSION_SECRET: "a secret for tests that is long enough", PUBLIC_URL: ORIGIN };
const ADDRESS = "203.0.113.7";
const NOON = Date.UTC(2026, 10, 20, 12);

export interface Request {
  method?: string;
  /** Sent as it is where it is text or bytes, and as JSON otherwise. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  address?: string;
}

interface AdminOptions {
  env?: AppContext["env"];
  admin?: Partial<AdminContext>;
}

/** Two pages, one of which a revision has changed. */
export async function testAdmin({ env = ENV, admin }: AdminOptions = {}) {
  const clock = { nowMs: NOON };
  const store = memoryStore([
    ["about", page("About")],
    ["farm", page("Farm")],
  ]);
  await commit(store, { about: page("Us") });
  const audited: AuditEntry[] = [];
  const rendered: { page: string; overlay: PendingDocuments }[] = [];
  const { app, logged } = await testApp({
    env,
    now: () => clock.nowMs,
    store,
    admin: {
      async preview(page, overlay) {
        rendered.push({ page, overlay });
        return `<h1>${page}</h1>`;
      },
      audit: { write: async (entry) => void audited.push(entry) },
      ...admin,
    },
  });

  /** A request as a page of the admin makes it. A header that is undefined is left out. */
  async function call(
    path: string,
    { method = "GET", body, headers, address = ADDRESS }: Request = {},
  ): Promise<Response> {
    const isRaw = body === undefined || typeof body === "string" || body instanceof Buffer;
    const given = {
      ...(method !== "GET" && { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    };
    const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return app.request(
      `/api/admin${path}`,
      { method, headers: sent, body: (isRaw ? body : JSON.stringify(body)) ?? null },
      { address },
    );
  }

  const signIn = (credentials: Record<string, unknown> = {}, request: Request = {}) =>
    call("/session", { method: "POST", body: { name: "Ada", password: PASSWORD, ...credentials }, ...request });

  return {
    app,
    store,
    audited,
    rendered,
    logged,
    clock,
    call,
    signIn,
    /** The Cookie header of whoever has just signed in. */
    async cookie(): Promise<string> {
      return cookieOf(await signIn());
    },
  };
}

/** The Cookie header by which a browser returns what an answer set. */
export function cookieOf(answer: Response): string {
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}
