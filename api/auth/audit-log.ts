import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "#content/platform/fsync.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { ApiErrorCode } from "../http/api-error.ts";

/** One action in the admin, as a line of the audit log. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  time: string;
  event: "sign-in" | "sign-in-failed" | "sign-out" | "import" | "rollback" | "outbox-forget";
  /** `done`, or the code of the error that the client received. */
  outcome: "done" | ApiErrorCode;
  /** Name that the user gave at sign-in. It is not verified. */
  by: string;
  /** IP address of the client. */
  address: string;
  requestId: string;
  /** Newest revision of the store after the action. */
  revision?: number | undefined;
  /** Documents that the action changed. */
  pages?: readonly DocumentId[] | undefined;
  message?: string | undefined;
}

export interface AuditLog {
  /** Appends an entry, and resolves once it is on disk. */
  write(entry: AuditEntry): Promise<void>;
}

/** Only the user that runs the server may read the log. */
const MODE = { file: 0o600, folder: 0o700 };

/**
 * Creates an append-only audit log with one line of JSON for each entry.
 * @param options.file path of the log. Log rotation may move the file at any time.
 */
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
