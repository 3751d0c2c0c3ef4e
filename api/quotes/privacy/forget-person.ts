import { setTimeout as sleep } from "node:timers/promises";
import { isEntryId, isRequestEntry } from "../outbox/entry.ts";
import type { FoundEntry, Outbox, OutboxEntry } from "../outbox/outbox.ts";
import { entryIdOfEmail, type OutboxStorage } from "../outbox/stored-copies.ts";
import { findEntries, selectPerson } from "./find-entries.ts";
import type { Person } from "./person.ts";

/** Data of a person. */
export interface PersonalData {
  entries: FoundEntry[];
  /** Names of other copies that mention the person: emails as files, damaged entries, copied files. */
  copies: string[];
  /** IDs of entries and names of copies that mention the person, but also have data of other people. */
  sharedCopies: string[];
}

export interface ForgetOptions {
  /** Removes the shared copies, too. */
  force?: boolean | undefined;
  /** Time to wait for deliveries that are running, in milliseconds. Default: 10 seconds. */
  timeoutMs?: number;
}

export interface ForgetResult {
  removedEntries: number;
  /** Includes entries of other people that were removed by force. */
  removedCopies: number;
  /** IDs of entries that are being delivered and so were not removed. */
  busyIds: string[];
  /** Shared copies that were not removed. */
  keptCopies: string[];
}

const DEFAULT_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/** Value of each `email` in JSON, also in JSON that cannot be parsed as a whole. */
const EMAIL_VALUE = /"email"\s*:\s*"([^"]*)"/g;

/**
 * Finds the data of a person in every state and kind, and in every copy.
 * @param removedIds IDs of entries of the person that were removed, whose emails may still exist
 */
export async function findPersonalData(
  { outbox, copies }: OutboxStorage,
  person: Person,
  removedIds: readonly string[] = [],
): Promise<PersonalData> {
  const all = await findEntries(outbox, {});
  const entries = selectPerson(all, person);
  const ids = [...removedIds, ...entries.map(({ entry }) => entry.id)];
  const others = all.map(({ entry }) => entry).filter(({ id }) => !ids.includes(id));
  const sharedIds = others
    .filter((entry) => isRequestEntry(entry) && person.isMentionedIn(JSON.stringify(entry)))
    .map(({ id }) => id);
  const idsAboutOthers = listIdsAboutPeople(others);
  const found: PersonalData = { entries, copies: [], sharedCopies: sharedIds };
  for await (const { name, read } of copies.list()) {
    const content = await read();
    if (content === undefined || content.entries === "all" || !isAbout(name, content.text, person, ids)) continue;
    const isShared =
      content.entries === "some" ||
      idsAboutOthers.has(entryIdOfEmail(name) ?? "") ||
      hasOtherPeople(content.text, person);
    (isShared ? found.sharedCopies : found.copies).push(name);
  }
  return found;
}

/** Removes the data of a person. What is being delivered at the end of the timeout stays, so the caller repeats it later. */
export async function forgetPerson(
  storage: OutboxStorage,
  person: Person,
  { force = false, timeoutMs = DEFAULT_TIMEOUT_MS }: ForgetOptions = {},
): Promise<ForgetResult> {
  const { outbox, copies } = storage;
  const entries = await findEntries(outbox, { person });
  const busyIds = await removeEntries(outbox, person, entries, timeoutMs);
  const ids = entries.map(({ entry }) => entry.id);
  if (busyIds.length > 0) {
    return { removedEntries: ids.length - busyIds.length, removedCopies: 0, busyIds, keptCopies: [] };
  }
  const remaining = await findPersonalData(storage, person, ids);
  const keptCopies = force ? [] : remaining.sharedCopies;
  let removedCopies = 0;
  for (const name of [...remaining.copies, ...(force ? remaining.sharedCopies : [])]) {
    const isRemoved = await (isEntryId(name) ? outbox.remove(name) : copies.remove(name));
    if (isRemoved) removedCopies += 1;
    else keptCopies.push(name);
  }
  return {
    removedEntries: ids.length,
    removedCopies,
    busyIds: remaining.entries.map(({ entry }) => entry.id),
    keptCopies,
  };
}

/**
 * Removes entries, and those that a delivery adds in the meantime, such as an acknowledgment.
 * @returns the IDs of the entries that are still being delivered at the end of the timeout
 */
async function removeEntries(
  outbox: Outbox,
  person: Person,
  found: readonly FoundEntry[],
  timeoutMs: number,
): Promise<string[]> {
  const deadlineMs = performance.now() + timeoutMs;
  let entries = found;
  while (entries.length > 0) {
    for (const { entry } of entries) await outbox.remove(entry.id);
    entries = await findEntries(outbox, { person });
    if (entries.length > 0 && performance.now() >= deadlineMs) break;
    if (entries.length > 0) await sleep(POLL_MS);
  }
  return entries.map(({ entry }) => entry.id);
}

/** An email as a file may name only the entry, not the person. */
function isAbout(name: string, text: string, person: Person, ids: readonly string[]): boolean {
  if (person.isMentionedIn(text)) return true;
  const emailId = entryIdOfEmail(name);
  return emailId !== undefined && ids.some((id) => id === emailId || text.includes(id));
}

/** Returns the IDs of the requests among some entries, and of the alerts that announce one of them. */
function listIdsAboutPeople(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  const requestIds = new Set(entries.filter(isRequestEntry).map(({ id }) => id));
  const isAboutPeople = (entry: OutboxEntry) => isRequestEntry(entry) || entry.about.some((id) => requestIds.has(id));
  return new Set(entries.filter(isAboutPeople).map(({ id }) => id));
}

function hasOtherPeople(text: string, person: Person): boolean {
  return [...text.matchAll(EMAIL_VALUE)].some(([, address = ""]) => !person.hasAddress(address));
}
