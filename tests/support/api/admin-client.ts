import assert from "node:assert/strict";
import { hashPassword } from "#api/auth/password.ts";
import type { WireImportResult } from "#content/importer/plan/result.ts";

export const PASSWORD = "lantern in the window";

/** Returns the environment of a server for `signIn`. The password hash is cheap to verify. */
export async function adminEnv(): Promise<Record<string, string>> {
  return { ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD, { logN: 13, r: 8, p: 1 }), LOG_LEVEL: "silent" };
}

/** A client that is signed in to the admin of a running server. */
export interface AdminClient {
  /** Imports content and returns the response. */
  importContent(content: object, query?: Record<string, string>): Promise<{ status: number; body: WireImportResult }>;
  /** Returns the HTML of a page as visitors get it. */
  page(path: string): Promise<string>;
}

/**
 * Signs in to the admin API.
 * @param url the address of the server
 */
export async function signIn(url: string): Promise<AdminClient> {
  const { origin } = new URL(url);
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const post = (path: string, body: object, extraHeaders: Record<string, string> = {}) =>
    fetch(`${origin}/api/admin/${path}`, {
      method: "POST",
      headers: { ...headers, ...extraHeaders },
      body: JSON.stringify(body),
    });

  const session = await post("session", { name: "Ann", password: PASSWORD });
  assert.equal(session.status, 200, await session.text());
  const [Cookie = ""] = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return {
    async importContent(content, query = {}) {
      const response = await post(`import?${new URLSearchParams(query)}`, content, { Cookie });
      return { status: response.status, body: (await response.json()) as WireImportResult };
    },
    page: async (path) => (await fetch(origin + path)).text(),
  };
}
