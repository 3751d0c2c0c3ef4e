/** Place of a database, as `DATABASE_URL` names it. */
export type DatabasePlace =
  | { engine: "sqlite" /** Path of the file, possibly relative. */; file: string }
  | { engine: "postgres"; url: string };

/**
 * Parses a database URL: `file:` with a path for SQLite, or `postgres://user:password@host/name`.
 * @returns undefined if it is neither
 */
export function parseDatabaseUrl(text: string): DatabasePlace | undefined {
  const [, file] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text) ?? [];
  if (file !== undefined) return { engine: "sqlite", file };
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(text) || !URL.canParse(text)) return undefined;
  return { engine: "postgres", url: text };
}
