/** The next step for each problem. */
const ADVICE = {
  full: "Free space on its disk.",
  locked: "Another program uses it. Wait until that has ended, or end it.",
  corrupt: "Restore it with `agency restore`, or move the file away to begin with an empty database.",
  "read-only": "Give the server permission to write to the file and its folder.",
  unreachable: "Check that the database server runs, and that DATABASE_URL names its host and port.",
  refused: "Check the user, the password and the name of the database in DATABASE_URL.",
  "newer-schema": "Update this program, or restore the backup from before the update.",
  failed: "Check its disk, and that the file and its folder can be read and written.",
};

export type DatabaseProblem = keyof typeof ADVICE;

/** Failure to read or write the database. Its message names the database, the cause and the next step. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly problem: DatabaseProblem;

  constructor(problem: DatabaseProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/**
 * Problems by the code of an error: result codes of SQLite (https://www.sqlite.org/rescode.html), classes and codes of
 * Postgres (https://www.postgresql.org/docs/current/errcodes-appendix.html), and codes of system calls.
 */
const PROBLEMS: readonly [codes: RegExp, problem: DatabaseProblem][] = [
  [/^(?:SQLITE_FULL|SQLITE_IOERR_WRITE|53100|ENOSPC|EDQUOT)$/, "full"],
  [/^(?:SQLITE_BUSY|SQLITE_LOCKED)|^55P03$/, "locked"],
  [/^(?:SQLITE_CORRUPT|SQLITE_NOTADB)|^XX00[12]$/, "corrupt"],
  [/^(?:SQLITE_READONLY|SQLITE_PERM|25006|EROFS|EACCES|EPERM)/, "read-only"],
  [/^(?:08|57P0|53300)|^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|EPIPE)/, "unreachable"],
  [/^(?:28|3D000$|42501$)/, "refused"],
  [/^(?:SQLITE_IOERR|SQLITE_CANTOPEN|58030$)|^E(?:NOTDIR|NOENT|ISDIR|LOOP|NAMETOOLONG|IO|MFILE)$/, "failed"],
];

/** Messages of errors that have no code. */
const UNREACHABLE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client has encountered/;

/**
 * Returns an error of a database driver as a DatabaseError, or undefined for every other error.
 * @param database name of the database in messages, without a password
 */
export function toDatabaseError(cause: unknown, database: string): DatabaseError | undefined {
  if (cause instanceof DatabaseError) return cause;
  if (!(cause instanceof Error)) return undefined;
  const problem = findProblem(cause);
  return problem && createDatabaseError(problem, database, describe(cause), cause);
}

export function createDatabaseError(problem: DatabaseProblem, database: string, reason: string, cause?: unknown) {
  const message = `The database ${database} cannot be used: ${reason}. ${ADVICE[problem]}`;
  return new DatabaseError(problem, message, { cause });
}

function findProblem(cause: Error): DatabaseProblem | undefined {
  const { code } = cause as NodeJS.ErrnoException;
  const [, known] = PROBLEMS.find(([codes]) => codes.test(code ?? "")) ?? [];
  if (known !== undefined) return known;
  if (UNREACHABLE.test(cause.message)) return "unreachable";
  // libsql names the reason why a file cannot be opened only by the number of SQLITE_CANTOPEN.
  return /Unable to open connection|connection is not open/.test(cause.message) ? "failed" : undefined;
}

function describe({ message, ...cause }: Error): string {
  // Node reports several refused addresses of one host as an error without a message.
  const text = message || ((cause as AggregateError).errors ?? []).map((each: Error) => each.message).join(", ");
  if (/Unable to open connection/.test(text)) return "the file cannot be opened";
  return UNREACHABLE.test(text) ? "the connection was lost" : text.replace(/\.$/, "");
}
