import type { MessagePort } from "node:worker_threads";
import { StoreError } from "#content/store/content-store.ts";
import { ApiError } from "../http/api-error.ts";
import type { ContentTasks } from "./content-tasks.ts";

export type TaskCall = { name: keyof ContentTasks; args: readonly unknown[] };

export type TaskAnswer = { value: unknown } | { error: TaskError };

/** Runs the tasks that the other side of a port asks for. */
export function answerTasks(port: MessagePort, tasks: ContentTasks): void {
  port.on("message", async ({ name, args }: TaskCall) => {
    const task = tasks[name] as (...args: readonly unknown[]) => Promise<unknown>;
    try {
      const value = await task(...args);
      port.postMessage({ value } satisfies TaskAnswer, findBuffers(value));
    } catch (cause) {
      port.postMessage({ error: toTaskError(cause) } satisfies TaskAnswer);
    }
  });
}

/** Returns the memory of the JSON in an answer: moving it to the other thread costs nothing, and copying it does. */
function findBuffers(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return [value.buffer as ArrayBuffer];
  if (Array.isArray(value)) return value.flatMap(findBuffers);
  const { json = [], response = [], changes = [], plan = [] }: Record<string, unknown> = Object(value);
  return [json, response, changes, plan].flatMap(findBuffers);
}

/** An error as plain data. Between threads, an error would lose its class and its code. */
interface TaskError {
  type: string;
  message: string;
  stack: string | undefined;
  /** The members beside message, stack and cause, such as `code`. */
  members: object;
  cause?: TaskError;
}

/** Classes that callers distinguish. Any other error becomes an Error. */
const CLASSES: Readonly<Record<string, { prototype: Error }>> = { ApiError, StoreError };

function toTaskError(cause: unknown): TaskError {
  if (!(cause instanceof Error)) return { type: "Error", message: String(cause), stack: undefined, members: {} };
  const { name: type, message, stack, cause: inner } = cause;
  return { type, message, stack, members: { ...cause }, ...(inner !== undefined && { cause: toTaskError(inner) }) };
}

export function fromTaskError({ type, message, stack, members, cause }: TaskError): Error {
  const error = new Error(message, cause && { cause: fromTaskError(cause) });
  Object.setPrototypeOf(error, (CLASSES[type] ?? Error).prototype);
  return Object.assign(error, members, { stack });
}
