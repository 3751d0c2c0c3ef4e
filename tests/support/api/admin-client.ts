/** Somebody who is signed in to the admin of a running server. */
import assert from "node:assert/strict";
import { hashPassword } from "#api/auth/password.ts";
import type { WireImportResult } from "#content/importer/result.ts";

export const PASSWORD = "lantern in the window";

/** What a server needs for `signIn`. The hash is a cheap one. */
export async function adminEnv(): Promise<Record<string, string>> {
  return { ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD, { logN: 13, r: 8, p: 1 }), LOG_LEVEL: "silent" };
}

export interface AdminClient {
  /** Imports content as JSON, and answers what the server does. */
  importContent(content: object, query?: Record<string, string>): Promise<{ status: number; body: WireImportResult }>;
  /** A page of the site as visitors get it. */
  page(path: string): Promise<string>;
}

/** @param url the address of the server */
export async function signIn(url: string): Promise<AdminClient> {
  const { origin } = new URL(url);
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${origin}/api/admin/${path}`, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });

  const session = await post("session", { name: "Ann", password: PASSWORD });
  assert.equal(session.status, 200, await session.text());
  const [Cookie = ""] = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return {
    async importContent(content, query = {}) {
      const answer = await post(`import?${new URLSearchParams(query)}`, content, { Cookie });
      return { status: answer.status, body: (await answer.json()) as WireImportResult };
    },
    page: async (path) => (await fetch(origin + path)).text(),
  };
}
