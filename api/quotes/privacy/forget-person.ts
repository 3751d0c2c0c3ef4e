import { setTimeout as sleep } from "node:timers/promises";
import { isRequestEntry } from "../outbox/entry.ts";
import type { FoundEntry, Outbox } from "../outbox/outbox.ts";
import type { CopyContent, StoredCopies } from "../outbox/stored-copies.ts";
import { findEntries } from "./find-entries.ts";
import type { Person } from "./person.ts";

/** Outbox and the storage that it is in. */
export interface OutboxStorage {
  outbox: Outbox;
  copies: StoredCopies;
}

/** Data of a person. */
export interface PersonalData {
  entries: FoundEntry[];
  /** Names of other copies that mention the person: emails as files, damaged entries. */
  copies: string[];
  /** Names of copies that mention the person, but also have data of other people. */
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
  removedCopies: number;
  /** IDs of entries that are being delivered and so were not removed. */
  busyIds: string[];
  /** Names of shared copies that were not removed. */
  keptCopies: string[];
}

const DEFAULT_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/** Value of each `email` in JSON, also in JSON that cannot be parsed as a whole. */
const EMAIL_VALUE = /"email"\s*:\s*"([^"]*)"/g;

/** Finds the data of a person in every state and kind, and in every copy. */
export async function findPersonalData({ outbox, copies }: OutboxStorage, person: Person): Promise<PersonalData> {
  const entries = await findEntries(outbox, { person });
  const ids = entries.map(({ entry }) => entry.id);
  const found: PersonalData = { entries, copies: [], sharedCopies: [] };
  for await (const copy of copies.list()) {
    const content = await copy.read();
    if (content === undefined || !isAbout(copy.name, content.text, person, ids)) continue;
    // The outbox removes its entries itself.
    if (content.entries.some((entry) => isRequestEntry(entry) && person.hasAddress(entry.request.email))) continue;
    (hasOtherPeople(content, person) ? found.sharedCopies : found.copies).push(copy.name);
  }
  return found;
}

/** Removes the data of a person. What is being delivered at the end of the timeout stays, so the caller repeats it later. */
export async function forgetPerson(
  storage: OutboxStorage,
  person: Person,
  { force = false, timeoutMs = DEFAULT_TIMEOUT_MS }: ForgetOptions = {},
): Promise<ForgetResult> {
  const { entries, copies, sharedCopies } = await findPersonalData(storage, person);
  const busyIds = await removeEntries(storage.outbox, person, entries, timeoutMs);
  const ids = entries.map(({ entry }) => entry.id);
  if (busyIds.length > 0) {
    return { removedEntries: ids.length - busyIds.length, removedCopies: 0, busyIds, keptCopies: [] };
  }
  // A delivery may have written a file in the meantime, and a damaged file may have lost its entries of the person.
  const remaining = await findPersonalData(storage, person);
  const removable = new Set([
    ...copies,
    ...remaining.copies,
    ...(force ? [...sharedCopies, ...remaining.sharedCopies] : []),
  ]);
  for (const name of removable) await storage.copies.remove(name);
  return {
    removedEntries: ids.length,
    removedCopies: removable.size,
    busyIds: remaining.entries.map(({ entry }) => entry.id),
    keptCopies: remaining.sharedCopies.filter((name) => !removable.has(name)),
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
  return name.endsWith(".eml") && ids.some((id) => name.includes(id) || text.includes(id));
}

function hasOtherPeople({ text }: CopyContent, person: Person): boolean {
  return [...text.matchAll(EMAIL_VALUE)].some(([, address = ""]) => !person.hasAddress(address));
}
