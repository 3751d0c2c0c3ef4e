import { dirname, join, resolve } from "node:path";
import { type Env, parseEnv } from "#api/config/env.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { UsageError } from "./command-result.ts";

/** Configuration of the server, with absolute paths. */
export interface Config extends Env {
  /** Place of the database, with an absolute path. */
  database: DatabasePlace;
  /** Folder of what the server writes for the office: the database file and its neighbors. */
  varDir: string;
  /** Folder that emails are written to without a mail server. */
  emlDir: string;
}

/** The part of a command's context that the configuration depends on. */
export interface SettingsContext {
  io: { env: Readonly<Record<string, string | undefined>> };
  projectDir: string;
  resolvePath(path: string): string;
}

/**
 * Reads the configuration from the environment.
 * @throws UsageError `command/settings` with every problem in it
 */
export function loadConfig(context: SettingsContext): Config {
  const parsed = parseEnv(context.io.env);
  if ("problems" in parsed) throw new UsageError("command/settings", parsed.problems.join(" "));
  const { DATABASE_URL: place } = parsed.env;
  const database = place.engine === "sqlite" ? { ...place, file: resolve(context.projectDir, place.file) } : place;
  const varDir = database.engine === "sqlite" ? dirname(database.file) : join(context.projectDir, "var");
  return {
    ...parsed.env,
    database,
    varDir,
    emlDir: join(varDir, "eml"),
  };
}
