/** The names of the files in an outbox: who waits, and who has claimed what until when. */
import { randomUUID } from "node:crypto";

const ID = "[0-9a-f]{24}(?:-ack)?";
const SINGLE = new RegExp(`^(${ID})\\.json$`);
const BATCH = new RegExp(`^${ID}\\+\\d+\\.[a-z0-9]+\\.jsonl$`);
const LEASED = new RegExp(`^(${ID}(?:\\+\\d+\\.[a-z0-9]+)?)\\.(\\d+)\\.([^.]+\\.\\d+\\.\\d*\\.[a-z0-9]+)\\.(jsonl?)$`);

/** The file of one entry. */
export function singleName(id: string): string {
  return `${id}.json`;
}

/** The file of entries that were written together: a name that no other process gives to another batch. */
export function batchName(first: string, others: number): string {
  return `${first}+${others}.${randomUUID().slice(0, 8)}.jsonl`;
}

/** The id of the one entry in a file; undefined for a batch, and for what is not the outbox's. */
export function idIn(name: string): string | undefined {
  return SINGLE.exec(name)?.[1];
}

export function isBatch(name: string): boolean {
  return BATCH.test(name);
}

/** The name of a file while somebody has claimed it. */
export function leaseName(name: string, untilMs: number, owner: string): string {
  const [, stem = "", extension = ""] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return [stem, untilMs, owner, extension].join(".");
}

/** What the name of a claimed file says. */
export interface LeaseName {
  /** The file's name before it was claimed. */
  name: string;
  untilMs: number;
  /** As content/store/process-owner.ts knows it. */
  owner: string;
}

export function parseLeaseName(claimed: string): LeaseName | undefined {
  const [, stem, until, owner, extension] = LEASED.exec(claimed) ?? [];
  if (owner === undefined) return undefined;
  return { name: `${stem}.${extension}`, untilMs: Number(until), owner };
}
