/** Returns whether an error came from a file system call. Such an error has `code`, `syscall` and usually `path`. */
export function isFileError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "syscall" in cause;
}
