import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { describeTooLarge, MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { type AddedPhoto, addPhoto, photoLimitQuery } from "../api/photos-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "../api/request.ts";
import { queryClient } from "../query/query-client.ts";

export interface Upload {
  id: number;
  file: File;
  state: "waiting" | "sending" | "added" | "failed";
  /** Sent share, from 0 to 1. */
  progress: number;
  problem?: string;
  /** True if the file itself is the reason, so that sending it again would fail again. */
  isUnusable?: boolean;
  /** True if the upload failed because the session has ended. */
  isSignedOut?: boolean;
  added?: AddedPhoto;
}

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads at the same time. The server encodes one photo after the other. */
const MAX_SENDING = 2;

/** Adds files to the list in place of those that were added. @internal exported for tests */
export function addUploads(uploads: readonly Upload[], added: readonly Upload[]): readonly Upload[] {
  return added.length === 0 ? uploads : [...uploads.filter(({ state }) => state !== "added"), ...added];
}

/** Sends photos to the server, two at a time. */
export function useUploads(onAdded: (added: AddedPhoto) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(1);
  const sending = useRef(new Set<number>());
  const announceAdded = useEffectEvent(onAdded);

  const change = useCallback((id: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }, []);
  const retry = (id: number) => change(id, { state: "waiting", progress: 0 });

  useEffect(() => {
    async function send({ id, file }: Upload): Promise<void> {
      sending.current.add(id);
      change(id, { state: "sending" });
      try {
        const added = await sendWithinLimit(file, (progress) => change(id, { progress }));
        change(id, { state: "added", added });
        announceAdded(added);
      } catch (error) {
        change(id, { state: "failed", ...describeFailure(error, file) });
      }
      sending.current.delete(id);
    }

    for (const upload of uploads) {
      const isWaiting = upload.state === "waiting" && !sending.current.has(upload.id);
      if (isWaiting && sending.current.size < MAX_SENDING) void send(upload);
    }
  }, [uploads, change]);

  return {
    uploads,
    add(files: readonly File[]): void {
      const added = files.map((file) => ({ id: nextId.current++, file, progress: 0, state: "waiting" as const }));
      setUploads((all) => addUploads(all, added));
    },
    retry,
    /** Sends again what failed because the session had ended. */
    retrySignedOut(): void {
      for (const { id, isSignedOut, state } of uploads) if (state === "failed" && isSignedOut) retry(id);
    },
    dismiss: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
  };
}

class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

const HEIC = /\.hei[cf]$/i;

/** @throws TooLargeError if the file is too large and cannot be made smaller, before anything is sent */
async function sendWithinLimit(file: File, onProgress: (share: number) => void): Promise<AddedPhoto> {
  // Without the limit of the host, the server decides.
  const maxBytes = await queryClient.fetchQuery(photoLimitQuery).catch(() => MAX_PHOTO_BYTES);
  const isTooLarge = file.size > maxBytes;
  // Some browsers can read a HEIC photo. Otherwise, the server explains what to do.
  const smaller = isTooLarge || HEIC.test(file.name) ? await shrinkPhoto(file, maxBytes) : undefined;
  if (isTooLarge && smaller === undefined) throw new TooLargeError(describeTooLarge(file.name, file.size, maxBytes));
  return sendUntilAccepted(smaller ?? file, onProgress);
}

/** Sends a file, and sends it again later as long as the server is busy. */
async function sendUntilAccepted(file: File, onProgress: (share: number) => void): Promise<AddedPhoto> {
  try {
    return await addPhoto(file, onProgress);
  } catch (error) {
    if (!(error instanceof RequestError && error.code === "too-many")) throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 1) * 1000));
    return sendUntilAccepted(file, onProgress);
  }
}

const UNUSABLE: ReadonlySet<string> = new Set(["unusable-photo", "too-large"]);

type Failure = Pick<Upload, "problem" | "isSignedOut" | "isUnusable">;

/** @internal exported for tests */
export function describeFailure(error: unknown, { name }: Pick<File, "name">): Failure {
  if (error instanceof TooLargeError) return { problem: error.message, isUnusable: true };
  const code = error instanceof RequestError ? error.code : "";
  // The host of the server may reject a file before the server gets it.
  if (error instanceof RequestError && error.status === 413 && code === "") {
    const problem = `${name} is too large for the host of this website. Make it smaller and add it again.`;
    return { problem, isUnusable: true };
  }
  const [isSignedOut, isUnusable] = [code === "signed-out", UNUSABLE.has(code)];
  return { problem: errorMessage(error, `${NO_RESPONSE} Try again.`), isSignedOut, isUnusable };
}

const SIDES_PX = [4000, 2400];

/**
 * Makes a photo smaller, as a JPEG.
 * @returns undefined if this browser cannot read the file, or the photo stays too large
 */
async function shrinkPhoto(file: File, maxBytes: number): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  for (const sidePx of SIDES_PX) {
    const scale = Math.min(1, sidePx / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) return undefined;
    // A JPEG has no transparent parts, which would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    if (blob.size <= maxBytes) return new File([blob], file.name.replace(/\.\w+$/, ".jpg"));
  }
  return undefined;
}
