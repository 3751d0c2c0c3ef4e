/** Routes of preview links: the whole site with a proposal on top, to people without an account. */
import { type Context, Hono } from "hono";
import * as z from "zod";
import { recordOutcome } from "#api/auth/audit/audit-log.ts";
import type { AccessTokenRow, ProposalRow } from "#api/database/tables.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { FORM_TYPE, readBody } from "#api/http/body-reader.ts";
import { ERROR_PAGE_POLICY, renderErrorPage } from "#api/http/error-page.ts";
import { lineSchema, textSchema, validate } from "#api/http/request-validation.ts";
import { respond, respondPage, toApiError } from "#api/http/respond.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import { parseChanges } from "#api/proposals/proposals.ts";
import { listMediaUses } from "#content/media-store/media-uses.ts";
import { NO_INDEX } from "#schemas/headers/security-headers.ts";
import type { AdminParts } from "../admin/guards/admin-env.ts";
import { PHOTO_TYPES } from "../admin/photos/photos.ts";

const MAX_FORM_BYTES = 16 * 1024;
/** Number of comments of one proposal, so that a link that went astray cannot fill the database. */
const MAX_COMMENTS = 200;

/** Keeps the token in the address from other sites. Forms of the page still send the header Origin. */
const HEADERS = { ...NO_INDEX, "Referrer-Policy": "same-origin" };

const CommentSchema = z.object({ name: lineSchema("Your name", 1, 60), text: textSchema("The comment", 2000) });
const ApprovalSchema = z.object({ version: z.coerce.number(), reference: lineSchema("The reference", 0, 200) });

export function previewRoutes({ proposals, tokens, tasks, photos, audit, now, log }: AdminParts): Hono<AppEnv> {
  async function open(c: Context<AppEnv>) {
    const link = await tokens.read("preview", c.req.param("token") ?? "");
    if (link === undefined) throw new ApiError("unknown-link");
    const row = await proposals.find(link.subject);
    if (row.state === "withdrawn") throw new ApiError("unknown-link");
    return { link, row, base: `/preview/${c.req.param("token")}` };
  }

  /** Shows a page, by default the one at the address of the request. */
  async function show(c: Context<AppEnv>, page?: string, message?: string, status = 200): Promise<Response> {
    const { link, row, base } = await open(c);
    const path = (page ?? c.req.path.slice(base.length)).replace(/\/$/, "") || "/";
    const changes = link.content ?? row.changes;
    const sent = c.req.query("sent") === undefined ? undefined : "Thank you. The office has received it.";
    const { missing, times } = await proposals.summarize(row);
    // Comments of the office stay within it.
    const ofGuests = (await proposals.readEvents(row.id)).filter(({ role }) => role === null);
    const events = ofGuests.map(({ kind, name, text, at }) => ({ kind, name, text, at }));
    const mayApprove = link.name !== "" && link.content === null && (row.state === "open" || row.state === "approved");
    const planned = times === "" ? "Not published yet" : `Planned ${times}`;
    const bar = {
      ...{ base, path, note: row.note, author: row.agent ?? row.author, version: row.version, missing, events },
      ...{ state: row.state === "published" ? "Published" : planned, mayApprove, isPinned: link.content !== null },
      ...{ invited: link.name, message: message ?? sent },
    };
    const html = await tasks.renderProposal(changes, bar);
    if (html === undefined) throw new ApiError("unknown-page");
    const response = respondPage(c, html, { headers: HEADERS, status });
    // The forms of the previewed site send nothing.
    const policy = response.headers.get("Content-Security-Policy")?.replace("connect-src 'self'", "connect-src");
    if (policy !== undefined) response.headers.set("Content-Security-Policy", policy);
    return response;
  }

  /** Runs what a form of the bar asks for, and shows the page of the bar again with the outcome. */
  async function act(c: Context<AppEnv>, run: (form: Record<string, string>) => Promise<unknown>): Promise<Response> {
    const form = Object.fromEntries(
      new URLSearchParams(new TextDecoder().decode(await readBody(c, MAX_FORM_BYTES, [FORM_TYPE]))),
    );
    try {
      await run(form);
      // The browser requests the page by GET, so that a reload does not send the form twice.
      const page = encodeURI(form.page?.startsWith("/") ? form.page : "/");
      const Location = `/preview/${c.req.param("token")}${page}?sent#preview-bar`;
      return respond(c, "", "text/plain", { status: 303, headers: { Location } });
    } catch (cause) {
      if (cause instanceof ApiError && cause.status < 500 && cause.code !== "unknown-link")
        return show(c, form.page ?? "/", cause.message, cause.status);
      throw cause;
    }
  }

  const personOf = (link: AccessTokenRow, name: string) => ({ name: link.name || name, id: link.by_id ?? undefined });

  return new Hono<AppEnv>()
    .onError((cause, c) => {
      const { status, message } = toApiError(cause, c, log);
      const html = renderErrorPage({ title: "This preview cannot be shown", message, step: STEP });
      return respondPage(c, html, { status, headers: { ...HEADERS, "Content-Security-Policy": ERROR_PAGE_POLICY } });
    })
    .post("/:token/comment", (c) =>
      act(c, async (form) => {
        const { link, row } = await open(c);
        const { name, text } = validate(CommentSchema, { ...form, name: link.name || form.name });
        if ((await proposals.readEvents(row.id)).length >= MAX_COMMENTS)
          throw new ApiError("too-many", { message: TOO_MANY });
        await proposals.comment(row.id, text, personOf(link, name));
      }),
    )
    .post("/:token/approve", (c) =>
      act(c, async (form) => {
        const { link, row } = await open(c);
        if (link.name === "" || link.content !== null) throw new ApiError("forbidden", { message: NOT_ASKED });
        const { version, reference } = validate(ApprovalSchema, { reference: "", ...form });
        const who = { by: link.name, account: link.by_id ?? undefined, address: c.env.address };
        const line = { event: "proposal-approved" as const, about: [row.id, link.id], ...who };
        const time = new Date(now()).toISOString();
        const approve = () => proposals.approve(row.id, { version, reference, person: personOf(link, link.name) });
        await recordOutcome((members) => audit.write({ time, ...line, ...members }), approve);
      }),
    )
    .get("/:token/photos/:name", async (c) => {
      const { link, row } = await open(c);
      const name = c.req.param("name");
      const bytes = showsPhoto(link, row, name) ? await photos.store.read(name) : undefined;
      const type = PHOTO_TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""];
      if (bytes === undefined || type === undefined) throw new ApiError("unknown-photo");
      return respond(c, bytes, type, { headers: HEADERS });
    })
    .get("/:token", (c) => show(c))
    .get("/:token/*", (c) => show(c))
    .all("/:token/*", methodNotAllowed("GET", "HEAD"));
}

const STEP = "Ask the person who sent you the link.";
const TOO_MANY = "This change has reached its limit of comments. Please write to the office directly.";
const NOT_ASKED = "This link does not ask for your approval. The office can send you one that does.";

/** Checks whether a proposal shows a photo. A link opens no other photos of the office. */
function showsPhoto(link: AccessTokenRow, row: ProposalRow, name: string): boolean {
  const changes = parseChanges({ changes: link.content ?? row.changes });
  return changes.some(({ page, after }) => after && listMediaUses(page, after).some(({ media }) => media === name));
}
