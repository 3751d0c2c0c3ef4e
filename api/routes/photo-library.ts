import type { MediaStore } from "#content/media-store/media-store.ts";

export interface EncodedPhoto extends Pick<PhotoSize, "width" | "height"> {
  bytes: Uint8Array;
  ending: string;
}

/** Reasons why a photo cannot be encoded: it cannot be read, or not in the time that the server has for one photo. */
export type EncodingProblem = "damaged" | "slow";

/** Measurements of an image, taken without decoding it. */
export interface PhotoMeasure extends Pick<PhotoSize, "width" | "height"> {
  /** Bits of each color. */
  depth: 8 | 16;
  isAnimated: boolean;
}

export interface PhotoSize {
  /** Pixels. */
  width: number;
  height: number;
  /** Address of a photo that came with the deployment and may not be in the store. */
  address?: string;
}

export interface PhotoLibrary {
  store: MediaStore;
  /** Largest file that the host lets through. Default: `MAX_PHOTO_BYTES`. */
  maxBytes?: number;
  /** Returns the sizes of all photos by name. Null for a file that is not a readable image. */
  readSizes(): Promise<ReadonlyMap<string, PhotoSize | null>>;
  /** Returns what an image is, or undefined if it is not an image. */
  measure(bytes: Uint8Array): Promise<PhotoMeasure | undefined>;
  /** Encodes a photo upright and without metadata, or returns its problem. */
  encode(bytes: Uint8Array, maxPixels: number): Promise<EncodedPhoto | EncodingProblem>;
  /** Encodes a small WebP file for lists. Returns undefined if the bytes are not an image. */
  encodeThumbnail(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined>;
  /** Starts the work that makes an added photo appear together with the first page that shows it. */
  prepare?(name: string): void;
}
