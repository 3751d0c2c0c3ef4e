import { closeSync, openSync, readSync } from "node:fs";

/** Reads a part of a file, up to its end, into a buffer. A synchronous read is twice as fast as one in small chunks. */
export function readBytes(file: string, length: number, { position = 0, buffer = Buffer.allocUnsafe(length) } = {}) {
  const descriptor = openSync(file, "r");
  try {
    let bytes = 0;
    for (let read = -1; read !== 0 && bytes < length; bytes += read)
      read = readSync(descriptor, buffer, bytes, length - bytes, position + bytes);
    return buffer.subarray(0, bytes);
  } finally {
    closeSync(descriptor);
  }
}
