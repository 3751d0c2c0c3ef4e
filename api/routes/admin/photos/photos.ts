import { hash } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { readBody } from "#api/http/body-reader.ts";
import { queryOf } from "#api/http/request-validation.ts";
import { respond, respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import type { PhotoUse } from "#api/tasks/content-tasks.ts";
import type { MediaStore, StoredFile } from "#content/media-store/media-store.ts";
import { describeTooLarge, MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import type { PhotoSize } from "../../photo-library.ts";
import type { AdminEnv, AdminParts } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { recordAction } from "../guards/audit-trail.ts";
import { encodeUpload } from "./encode-upload.ts";

/** Length of the longer side of a small version, in pixels. */
const THUMBNAIL_SIDE_PX = 480;

const ReadSchema = z.strictObject({
  /** Version of the file, which makes its address unique. */
  v: z.string().max(100).optional(),
  side: z.literal(String(THUMBNAIL_SIDE_PX)).optional(),
});
const AddSchema = z.strictObject({
  /** Name of the file on the computer of the user, from which the readable part of the stored name is made. */
  name: z.string().max(1000).default("photo"),
});

/** Media types of photos, by the extension of the file. */
export const PHOTO_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};
/** The type of an uploaded file is read from its bytes, so the declared one may be any. */
const UPLOAD_TYPES = [/^image\//i, /^application\/octet-stream/i];

const MAX_UPLOADS = 12;
/** Uploads that are received at the same time, which bounds their memory. */
const limitReceiving = createConcurrencyLimit({ maxRunning: MAX_UPLOADS, maxQueued: 0 });
/** Photos that are decoded at the same time. The largest ones need 200 MB and all processors. */
const limitEncoding = createConcurrencyLimit({ maxRunning: 1, maxQueued: MAX_UPLOADS });
/** Photos that are made smaller at the same time. A grid asks for many at once. */
const limitThumbnails = createConcurrencyLimit({ maxRunning: 2, maxQueued: 500 });

export const photoRoutes = new Hono<AdminEnv>()
  .get("/photos", allow("editor"), async (c) => respondJson(c, { photos: await listPhotos(c.var.admin) }))
  /** Adds the photo in the body, or responds with the stored one if it has the same bytes. */
  .post("/photos", allow("editor"), queryOf(AddSchema), (c) =>
    limitReceiving(async () => {
      const { photos } = c.var.admin;
      const { store, maxBytes = MAX_PHOTO_BYTES } = photos;
      const name = toFileName(c.req.valid("query").name);
      const length = c.req.header("Content-Length");
      const bytes = await readBody(c, maxBytes, UPLOAD_TYPES).catch((cause) => {
        if (!(cause instanceof ApiError && cause.code === "too-large")) throw cause;
        const message = describeTooLarge(name, length === undefined ? undefined : Number(length), maxBytes);
        throw new ApiError("too-large", { cause, message });
      });
      const { isAnimated, ...photo } = await limitEncoding(() => encodeUpload({ name, bytes }, photos));
      // The end of the name of every file with these bytes, for example `-3f9c2a1b.jpg`.
      const suffix = `-${hash("sha256", photo.bytes).slice(0, 8)}.${photo.ending}`;
      const known = await findSame(store, suffix, photo.bytes);
      const stored = known ?? `${toSlug(name)}${suffix}`;
      if (known === undefined) {
        await recordAction(c, { event: "photo-added", about: [stored] }, () => store.add(stored, photo.bytes));
        photos.prepare?.(stored);
      }
      const file = { name: stored, bytes: photo.bytes.byteLength, addedAt: new Date().toISOString() };
      const listed = (await store.list()).find((each) => each.name === stored) ?? file;
      const isNew = known === undefined;
      return respondJson(c, { photo: describePhoto(listed, photo), isNew, isAnimated }, { status: isNew ? 201 : 200 });
    }),
  )
  .get("/photo-limit", allow("editor"), (c) =>
    respondJson(c, { maxBytes: c.var.admin.photos.maxBytes ?? MAX_PHOTO_BYTES }),
  )
  /** Responds with the bytes of a photo, or of a small version of it. Redirects to one that came with the deployment. */
  .get("/photos/:name", allow("editor"), queryOf(ReadSchema), async (c) => {
    const { store, readSizes, encodeThumbnail } = c.var.admin.photos;
    const name = c.req.param("name");
    const { v: version, side } = c.req.valid("query");
    const bytes = await store.read(name);
    if (bytes === undefined) {
      const address = (await readSizes()).get(name)?.address;
      if (address === undefined) throw new ApiError("unknown-photo");
      return c.redirect(address);
    }
    const thumbnail = side && (await limitThumbnails(() => encodeThumbnail(bytes, Number(side))));
    const type = thumbnail ? PHOTO_TYPES.webp : PHOTO_TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""];
    const cacheControl = version === undefined ? "private, no-cache" : "private, max-age=31536000, immutable";
    const headers = { "Cache-Control": cacheControl };
    return respond(c, thumbnail || bytes, type ?? "application/octet-stream", { headers });
  })
  /**
   * Deletes a photo that no page shows, while nobody changes a page. The store of the photos keeps it, so that it can be
   * restored, and for earlier versions.
   */
  .delete("/photos/:name", allow("editor"), async (c) => {
    const { store, photos, tasks } = c.var.admin;
    const name = c.req.param("name");
    const remove = async () => {
      const uses = (await tasks.listPhotoUses()).get(name);
      if (uses !== undefined) throw new ApiError("photo-in-use", { details: { uses } });
      if (!(await photos.store.delete(name))) throw new ApiError("unknown-photo");
    };
    await recordAction(c, { event: "photo-deleted", about: [name] }, () => store.transaction(remove));
    return respondJson(c, { name });
  })
  .post("/photos/:name/restore", allow("editor"), async (c) => {
    const { photos } = c.var.admin;
    const name = c.req.param("name");
    await recordAction(c, { event: "photo-restored", about: [name] }, async () => {
      if (!(await photos.store.restore(name))) throw new ApiError("unknown-photo");
    });
    photos.prepare?.(name);
    return respondJson(c, { name });
  });

interface ListedPhoto {
  name: string;
  /** Size in bytes and time of a photo that can be deleted. Missing for one that came with the deployment. */
  file?: Pick<StoredFile, "bytes" | "addedAt">;
  /** Pixels. Missing if the file is not a readable image. */
  size?: Pick<PhotoSize, "width" | "height">;
  address: string;
  thumbnail: string;
  uses: readonly PhotoUse[];
}

async function listPhotos({ photos: { store, readSizes }, tasks }: AdminParts): Promise<ListedPhoto[]> {
  const [files, sizes, uses] = await Promise.all([store.list(), readSizes(), tasks.listPhotoUses()]);
  const stored = files
    .sort((a, b) => b.addedAt.localeCompare(a.addedAt))
    .map((file) => describePhoto(file, sizes.get(file.name), uses.get(file.name)));
  const isStored = new Set(files.map(({ name }) => name));
  const deployed = [...sizes].flatMap(([name, size]) => {
    const address = size?.address;
    if (isStored.has(name) || address === undefined) return [];
    return [{ name, ...describeSize(size), address, thumbnail: address, uses: uses.get(name) ?? [] }];
  });
  return [...stored, ...deployed];
}

/** Describes a photo that can be deleted: one that did not come with the deployment. */
function describePhoto(
  { name, bytes, addedAt }: StoredFile,
  size: PhotoSize | null | undefined,
  uses: readonly PhotoUse[] = [],
): ListedPhoto {
  // A file that someone replaces by hand has another address, so browsers may keep responses forever.
  const address = `/api/admin/photos/${encodeURIComponent(name)}?v=${bytes}-${Date.parse(addedAt)}`;
  const thumbnail = `${address}&side=${THUMBNAIL_SIDE_PX}`;
  return { name, file: { bytes, addedAt }, ...describeSize(size), address, thumbnail, uses };
}

function describeSize(size: PhotoSize | null | undefined) {
  return size ? { size: { width: size.width, height: size.height } } : {};
}

/** Returns the name of the stored photo with the same bytes, whatever its readable part is. */
async function findSame(store: MediaStore, suffix: string, bytes: Uint8Array): Promise<string | undefined> {
  for (const { name } of await store.list()) {
    if (name.endsWith(suffix) && Buffer.compare((await store.read(name)) ?? new Uint8Array(), bytes) === 0) return name;
  }
  return undefined;
}

/** Returns the name of a file for messages: one line without the folder. */
function toFileName(hint: string): string {
  const name = hint
    .replace(/^.*[\\/]/s, "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  return name.slice(0, 100) || "photo";
}

/** Returns the readable part of the name of a stored photo: letters and digits, as in "ann-lee" for "Ann Lée.JPG". */
function toSlug(fileName: string): string {
  const slug = fileName
    .replace(/(?<=.)\.[^.]*$/s, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "");
  return slug || "photo";
}
