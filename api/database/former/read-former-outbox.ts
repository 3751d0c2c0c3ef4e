/**
 * Reads the outbox that the version before the database kept in files. The state of an entry was the folder of its file:
 * `ID.json` with one entry, or `….jsonl` with a batch of entries that arrived together.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { isObject, tryParseJson } from "#schemas/json.ts";
import { isEntryId } from "../../quotes/outbox/entry.ts";
import { OUTBOX_STATE, type OutboxEntry, type OutboxState } from "../../quotes/outbox/outbox.ts";
import type { HandledRow } from "../tables.ts";

export interface FormerOutbox {
  entries: { state: OutboxState; entry: OutboxEntry }[];
  handled: HandledRow[];
  /** Paths of files that are not valid. */
  damaged: string[];
}

/** Folders with the states of their entries. Of two copies of an entry, that in the later folder counts. */
const FOLDERS: readonly [name: string, state: OutboxState][] = [
  ["held", OUTBOX_STATE.quarantined],
  ["new", OUTBOX_STATE.pending],
  ["sending", OUTBOX_STATE.pending],
  ["failed", OUTBOX_STATE.failed],
  ["sent", OUTBOX_STATE.sent],
];

const ENTRY_FILE = /\.jsonl?(?:\.broken)?$/;

/** @param dir folder of the outbox, which may not exist */
export async function readFormerOutbox(dir: string): Promise<FormerOutbox> {
  const entries = new Map<string, { state: OutboxState; entry: OutboxEntry }>();
  const damaged: string[] = [];
  for (const [folder, state] of FOLDERS) {
    // An entry that was unpacked from a batch is newer than its copy in the batch.
    const names = (await listFiles(join(dir, folder))).filter((name) => ENTRY_FILE.test(name));
    for (const name of names.sort((a, b) => Number(b.includes(".jsonl")) - Number(a.includes(".jsonl")))) {
      const path = join(dir, folder, name);
      const text = await readFile(path, "utf8");
      const parts = name.includes(".jsonl") ? text.split("\n").filter(Boolean) : [text];
      const values = parts.map(tryParseJson);
      for (const entry of values) if (isEntry(entry)) entries.set(entry.id, { state, entry });
      if (!values.every(isEntry)) damaged.push(path);
    }
  }
  const handled: HandledRow[] = [];
  for (const name of await listFiles(join(dir, "handled"))) {
    const path = join(dir, "handled", name);
    const mark = toHandledRow(tryParseJson(await readFile(path, "utf8")));
    if (mark === undefined) damaged.push(path);
    else if (entries.has(mark.message_id)) handled.push(mark);
  }
  return { entries: [...entries.values()], handled, damaged };
}

async function listFiles(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return [];
    throw cause;
  }
}

/** Returns whether a parsed JSON value has the properties that the outbox and the delivery worker rely on. */
function isEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value)) return false;
  const { id, kind, messageId, receivedAt, dueAt = receivedAt, attempts, request, about } = value;
  const hasSubject = kind === "alert" ? Array.isArray(about) : isObject(request);
  const times = [receivedAt, dueAt].map((time) => (typeof time === "string" ? Date.parse(time) : Number.NaN));
  const isIdentified = typeof id === "string" && isEntryId(id) && typeof messageId === "string";
  return isIdentified && hasSubject && times.every(Number.isFinite) && typeof attempts === "number";
}

function toHandledRow(value: unknown): HandledRow | undefined {
  if (!isObject(value)) return undefined;
  const { id, by, account, at, since } = value;
  const texts = [id, account, by, at, since];
  if (!texts.every((text) => typeof text === "string")) return undefined;
  const [message_id = "", account_id = "", name = "", handled_at = "", waiting_since = ""] = texts;
  return { message_id, account_id, name, handled_at, waiting_since };
}
