/** The API on an outbox of files and a store in memory, for tests. */
import { join } from "node:path";
import pino from "pino";
import { createApp } from "#api/app.ts";
import { hashPassword } from "#api/auth/password.ts";
import type { AdminContext, AppContext } from "#api/context/app-context.ts";
import { quoteLimits } from "#api/limits/rate-limit.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import { securityHeaders } from "#schemas/headers/security-headers.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { memoryStore } from "../store/memory-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const HEADERS = securityHeaders({ inlineHashes: { styles: [], scripts: [], adminStyles: [] }, isHttps: false });

/** A request that is kept. */
export const QUOTE = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
} as const;

/** Of the admin. */
export const PASSWORD = "correct horse battery staple";
/** At the least cost. */
const hash = hashPassword(PASSWORD, { logN: 13, r: 8, p: 1 });

interface TestOptions extends Partial<Omit<AppContext, "admin">> {
  pages?: [DocumentId, JsonObject][];
  admin?: Partial<AdminContext>;
}

export async function testApp({ pages = [], store = memoryStore(pages), admin, ...deps }: TestOptions = {}) {
  const woken: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
  const app = createApp({
    env: { SESSION_SECRET: "a secret for tests that is long enough" },
    store,
    outbox,
    delivery: { notify: (id) => woken.push(id) },
    limits: quoteLimits({ QUOTE_LIMIT: 1000, QUOTE_LIMIT_TOTAL: 10_000 }),
    log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
    domain: "example.com",
    renderRejectedForm: async ({ error, ...refusal }) => `<h1>${error}</h1>${JSON.stringify(refusal)}`,
    headers: HEADERS,
    admin: {
      access: { hash: await hash },
      store,
      preview: async () => undefined,
      audit: { write: async () => undefined },
      wait: async () => undefined,
      ...admin,
    },
    now: Date.now,
    ...deps,
  });
  return { app, outbox, woken, logged };
}
