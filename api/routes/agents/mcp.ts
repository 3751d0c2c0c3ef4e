/** Routes of agents: the Model Context Protocol, which needs a token, and its OAuth metadata (RFC 9728). */
import { createMcpHandler } from "@modelcontextprotocol/server";
import { type Context, Hono } from "hono";
import { type Agent, type AgentServerOptions, createAgentServer } from "#api/agents/mcp-server.ts";
import { recordOutcome } from "#api/auth/audit/audit-log.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { readBody } from "#api/http/body-reader.ts";
import { isOwnOrigin } from "#api/http/own-origin.ts";
import { respond, respondJson, respondWithError, toApiError } from "#api/http/respond.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import { createMemoryRateLimit, retryAfterSeconds } from "#api/middleware/rate-limits.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import type { AdminParts } from "../admin/guards/admin-env.ts";
import { toAdminError } from "../admin/guards/to-admin-error.ts";

const MAX_BODY_BYTES = 1024 * 1024;
const CALLS_PER_MINUTE = 120;
const METADATA = "/.well-known/oauth-protected-resource";

export function mcpRoutes(parts: AdminParts): Hono<AppEnv> {
  const { tokens, identities, audit, env, log, now, store } = parts;
  const limit = { maxActions: CALLS_PER_MINUTE, windowSeconds: 60, counting: "in memory" as const };
  const countCall = createMemoryRateLimit("agent", limit);
  const originOf = (c: Context<AppEnv>) => new URL(env.PUBLIC_URL ?? c.req.url).origin;

  async function authenticate(c: Context<AppEnv>): Promise<Agent> {
    const origin = c.req.header("Origin");
    if (origin !== undefined && !isOwnOrigin(origin, c, env.PUBLIC_URL)) throw new ApiError("cross-site");
    const [, given = ""] = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    const token = await tokens.read("agent", given);
    const owner = token && (await identities.find(token.subject));
    const challenge = { "WWW-Authenticate": `Bearer resource_metadata="${originOf(c)}${METADATA}/mcp"` };
    if (token === undefined || owner === undefined) throw new ApiError("bad-token", { headers: challenge });
    const { isAllowed, retryAfterMs } = await countCall(token.id);
    const retry = { "Retry-After": retryAfterSeconds(retryAfterMs) };
    if (!isAllowed) throw new ApiError("too-many", { headers: retry, message: "Too many calls. Try again later." });
    const { id, name, scopes, by } = token;
    const author = { name: owner.name ?? by, id: owner.id, agent: { id, name } };
    return { ...author, mayPropose: scopes.includes("propose") };
  }

  async function serve(c: Context<AppEnv>): Promise<Response> {
    const agent = await authenticate(c);
    const message = tryParseJson(new TextDecoder().decode(await readBody(c, MAX_BODY_BYTES)));
    if (!isObject(message)) throw new ApiError("bad-body", { message: "Send one message of JSON-RPC per request." });
    const record: AgentServerOptions["record"] = (event, run) => {
      const who = { by: `${agent.agent.name}, agent of ${agent.name}`, account: agent.id, address: c.env.address };
      const line = { time: new Date(now()).toISOString(), event, ...who, requestId: c.var.requestId };
      const onError = (err: unknown) => log.error({ err, event }, "audit log write failed");
      return recordOutcome((members) => audit.write({ ...line, ...members }), run, {
        describeResult: (about) => ({ about: [about] }),
        onError,
      });
    };
    const onError = (err: unknown) => log.error({ requestId: c.var.requestId, err }, "call of an agent failed");
    const create = () => createAgentServer({ ...parts, publicUrl: originOf(c), record, agentOf: () => agent, onError });
    // Agents receive no notifications, so no stream has to stay open.
    const handler = createMcpHandler(create, { maxSubscriptions: 0 });
    const { status, headers, body } = await handler.fetch(c.req.raw, { parsedBody: message });
    const type = headers.get("Content-Type") ?? "application/json";
    return respond(c, (body ?? "") as Parameters<typeof respond>[1], type, { status });
  }

  const describe = (c: Context<AppEnv>) =>
    respondJson(c, {
      resource: `${originOf(c)}/mcp`,
      resource_name: "Website of the agency",
      bearer_methods_supported: ["header"],
      scopes_supported: ["read", "propose"],
    });

  return new Hono<AppEnv>()
    .onError(async (cause, c) => respondWithError(c, toApiError(await toAdminError(cause, store), c, log)))
    .post("/mcp", serve)
    .all("/mcp", methodNotAllowed("POST"))
    .get(METADATA, describe)
    .get(`${METADATA}/mcp`, describe);
}
