import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lintContext } from "#site/page-model/lint-context.ts";
import { createPreview } from "#site/publishing/live/preview.ts";
import { readPublishedMedia } from "#site/publishing/published-media.ts";
import { createRecordAuditLog } from "../auth/audit/record-audit-log.ts";
import type { Env } from "../config/env.ts";
import type { AdminContext } from "../routes/app-context.ts";
import type { AdminParts } from "./netlify-app.ts";

/** Creates the admin of a site on Netlify. */
export function createAdmin({ env, root, store, records }: AdminParts): AdminContext {
  const readMedia = () => readPublishedMedia(join(root, "dist/client"));
  return {
    access: adminAccess(env),
    store,
    preview: createPreview({ root, store, readMedia }),
    readLintContext: async () => ({ ...lintContext(new Date()), media: new Set((await readMedia()).keys()) }),
    audit: createRecordAuditLog({ records, key: env.AUDIT_KEY }),
    wait: sleep,
  };
}

/** Returns the reason why nobody may sign in, or the hash of the password. */
function adminAccess({ STORAGE, ADMIN_PASSWORD_HASH: hash }: Env): AdminContext["access"] {
  if (STORAGE !== "netlify-blobs") return { closed: "The admin is closed because STORAGE is not netlify-blobs." };
  if (!process.env.SESSION_SECRET) return { closed: "The admin is closed because SESSION_SECRET is not set." };
  return hash === undefined ? { closed: "The admin is closed because ADMIN_PASSWORD_HASH is not set." } : { hash };
}
