import assert from "node:assert/strict";
import { join } from "node:path";
import type { WireImportResult } from "#content/importer/plan/result.ts";
import { SAMPLE_CONTENT } from "../sample-agency.ts";

export const PASSWORD = "lantern in the window";

/** Hash of the password that is cheap to verify. */
const PASSWORD_HASH = "scrypt.13.8.1.6zgrPCnjzV57oJTAGprAwQ.3MBZo60spMh-f55WbKHrMKXev3UapN7dhJcjqUUJUPI";

/** Returns the environment of a server for `signIn`. */
export function adminEnv(): Record<string, string> {
  return { ADMIN_PASSWORD_HASH: PASSWORD_HASH, LOG_LEVEL: "silent" };
}

/** Returns the settings of a server that shows the sample content, and writes its data only below a folder. */
export function serverFolders(folder: string) {
  return {
    CONTENT_DIR: SAMPLE_CONTENT,
    DATABASE_URL: `file:${join(folder, "agency.db")}`,
  };
}

/** A client that is signed in to the admin of a running server. */
export interface AdminClient {
  /** Imports content and returns the response. */
  importContent(content: object, query?: Record<string, string>): Promise<{ status: number; body: WireImportResult }>;
  /** Imports the text of an input and returns the response. */
  importText(text: string, query?: Record<string, string>): Promise<{ status: number; body: WireImportResult }>;
  /** Renders a page as stored, and returns the status of the response. */
  preview(page: string): Promise<number>;
  /** Restores the content of a revision, and returns the status of the response. */
  rollback(to: number): Promise<number>;
  /** Reads a revision with the fields that it changed, and returns the status of the response. */
  readRevision(revision: number): Promise<number>;
  /** Ends the session, and returns the status of the response. */
  signOut(): Promise<number>;
  /** Returns the HTML of a page as visitors get it. */
  page(path: string): Promise<string>;
}

/**
 * Signs in to the admin API.
 * @param url the address of the server
 * @param identity name, or email address if there are accounts
 */
export async function signIn(url: string, identity: object = { name: "Ann" }): Promise<AdminClient> {
  const { origin } = new URL(url);
  const headers = { Origin: origin, "Content-Type": "application/json" };
  const post = (path: string, body: string, extraHeaders: Record<string, string> = {}) =>
    fetch(`${origin}/api/admin/${path}`, { method: "POST", headers: { ...headers, ...extraHeaders }, body });

  const session = await post("session", JSON.stringify({ ...identity, password: PASSWORD }));
  assert.equal(session.status, 200, await session.text());
  const [Cookie = ""] = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const importText: AdminClient["importText"] = async (text, query = {}) => {
    const response = await post(`import?${new URLSearchParams(query)}`, text, { Cookie });
    return { status: response.status, body: (await response.json()) as WireImportResult };
  };
  const statusOf = async (response: Response) => {
    await response.arrayBuffer();
    return response.status;
  };
  return {
    importContent: (content, query) => importText(JSON.stringify(content), query),
    importText,
    preview: async (page) => statusOf(await post("preview", JSON.stringify({ page, documents: {} }), { Cookie })),
    rollback: async (to) => statusOf(await post("rollback", JSON.stringify({ to }), { Cookie })),
    readRevision: async (revision) =>
      statusOf(await fetch(`${origin}/api/admin/history/${revision}`, { headers: { Cookie } })),
    signOut: async () =>
      statusOf(await fetch(`${origin}/api/admin/session`, { method: "DELETE", headers: { ...headers, Cookie } })),
    page: async (path) => (await fetch(origin + path)).text(),
  };
}
