/** The calls for photos. All of them need a session. */
import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answer, api } from "./client.ts";
import { commonHeaders, toRequestError } from "./request.ts";

export type Photo = InferResponseType<typeof api.photos.$get>["photos"][number];
export type UseOfPhoto = Photo["uses"][number];

/** All photos with their uses, the newest first. The uses change with the content. */
export const photosQuery = queryOptions({
  queryKey: ["content", "photos"],
  queryFn: async (): Promise<readonly Photo[]> => (await answer(api.photos.$get())).photos,
});

/** Returns the address of a photo of which only the name is known. */
export function photoAddress(name: string): string {
  return `/api/admin${api.photos[":name"].$path(paramOf(name))}`;
}

const paramOf = (name: string) => ({ param: { name: encodeURIComponent(name) } });

/** @throws RequestError `photo-in-use` if a page shows the photo */
export function deletePhoto(name: string): Promise<unknown> {
  return answer(api.photos[":name"].$delete(paramOf(name)));
}

export function restorePhoto(name: string): Promise<unknown> {
  return answer(api.photos[":name"].restore.$post(paramOf(name)));
}

/** The size in bytes of the largest file that can be added, read once: some hosts let only smaller ones through. */
export const photoLimitQuery = queryOptions({
  queryKey: ["once", "photo-limit"],
  queryFn: async () => (await answer(api["photo-limit"].$get())).maxBytes,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** An added photo. It is not new if the same one was there already, and of an animation, only the first frame was added. */
export type AddedPhoto = InferResponseType<typeof api.photos.$post>;

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
      const { status, responseText, statusText } = call;
      const retryAfter = call.getResponseHeader("Retry-After");
      if (status < 300) resolve(JSON.parse(responseText));
      else reject(toRequestError(status, responseText || statusText, retryAfter, false));
    });
    for (const type of ["error", "abort", "timeout"]) {
      call.addEventListener(type, () => reject(new TypeError("The server did not respond.")));
    }
    call.open("POST", `/api/admin${api.photos.$path({ query: { name: file.name } })}`);
    const headers = { ...commonHeaders(), "Content-Type": "application/octet-stream" };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.send(file);
  });
}
