import type { Logger } from "pino";
import { createStoredAuditLog } from "#api/auth/audit/audit-log.ts";
import { limitRefusals } from "#api/auth/audit/limit-refusals.ts";
import type { AdminContext } from "#api/routes/app-context.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { createMediaRestoringStore } from "#content/media-store/media-uses.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";

interface AdminWiring extends Omit<AdminContext, "audit" | "photos"> {
  media: MediaStore;
  photos: Pick<AdminContext["photos"], "maxBytes" | "readSizes" | "prepare">;
  auditKey: string | undefined;
  log: Logger;
}

/** Wires the parts of the admin that both ways to run have: the photos, the audit log, and commits that restore photos. */
export function wireAdmin({ store, media, photos, auditKey, log, ...parts }: AdminWiring) {
  const onError = (err: unknown) => log.error({ err }, "audit log write failed");
  const audit = createStoredAuditLog({ database: parts.database, key: auditKey });
  return {
    ...parts,
    store: createMediaRestoringStore(store, media),
    photos: { ...photos, store: media, measure: readImageSize, encode: normalizePhoto, encodeThumbnail },
    audit: limitRefusals(audit, onError),
  } satisfies AdminContext;
}
