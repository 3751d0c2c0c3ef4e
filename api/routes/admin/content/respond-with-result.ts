import type { Context } from "hono";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import type { SerializedResult } from "#api/tasks/serialize-result.ts";

/** Responds with the result of an import or a rollback. */
export function respondWithResult(c: Context<AppEnv>, { json, status }: SerializedResult): Response {
  return respondEncodedJson(c, json, status);
}
