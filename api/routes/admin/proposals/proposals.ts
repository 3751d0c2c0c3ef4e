/** Routes of the changes that wait: saved for later, sent for approval, or scheduled. */
import { Hono } from "hono";
import * as z from "zod";
import type { Session } from "#api/auth/sessions.ts";
import { bodyOf, fieldChoicesSchema, lineSchema, NoteSchema, textSchema } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { parseChanges, requireMayEnd, WAITING_STATES } from "#api/proposals/proposals.ts";
import { decodeChanges } from "#api/tasks/serialize-result.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { Person } from "#content/revisions/approvals.ts";
import { toRevisionPage } from "#content/revisions/read-history.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { recordAction } from "../guards/audit-trail.ts";

const TimeSchema = z.string().max(40).optional();
const VersionSchema = z.int().min(1);
const ReferenceSchema = lineSchema("The reference", 0, 200).optional();
const TimesSchema = { at: TimeSchema, until: TimeSchema };
const SaveSchema = z.strictObject({
  /** Content in a format of the importer: the changed documents, relative to `base`. */
  text: z.string(),
  /** Revision that the changes were made to. */
  base: z.string().max(100),
  note: NoteSchema.default(""),
  asksApproval: z.boolean().default(false),
  /** Version that the change replaces. Only to save a proposal again. */
  version: VersionSchema.optional(),
  ...TimesSchema,
});
const ApproveSchema = z.strictObject({
  version: VersionSchema,
  reference: ReferenceSchema,
  choices: fieldChoicesSchema.optional(),
  ...TimesSchema,
});
const CommentSchema = z.strictObject({ text: textSchema("The comment", 2000) });
const LinkSchema = z.strictObject({
  /** Name of the person who is asked to approve. */
  invited: lineSchema("The name", 0, 60).default(""),
  days: z.int().min(1).max(90).default(14),
  isPinned: z.boolean().default(false),
});

export const proposalRoutes = new Hono<AdminEnv>()
  .get("/proposals", allow("editor"), async (c) => respondJson(c, { proposals: await c.var.admin.proposals.list() }))
  /** Saves a change for later, or sends it for approval. It may have mistakes, which publishing refuses. */
  .post("/proposals", allow("editor"), bodyOf(SaveSchema, API_LIMITS.bytes), async (c) => {
    const { version: _, ...body } = c.req.valid("json");
    const given = await readGiven(body, c.var.admin.tasks);
    const save = () => c.var.admin.proposals.create({ ...given, author: toPerson(c.var.session) });
    const id = await recordAction(c, { event: "proposal-saved" }, save, (about) => ({ about: [about] }));
    return respondJson(c, await readDetail(c.var.admin, id), { status: 201 });
  })
  .get("/proposals/:id", allow("editor"), async (c) => respondJson(c, await readDetail(c.var.admin, c.req.param("id"))))
  .patch("/proposals/:id", allow("editor"), bodyOf(SaveSchema, API_LIMITS.bytes), async (c) => {
    const { proposals, tasks } = c.var.admin;
    const { version = 0, ...body } = c.req.valid("json");
    const changes = { ...(await readGiven(body, tasks)), author: toPerson(c.var.session) };
    const row = await proposals.find(c.req.param("id"));
    if (row.state === "approved" || row.state === "scheduled") requireMayEnd(row, changes.author);
    const { id } = row;
    await recordAction(c, { event: "proposal-saved", about: [id] }, () => proposals.change(id, version, changes));
    return respondJson(c, await readDetail(c.var.admin, id));
  })
  /** Approves a version, and publishes or schedules it unless another approval is missing. */
  .post("/proposals/:id/approve", allow("editor"), bodyOf(ApproveSchema), async (c) => {
    const id = c.req.param("id");
    const request = { ...c.req.valid("json"), person: toPerson(c.var.session) };
    const approve = () => c.var.admin.proposals.approve(id, request);
    await recordAction(c, { event: "proposal-approved", about: [id] }, approve);
    return respondJson(c, await readDetail(c.var.admin, id));
  })
  .post("/proposals/:id/withdraw", allow("editor"), bodyOf(z.strictObject({ version: VersionSchema })), async (c) => {
    const row = await c.var.admin.proposals.find(c.req.param("id"));
    requireMayEnd(row, toPerson(c.var.session));
    const withdraw = () => c.var.admin.proposals.withdraw(row.id, c.req.valid("json").version);
    await recordAction(c, { event: "proposal-withdrawn", about: [row.id] }, withdraw);
    return respondJson(c, { success: true });
  })
  .post("/proposals/:id/comments", allow("editor"), bodyOf(CommentSchema), async (c) => {
    const { proposals } = c.var.admin;
    await proposals.comment(c.req.param("id"), c.req.valid("json").text, toPerson(c.var.session));
    return respondJson(c, await readDetail(c.var.admin, c.req.param("id")));
  })
  .post("/proposals/:id/links", allow("editor"), bodyOf(LinkSchema), async (c) => {
    const { admin, session } = c.var;
    const { isPinned, invited: name, days } = c.req.valid("json");
    const { id, changes } = await admin.proposals.find(c.req.param("id"));
    const link = { kind: "preview" as const, subject: id, name, days, by: session.name, by_id: session.account };
    const create = () => admin.tokens.create({ ...link, content: isPinned ? changes : null });
    const { token, ...created } = await recordAction(c, { event: "preview-link-created", about: [id] }, create);
    return respondJson(c, { ...created, path: `/preview/${token}` }, { status: 201 });
  })
  .delete("/proposals/:id/links/:link", allow("editor"), async (c) => {
    const { id, link } = c.req.param();
    const revoke = () => c.var.admin.tokens.revoke("preview", link, id);
    await recordAction(c, { event: "preview-link-revoked", about: [id] }, revoke);
    return respondJson(c, { success: true });
  });

const toPerson = ({ name, account: id, role }: Session): Person => ({ name, id, role });

type Given = Omit<z.infer<typeof SaveSchema>, "version">;

/** Returns the changes of a body. @throws ApiError `import-failed` if its text cannot be read */
async function readGiven({ text, base, ...given }: Given, { planDraft }: AdminEnv["Variables"]["admin"]["tasks"]) {
  const json = await planDraft(new TextEncoder().encode(text), "The change", base);
  return { ...given, revisionId: base, changes: parseChanges({ changes: new TextDecoder().decode(json) }) };
}

/** Returns a proposal with its fields, what speaks against publishing it now, and what people have said about it. */
async function readDetail({ proposals, tokens, tasks }: AdminEnv["Variables"]["admin"], id: string) {
  const row = await proposals.find(id);
  const changes = parseChanges(row);
  const plan = WAITING_STATES.includes(row.state) ? (await tasks.planProposal(row.changes)).plan : undefined;
  const events = await proposals.readEvents(id);
  return {
    ...(await proposals.summarize(row)),
    revisionId: row.revision_id,
    fields: changes.map(toRevisionPage),
    /** The content of the documents, with which a form continues. */
    changes,
    /** The changes that publishing it now would make, for a preview. */
    planned: plan === undefined ? changes : await decodeChanges(plan.changes),
    conflicts: plan?.conflicts ?? [],
    diagnostics: plan?.diagnostics ?? [],
    events: events.map(({ kind, name, role, text, at, version }) => ({ kind, name, role, text, at, version })),
    links: (await tokens.list("preview")).filter(({ subject }) => subject === id),
  };
}
