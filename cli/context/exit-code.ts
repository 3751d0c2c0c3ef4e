/** What the process says when it ends. */
export const EXIT = {
  /** Done, or nothing to do. */
  ok: 0,
  /** The content has errors; nothing was committed, or with --partial not all. */
  content: 1,
  /** The command or its input could not be understood. */
  usage: 2,
  /** There are differences, where --exit-code asked. */
  differences: 3,
  /** The store is locked, or at another revision. */
  conflict: 4,
  /** Reading or writing failed, or the program did; nothing was committed. */
  internal: 5,
  /** Ctrl-C; nothing was committed. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
