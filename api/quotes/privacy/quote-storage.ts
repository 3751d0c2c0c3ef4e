import type { OfficeDatabase } from "../../database/tables.ts";
import { createOutbox, type Outbox } from "../outbox/database-outbox.ts";
import { type CopiedFiles, createCopiedFiles } from "./copied-files.ts";

/** Places that have data of visitors. */
export interface QuoteStorage {
  outbox: Outbox;
  /** Files that have copies of it. */
  files: CopiedFiles;
  /** Removes what deleted rows have left in the files of the database. */
  eraseDeleted(): Promise<void>;
}

/** Names of the folders with files: emails that were written to files, and what a former version stored. */
const FOLDERS = ["eml", "former"];

/** @param varDir folder of what the server writes for the office. Without it, as in functions, there are no files. */
export function createQuoteStorage(database: OfficeDatabase, varDir?: string): QuoteStorage {
  return {
    outbox: createOutbox(database),
    files: createCopiedFiles(varDir ?? "", varDir === undefined ? [] : FOLDERS),
    eraseDeleted: () => database.eraseDeleted(),
  };
}
