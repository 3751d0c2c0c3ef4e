/** The API: one function from a request to an answer, the same in the server, in Netlify's functions and in tests. */
import { type Context, Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { ContentStore } from "#content/content-store.ts";
import type { QuoteIssue } from "#schemas/quote.ts";
import { answerJson, answerPage } from "./answer.ts";
import { ApiError } from "./api-error.ts";
import type { Env } from "./env.ts";
import type { Limits } from "./limits.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { contactRoutes, isForm } from "./routes/contact.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageContentRoutes } from "./routes/page-content.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { issueTicket } from "./ticket.ts";

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

/** Answers requests below `/api/`, `/.netlify/functions/`, and those for health. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { log, headers } = deps;
  const app = new Hono<AppEnv>();
  // What a client calls its request is not for our log.
  app.use(requestId({ headerName: "" }));
  app.use(async (c, next) => {
    const startMs = performance.now();
    c.set("headers", headers);
    await next();
    log.info(
      {
        requestId: c.var.requestId,
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round((performance.now() - startMs) * 10) / 10,
        ...c.var.noted,
      },
      "answered",
    );
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        const Allow = [...methods, "OPTIONS"].join(", ");
        if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: { ...headers.json, Allow } });
        return refuse(c, new ApiError("method-not-allowed", { headers: { Allow } }));
      },
    }),
  );
  for (const base of ["/api", "/.netlify/functions"]) {
    app.route(`${base}/contact`, contactRoutes(deps));
    app.route(`${base}/page-content`, pageContentRoutes(deps));
  }
  app.route("/", healthRoutes(deps));
  app.notFound((c) => refuse(c, new ApiError("not-found")));
  app.onError((error, c) => {
    if (!(error instanceof ApiError && error.status < 500))
      log.error({ requestId: c.var.requestId, err: error }, "failed");
    return refuse(c, error instanceof ApiError ? error : new ApiError("internal", { cause: error }));
  });

  async function refuse(c: Context<AppEnv>, error: ApiError): Promise<Response> {
    const { message, code, status, issues, headers } = error;
    if (c.req.method !== "POST" || !isForm(c))
      return answerJson(c, { error: message, code, issues }, { status, headers });
    const ticket = issueTicket(deps.env.SESSION_SECRET, deps.now());
    const refusal = { error: message, issues: issues ?? [], values: c.var.filledIn ?? {}, ticket };
    return answerPage(c, await deps.refusedPage(refusal), { status, headers });
  }
  return app;
}
