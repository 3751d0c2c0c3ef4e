/** Interface to everything that the storage of an outbox contains, which `file/file-copies.ts` and `blob/blob-copies.ts` implement. */
import type { OutboxEntry } from "./outbox.ts";

/** File or object that may have data of a visitor: entries, emails as files, temporary and damaged files. */
export interface StoredCopy {
  /** Path below the folder of the outbox, or key. */
  name: string;
  /** Milliseconds since 1970. Undefined if the storage does not tell. */
  modifiedMs?: number;
  /** Returns undefined if the copy does not exist any more. */
  read(): Promise<CopyContent | undefined>;
}

export interface CopyContent {
  text: string;
  /** Entries in the copy that can be read. */
  entries: readonly OutboxEntry[];
}

export interface StoredCopies {
  list(): AsyncIterable<StoredCopy>;
  /** Removes a copy durably. */
  remove(name: string): Promise<void>;
}
