import { type AuditEntry, type AuditLog, recordOutcome } from "#api/auth/audit/audit-log.ts";
import type { CommandContext } from "./command-context.ts";

/** Change that a command makes, as the audit log records it. */
interface RecordedChange<Result> extends Pick<AuditEntry, "event" | "about"> {
  audit: AuditLog;
  run(): Promise<Result>;
  /** Returns members of the last line. */
  describeResult?: (result: Result) => Partial<AuditEntry>;
}

/**
 * Makes a change between two lines of the audit log, in the name of the user of the command.
 * @throws AuditError if the first line cannot be written; then nothing is changed
 */
export function recordCommand<Result>(
  context: CommandContext,
  { audit, run, describeResult, ...event }: RecordedChange<Result>,
): Promise<Result> {
  return recordOutcome(
    (members) => audit.write({ time: new Date().toISOString(), ...event, by: context.userName(), ...members }),
    run,
    { describeResult },
  );
}
