import { ApiError } from "#api/http/api-error.ts";
import { respondJson } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { PhotoLibrary } from "../../photo-library.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";

/**
 * Deletes a photo that no page shows, while nobody changes a page. The store of the photos keeps it for
 * `createRestorePhotoHandler` and for earlier versions.
 */
export function createDeletePhotoHandler(
  contentStore: Pick<ContentStore, "transaction">,
  { store }: PhotoLibrary,
  { listPhotoUses }: ContentTasks,
  { recordAction }: AuditTrail,
): AdminHandler {
  return async (c, session) => {
    const name = c.req.param("name") ?? "";
    const remove = async () => {
      const uses = (await listPhotoUses()).get(name);
      if (uses !== undefined) throw new ApiError("photo-in-use", { details: { uses } });
      if (!(await store.delete(name))) throw new ApiError("unknown-photo");
    };
    await recordAction(c, { event: "photo-deleted", ...actor(session), about: [name] }, () =>
      contentStore.transaction(remove),
    );
    return respondJson(c, { name });
  };
}

/** Brings back a photo that was deleted. */
export function createRestorePhotoHandler(
  { store, prepare = () => undefined }: PhotoLibrary,
  { recordAction }: AuditTrail,
): AdminHandler {
  return async (c, session) => {
    const name = c.req.param("name") ?? "";
    await recordAction(c, { event: "photo-restored", ...actor(session), about: [name] }, async () => {
      if (!(await store.restore(name))) throw new ApiError("unknown-photo");
    });
    prepare(name);
    return respondJson(c, { name });
  };
}
