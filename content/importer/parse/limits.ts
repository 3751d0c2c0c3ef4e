export interface Limits {
  bytes: number;
  /** Levels of nested objects and arrays; a single object is one level. */
  depth: number;
  /** UTF-16 code units in one string or key. */
  stringLength: number;
}

const MEBIBYTE = 1024 * 1024;

export const COMMAND_LIMITS: Limits = { bytes: 64 * MEBIBYTE, depth: 64, stringLength: 256 * 1024 };
export const API_LIMITS: Limits = { ...COMMAND_LIMITS, bytes: 5 * MEBIBYTE };

export function tooDeep({ depth }: Limits): string {
  return `JSON can be nested ${depth} levels deep, but this is level ${depth + 1}.`;
}
