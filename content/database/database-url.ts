export type DatabasePlace =
  | { engine: "sqlite" /** Path of the file, possibly relative. */; file: string }
  | { engine: "postgres"; url: string };

/** Parses `file:` with a path, for SQLite, or `postgres://user:password@host/name`. Returns undefined for others. */
export function parseDatabaseUrl(text: string): DatabasePlace | undefined {
  const [, file] = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text) ?? [];
  if (file !== undefined) return { engine: "sqlite", file };
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(text) || !URL.canParse(text)) return undefined;
  return { engine: "postgres", url: text };
}

/** Form of a database URL, for messages. */
export const DATABASE_URL_FORM = "file: with a path, or postgres://user:password@host/database";

/**
 * Returns the database URL of an environment, or undefined if it has none. Netlify sets the second
 * variable for the database that it offers. Its previews must not touch the data of the public site, so they have no database.
 */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env.NETLIFY === "true" && env.CONTEXT !== "production") return undefined;
  return env.DATABASE_URL || env.NETLIFY_DATABASE_URL || undefined;
}
