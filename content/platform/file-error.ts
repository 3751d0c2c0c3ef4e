/** Returns whether an error came from a file system call. Such an error has `code`, `syscall` and usually `path`. */
export function isFileError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "syscall" in cause;
}

/** Returns what a file system call returns, or undefined if the file or folder does not exist. */
export function ifExists<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return undefined;
    throw cause;
  }
}
