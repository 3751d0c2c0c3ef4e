/** Proposals: changes that wait for approval or for their day. Commands and the server share them in the database. */
import { randomBytes } from "node:crypto";
import type { ExpressionBuilder, Transaction } from "kysely";
import { agencyTimeZone } from "#content/facts/current-site.ts";
import { DAY_MS } from "#content/facts/time-zone.ts";
import { hasOpenConflict } from "#content/importer/plan/result.ts";
import {
  type Approval,
  describeMissing,
  missingApprovals,
  type Person,
  rulesFor,
} from "#content/revisions/approvals.ts";
import { describeRefusal, isRefused, type PatchOptions, type PatchPlan, reverse } from "#content/revisions/patch.ts";
import { listRevisions } from "#content/revisions/read-history.ts";
import { type ContentStore, type DocumentChange, expectRevision, StoreError } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { OfficeDatabase, ProposalEventRow, ProposalRow, ProposalState, Tables } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";
import { formatMailTime } from "../quotes/mail/quote-mail.ts";
import { toRow } from "../quotes/outbox/message-rows.ts";
import { createNotice, OUTBOX_STATE } from "../quotes/outbox/outbox.ts";
import { type GivenTimes, readTimes } from "./times.ts";

export interface ProposalsOptions {
  database: OfficeDatabase;
  store: ContentStore;
  /** Plans changes, JSON of `DocumentChange[]`, for the current content. `id` is the revision of the plan. */
  plan(changes: string, options?: PatchOptions): Promise<{ id: string; plan: PatchPlan }>;
  now(): number;
  /** Domain of the Message-ID of emails, the part after @. */
  mailDomain?: string;
  /** Address of the site, for the links of emails. */
  publicUrl?: string | undefined;
  /** Called with each proposal that was published or could not be. */
  onOutcome?: (outcome: { row: ProposalRow; revisionId?: string | undefined; reason?: string | undefined }) => unknown;
}

/** The person who saves a proposal, or the account whose agent does. */
export type Author = Person & { agent?: { id: string | null; name: string } | undefined };

export interface NewProposal extends GivenTimes {
  changes: readonly DocumentChange[];
  revisionId: string;
  note: string;
  author: Author;
  /** True to ask for approval. Otherwise the change is saved for later. */
  asksApproval?: boolean | undefined;
}

export type Proposals = ReturnType<typeof createProposals>;
export type ProposalSummary = Awaited<ReturnType<Proposals["list"]>>[number];

/** States in which a proposal can still be changed, approved or withdrawn. */
export const WAITING_STATES: readonly ProposalState[] = ["open", "approved", "scheduled", "attention"];

/** Time for which other processes leave a proposal to the one that publishes it. The history tells whether it was published. */
const LEASE_MS = 5000;
const MAX_CHANGES_CHARACTERS = 16 * 1024 * 1024;
/** Number of ended proposals in the list. */
const MAX_ENDED = 20;
const MAX_ATTEMPTS = 5;
/** Time for which publishing is retried before a person has to look. */
const MAX_LATENESS_MS = 60 * 60 * 1000;

/** Number of proposals of an agent that are waiting or less than a day old. More would flood the office with emails. */
const MAX_OF_AGENT = 20;
const TOO_MANY = `You have ${MAX_OF_AGENT} proposals that are waiting or less than a day old. Try again later.`;
const NOT_OWN = "Only its author and owners may withdraw this change, or edit it once it is approved.";

/** Format of the revisions that publish a proposal. Their source names it. */
const FORMAT = "proposal";

const isoTime = (ms: number) => new Date(ms).toISOString();

const newId = () => randomBytes(5).toString("hex");

const sourceOf = ({ id, author, agent }: ProposalRow) =>
  `proposal ${id} by ${agent === null ? author : `${agent}, agent of ${author}`}`;

export function createProposals(options: ProposalsOptions) {
  const { database, store, now, plan } = options;
  const isoNow = () => isoTime(now());
  const startedMs = now();

  /** @throws ApiError `unknown-proposal`, or `proposal-changed` if it is at another version or has ended */
  async function find(id: string, version?: number): Promise<ProposalRow> {
    const row = await database.read((db) =>
      db.selectFrom("proposals").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    if (row === undefined) throw new ApiError("unknown-proposal");
    const isCurrent = row.version === version && WAITING_STATES.includes(row.state);
    if (version !== undefined && !isCurrent) throw new ApiError("proposal-changed");
    return row;
  }

  const write = <Result>(task: (trx: Trx) => Promise<Result>) => database.write(task, { signal: "messages" });

  const setColumns = (trx: Trx, id: string, columns: Partial<ProposalRow>) =>
    trx
      .updateTable("proposals")
      .set({ ...columns, changed_at: isoNow() })
      .where("id", "=", id);

  const isFree = (eb: ExpressionBuilder<Tables, "proposals">) =>
    eb.or([eb("leased_until_ms", "is", null), eb("leased_until_ms", "<", now())]);

  const readSettings = async () => (await store.reader(undefined, () => undefined)).stored.site();

  /** Changes a proposal that is as it was read, and that no process is publishing. @throws ApiError `proposal-changed` */
  async function update(row: ProposalRow, columns: Partial<ProposalRow>, more?: (trx: Trx) => Promise<unknown>) {
    // A process may have ended between the commit and the end of its lease.
    const published = row.leased_until_ms === null ? undefined : await findPublished(store, row);
    if (published !== undefined) await complete(row, published.id);
    await write(async (trx) => {
      const updated = await setColumns(trx, row.id, columns)
        .where("version", "=", row.version)
        .where("state", "in", WAITING_STATES)
        .where(isFree)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 0n) throw new ApiError("proposal-changed");
      await more?.(trx);
    });
  }

  /** Returns the approvals that count: those of the present version. */
  async function readApprovals({ id, version }: ProposalRow): Promise<Approval[]> {
    const events = (await readEvents(id)).filter((event) => event.kind === "approval" && event.version === version);
    return events.map(({ name, person_id, role, text: reference }) => {
      return { name, id: person_id ?? undefined, role: role ?? undefined, reference };
    });
  }

  const readEvents = (id: string) =>
    database.read((db) =>
      db.selectFrom("proposal_events").selectAll().where("proposal_id", "=", id).orderBy("at").orderBy("id").execute(),
    );

  /** Returns the rules of the present settings that are not satisfied yet. */
  async function findMissing(row: ProposalRow, approvals: readonly Approval[]) {
    return missingApprovals(rulesFor(await readSettings(), parseChanges(row)), approvals, authorsOf(row));
  }

  const addEvent = (trx: Trx, row: ProposalRow, event: Pick<ProposalEventRow, "kind" | "text">, person: Person) =>
    trx
      .insertInto("proposal_events")
      .values({
        ...{ id: newId(), proposal_id: row.id, version: row.version, ...event, name: person.name, at: isoNow() },
        ...{ person_id: person.id ?? null, role: person.role ?? null },
      })
      .execute();

  /** Adds an email to all owners or, in an office without accounts, to those who get its alerts. */
  async function addNotice(trx: Trx, subject: string, text: string) {
    const { mailDomain = "localhost", publicUrl } = options;
    const owners = await trx.selectFrom("accounts").select("email").where("role", "=", "owner").execute();
    const admin = publicUrl === undefined ? "the admin" : `${new URL("/admin", publicUrl)}#proposals`;
    const closing = `It is listed under Waiting Changes in ${admin}.`;
    const notice = createNotice({ to: owners.map(({ email }) => email), subject, text, closing }, mailDomain, now());
    await trx.insertInto("messages").values(toRow(OUTBOX_STATE.pending, notice)).execute();
  }

  /** Columns of the content and the times. @throws ApiError `too-large`, `bad-time`, `nothing-proposed` */
  async function toColumns({ changes, revisionId, note, asksApproval = false, ...times }: Omit<NewProposal, "author">) {
    if (changes.length === 0) throw new ApiError("nothing-proposed");
    const { startsMs, endsMs } = readTimes(times, agencyTimeZone(await readSettings()), now());
    const json = JSON.stringify(changes);
    if (json.length > MAX_CHANGES_CHARACTERS) throw new ApiError("too-large");
    const asked = asksApproval ? isoNow() : null;
    return {
      ...{ revision_id: revisionId, changes: json, pages: JSON.stringify(changes.map(({ page }) => page)), note },
      ...{ asked_at: asked, starts_ms: startsMs, ends_ms: endsMs, due_ms: null, reason: null, state: "open" as const },
    };
  }

  const announceRequest = async (trx: Trx, row: Pick<ProposalRow, "author" | "agent" | "note" | "pages">) => {
    const subject = `${row.agent ?? row.author} asks for your approval`;
    const what = `A change to ${(JSON.parse(row.pages) as string[]).join(", ")} is waiting for approval`;
    await addNotice(trx, subject, row.note === "" ? `${what}.` : `${what}: ${row.note}`);
  };

  /** @throws ApiError `too-many` */
  async function limitAgent(trx: Trx, { agent, agent_id, author }: ProposalRow) {
    const { count } = await trx
      .selectFrom("proposals")
      .select((eb) => eb.fn.countAll().as("count"))
      .where((eb) => eb.and({ agent, author }))
      .where("agent_id", agent_id === null ? "is" : "=", agent_id)
      .where((eb) => eb.or([eb("state", "in", WAITING_STATES), eb("created_at", ">", isoTime(now() - DAY_MS))]))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_OF_AGENT) throw new ApiError("too-many", { message: TOO_MANY });
  }

  /** Stores a proposal, and asks the owners for approval if that is wanted. Returns its id. @throws ApiError `too-many` */
  async function create({ author, ...given }: NewProposal): Promise<string> {
    const time = isoNow();
    const row: ProposalRow = {
      ...(await toColumns(given)),
      ...{ id: newId(), version: 1, author: author.name, account_id: author.id ?? null },
      ...{ agent: author.agent?.name ?? null, agent_id: author.agent?.id ?? null },
      ...{ created_at: time, changed_at: time, leased_until_ms: null, approver: null, approver_id: null },
      ...{ published_id: null, reverses: null, editor: null, editor_id: null },
    };
    await write(async (trx) => {
      if (row.agent !== null) await limitAgent(trx, row);
      await trx.insertInto("proposals").values(row).execute();
      if (row.asked_at !== null) await announceRequest(trx, row);
    });
    return row.id;
  }

  /** Replaces the content of a proposal, whose approvals end. @throws ApiError `proposal-changed` */
  async function change(id: string, version: number, { author, ...given }: NewProposal): Promise<void> {
    const row = await find(id, version);
    const columns = { ...(await toColumns(given)), editor: author.name, editor_id: author.id ?? null };
    await update(row, { ...columns, version: version + 1 }, async (trx) => {
      if (columns.asked_at !== null) await announceRequest(trx, { ...row, ...columns });
    });
  }

  /**
   * Approves a version, and publishes or schedules it if no other approval is missing.
   * @throws ApiError `proposal-changed`, `content-conflict`, `import-failed`, `approval-needed`, `bad-time`
   */
  async function approve(
    id: string,
    { version, person, reference = "", at, until, ...options }: ApproveRequest,
  ): Promise<ProposalRow> {
    const row = await find(id, version);
    const isInvited = person.role === undefined;
    // The office has decided already.
    if (isInvited && row.state !== "open" && row.state !== "approved") throw new ApiError("proposal-changed");
    const { id: revisionId, plan: planned } = await plan(row.changes, options);
    expectAccepted(planned);
    const given = (ms: number | null) => (ms === null ? undefined : isoTime(ms));
    const isPast = row.starts_ms !== null && row.starts_ms <= now();
    const times = { at: at ?? (isPast ? undefined : given(row.starts_ms)), until: until ?? given(row.ends_ms) };
    const hasChosen = planned.conflicts.length > 0;
    const isChanged = hasChosen || at !== undefined || until !== undefined;
    const settled = hasChosen
      ? { changes: planned.changes, revisionId }
      : { changes: parseChanges(row), revisionId: row.revision_id };
    const columns = await toColumns({ ...settled, ...times, note: row.note });
    const next = isChanged ? { ...row, ...columns, asked_at: row.asked_at, version: version + 1 } : row;
    const approvals = isChanged ? [] : await readApprovals(row);
    const missing = await findMissing(next, [...approvals, { ...person, reference }]);
    const isOfUse = missing.length === 0 || missing.length < (await findMissing(next, approvals)).length;
    if (!isOfUse) throw new ApiError("approval-needed", { message: describeMissing(missing) });
    const isPublishable = missing.length === 0 && !isInvited;
    const state = isPublishable ? "scheduled" : missing.length === 0 ? "approved" : "open";
    const dueMs = Math.max(next.starts_ms ?? 0, now());
    const due = isPublishable && { due_ms: dueMs, approver: person.name, approver_id: person.id ?? null };
    await update(row, { ...next, state, reason: null, due_ms: null, ...due }, (trx) =>
      addEvent(trx, next, { kind: "approval", text: reference }, person),
    );
    if (isPublishable && dueMs <= now())
      await publishOne(id).catch(async (cause: unknown) => {
        const failed = await find(id);
        const published = await findPublished(store, failed);
        if (published !== undefined) return complete(failed, published.id);
        // The person who asked for it sees that it has failed, so it must not be published later.
        const before = { state: row.state, due_ms: row.due_ms, leased_until_ms: null };
        await write((trx) => updateScheduled(trx, id, before).execute());
        throw cause;
      });
    return find(id);
  }

  const updateScheduled = (trx: Trx, id: string, columns: Partial<ProposalRow>) =>
    setColumns(trx, id, columns).where("state", "=", "scheduled");

  const lease = (trx: Trx, id: string) =>
    updateScheduled(trx, id, { leased_until_ms: now() + LEASE_MS }).returningAll();

  /** Publishes a scheduled proposal whose time has come, unless another process does. */
  async function publishOne(id: string): Promise<void> {
    const leased = await write((trx) => lease(trx, id).where("due_ms", "<=", now()).where(isFree).executeTakeFirst());
    if (leased === undefined) return;
    await commit(leased).catch(async (cause: unknown) => {
      // Within the first hour, the next attempt follows the end of the lease.
      if (now() - Math.max(leased.due_ms ?? 0, startedMs) > MAX_LATENESS_MS)
        await setAside(leased, "Publishing has failed for an hour.");
      throw cause;
    });
  }

  async function commit(row: ProposalRow): Promise<void> {
    // It never appears only to disappear, for example after a server was down through both times.
    const isOver = row.ends_ms !== null && row.ends_ms <= now();
    const published = isOver ? await findPublished(store, row) : await commitOnce(row);
    if (published !== undefined && "refusal" in published) return setAside(row, published.refusal);
    if (published === undefined && isOver) return setAside(row, "Its end passed before it could be published.");
    await complete(row, published?.id);
    await options.onOutcome?.({ row, revisionId: published?.id });
  }

  /** Records that a revision has published a proposal, and schedules its end. Without a revision, there is nothing to take back. */
  async function complete(row: ProposalRow, revisionId: string | undefined): Promise<void> {
    const columns = { state: "published" as const, due_ms: null, leased_until_ms: null, reason: null };
    await write(async (trx) => {
      const updated = setColumns(trx, row.id, { ...columns, published_id: revisionId ?? null });
      const unchanged = updated.where("state", "in", WAITING_STATES).where("version", "=", row.version);
      const { numUpdatedRows } = await unchanged.executeTakeFirst();
      if (numUpdatedRows === 0n || row.ends_ms === null || revisionId === undefined) return;
      await trx
        .insertInto("proposals")
        .values(await createEnd(row, revisionId, row.ends_ms))
        .execute();
    });
  }

  /**
   * Commits the changes as one revision, unless an earlier attempt has: the revision names the proposal.
   * @returns undefined if the content is that of the proposal already
   */
  async function commitOnce(row: ProposalRow, attempts = 1): Promise<Published> {
    try {
      return await store.transaction(async (writer): Promise<Published> => {
        const earlier = await findPublished(store, row);
        if (earlier !== undefined) return earlier;
        const { id, plan: planned } = await plan(row.changes);
        expectRevision(writer, id);
        if (isRefused(planned)) return { refusal: describeRefusal(planned, "Others have since") ?? "" };
        if (planned.changes.length === 0) return undefined;
        // Planning may have taken longer than the lease, and a colleague may have changed the proposal since.
        const renewed = await write((trx) => lease(trx, row.id).where("version", "=", row.version).executeTakeFirst());
        if (renewed === undefined) throw new ApiError("proposal-changed");
        const { approver, approver_id: account, note: message } = row;
        const note = { by: approver ?? row.author, ...(account !== null && { account }), message };
        return writer.commit(planned.changes, { ...note, source: sourceOf(row), format: FORMAT, sha256: "" });
      });
    } catch (cause) {
      const mayRepeat = cause instanceof StoreError && cause.code === "store/revision-conflict";
      if (!mayRepeat || attempts === MAX_ATTEMPTS) throw cause;
      return commitOnce(row, attempts + 1);
    }
  }

  /** Returns the proposal that takes a published one back at its end. */
  async function createEnd(row: ProposalRow, revisionId: string, endsMs: number): Promise<ProposalRow> {
    const { changes } = await store.revision(revisionId);
    return {
      ...row,
      ...{ id: newId(), state: "scheduled", version: 1, revision_id: revisionId, reverses: row.id },
      ...{ changes: JSON.stringify(reverse(changes)), starts_ms: endsMs, ends_ms: null, due_ms: endsMs },
      ...{ note: row.note === "" ? "Take back a change" : `Take back: ${row.note}`, leased_until_ms: null },
      ...{ created_at: isoNow(), changed_at: isoNow() },
    };
  }

  /** Keeps a proposal that cannot be published for a person to look at, and tells the owners by email. */
  async function setAside(row: ProposalRow, reason: string): Promise<void> {
    const name = row.note === "" ? `a change by ${row.author}` : `“${row.note}”`;
    const text = `This was due to be published, but could not be: ${name}. ${reason}`;
    await write(async (trx) => {
      const columns = { state: "attention" as const, due_ms: null, leased_until_ms: null, reason };
      const updated = updateScheduled(trx, row.id, columns).where("version", "=", row.version);
      if ((await updated.executeTakeFirst()).numUpdatedRows > 0n) await addNotice(trx, `Not published: ${name}`, text);
    });
    await options.onOutcome?.({ row, reason });
  }

  return {
    find,
    create,
    change,
    approve,
    readEvents,
    /** Returns the proposals that wait, oldest first, then those that ended last. Their content is left out. */
    async list() {
      const rows = await database.read(async (db) => {
        const all = db.selectFrom("proposals").selectAll();
        const waiting = all.where("state", "in", WAITING_STATES).orderBy("created_at").execute();
        const ended = all.where("state", "in", ["published", "withdrawn"]).orderBy("changed_at", "desc");
        return [...(await waiting), ...(await ended.limit(MAX_ENDED).execute())];
      });
      return Promise.all(rows.map((row) => summarize(row)));
    },
    summarize,
    /** Records that a change was published in another way: by the form that continued it. An end that has passed is over. */
    complete: (row: ProposalRow, revisionId: string | undefined) =>
      complete((row.ends_ms ?? 0) <= now() ? { ...row, ends_ms: null } : row, revisionId),
    /** @throws ApiError `proposal-changed` if it has ended or is being published */
    async withdraw(id: string, version?: number): Promise<void> {
      await update(await find(id, version), { state: "withdrawn", due_ms: null });
    },
    async comment(id: string, text: string, person: Person): Promise<void> {
      const row = await find(id);
      await database.write((trx) => addEvent(trx, row, { kind: "comment", text }, person));
    },
    /**
     * Publishes everything whose time has come.
     * @returns the ids of what was due
     */
    async publishDue(): Promise<string[]> {
      const due = await database.read((db) =>
        db
          .selectFrom("proposals")
          .select("id")
          .where("due_ms", "<=", now())
          .where("state", "=", "scheduled")
          .orderBy("due_ms")
          .orderBy("id")
          .execute(),
      );
      const failures: unknown[] = [];
      for (const { id } of due) await publishOne(id).catch((cause) => failures.push(cause));
      if (failures.length > 0) throw failures[0];
      return due.map(({ id }) => id);
    },
    /** Refuses changes that a person may not publish without an approval. @throws ApiError `approval-needed` */
    async requireApproved(changes: readonly DocumentChange[], person: Person): Promise<void> {
      const missing = missingApprovals(rulesFor(await readSettings(), changes), [person], [person]);
      if (missing.length > 0) throw new ApiError("approval-needed", { message: describeMissing(missing) });
    },
  };

  async function summarize(row: ProposalRow) {
    const { id, state, version, note, author, agent, account_id: account, asked_at: askedAt, reason } = row;
    const isWaiting = WAITING_STATES.includes(state);
    const timeZone = agencyTimeZone(await readSettings());
    const missing = isWaiting ? await findMissing(row, await readApprovals(row)) : [];
    const toTime = (ms: number | null) => (ms === null ? null : isoTime(ms));
    return {
      ...{ id, state, version, note, author, agent, account, askedAt, reason, reverses: row.reverses },
      agentId: row.agent_id,
      ...{ pages: JSON.parse(row.pages) as DocumentId[], approver: row.approver, publishedId: row.published_id },
      ...{ createdAt: row.created_at, changedAt: row.changed_at },
      ...{ startsAt: toTime(row.starts_ms), endsAt: toTime(row.ends_ms) },
      /** The rules that still need an approval, in words and as the settings have them. */
      ...{ missing: describeMissing(missing), missingRules: missing, authors: authorsOf(row) },
      /** The times in words, in the time zone of the agency; "" without any. */
      times: [["from", row.starts_ms] as const, ["until", row.ends_ms] as const]
        .flatMap(([word, ms]) => (ms === null ? [] : `${word} ${formatMailTime(isoTime(ms), timeZone)}`))
        .join(" "),
    };
  }
}

type Trx = Transaction<Tables>;

type Published = { id: string } | { refusal: string } | undefined;

export interface ApproveRequest extends GivenTimes, PatchOptions {
  version: number;
  /** A person without a role was asked by a preview link, and cannot publish. */
  person: Person;
  reference?: string | undefined;
}

/** Refuses to undo a decision of others. @throws ApiError `forbidden` */
export function requireMayEnd({ reverses, ...row }: ProposalRow, { id, role }: Person): void {
  // The end of a change belongs to the person who approved both.
  const decider = reverses === null ? row.account_id : row.approver_id;
  if (role !== "owner" && decider !== id) throw new ApiError("forbidden", { message: NOT_OWN });
}

/** Returns the people who have written the present version. */
function authorsOf({ author, account_id, editor, editor_id }: ProposalRow): Person[] {
  const edited = editor === null ? [] : [{ name: editor, id: editor_id ?? undefined }];
  return [{ name: author, id: account_id ?? undefined }, ...edited];
}

export function parseChanges({ changes }: Pick<ProposalRow, "changes">): DocumentChange[] {
  return JSON.parse(changes);
}

/** Finds the revision that has published a proposal, for the case that the process ended right after its commit. */
async function findPublished(store: ContentStore, row: ProposalRow): Promise<{ id: string } | undefined> {
  const { revisions } = await listRevisions(store, { after: row.revision_id });
  return revisions.find(({ format, source }) => format === FORMAT && source === sourceOf(row));
}

/** @throws ApiError `content-conflict` with the fields in conflict, or `import-failed` with the problems */
function expectAccepted(plan: PatchPlan): void {
  if (!isRefused(plan)) return;
  const { conflicts, diagnostics } = plan;
  const isOpen = hasOpenConflict(plan);
  const message = describeRefusal(plan, "Others have since");
  throw new ApiError(isOpen ? "content-conflict" : "import-failed", {
    ...(message !== undefined && { message }),
    details: { diagnostics, ...(isOpen && { conflicts }) },
  });
}
