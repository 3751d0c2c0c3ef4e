/** Mark on a request that a person has dealt with, beside the entry, so that it does not disturb the delivery. */
import { isObject } from "#schemas/json.ts";
import { isEntryId } from "./entry.ts";
import type { HandledMark, Outbox, OutboxEntry, OutboxState } from "./outbox.ts";

type WaitingEntry = Pick<OutboxEntry, "receivedAt" | "retriedAt">;

/** Returns the time since which an entry is waiting: that of its receipt or of its last retry. */
function waitingSince({ receivedAt, retriedAt = receivedAt }: WaitingEntry): string {
  return retriedAt;
}

export function createHandledMark(
  entry: OutboxEntry,
  person: Pick<HandledMark, "by" | "account">,
  nowMs: number,
): HandledMark {
  return { id: entry.id, ...person, at: new Date(nowMs).toISOString(), since: waitingSince(entry) };
}

/** Returns the mark of an entry if it still counts. */
export function currentMark(entry: WaitingEntry, mark: HandledMark | undefined): HandledMark | undefined {
  return mark?.since === waitingSince(entry) ? mark : undefined;
}

/** Returns the IDs of those entries in a state whose marks count. */
export async function findHandledIds(
  outbox: Outbox,
  state: OutboxState,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const marks = await outbox.findMarks(ids);
  if (marks.size === 0) return new Set();
  const entries = await outbox.list(state, [...marks.keys()]);
  return new Set(entries.flatMap((entry) => currentMark(entry, marks.get(entry.id))?.id ?? []));
}

/** Parses the JSON of a mark. Returns undefined if it is not valid. */
export function parseHandledMark(text: string): HandledMark | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isHandledMark(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHandledMark(value: unknown): value is HandledMark {
  if (!isObject(value)) return false;
  const { id, by, account, at, since } = value;
  return [id, by, account, at, since].every((member) => typeof member === "string") && isEntryId(String(id));
}
