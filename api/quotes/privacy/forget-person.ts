import { setTimeout as sleep } from "node:timers/promises";
import type { Outbox } from "../outbox/database-outbox.ts";
import { type EntryFilter, formatEntryId, isEntryId, isRequestEntry, requestIdOf } from "../outbox/outbox.ts";
import { digitsOf, normalizeAddress, type Person } from "../outbox/person.ts";
import { entryIdOfEmail, type QuoteStorage } from "./quote-storage.ts";

/** Returns entries of every kind, oldest first. Those of a person include the alerts that announce nothing else. */
export async function findEntries(outbox: Outbox, person: Person | undefined, conditions: EntryFilter = {}) {
  if (person === undefined) return outbox.list(conditions);
  const own = await outbox.list({ ...conditions, ...person.filter });
  const ids = new Set(own.map(({ entry }) => requestIdOf(entry.id)));
  const alerts = await outbox.list({ ...conditions, kinds: ["alert"] });
  const ownAlerts = alerts.filter(
    ({ entry }) =>
      entry.kind === "alert" && entry.about.length > 0 && entry.about.every((id) => ids.has(requestIdOf(id))),
  );
  return [...own, ...ownAlerts];
}

type FoundEntries = Awaited<ReturnType<typeof findEntries>>;

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** Value of each `email` in JSON, also in JSON that cannot be parsed as a whole. */
const EMAIL_VALUE = /"email"\s*:\s*"([^"]*)"/g;

/** Finds the data of a person in every state and kind, and in every file. */
export async function findPersonalData({ outbox, files }: QuoteStorage, person: Person, removed: FoundEntries = []) {
  const entries = await findEntries(outbox, person);
  const own = [...removed, ...entries].map(({ entry }) => entry);
  const ids = new Set(own.map(({ id }) => id));
  const requests = own.filter(isRequestEntry).map(({ request }) => request);
  const phones = new Set(requests.map(({ phone }) => digitsOf(phone)).filter(Boolean));
  const emails = new Set(requests.map(({ email }) => normalizeAddress(email)));
  /** IDs of other requests with the same phone number or email address, which may be the same person's. */
  const related = new Set<string>();
  for (const filter of [...[...phones].map((phone) => ({ phone })), ...[...emails].map((email) => ({ email }))])
    for (const id of await outbox.listIds({ kinds: ["quote"], ...filter })) if (!ids.has(id)) related.add(id);
  // IDs of requests and names of files that mention the person, but also have data of other people.
  const { mentions: sharedCopies, alertsOfOthers } = await scanOthers(outbox, person, ids);
  /** Names of files that mention the person: emails as files, and files of a former version. */
  const copies: string[] = [];
  if (person.filter.email !== undefined) emails.add(person.filter.email);
  for await (const { name, read } of files.list()) {
    const text = await read();
    if (text === undefined || !isAbout(name, text, person, ids)) continue;
    const isOther = (address = "") => !emails.has(normalizeAddress(address));
    const hasOtherPeople = [...text.matchAll(EMAIL_VALUE)].some(([, address]) => isOther(address));
    const isShared = alertsOfOthers.has(entryIdOfEmail(name) ?? "") || hasOtherPeople;
    (isShared ? sharedCopies : copies).push(name);
  }
  return { entries, copies, sharedCopies, relatedIds: [...related] };
}

/**
 * Removes the data of a person, or nothing if a delivery still runs at the end of the timeout, so the caller repeats it later.
 * @param options `force` removes the shared copies, too
 */
export async function forgetPerson(
  storage: QuoteStorage,
  person: Person,
  { force = false, timeoutMs = 10_000 }: { force?: boolean | undefined; timeoutMs?: number } = {},
) {
  const { outbox, files } = storage;
  const entries = await findEntries(outbox, person);
  const requestIds = new Set(entries.flatMap(({ entry }) => (isRequestEntry(entry) ? requestIdOf(entry.id) : [])));
  const { removed, busyIds } = await removeIdleRequests(outbox, [...requestIds], timeoutMs);
  if (busyIds.length > 0) return { removedEntries: 0, removedCopies: 0, busyIds, keptCopies: [], relatedIds: [] };
  const { copies, sharedCopies, relatedIds } = await findPersonalData(storage, person, entries);
  const removedNames = [...copies, ...(force ? sharedCopies : [])];
  for (const name of removedNames) await (isEntryId(name) ? outbox.remove([name]) : files.remove(name));
  await outbox.eraseDeleted();
  return {
    removedEntries: removed,
    removedCopies: removedNames.length,
    /** IDs of requests that are being delivered, because of which nothing was removed. */
    busyIds,
    keptCopies: force ? [] : sharedCopies,
    relatedIds,
  };
}

/**
 * Reads the entries of other people, some at a time.
 * @returns the IDs of the requests that mention the person, and those of all requests and of the alerts that announce one
 */
async function scanOthers(outbox: Outbox, person: Person, ownIds: ReadonlySet<string>) {
  const mentions: string[] = [];
  const requestIds = new Set<string>();
  for await (const part of outbox.listInParts({ kinds: ["quote", "acknowledgement", "webhook"] })) {
    for (const { entry, notes } of part) {
      if (ownIds.has(entry.id)) continue;
      requestIds.add(entry.id);
      if (person.isMentionedIn(JSON.stringify([entry, notes]))) mentions.push(entry.id);
    }
  }
  const alerts = await outbox.list({ kinds: ["alert"] });
  const ofOthers = alerts.flatMap(({ entry }) =>
    entry.kind === "alert" && entry.about.some((id) => requestIds.has(id)) ? [entry.id] : [],
  );
  return { mentions, alertsOfOthers: new Set([...requestIds, ...ofOthers]) };
}

/** An email as a file may name only the entry, not the person. */
function isAbout(name: string, text: string, person: Person, ids: ReadonlySet<string>): boolean {
  if (person.isMentionedIn(text)) return true;
  const emailId = entryIdOfEmail(name);
  return emailId !== undefined && (ids.has(emailId) || [...ids].some((id) => text.includes(id)));
}

const POLL_MS = 100;

const REQUEST_ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

/**
 * Removes a request durably, with its other messages, the alerts that announce nothing else, and the files that have only
 * its data: emails, and files of a former version.
 * @param timeoutMs time to wait for deliveries that are running, in milliseconds
 * @returns false if a delivery is still running, so that nothing was removed
 */
export async function removeRequest({ outbox, files }: QuoteStorage, id: string, timeoutMs: number): Promise<boolean> {
  const { busyIds } = await removeIdleRequests(outbox, [id], timeoutMs);
  if (busyIds.length > 0) return false;
  const isOwn = (text: string) => requestIdOf(text) === id;
  const emailIds = [id, formatEntryId(id, "acknowledgement"), formatEntryId(id, "alert")];
  for await (const { name, read } of files.list()) {
    // The name of a file of another request has its ID, so the file need not be read.
    if (!(name.match(REQUEST_ID) ?? []).every(isOwn)) continue;
    const mentioned = (await read())?.match(REQUEST_ID) ?? [];
    const isEmail = emailIds.includes(entryIdOfEmail(name) ?? "");
    if (isEmail || (mentioned.length > 0 && mentioned.every(isOwn))) await files.remove(name);
  }
  return true;
}

/** Removes requests together as soon as none of their deliveries is running, until the end of the timeout. */
async function removeIdleRequests(outbox: Outbox, ids: readonly string[], timeoutMs: number) {
  const deadlineMs = performance.now() + timeoutMs;
  let result = await outbox.removeRequests(ids, true);
  while (result.busyIds.length > 0 && performance.now() < deadlineMs) {
    await sleep(POLL_MS);
    result = await outbox.removeRequests(ids, true);
  }
  return result;
}
