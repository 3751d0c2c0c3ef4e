import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lintContext } from "#site/page-model/lint-context.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { readPublishedMedia } from "#site/publishing/published-media.ts";
import { AuditError, type AuditLog } from "../auth/audit/audit-log.ts";
import { limitRefusals } from "../auth/audit/limit-refusals.ts";
import { createRecordAuditLog } from "../auth/audit/record-audit-log.ts";
import type { Env } from "../config/env.ts";
import { clientKey } from "../http/client-address.ts";
import type { AdminContext } from "../routes/app-context.ts";
import { memoryRecordStore } from "../storage/memory-record-store.ts";
import type { RecordStore } from "../storage/record-store.ts";
import { createContentTasks } from "../tasks/content-tasks.ts";
import type { AdminParts } from "./netlify-app.ts";

/** Audit log of the newest invocation, because Netlify issues the credentials for Blobs per invocation. */
let newest: { log: AuditLog; onError(error: unknown): void } | undefined;

/** Audit log of all invocations of one function instance, which limits their refusals together. */
const audit = limitRefusals(
  { write: async (entry) => newestLog().write(entry), check: async () => newestLog().check() },
  { networkOf: clientKey, onError: (error) => newest?.onError(error) },
);

function newestLog(): AuditLog {
  if (newest === undefined) throw new AuditError("The audit log cannot be written before the first invocation.");
  return newest.log;
}

/** Creates the admin of a site on Netlify. */
export function createAdmin({ env, root, store, records, onError }: AdminParts): AdminContext {
  newest = { log: createRecordAuditLog({ records, key: env.AUDIT_KEY }), onError };
  const readMedia = () => readPublishedMedia(join(root, "dist/client"));
  const missing = missingSetting(env);
  return {
    ...(missing === undefined ? openAccess(env, records) : closeAccess(missing)),
    store,
    tasks: createContentTasks({
      store,
      preview: createPreview({ root, store, readMedia }),
      readLintContext: async () => ({ ...lintContext(new Date()), media: new Set((await readMedia()).keys()) }),
    }),
    audit,
    wait: sleep,
  };
}

type Access = Pick<AdminContext, "access" | "records" | "limits">;

function openAccess({ ADMIN_PASSWORD_HASH: hash }: Env, records: RecordStore): Access {
  const closed =
    "The admin is closed because there are no accounts. Run `agency admin add` with STORAGE=netlify-blobs.";
  return { access: hash === undefined ? { closed } : { hash }, records, limits: records };
}

/** Returns an access without accounts, so that nobody can sign in. */
function closeAccess(reason: string): Access {
  const records = memoryRecordStore();
  return { access: { closed: `The admin is closed because ${reason}.` }, records, limits: records };
}

/** Returns what is wrong with the settings that only the admin on Netlify needs. */
function missingSetting({ STORAGE }: Env): string | undefined {
  if (STORAGE !== "netlify-blobs") return "STORAGE is not netlify-blobs";
  // Instances without a common secret cannot share limits and known devices.
  return process.env.SESSION_SECRET ? undefined : "SESSION_SECRET is not set";
}
