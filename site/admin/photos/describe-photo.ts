import type { Photo } from "../api/photos-api.ts";

const KILOBYTE = 1024;

/** Returns the size of a photo in words, such as "2,400 × 1,600 pixels, 540 kB". */
export function describeSize({ size, file }: Photo): string {
  const pixels = size ? `${format(size.width)} × ${format(size.height)} pixels` : "Not a readable photo";
  return file === undefined ? pixels : `${pixels}, ${describeBytes(file.bytes)}`;
}

function describeBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < KILOBYTE ? `${format(kilobytes)} kB` : `${format(Math.ceil(kilobytes / 102.4) / 10)} MB`;
}

function format(value: number): string {
  return value.toLocaleString("en-US");
}
