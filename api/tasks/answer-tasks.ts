import type { MessagePort } from "node:worker_threads";
import type { ContentTasks } from "./content-tasks.ts";
import { type TaskError, toTaskError } from "./task-error.ts";

/** Message to the worker thread: the task to run. */
export interface TaskCall {
  name: keyof ContentTasks;
  args: readonly unknown[];
}

/** Message from the worker thread. */
export type TaskAnswer = { value: unknown } | { error: TaskError };

/** Runs the tasks that the other side of a port asks for. */
export function answerTasks(port: MessagePort, tasks: ContentTasks): void {
  port.on("message", async ({ name, args }: TaskCall) => {
    const answer = await runTask(tasks[name], args);
    port.postMessage(answer, "value" in answer ? findBuffers(answer.value) : []);
  });
}

/** Returns the memory of the JSON in an answer: moving it to the other thread costs nothing, and copying it does. */
function findBuffers(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return [value.buffer as ArrayBuffer];
  if (Array.isArray(value)) return value.flatMap(findBuffers);
  const { json, response, changes, plan }: Partial<Record<"json" | "response" | "changes" | "plan", unknown>> =
    Object(value);
  return [json, response, changes, plan].filter((member) => member !== undefined).flatMap(findBuffers);
}

async function runTask(task: ContentTasks[keyof ContentTasks], args: readonly unknown[]): Promise<TaskAnswer> {
  try {
    return { value: await (task as (...args: unknown[]) => Promise<unknown>)(...args) };
  } catch (cause) {
    return { error: toTaskError(cause) };
  }
}
