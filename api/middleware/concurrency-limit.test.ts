import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** Creates a limit of two running and two queued tasks, and tasks that end when the test ends them. */
function createTasks() {
  const limit = createConcurrencyLimit({ maxRunning: 2, maxQueued: 2 });
  const started: string[] = [];
  const settlers = new Map<string, (isSuccess: boolean) => void>();
  const start = (name: string) =>
    limit(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        settlers.set(name, (isSuccess) => (isSuccess ? resolve(name) : reject(new Error(name))));
      });
    });
  return { started, start, end: (name: string, isSuccess = true) => settlers.get(name)?.(isSuccess) };
}

test("runs a limited number of tasks at once, and the others in order of arrival", async () => {
  const { started, start, end } = createTasks();
  const [a, b, c, d] = [start("a"), start("b"), start("c"), start("d")];
  expect(started).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe("b");
  expect(started).toEqual(["a", "b", "c"]);
  end("a");
  await a;
  expect(started).toEqual(["a", "b", "c", "d"]);
  end("d");
  end("c");
  expect(await Promise.all([c, d])).toEqual(["c", "d"]);
});

test("rejects a task while the queue is full, and accepts it afterward", async () => {
  const { started, start, end } = createTasks();
  const accepted = ["a", "b", "c", "d"].map((name) => start(name));
  await expect(start("e")).rejects.toMatchObject({ code: "too-many", headers: { "Retry-After": "1" } });
  end("a");
  await accepted[0];
  const again = start("e");
  for (const name of ["b", "c"]) end(name);
  await Promise.all([accepted[1], accepted[2]]);
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
  for (const name of ["d", "e"]) end(name);
  expect(await again).toBe("e");
});

test("starts the next task after one that fails", async () => {
  const { started, start, end } = createTasks();
  const [a, , c] = [start("a"), start("b"), start("c")];
  end("a", false);
  await expect(a).rejects.toThrow("a");
  expect(started).toEqual(["a", "b", "c"]);
  end("c");
  expect(await c).toBe("c");
});
