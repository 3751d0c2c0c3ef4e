/** Lists photos, and sends one of them. */
import type { Context } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { validate } from "#api/http/request-validation.ts";
import { respondBytes, respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import type { PhotoLibrary } from "../../photo-library.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { listPhotos, THUMBNAIL_SIDE_PX } from "./describe-photos.ts";

/** Responds with all photos and the fields that name them. */
export function createListPhotosHandler(photos: PhotoLibrary, tasks: ContentTasks): AdminHandler {
  return async (c) => respondJson(c, { photos: await listPhotos(photos, tasks) });
}

const QuerySchema = z.strictObject({
  /** Version of the file, which makes its address unique. */
  v: z.string().max(100).optional(),
  side: z.literal(String(THUMBNAIL_SIDE_PX)).optional(),
});

/** Photos that are made smaller at the same time. A grid asks for many at once. */
const CONCURRENCY = { maxRunning: 2, maxQueued: 500 };

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Responds with the bytes of a photo, or of a small version of it. */
export function createReadPhotoHandler({ store, readSizes, encodeThumbnail }: PhotoLibrary): AdminHandler {
  const limitConcurrency = createConcurrencyLimit(CONCURRENCY);
  return async (c) => {
    const name = c.req.param("name") ?? "";
    const { v: version, side } = validate(QuerySchema, c.req.query());
    const bytes = await store.read(name);
    if (bytes === undefined) return redirectToSite(c, (await readSizes()).get(name)?.address);
    const thumbnail = side && (await limitConcurrency(() => encodeThumbnail(bytes, Number(side))));
    const type = thumbnail ? TYPES.webp : TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""];
    return respondBytes(c, thumbnail || bytes, type ?? "application/octet-stream", {
      "Cache-Control": version === undefined ? "private, no-cache" : "private, max-age=31536000, immutable",
    });
  };
}

/**
 * Redirects to a photo that came with the deployment.
 * @throws ApiError `unknown-photo` without an address
 */
function redirectToSite(c: Context<AppEnv>, address: string | undefined): Response {
  if (address === undefined) throw new ApiError("unknown-photo");
  return c.redirect(address);
}
