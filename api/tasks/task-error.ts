import { StoreError } from "#content/store/content-store.ts";
import { ApiError } from "../http/api-error.ts";

/** An error as plain data. Between threads, an error would lose its class and its code. */
export interface TaskError {
  type: string;
  message: string;
  stack: string | undefined;
  /** The members beside message, stack and cause, such as `code`. */
  members: object;
  cause?: TaskError;
}

/** Classes that callers distinguish. Any other error becomes an Error. */
const CLASSES: Readonly<Record<string, { prototype: Error }>> = { ApiError, StoreError };

export function toTaskError(cause: unknown): TaskError {
  if (!(cause instanceof Error)) return { type: "Error", message: String(cause), stack: undefined, members: {} };
  const { name: type, message, stack, cause: inner } = cause;
  return { type, message, stack, members: { ...cause }, ...(inner !== undefined && { cause: toTaskError(inner) }) };
}

export function fromTaskError({ type, message, stack, members, cause }: TaskError): Error {
  const error = new Error(message, cause && { cause: fromTaskError(cause) });
  Object.setPrototypeOf(error, (CLASSES[type] ?? Error).prototype);
  return Object.assign(error, members, { stack });
}
