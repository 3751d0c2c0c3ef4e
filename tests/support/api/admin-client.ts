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
  /** Imports the text of an input and returns the response. */
  importText(text: string, query?: Record<string, string>): Promise<{ status: number; body: WireImportResult }>;
  /** Renders a page as stored, and returns the status of the response. */
  preview(page: string): Promise<number>;
  /** Ends the session, and returns the status of the response. */
  signOut(): Promise<number>;
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
  const post = (path: string, body: string, extraHeaders: Record<string, string> = {}) =>
    fetch(`${origin}/api/admin/${path}`, { method: "POST", headers: { ...headers, ...extraHeaders }, body });

  const session = await post("session", JSON.stringify({ name: "Ann", password: PASSWORD }));
  assert.equal(session.status, 200, await session.text());
  const [Cookie = ""] = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const importText: AdminClient["importText"] = async (text, query = {}) => {
    const response = await post(`import?${new URLSearchParams(query)}`, text, { Cookie });
    return { status: response.status, body: (await response.json()) as WireImportResult };
  };
  return {
    importContent: (content, query) => importText(JSON.stringify(content), query),
    importText,
    async preview(page) {
      const response = await post("preview", JSON.stringify({ page, documents: {} }), { Cookie });
      await response.arrayBuffer();
      return response.status;
    },
    async signOut() {
      const response = await fetch(`${origin}/api/admin/session`, {
        method: "DELETE",
        headers: { ...headers, Cookie },
      });
      await response.arrayBuffer();
      return response.status;
    },
    page: async (path) => (await fetch(origin + path)).text(),
  };
}
