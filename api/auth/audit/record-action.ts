import type { AuditEntry } from "./audit-log.ts";

/** Writes a line with these members, and those that all lines of the action have. */
type WriteLine = (members: Pick<AuditEntry, "outcome"> & Partial<AuditEntry>) => Promise<void>;

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
 * @throws AuditError if the first line cannot be written; then the action does not begin
 */
export async function recordAction<Result>(
  write: WriteLine,
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
