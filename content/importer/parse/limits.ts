/** What an input may be at most. */
export interface Limits {
  bytes: number;
  /** Levels of objects and arrays; an object alone has one. */
  depth: number;
  /** UTF-16 units in one string. */
  stringLength: number;
}

const MEBIBYTE = 1024 * 1024;

export const COMMAND_LIMITS: Limits = { bytes: 64 * MEBIBYTE, depth: 64, stringLength: 256 * 1024 };
export const API_LIMITS: Limits = { ...COMMAND_LIMITS, bytes: 5 * MEBIBYTE };
