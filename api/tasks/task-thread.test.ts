import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createTaskThread, type TaskThread, type TaskThreadOptions } from "./task-thread.ts";

const threads: TaskThread[] = [];

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

/** Starts a thread that runs JavaScript for each call. `call` is the message, and `answer` sends the result. */
function startThread(script: string, options: Partial<TaskThreadOptions> = {}): TaskThread {
  const file = join(temporaryFolder(), "thread.mjs");
  const source = `
    import { parentPort, workerData, threadId } from "node:worker_threads";
    const answer = (value) => parentPort.postMessage({ value });
    parentPort.on("message", (call) => { ${script} });`;
  writeFileSync(file, source);
  const thread = createTaskThread({ file, data: "shared", ...options });
  threads.push(thread);
  return thread;
}

/** Never ends by itself. */
const SPIN = "for (;;);";
const BODY = new Uint8Array();

describe("a task in a thread", () => {
  test("gets its name, its arguments and the data of the thread", async () => {
    const { tasks } = startThread("answer({ ...call, workerData });");
    expect(await tasks.planRollback({ to: 3 })).toEqual({
      name: "planRollback",
      args: [{ to: 3 }],
      workerData: "shared",
    });
  });

  test("finds a place while many previews wait", async () => {
    const buffer = new SharedArrayBuffer(4);
    const script = `if (call.name === "renderPreview") Atomics.wait(new Int32Array(workerData), 0, 0); answer(call.name);`;
    const { tasks } = startThread(script, { data: buffer });
    const previews = Array.from({ length: 12 }, () => tasks.renderPreview(BODY).then(String, (error) => error.code));
    const plans = Array.from({ length: 8 }, () => tasks.planRollback({ to: 3 }));
    Atomics.store(new Int32Array(buffer), 0, 1);
    Atomics.notify(new Int32Array(buffer), 0);
    expect(await Promise.all(plans)).toEqual(Array(8).fill("planRollback"));
    expect(await Promise.all(previews)).toEqual([...Array(9).fill("renderPreview"), ...Array(3).fill("too-many")]);
  });

  test("leaves the event loop to other work", async () => {
    const buffer = new SharedArrayBuffer(4);
    const { tasks } = startThread("Atomics.wait(new Int32Array(workerData), 0, 0); answer('released');", {
      data: buffer,
    });
    const pending = tasks.indexSite();
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.store(new Int32Array(buffer), 0, 1);
    Atomics.notify(new Int32Array(buffer), 0);
    expect(await pending).toBe("released");
  });

  test("that takes too long is stopped, and the next one runs in a new thread", async () => {
    const { tasks } = startThread(`if (call.name === "renderPreview") ${SPIN} answer(threadId);`, { timeoutMs: 3000 });
    const first = await tasks.indexSite();
    await expect(tasks.renderPreview(BODY)).rejects.toMatchObject({ code: "too-expensive", status: 422 });
    expect(await tasks.indexSite()).not.toBe(first);
  });

  test("that needs too much memory is stopped", async () => {
    const { tasks } = startThread("const kept = []; for (;;) kept.push(new Array(10_000).fill(Math.random()));", {
      maxHeapMb: 32,
    });
    await expect(tasks.indexSite()).rejects.toMatchObject({ code: "too-expensive" });
  });

  test("that ends its thread with an error fails with that error", async () => {
    const { tasks } = startThread('throw new Error("unexpected");');
    await expect(tasks.indexSite()).rejects.toThrow("unexpected");
  });

  test("that runs when the thread is closed fails", async () => {
    const { tasks, close } = startThread(SPIN);
    const pending = tasks.indexSite();
    const rejected = expect(pending).rejects.toThrow("aborted");
    await close();
    await rejected;
  });

  test("is refused if many others wait", async () => {
    const { tasks, close } = startThread(SPIN);
    const calls = Array.from({ length: 10 }, () => tasks.indexSite());
    await expect(calls.at(-1)).rejects.toMatchObject({ code: "too-many" });
    const settled = Promise.allSettled(calls);
    await close();
    expect((await settled).every(({ status }) => status === "rejected")).toBe(true);
  });
});
