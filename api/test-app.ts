/** The API on an outbox of files and a store in memory, for tests. */
import { join } from "node:path";
import pino from "pino";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/pages.ts";
import { memoryStore } from "#tests/memory-store.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { createApp } from "./app.ts";
import type { AppDeps } from "./app-deps.ts";
import { createLimits } from "./limits.ts";
import { openFileOutbox } from "./outbox/file-outbox.ts";
import { securityHeaders } from "./security-headers.ts";

export const HEADERS = securityHeaders({ policy: { styles: [], scripts: [] }, isHttps: false });

/** A request that is kept. */
export const QUOTE = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
} as const;

export async function testApp({ pages = [], ...deps }: Partial<AppDeps> & { pages?: [DocumentId, JsonObject][] } = {}) {
  const woken: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const outbox = await openFileOutbox({ dir: join(temporaryFolder(), "outbox") });
  const app = createApp({
    env: { SESSION_SECRET: "a secret for tests that is long enough" },
    store: memoryStore(pages),
    outbox,
    delivery: { wake: (id) => woken.push(id) },
    limits: createLimits({ QUOTE_LIMIT: 1000, QUOTE_LIMIT_TOTAL: 10_000 }),
    log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
    domain: "example.com",
    refusedPage: async ({ error, ...refusal }) => `<h1>${error}</h1>${JSON.stringify(refusal)}`,
    headers: HEADERS,
    now: Date.now,
    ...deps,
  });
  return { app, outbox, woken, logged };
}
