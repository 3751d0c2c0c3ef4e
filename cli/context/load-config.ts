import { dirname, join, resolve } from "node:path";
import { parseEnv } from "#api/config/env.ts";
import { type CommandContext, UsageError } from "./command.ts";

/** Configuration of the server, with absolute paths. */
export type Config = ReturnType<typeof loadConfig>;

/** Reads the configuration from the environment. @throws UsageError `command/settings` with every problem in it */
export function loadConfig(context: CommandContext) {
  const parsed = parseEnv(context.io.env);
  if ("problems" in parsed) throw new UsageError("command/settings", parsed.problems.join(" "));
  const { DATABASE_URL: place } = parsed.env;
  const database = place.engine === "sqlite" ? { ...place, file: resolve(context.projectDir, place.file) } : place;
  // The folder of what the server writes for the office: the database file and its neighbors.
  const varDir = database.engine === "sqlite" ? dirname(database.file) : join(context.projectDir, "var");
  // Without a mail server, emails are written to a folder.
  return { ...parsed.env, database, varDir, emlDir: join(varDir, "eml") };
}
