/** A server with content of its own, for tests that change it through the admin. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserContext } from "playwright/test";
import { hashPassword } from "#api/admin/password.ts";
import type { ImportResult } from "#content/importer/result.ts";
import type { JsonObject } from "#schemas/json.ts";
import { agency, end, firstLine, startAgency } from "../agency.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");
const PASSWORD = "lantern oil, a pint";
/** The least that is taken: nobody guesses here. */
const COST = { logN: 13, r: 8, p: 1 };

export interface AdminServer {
  url: string;
  /** Signs a browser in, and answers what imports as whoever that is. */
  signIn(context: BrowserContext, name: string): Promise<Import>;
  end(): Promise<void>;
}

/** Imports pages, with what the history is to say. @returns the revision that it made */
export type Import = (pages: JsonObject, note?: { message?: string; source?: string }) => Promise<number>;

/** Starts without a history, on a copy of the content. */
export async function startAdmin(): Promise<AdminServer> {
  const folder = mkdtempSync(join(tmpdir(), "agency-admin-"));
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  for (const name of ["pages", "site.json"]) cpSync(join(CONTENT, name), join(content, name), { recursive: true });
  const env = {
    CONTENT_DIR: content,
    OUTBOX_DIR: join(folder, "outbox"),
    AUDIT_FILE: join(folder, "audit.jsonl"),
    ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD, COST),
    LOG_LEVEL: "silent",
  };
  await agency(["prerender", "--out", out], { env });
  const server = startAgency(["serve", "--port", "0", "--out", out], { env });
  const url = await firstLine(server);
  const headers = { Origin: new URL(url).origin };

  return {
    url,
    async signIn({ request }, name) {
      await request.post(`${url}api/admin/session`, { headers, data: { name, password: PASSWORD } });
      return async (pages, note = {}) => {
        const query = new URLSearchParams(note);
        const answer = await request.post(`${url}api/admin/import?${query}`, { headers, data: { pages } });
        const { success, message, revision = 0 }: ImportResult = await answer.json();
        if (!success) throw new Error(message);
        return revision;
      };
    },
    async end() {
      await end(server);
      rmSync(folder, { recursive: true });
    },
  };
}
