/** What the API is made with, and what goes with each request. */
import type { Logger } from "pino";
import type { ContentStore } from "#content/content-store.ts";
import type { QuoteIssue } from "#schemas/quote.ts";
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

export interface AppDeps {
  env: Pick<Env, "SESSION_SECRET">;
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
    /** What a plain form sent, for the page that answers it. */
    filledIn?: Record<string, string>;
  };
}
