/** What the API is made with, and what goes with each request. */
import type { Logger } from "pino";
import type { ContentStore } from "#content/content-store.ts";
import type { Documents } from "#content/overlay.ts";
import type { PageId } from "#schemas/pages.ts";
import type { QuoteIssue } from "#schemas/quote.ts";
import type { AuditLog } from "./admin/audit-log.ts";
import type { Env } from "./env.ts";
import type { Limits } from "./limits.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** A plain form that was refused. */
export interface Refusal {
  error: string;
  issues: readonly QuoteIssue[];
  /** What was sent, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  ticket: string;
}

export interface AdminDeps {
  /** The hash of the password, or why nobody can sign in. */
  access: { hash: string } | { closed: string };
  /** What is imported into it, visitors see. */
  store: ContentStore;
  /** A page with these documents in place of the stored ones, as HTML; undefined where there would be none. */
  preview(page: PageId, documents: Documents): Promise<string | undefined>;
  audit: AuditLog;
  wait(ms: number): Promise<unknown>;
}

export interface AppDeps {
  env: Pick<Env, "SESSION_SECRET" | "PUBLIC_URL">;
  store: ContentStore;
  outbox: Outbox;
  delivery: { wake(id: string): void };
  limits: Limits;
  log: Logger;
  /** The right side of every Message-ID. */
  domain: string;
  /** The page with the form again, as HTML. */
  refusedPage(refusal: Refusal): Promise<string>;
  headers: SecurityHeaders;
  /** Missing where there is none. */
  admin?: AdminDeps;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface AppEnv {
  Bindings: {
    /** Of whoever sent the request. */
    address: string;
  };
  Variables: {
    requestId: string;
    headers: SecurityHeaders;
    /** What the log says of this request, beside what it says of each. */
    noted?: Readonly<Record<string, string>>;
    /** What a plain form sent, for the page that answers it; undefined where no page does. */
    filledIn?: Record<string, string>;
  };
}
