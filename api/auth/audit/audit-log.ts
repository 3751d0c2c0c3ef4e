import type { ApiErrorCode } from "#api/http/api-error.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

export type AuditEvent =
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "sign-out"
  | "session-ended"
  | "identity-proved"
  | "import"
  | "rollback"
  | "page-moved"
  | "page-retired"
  | `quote-${"read" | "handled" | "reopened" | "resent" | "released" | "removed"}`
  | `quotes-${"exported" | "removed"}`
  | `account-${"added" | "changed" | "removed" | "password"}`
  | `photo-${"added" | "deleted" | "restored"}`
  | `passkey-${"added" | "removed"}`
  | "outbox-forget"
  | "audit-archived";

/** One action in the admin or on the command line, as a line of the audit log. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  time: string;
  event: AuditEvent;
  /**
   * `started` before a change, `done` after it, or the code of the error that the client received. A change whose second
   * line is missing may have been made: the log could not be written after it, or the process ended.
   */
  outcome: "started" | "done" | "failed" | ApiErrorCode;
  account?: string | undefined;
  /** Name of the account, or of the user who ran a command. Missing for refused sign-ins. */
  by?: string | undefined;
  /** IP address of the client. Missing for commands. */
  address?: string | undefined;
  requestId?: string | undefined;
  /** Newest revision of the store after the action. */
  revision?: number | undefined;
  pages?: readonly DocumentId[] | undefined;
  /** IDs that the action concerns: an account, a session, a passkey, a photo, an entry of the outbox. */
  about?: readonly string[] | undefined;
  message?: string | undefined;
  /** Number of refused sign-ins after the first one of a minute, which share this line. */
  count?: number | undefined;
}

export interface AuditLog {
  /**
   * Appends an entry, and resolves once it is stored durably.
   * @throws AuditError if the entry cannot be stored. The caller must then refuse the action.
   */
  write(entry: AuditEntry): Promise<void>;
  /**
   * Checks that entries can be stored, without a change of the log.
   * @throws AuditError if they cannot, for instance because AUDIT_KEY is not the key of the log
   */
  check(): Promise<void>;
}

export class AuditError extends Error {
  override readonly name = "AuditError";
}

/** Members of the second line, from the result or the error of an action. */
interface Outcomes<Result> {
  describeResult?: ((result: Result) => Partial<AuditEntry>) | undefined;
  describeError?: (error: unknown) => Pick<AuditEntry, "outcome">;
  /** Called if the second line cannot be written. */
  onError?: (error: unknown) => void;
}

/**
 * Runs an action between two lines of the audit log, so that no change is without a line: the first line is written
 * before the action begins. If the second line cannot be written, the action still counts.
 * @param write writes a line with these members, and those that all lines of the action have
 * @throws AuditError if the first line cannot be written; then the action does not begin
 */
export async function recordOutcome<Result>(
  write: (members: Pick<AuditEntry, "outcome"> & Partial<AuditEntry>) => Promise<void>,
  action: () => Promise<Result>,
  { describeResult, describeError, onError = () => undefined }: Outcomes<Result> = {},
): Promise<Result> {
  await write({ outcome: "started" });
  try {
    const result = await action();
    await write({ outcome: "done", ...describeResult?.(result) }).catch(onError);
    return result;
  } catch (error) {
    await write(describeError?.(error) ?? { outcome: "failed" }).catch(onError);
    throw error;
  }
}
