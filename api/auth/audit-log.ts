/** What was done in the admin, by whom and from where: a line for each, which nothing here ever changes. */
import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "#content/platform/fsync.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { ApiErrorCode } from "../http/api-error.ts";

export interface AuditEntry {
  /** ISO 8601, UTC. */
  time: string;
  event: "sign-in" | "sign-in-failed" | "sign-out" | "import" | "rollback";
  /** What it was refused with, if it was. */
  outcome: "done" | ApiErrorCode;
  /** Who they say that they are. */
  by: string;
  address: string;
  requestId: string;
  /** The newest of the store behind it. */
  revision?: number | undefined;
  /** Those that it changed. */
  pages?: readonly DocumentId[] | undefined;
  message?: string | undefined;
}

export interface AuditLog {
  /** Resolves when the entry lasts. */
  write(entry: AuditEntry): Promise<void>;
}

/** For whoever runs the server alone. */
const MODE = { file: 0o600, folder: 0o700 };

/** A file with a line of JSON for each entry. It may be moved away at any time. */
export function createFileAuditLog({ file }: { file: string }): AuditLog {
  return {
    async write(entry) {
      await mkdir(dirname(file), { recursive: true, mode: MODE.folder });
      const handle = await open(file, "a", MODE.file);
      try {
        const isNew = (await handle.stat()).size === 0;
        await handle.appendFile(`${JSON.stringify(entry)}\n`);
        await handle.sync();
        if (isNew) await syncFolder(dirname(file));
      } finally {
        await handle.close();
      }
    },
  };
}
