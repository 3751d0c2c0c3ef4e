/** Interface to everything that the storage of an outbox contains, which `file/file-copies.ts` and `blob/blob-copies.ts` implement. */
import type { Outbox } from "./outbox.ts";

/** Outbox and the storage that it is in. */
export interface OutboxStorage {
  outbox: Outbox;
  copies: StoredCopies;
}

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
  /** Part of the text that the outbox reads as entries, and so removes itself. */
  entries: "all" | "some" | "none";
}

export interface StoredCopies {
  list(): AsyncIterable<StoredCopy>;
  /**
   * Removes a copy durably.
   * @returns false if the copy stays because the outbox reads entries from it
   */
  remove(name: string): Promise<boolean>;
}

/** Email as a file, complete or left by a crash, as `mail/file-mailer.ts` names it. */
const EMAIL_FILE = /([^/\\]+)\.eml(?:\.\d+\.tmp)?$/;

/** Returns the ID of the entry that an email as a file belongs to, or undefined if a copy is not an email. */
export function entryIdOfEmail(name: string): string | undefined {
  return EMAIL_FILE.exec(name)?.[1];
}
