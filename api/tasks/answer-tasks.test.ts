import { once } from "node:events";
import { MessageChannel } from "node:worker_threads";
import { expect, test } from "vitest";
import { StoreError } from "#content/store/content-store.ts";
import { NO_PREVIEW } from "#tests/support/api/app.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { ApiError } from "../http/api-error.ts";
import { answerTasks, fromTaskError } from "./answer-tasks.ts";
import { createContentTasks } from "./content-tasks.ts";

/** Runs one call through a port, and returns the value or throws the error. */
async function call(indexSite: () => Promise<never>): Promise<never> {
  const { port1, port2 } = new MessageChannel();
  const parts = { store: memoryStore([]), preview: NO_PREVIEW, readLintContext: async () => never() };
  answerTasks(port1, { ...createContentTasks(parts), indexSite });
  try {
    port2.postMessage({ name: "indexSite", args: [] });
    const [{ error }] = await once(port2, "message");
    throw fromTaskError(error);
  } finally {
    port2.close();
  }
}

function never(): never {
  throw new Error("No task reads this.");
}

test("an error of the API keeps its class, its code and its details", async () => {
  const given = new ApiError("invalid", { message: "Choose a page.", details: { issues: [] } });
  const caught = await call(() => Promise.reject(given)).catch((cause: unknown) => cause);
  expect(caught).toBeInstanceOf(ApiError);
  expect(caught).toMatchObject({ code: "invalid", status: 422, message: "Choose a page.", details: { issues: [] } });
});

test("an error of the store keeps its class, its code and its cause", async () => {
  const diskFull = Object.assign(new Error("no space left"), { code: "ENOSPC", syscall: "write" });
  const given = new StoreError("store/io", "The store could not be read.", { cause: diskFull });
  const caught = await call(() => Promise.reject(given)).catch((cause: unknown) => cause);
  expect(caught).toBeInstanceOf(StoreError);
  expect(caught).toMatchObject({ code: "store/io", cause: { code: "ENOSPC", syscall: "write" } });
});
