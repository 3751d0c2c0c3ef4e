import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { createBodyReader } from "#api/http/body-reader.ts";
import { validate } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { describeTooLarge, MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import type { EncodedPhoto, PhotoLibrary } from "../../photo-library.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { describePhoto } from "./describe-photos.ts";
import { encodeUpload } from "./encode-upload.ts";
import { hashSuffix, photoName } from "./photo-name.ts";

const QuerySchema = z.strictObject({
  /** Name of the file on the computer of the user, from which the readable part of the stored name is made. */
  name: z.string().max(1000).default("photo"),
});

/** Uploads that are received at the same time, which bounds their memory. */
const RECEIVING = { maxRunning: 12, maxQueued: 0 };
/** Photos that are decoded at the same time. The largest ones need 200 MB and all processors. */
const ENCODING = { maxRunning: 1, maxQueued: RECEIVING.maxRunning };

/** The type of the file is read from its bytes, so the declared one may be any. */
const TYPES = [/^image\//i, /^application\/octet-stream/i];

/** Responds with the size of the largest file that can be added. */
export function createReadPhotoLimitHandler({ maxBytes = MAX_PHOTO_BYTES }: PhotoLibrary): AdminHandler {
  return async (c) => respondJson(c, { maxBytes });
}

/** Adds the photo in the body, or responds with the stored one if it has the same bytes. */
export function createAddPhotoHandler(photos: PhotoLibrary, { recordAction }: AuditTrail): AdminHandler {
  const limitReceiving = createConcurrencyLimit(RECEIVING);
  const limitEncoding = createConcurrencyLimit(ENCODING);
  const { store, maxBytes = MAX_PHOTO_BYTES, prepare = () => undefined } = photos;
  const readBody = createBodyReader({ types: TYPES, maxBytes });
  return (c, session) =>
    limitReceiving(async () => {
      const name = toFileName(validate(QuerySchema, c.req.query()).name);
      const length = c.req.header("Content-Length");
      const bytes = await readBody(c).catch((cause) => {
        if (!(cause instanceof ApiError && cause.code === "too-large")) throw cause;
        const message = describeTooLarge(name, length === undefined ? undefined : Number(length), maxBytes);
        throw new ApiError("too-large", { cause, message });
      });
      const photo = await limitEncoding(() => encodeUpload({ name, bytes }, photos));
      const known = await findSame(store, photo);
      const stored = known ?? photoName(name, photo);
      if (known === undefined) {
        const event = { event: "photo-added", ...actor(session), about: [stored] } as const;
        await recordAction(c, event, () => store.add(stored, photo.bytes));
        prepare(stored);
      }
      const file = { name: stored, bytes: photo.bytes.byteLength, addedAt: new Date().toISOString() };
      const listed = (await store.list()).find((each) => each.name === stored) ?? file;
      return respondJson(
        c,
        { photo: describePhoto(listed, photo), isNew: known === undefined, isAnimated: photo.isAnimated },
        { status: known === undefined ? 201 : 200 },
      );
    });
}

/** Returns the name of the stored photo with the same bytes, whatever its readable part is. */
async function findSame(store: MediaStore, { bytes, ending }: EncodedPhoto): Promise<string | undefined> {
  const suffix = hashSuffix(bytes, ending);
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
