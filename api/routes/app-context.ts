import type { Logger } from "pino";
import type { ContentStore } from "#content/store/content-store.ts";
import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";
import type { FormPages } from "#schemas/quotes/quote-request.ts";
import type { AuditLog } from "../auth/audit/audit-log.ts";
import type { Env } from "../config/env.ts";
import type { OfficeDatabase } from "../database/tables.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { QuoteLimits } from "../middleware/quote-limits.ts";
import type { Outbox } from "../quotes/outbox/database-outbox.ts";
import type { CopiedFiles } from "../quotes/privacy/quote-storage.ts";
import type { ContentTasks } from "../tasks/content-tasks.ts";
import type { PhotoLibrary } from "./photo-library.ts";

export interface AdminContext {
  /** Hash of the password of an office without accounts, or the reason why the admin is closed without accounts. */
  access: { hash: string } | { closed: string };
  database: OfficeDatabase;
  /** Limits on guessing passwords. Servers that share the work share them; one server keeps them in memory. */
  limits: OfficeDatabase;
  /** Store whose commits are published to the site. */
  store: ContentStore;
  photos: PhotoLibrary;
  tasks: ContentTasks;
  audit: AuditLog;
  files: CopiedFiles;
  wait(ms: number): Promise<unknown>;
}

export interface AppContext {
  env: Pick<Env, "SESSION_SECRET"> &
    Partial<
      Pick<Env, "FILE_SCAN_COMMAND" | "METRICS_TOKEN" | "PUBLIC_URL" | "SMTP_URL" | "TRUSTED_PROXIES" | "WEBHOOK_URL">
    >;
  store: ContentStore;
  outbox: Outbox;
  quoteLimits: QuoteLimits;
  log: Logger;
  mailDomain: string;
  formPages: FormPages;
  headers: SecurityHeaders;
  /** If missing, nothing is counted, as in functions, whose processes end. */
  metrics?: Metrics;
  /** If missing, the app has no admin routes. */
  admin?: AdminContext;
  now(): number;
}
