/** Routes of one request, for owners and for editors who may read requests. Only owners may forget a person. */
import { Hono, type Next } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { bodyOf, createInvalidError, textSchema } from "#api/http/request-validation.ts";
import { respondFile, respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { type FoundRequest, findRequest, readDetail } from "#api/quotes/inbox/inbox.ts";
import { OUTBOX_STATE, type RetryOptions } from "#api/quotes/outbox/outbox.ts";
import { createPerson } from "#api/quotes/outbox/person.ts";
import { findPersonalData, forgetPerson, removeRequest } from "#api/quotes/privacy/forget-person.ts";
import { maskField } from "#api/quotes/privacy/mask-numbers.ts";
import { listFollowUps } from "#api/quotes/webhook/webhook-sender.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { type Assignee, type RequestDetail, type RequestNote, WORK_STATES } from "#schemas/quotes/quote-inbox.ts";
import { workOf } from "#schemas/quotes/request-labels.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow, requireProof, requireReader } from "../guards/allow.ts";
import { actor, record, recordAction } from "../guards/audit-trail.ts";

/** Time to wait for a delivery that is running, in milliseconds. */
const BUSY_TIMEOUT_MS = 2000;

const ChangeSchema = z.strictObject({
  work: z.enum(WORK_STATES, `The state must be one of ${WORK_STATES.join(", ")}.`).optional(),
  /** ID of the person who deals with the request. */
  assignee: z.string().max(100).nullable().optional(),
  dueOn: z.iso.date("The day must be a date, such as 2026-12-04.").nullable().optional(),
});
const NoteSchema = z.strictObject({ text: textSchema("The note", 2000) });
const ResendSchema = z.strictObject({
  /** Confirms that a request which was sent is to be sent again. */
  mayResend: z.boolean().default(false),
});
const ForgetSchema = z.strictObject({
  /** Removes what also has data of other people. */
  force: z.boolean().default(false),
});

const NOT_RECORDED =
  "The request cannot be shown, because the audit log cannot be written. Ask the person who runs the server to check its disk and the server log.";
const NO_PERSON = "This person may not see quote requests. Reload the page, and choose someone else.";
const NO_FILE = "This file does not exist. A colleague may have deleted its request.";
const STILL_SENT =
  "A request of this person is being sent right now, so nothing was removed. Please try again in a minute.";
const NOT_OWN = "People can delete only their own notes.";

/** Runs one change at a time, so that no other one of this process comes between its check and its effect. */
export const runChange = createConcurrencyLimit({ maxRunning: 1, maxQueued: 100 });

export const requestRoutes = new Hono<AdminEnv>()
  /** Responds with one request in full, and records in the audit log that it was read. */
  .get("/quotes/:id", allow("editor", requireReader), async (c) => {
    const request = await mustFindRequest(c);
    await recordRead(c, "quote-read", request.entry.id);
    return respondDetail(c, await readDetail(c.var.admin.outbox, request));
  })
  /** Changes the state of the work, the person who deals with the request, and the day by which it is needed. */
  .patch("/quotes/:id", allow("editor", requireReader), requireRequest, bodyOf(ChangeSchema), async (c) => {
    const { work, assignee: id, dueOn } = c.req.valid("json");
    const assignee = id && (await listPeople(c)).find((person) => person.id === id);
    if (id && !assignee) throw createInvalidError([{ field: "assignee", message: NO_PERSON }]);
    const changes = { state: work, assignee: assignee ? assignee.name : id, "needed by": dueOn };
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return changeRequest(c, "quote-changed", {
      message: given.map(([name, value]) => `${name} ${value ?? "none"}`).join(", "),
      isDone: (found) =>
        (work ?? workOf(found)) === workOf(found) &&
        (id === undefined || id === (found.assignee?.id ?? null)) &&
        (dueOn === undefined || dueOn === (found.dueOn ?? null)),
      run: ({ entry }) =>
        c.var.admin.outbox.changeWork(entry.id, {
          // If the visitor sends a request again that is done, it is new.
          ...(work && { work: work === "done" ? "new" : work, handled: work === "done" ? markOf(c) : null }),
          ...(id !== undefined && { assignee: assignee || null }),
          dueOn,
        }),
    });
  })
  /** Removes a request with its copies in files. The line of the audit log has only its ID. */
  .delete("/quotes/:id", allow("editor", requireReader), async (c) => {
    const { entry } = await mustFindRequest(c);
    await recordAction(c, { event: "quote-removed", about: [entry.id] }, () =>
      runChange(async () => {
        requireSeenVersion(c, await mustFindRequest(c));
        if (!(await removeRequest(c.var.admin, entry.id, BUSY_TIMEOUT_MS))) throw new ApiError("request-busy");
      }),
    );
    return respondJson(c, { success: true });
  })
  /** Adds a note. Numbers that identify a person are masked, as in what visitors write. */
  .post("/quotes/:id/notes", allow("editor", requireReader), requireRequest, bodyOf(NoteSchema), (c) =>
    changeRequest(c, "quote-note-added", {
      isDone: () => false,
      run: ({ entry }) =>
        c.var.admin.outbox.addNote(entry.id, { ...markOf(c), text: maskField("note", c.req.valid("json").text) }),
    }),
  )
  .delete("/quotes/:id/notes/:note", allow("editor", requireReader), (c) => {
    const find = ({ notes = [] }: FoundRequest) => notes.find(({ id }) => id === c.req.param("note"));
    return changeRequest(c, "quote-note-removed", {
      isDone: (request) => find(request) === undefined,
      async run(request) {
        const note = find(request);
        if (note === undefined || !isOwn(note, c)) throw new ApiError("forbidden", { message: NOT_OWN });
        await c.var.admin.outbox.removeNote(note.id);
      },
    });
  })
  .get("/quotes/:id/files/:file", allow("editor", requireReader), async (c) => {
    const { entry } = await mustFindRequest(c);
    const file = await c.var.admin.outbox.findFile(c.req.param("file"));
    if (file?.message_id !== entry.id) throw new ApiError("unknown-request", { message: NO_FILE });
    await recordRead(c, "quote-file-read", entry.id);
    return respondFile(c, file);
  })
  .post("/quotes/:id/resend", allow("editor", requireReader), requireRequest, bodyOf(ResendSchema), (c) =>
    changeRequest(c, "quote-resent", {
      isDone: () => false,
      async run(request) {
        const { mayResend } = c.req.valid("json");
        if (request.state === OUTBOX_STATE.sent && !mayResend) throw new ApiError("already-sent");
        await sendAgain(c, request, { mayResend });
      },
    }),
  )
  .post("/quotes/:id/release", allow("editor", requireReader), (c) =>
    changeRequest(c, "quote-released", {
      isDone: ({ state }) => state !== OUTBOX_STATE.quarantined,
      run: (request) => sendAgain(c, request),
    }),
  )
  /** Quarantines a request, and stops its webhook and its acknowledgment. */
  .post("/quotes/:id/spam", allow("editor", requireReader), (c) =>
    changeRequest(c, "quote-spam", {
      isDone: ({ state }) => state === OUTBOX_STATE.quarantined,
      async run({ entry }) {
        if (!(await c.var.admin.outbox.markSpam(entry.id, markOf(c)))) throw new ApiError("request-busy");
      },
    }),
  )
  /** Responds with the numbers of what is stored about the person who sent a request. */
  .get("/quotes/:id/person", allow("owner", requireProof), async (c) => {
    const { entries, copies, sharedCopies, relatedIds } = await findPersonalData(c.var.admin, await mustFindPerson(c));
    const requests = entries.flatMap(({ entry }) => (entry.kind === "quote" ? entry.request : []));
    return respondJson(c, {
      requests: requests.length,
      files: requests.reduce((sum, { files = [] }) => sum + files.length, 0),
      copies: copies.length,
      /** IDs of requests and names of files that also have data of other people. */
      sharedCopies,
      /** Number of other requests with the same phone number. */
      related: relatedIds.length,
    });
  })
  /** Removes all data of the person who sent a request. The audit log has only the numbers. */
  .post("/quotes/:id/forget", allow("owner", requireProof), requireRequest, bodyOf(ForgetSchema), async (c) => {
    const person = await mustFindPerson(c);
    const options = { ...c.req.valid("json"), timeoutMs: BUSY_TIMEOUT_MS };
    const forget = async () => {
      const { busyIds, relatedIds: _, ...done } = await forgetPerson(c.var.admin, person, options);
      if (busyIds.length > 0) throw new ApiError("request-busy", { message: STILL_SENT });
      return done;
    };
    const describe = ({ removedEntries, removedCopies }: Awaited<ReturnType<typeof forget>>) => ({
      message: `${formatCount(removedEntries, "entry", "entries")}, ${formatCount(removedCopies, "other file")}`,
    });
    return respondJson(c, await recordAction(c, { event: "outbox-forget" }, () => runChange(forget), describe));
  });

/** Middleware that rejects an unknown request before its body is read. */
async function requireRequest(c: Call<SessionEnv>, next: Next): Promise<void> {
  await mustFindRequest(c);
  await next();
}

/** @throws ApiError `unknown-request` if no request has the ID in the URL */
async function mustFindRequest(c: Call<SessionEnv>): Promise<FoundRequest> {
  const request = await findRequest(c.var.admin.outbox, c.req.param("id") ?? "");
  if (request === undefined) throw new ApiError("unknown-request");
  return request;
}

/** Returns the person who sent a request, by the email address. */
async function mustFindPerson(c: Call<SessionEnv>) {
  const person = createPerson((await mustFindRequest(c)).entry.request.email);
  if (person === undefined) throw new ApiError("unknown-request");
  return person;
}

/** Lists the people who may deal with requests. Without accounts, they are those who are signed in. */
export async function listPeople({ var: { admin } }: Call<SessionEnv>): Promise<Assignee[]> {
  const people = (await admin.identities.list()).flatMap(({ id, name, role, mayReadRequests }) =>
    name !== undefined && (role === "owner" || mayReadRequests) ? [{ id, name }] : [],
  );
  if (people.length > 0) return people;
  const names = new Set((await admin.sessions.list()).map(({ name }) => name));
  return [...names].map((name) => ({ id: name, name }));
}

/** Returns the user and the time, for a mark or a note. */
function markOf({ var: { admin, session } }: Call<SessionEnv>) {
  return { by: session.name, account: session.account, at: new Date(admin.now()).toISOString() };
}

/** Without accounts, all have the same ID. */
function isOwn({ account, by }: RequestNote, { var: { session } }: Call<SessionEnv>): boolean {
  return account === session.account && (session.email !== undefined || by === session.name);
}

/** @throws ApiError `audit-unavailable` if the log cannot be written; then nothing may be shown */
async function recordRead(c: Call<SessionEnv>, event: "quote-read" | "quote-file-read", id: string): Promise<void> {
  const line = { event, outcome: "done", ...actor(c.var.session), about: [id] } as const;
  await record(c, line).catch((cause) => {
    throw new ApiError("audit-unavailable", { cause, message: NOT_RECORDED });
  });
}

/**
 * Checks that a request is as the client has seen it, according to the header If-Match. RFC 9110, section 13.1.1
 * @throws ApiError `request-changed`
 */
function requireSeenVersion(c: Call<SessionEnv>, { version }: FoundRequest): void {
  const ifMatch = c.req.header("If-Match") ?? "*";
  if (ifMatch !== "*" && ifMatch !== `"${version}"`) throw new ApiError("request-changed");
}

function respondDetail(c: Call<SessionEnv>, detail: RequestDetail) {
  return respondJson(c, detail, { headers: { ETag: `"${detail.version}"` } });
}

/**
 * Changes a request, and responds with it. A change that was made already, for example by a double click or by a colleague,
 * does nothing.
 * @param change `isDone` returns true if the request is as it would be after the change
 */
async function changeRequest(
  c: Call<SessionEnv>,
  event: `quote-${"changed" | "note-added" | "note-removed" | "resent" | "released" | "spam"}`,
  change: { message?: string; isDone(request: FoundRequest): boolean; run(request: FoundRequest): Promise<unknown> },
) {
  const { entry } = await mustFindRequest(c);
  const detail = await recordAction(c, { event, about: [entry.id], message: change.message }, () =>
    runChange(async () => {
      const request = await mustFindRequest(c);
      if (!change.isDone(request)) {
        requireSeenVersion(c, request);
        await change.run(request);
      }
      return readDetail(c.var.admin.outbox, await mustFindRequest(c));
    }),
  );
  return respondDetail(c, detail);
}

async function sendAgain(c: Call<SessionEnv>, { entry }: FoundRequest, options?: RetryOptions): Promise<void> {
  const { env, outbox } = c.var.admin;
  const isDue = await outbox.retry(entry.id, { ...options, followUpsOf: (each) => listFollowUps(each, env) });
  if (!isDue) throw new ApiError("request-busy");
}
