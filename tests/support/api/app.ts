import pino from "pino";
import { hashPassword } from "#api/auth/password.ts";
import { createApp } from "#api/compose-app.ts";
import { createQuoteLimits } from "#api/middleware/quote-limits.ts";
import { composeProposals } from "#api/proposals/compose-proposals.ts";
import { createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import type { AdminContext, AppContext } from "#api/routes/app-context.ts";
import { createContentTasks, type TaskParts } from "#api/tasks/content-tasks.ts";
import { createSecurityHeaders } from "#schemas/headers/security-headers.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { memoryDatabase } from "../database/office-databases.ts";
import { testPhotos } from "../media/photo-library.ts";
import { memoryOutbox } from "../outbox/memory-outbox.ts";
import { memoryStore } from "../store/memory-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const HEADERS = createSecurityHeaders({
  inlineHashes: { styles: [], scripts: [], adminStyles: [] },
  isHttps: false,
});

export { QUOTE } from "./sample-quote.ts";

/** Password of the admin. */
export const PASSWORD = "correct horse battery staple";
/** Hash at the lowest cost, so that tests are fast. */
const passwordHash = hashPassword(PASSWORD, { logN: 13, r: 8, p: 1 });

interface TestOptions extends Partial<Omit<AppContext, "admin">> {
  pages?: [DocumentId, JsonObject][];
  admin?: TestAdmin;
}

/** Preview of a site without pages. */
export const NO_PREVIEW: TaskParts["preview"] = { withBar: async () => undefined, withFields: async () => undefined };

/** Parts of the admin that a test replaces: its own, and those of its tasks. */
export type TestAdmin = Partial<AdminContext & TaskParts>;

/** Creates the API with an outbox and a store in memory, and collects its log. */
export async function testApp({ pages = [], store = memoryStore(pages), admin = {}, ...context }: TestOptions = {}) {
  const logged: Record<string, unknown>[] = [];
  const {
    preview = NO_PREVIEW,
    readLintContext = async () => ({ ...lintContext(new Date()), media: new Set<string>() }),
    ...adminParts
  } = admin;
  const outbox = memoryOutbox();
  const database = memoryDatabase();
  const appContext = {
    env: { SESSION_SECRET: "a secret for tests that is long enough" },
    store,
    outbox,
    quoteLimits: createQuoteLimits({ QUOTE_LIMIT: 1000, QUOTE_LIMIT_TOTAL: 10_000 }),
    log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
    mailDomain: "example.com",
    formPages: {
      renderRejected: async (_, { error, ...form }) => `<h1>${error}</h1>${JSON.stringify(form)}`,
      renderReceived: async (_, request) => `<h1>Received</h1>${JSON.stringify(request)}`,
      digest: async () => "sha256-page",
    },
    headers: HEADERS,
    admin: {
      access: { hash: await passwordHash },
      database,
      limits: database,
      store,
      photos: testPhotos(),
      tasks: createContentTasks({ store: admin.store ?? store, preview, readLintContext }),
      audit: { write: async () => undefined, check: async () => undefined },
      files: createQuoteStorage(database, temporaryFolder()).files,
      wait: async () => undefined,
      ...adminParts,
    },
    now: Date.now,
    ...context,
  } satisfies AppContext;
  const proposals = composeProposals(appContext, appContext.admin);
  return { app: createApp(appContext), outbox, logged, proposals, database };
}
