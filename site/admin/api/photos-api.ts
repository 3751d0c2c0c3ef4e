/** The calls for photos. All of them need a session. */
import type { DocumentId } from "#schemas/page-ids.ts";
import { commonHeaders, request, toRequestError } from "./request.ts";

const BASE = "/api/admin/photos";

/** A field that names a photo. */
export interface PhotoUse {
  page: DocumentId;
  pointer: string;
  /** The name or title of the list item that has the photo, such as that of a team member. */
  item?: string;
  /** True if the photo needs alternative text there and has none. */
  isMissingAlt: boolean;
}

export interface Photo {
  name: string;
  /** Size in bytes and time of a photo that can be deleted. Missing for one that came with the deployment. */
  file?: { bytes: number; addedAt: string };
  /** Pixels. Missing if the file is not a readable image. */
  size?: { width: number; height: number };
  address: string;
  /** Address of a small version. */
  thumbnail: string;
  uses: readonly PhotoUse[];
}

/** Reads all photos, the newest first. */
export async function listPhotos(): Promise<readonly Photo[]> {
  return (await request<{ photos: Photo[] }>("GET", BASE)).photos;
}

/** Returns the address of a photo of which only the name is known. */
export function photoAddress(name: string): string {
  return `${BASE}/${encodeURIComponent(name)}`;
}

/** @throws RequestError `photo-in-use` if a page shows the photo */
export function deletePhoto(name: string): Promise<unknown> {
  return request("DELETE", photoAddress(name));
}

/** Brings back a deleted photo. */
export function restorePhoto(name: string): Promise<unknown> {
  return request("POST", `${photoAddress(name)}/restore`);
}

let limit: Promise<number> | undefined;

/** Reads the size in bytes of the largest file that can be added, once: some hosts let only smaller ones through. */
export function readPhotoLimit(): Promise<number> {
  limit ??= request<{ maxBytes: number }>("GET", "/api/admin/photo-limit").then(
    ({ maxBytes }) => maxBytes,
    (error) => {
      limit = undefined;
      throw error;
    },
  );
  return limit;
}

export interface AddedPhoto {
  photo: Photo;
  /** True if the file is an animation, of which only the first frame was added. */
  isAnimated: boolean;
  /** False if the same photo was there already. */
  isNew: boolean;
}

/**
 * Adds a photo.
 * @param onProgress called with the sent share, from 0 to 1
 * @throws RequestError `unusable-photo`, `too-large`, `too-many`
 * @throws TypeError if there is no response
 */
export function addPhoto(file: File, onProgress: (share: number) => void): Promise<AddedPhoto> {
  return new Promise((resolve, reject) => {
    // `fetch` does not report the progress of what it sends.
    const call = new XMLHttpRequest();
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    call.addEventListener("load", () => {
      if (call.status < 300) resolve(JSON.parse(call.responseText));
      else
        reject(
          toRequestError(
            call.status,
            call.responseText || call.statusText,
            call.getResponseHeader("Retry-After"),
            false,
          ),
        );
    });
    for (const type of ["error", "abort", "timeout"]) {
      call.addEventListener(type, () => reject(new TypeError("The server did not respond.")));
    }
    call.open("POST", `${BASE}?${new URLSearchParams({ name: file.name })}`);
    const headers = { ...commonHeaders(), "Content-Type": "application/octet-stream" };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.send(file);
  });
}
