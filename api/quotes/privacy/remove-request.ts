import { setTimeout as sleep } from "node:timers/promises";
import type { Outbox } from "../outbox/database-outbox.ts";
import { formatEntryId, requestIdOf } from "../outbox/outbox.ts";
import { entryIdOfEmail, type QuoteStorage } from "./quote-storage.ts";

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

/** Removes requests as soon as none of their deliveries is running, until the end of the timeout. */
export async function removeIdleRequests(outbox: Outbox, ids: readonly string[], timeoutMs: number) {
  const deadlineMs = performance.now() + timeoutMs;
  let { removed, busyIds } = await outbox.removeRequests(ids);
  while (busyIds.length > 0 && performance.now() < deadlineMs) {
    await sleep(POLL_MS);
    const next = await outbox.removeRequests(busyIds);
    removed += next.removed;
    busyIds = next.busyIds;
  }
  return { removed, busyIds };
}
