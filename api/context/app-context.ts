/** What the API is made with, and what goes with each request. */
import type { Logger } from "pino";
import type { ContentStore } from "#content/store/content-store.ts";
import type { PendingDocuments } from "#content/store/overlay.ts";
import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { RejectedForm } from "#schemas/quote-request.ts";
import type { AuditLog } from "../auth/audit-log.ts";
import type { Env } from "../config/env.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { Outbox } from "../quotes/outbox/outbox.ts";

export interface AdminContext {
  /** The hash of the password, or why nobody can sign in. */
  access: { hash: string } | { closed: string };
  /** What is imported into it, visitors see. */
  store: ContentStore;
  /** A page with these documents in place of the stored ones, as HTML; undefined where there would be none. */
  preview(page: PageId, documents: PendingDocuments): Promise<string | undefined>;
  audit: AuditLog;
  wait(ms: number): Promise<unknown>;
}

export interface AppContext {
  env: Pick<Env, "SESSION_SECRET" | "PUBLIC_URL">;
  store: ContentStore;
  outbox: Outbox;
  delivery: { notify(id: string): void };
  limits: RateLimit;
  log: Logger;
  /** The right side of every Message-ID. */
  domain: string;
  /** The page with the form again, as HTML. */
  renderRejectedForm(refusal: RejectedForm): Promise<string>;
  headers: SecurityHeaders;
  /** Missing where there is none. */
  admin?: AdminContext;
  /** Milliseconds since 1970. */
  now(): number;
}
