/** A server that starts without a history, for tests that import into it by its API. */
import type { BrowserContext } from "playwright/test";
import type { WireImportResult } from "#content/importer/result.ts";
import type { JsonObject } from "#schemas/json.ts";
import { PASSWORD } from "../api/admin-client.ts";
import { openAdminFixture } from "./admin-fixture.ts";

export interface AdminServer {
  url: string;
  /** Signs a browser in, and answers what imports as whoever that is. */
  signIn(context: BrowserContext, name: string): Promise<Import>;
  end(): Promise<unknown>;
}

/** Imports pages, with what the history is to say. @returns the revision that it made */
export type Import = (pages: JsonObject, note?: { message?: string; source?: string }) => Promise<number>;

export async function startAdmin(): Promise<AdminServer> {
  const { workshop, close } = await openAdminFixture({ isWithoutHistory: true });
  const { url } = workshop;
  const headers = { Origin: new URL(url).origin };
  return {
    url,
    async signIn({ request }, name) {
      await request.post(`${url}api/admin/session`, { headers, data: { name, password: PASSWORD } });
      return async (pages, note = {}) => {
        const query = new URLSearchParams(note);
        const answer = await request.post(`${url}api/admin/import?${query}`, { headers, data: { pages } });
        const { success, message, revision = 0 }: WireImportResult = await answer.json();
        if (!success) throw new Error(message);
        return revision;
      };
    },
    end: close,
  };
}
