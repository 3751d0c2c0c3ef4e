/** Work of the office on requests: its state, who deals with it and by when, notes, the mark that it is done, and spam. */
import { randomUUID } from "node:crypto";
import type { RequestNote } from "#schemas/quotes/quote-inbox.ts";
import type { OfficeDatabase } from "../../database/tables.ts";
import { type Db, selectMessages } from "./find-messages.ts";
import { FREEING, isLeased, lockRows } from "./leases.ts";
import { toDeliveryColumns } from "./message-rows.ts";
import { type EntryFilter, type HandledMark, MARKED_AS_SPAM, OUTBOX_STATE, type WorkChange } from "./outbox.ts";

export function createRequestWork(database: OfficeDatabase) {
  return {
    reopen: (id: string) => database.write((trx) => waitAgain(trx, id), FREEING),
    markHandled: (id: string, handled: HandledMark) => database.write((trx) => mark(trx, id, handled)),
    /** Changes the work on a request in one transaction. */
    changeWork: (id: string, { handled, work, assignee, dueOn }: WorkChange) =>
      database.write(async (trx) => {
        if (handled) await mark(trx, id, handled);
        if (handled === null) await waitAgain(trx, id);
        if (dueOn !== undefined)
          await trx.updateTable("messages").set({ due_on: dueOn }).where("id", "=", id).execute();
        const columns = {
          ...(work && { state: work }),
          ...(assignee !== undefined && { assignee: assignee?.name ?? null, assignee_id: assignee?.id ?? null }),
        };
        if (Object.keys(columns).length === 0) return;
        await trx
          .insertInto("request_work")
          .values({ message_id: id, state: "new", assignee: null, assignee_id: null, ...columns })
          .onConflict((conflict) => conflict.column("message_id").doUpdateSet(columns))
          .execute();
      }),
    addNote: (id: string, { by: name, account: account_id, ...note }: Omit<RequestNote, "id">) =>
      database.write((trx) =>
        trx
          .insertInto("request_notes")
          .values({ id: randomUUID(), message_id: id, name, account_id, ...note })
          .execute(),
      ),
    removeNote: (id: string) =>
      database.write((trx) => trx.deleteFrom("request_notes").where("id", "=", id).execute(), FREEING),
    /**
     * Quarantines a request that a person calls spam, and removes its acknowledgment and webhook if they were not sent. The
     * person has dealt with it, so it is marked as handled.
     * @returns false if one of them is being delivered, so that nothing was changed
     */
    markSpam: (id: string, handled: HandledMark) =>
      database.write(async (trx) => {
        const query = trx.selectFrom("messages").selectAll().where("request_id", "=", id);
        const rows = await lockRows(database, query).execute();
        const request = rows.find((row) => row.id === id);
        if (request === undefined || rows.some(isLeased)) return false;
        const entry = { ...JSON.parse(request.content), quarantineReason: MARKED_AS_SPAM };
        const columns = toDeliveryColumns(OUTBOX_STATE.quarantined, entry);
        await trx.updateTable("messages").set(columns).where("id", "=", id).execute();
        await trx
          .deleteFrom("messages")
          .where("request_id", "=", id)
          .where("kind", "in", ["acknowledgement", "webhook"])
          .where("state", "<>", OUTBOX_STATE.sent)
          .execute();
        await mark(trx, id, handled);
        return true;
      }, FREEING),
    /** Counts requests by the ID of their kind. */
    countKinds: (filter: EntryFilter) =>
      database.read((db) =>
        selectMessages(db, { ...filter, kinds: ["quote"] })
          .select((eb) => ["messages.request_kind as kind", eb.fn.countAll<number>().as("count")])
          .groupBy("messages.request_kind")
          .execute(),
      ),
  };
}

/** Makes a request new that is done or waits for the client. */
export async function waitAgain(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom("handled").where("message_id", "=", id).execute();
  const work = trx.updateTable("request_work").set({ state: "new" }).where("message_id", "=", id);
  await work.where("state", "=", "waiting-for-client").execute();
}

async function mark(trx: Db, id: string, { by, account, at }: HandledMark): Promise<void> {
  const message = await trx.selectFrom("messages").select("waiting_since").where("id", "=", id).executeTakeFirst();
  if (message === undefined) return;
  const columns = { account_id: account, name: by, handled_at: at, waiting_since: message.waiting_since };
  await trx
    .insertInto("handled")
    .values({ message_id: id, ...columns })
    .onConflict((conflict) => conflict.column("message_id").doUpdateSet(columns))
    .execute();
}
