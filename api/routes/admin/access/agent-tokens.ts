/** Routes of the tokens of agents. People see and revoke their own, and owners those of everyone. */
import { Hono } from "hono";
import * as z from "zod";
import { bodyOf, lineSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow, requireProof } from "../guards/allow.ts";
import { recordAction } from "../guards/audit-trail.ts";

const MAX_DAYS = 365;
const DAYS = `The token can be valid for 1 to ${MAX_DAYS} days.`;
const TokenSchema = z.strictObject({
  name: lineSchema("The name", 1, 60),
  mayPropose: z.boolean().default(false),
  days: z.int(DAYS).min(1, DAYS).max(MAX_DAYS, DAYS).default(30),
});

export const agentTokenRoutes = new Hono<AdminEnv>()
  .get("/agents", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    const tokens = await admin.tokens.list("agent");
    const agents = tokens.filter(({ subject }) => session.role === "owner" || subject === session.account);
    return respondJson(c, { agents });
  })
  .post("/agents", allow("editor", requireProof), bodyOf(TokenSchema), async (c) => {
    const { admin, session } = c.var;
    const { mayPropose, ...given } = c.req.valid("json");
    const token = { kind: "agent" as const, subject: session.account, scopes: mayPropose ? "read propose" : "read" };
    const create = () => admin.tokens.create({ ...token, ...given, by: session.name });
    const created = await recordAction(c, { event: "agent-added" }, create, ({ id }) => ({ about: [id] }));
    return respondJson(c, created, { status: 201 });
  })
  .delete("/agents/:id", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    const id = c.req.param("id");
    const subject = session.role === "owner" ? undefined : session.account;
    await recordAction(c, { event: "agent-removed", about: [id] }, () => admin.tokens.revoke("agent", id, subject));
    return respondJson(c, { success: true });
  });
