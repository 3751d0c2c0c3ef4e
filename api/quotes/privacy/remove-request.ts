import { setTimeout as sleep } from "node:timers/promises";
import { formatEntryId, isIdOfKind, requestIdOf } from "../outbox/entry.ts";
import { type Lease, OUTBOX_STATE, OUTBOX_STATES, type Outbox } from "../outbox/outbox.ts";
import { entryIdOfEmail, type OutboxStorage } from "../outbox/stored-copies.ts";

const POLL_MS = 100;

/** Time within which a pending entry is removed, while no worker delivers it. */
const REMOVAL_LEASE_MS = 60_000;

/** ID of a request in the name or the text of a copy. */
const REQUEST_ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

/**
 * Removes a request durably, with what follows from it, the alerts that announce nothing else, and all other copies that
 * have only its data. The request itself comes last, so that after a crash it is still there to be removed.
 * @param timeoutMs time to wait for deliveries that are running, in milliseconds
 * @returns false if a delivery is still running, so that nothing was removed
 */
export async function removeRequest(storage: OutboxStorage, id: string, timeoutMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + timeoutMs;
  const { outbox } = storage;
  const others = [
    formatEntryId(id, "acknowledgement"),
    formatEntryId(id, "webhook"),
    ...(await listAlertsAbout(outbox, id)),
  ];
  // The request comes first, because its delivery adds the message to the visitor.
  const leases = await leasePending(outbox, [id, ...others], deadlineMs);
  if (leases === undefined) return false;
  for (const each of others) if (!(await removeIdle(outbox, each, leases))) return false;
  await removeCopies(storage, [id, ...others]);
  return removeIdle(outbox, id, leases);
}

/** Returns the IDs of the alerts that announce only one request and what follows from it. */
async function listAlertsAbout(outbox: Outbox, id: string): Promise<string[]> {
  const ids = (await Promise.all(OUTBOX_STATES.map((state) => outbox.listIds(state)))).flat();
  const found = await Promise.all(ids.filter((each) => isIdOfKind(each, "alert")).map((each) => outbox.find(each)));
  return found.flatMap((alert) =>
    alert?.entry.kind === "alert" && alert.entry.about.every((each) => each.startsWith(id)) ? alert.entry.id : [],
  );
}

/**
 * Leases those of some entries that are pending, so that no worker delivers them.
 * @returns undefined, without any lease, if one of them is still being delivered at the deadline
 */
async function leasePending(
  outbox: Outbox,
  ids: readonly string[],
  deadlineMs: number,
): Promise<Map<string, Lease> | undefined> {
  const leases = new Map<string, Lease>();
  for (const id of ids) {
    let lease = await outbox.acquire(id, REMOVAL_LEASE_MS);
    while (lease === undefined && (await outbox.find(id))?.state === OUTBOX_STATE.pending) {
      if (performance.now() >= deadlineMs) {
        for (const held of leases.values()) await held.reschedule(held.entry);
        return undefined;
      }
      await sleep(POLL_MS);
      lease = await outbox.acquire(id, REMOVAL_LEASE_MS);
    }
    if (lease !== undefined) leases.set(id, lease);
  }
  return leases;
}

/**
 * Removes an entry. One of the leases ends first, in a state from which nothing is delivered.
 * @returns false if someone has released the entry for delivery in the meantime
 */
async function removeIdle(outbox: Outbox, id: string, leases: ReadonlyMap<string, Lease>): Promise<boolean> {
  const lease = leases.get(id);
  await lease?.complete(OUTBOX_STATE.failed, lease.entry);
  return (await outbox.remove(id)) || (await outbox.find(id)) === undefined;
}

/** Removes emails as files, and damaged or temporary files, that have the data of no other request. */
async function removeCopies({ copies }: OutboxStorage, ids: readonly string[]): Promise<void> {
  const digits = new Set(ids.map(requestIdOf));
  const isOwn = (text: string) => digits.has(text);
  for await (const { name, read } of copies.list()) {
    // The name of a file of another request has its ID, so the file need not be read.
    if (!(name.match(REQUEST_ID) ?? []).every(isOwn)) continue;
    const content = await read();
    // The outbox removes what it reads as entries.
    if (content === undefined || content.entries !== "none") continue;
    const mentioned = content.text.match(REQUEST_ID) ?? [];
    const isEmail = ids.includes(entryIdOfEmail(name) ?? "");
    if (isEmail || (mentioned.length > 0 && mentioned.every(isOwn))) await copies.remove(name);
  }
}
