/** The API: one function from a request to an answer, the same in the server, in Netlify's functions and in tests. */
import { type Context, Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { ContentStore } from "#content/content-store.ts";
import type { QuoteIssue } from "#schemas/quote.ts";
import { ApiError } from "./api-error.ts";
import type { Env } from "./env.ts";
import type { Limits } from "./limits.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { contactRoutes, isForm } from "./routes/contact.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageContentRoutes } from "./routes/page-content.ts";
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
  headers: { json: Readonly<Record<string, string>>; document: Readonly<Record<string, string>> };
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
    /** What a plain form sent, for the page that answers it. */
    filledIn?: Record<string, string>;
  };
}

/** Answers requests below `/api/`, `/.netlify/functions/`, and those for health. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { log, headers } = deps;
  const app = new Hono<AppEnv>();
  app.use(requestId());
  app.use(async (c, next) => {
    const startMs = performance.now();
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    for (const [name, value] of Object.entries(isPage ? headers.document : headers.json))
      c.res.headers.set(name, value);
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round((performance.now() - startMs) * 10) / 10,
      },
      "answered",
    );
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        const Allow = [...methods, "OPTIONS"].join(", ");
        if (c.req.method === "OPTIONS") return c.body(null, 204, { Allow });
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
      log.error({ requestId: c.get("requestId"), err: error }, "failed");
    return refuse(c, error instanceof ApiError ? error : new ApiError("internal", { cause: error }));
  });

  async function refuse(c: Context<AppEnv>, error: ApiError): Promise<Response> {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const { message, code, status, issues } = error;
    if (c.req.method !== "POST" || !isForm(c)) return c.json({ error: message, code, issues }, status);
    const ticket = issueTicket(deps.env.SESSION_SECRET, deps.now());
    return c.html(
      await deps.refusedPage({ error: message, issues: issues ?? [], values: c.get("filledIn") ?? {}, ticket }),
      status,
    );
  }
  return app;
}
