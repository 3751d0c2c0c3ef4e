import { beforeEach, expect, test, vi } from "vitest";
import { createPause } from "./event-loop.ts";

let nowMs = 0;
let hasOtherRun = false;

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  hasOtherRun = false;
  setImmediate(() => {
    hasOtherRun = true;
  });
});

test("a pause lets other work run once a turn has lasted long", async () => {
  const pause = createPause();
  await pause();
  expect(hasOtherRun).toBe(false);
  nowMs += 1000;
  await pause();
  expect(hasOtherRun).toBe(true);
});

test("a pause rejects with the abort reason, also if the signal is aborted while other work runs", async () => {
  const controller = new AbortController();
  const pause = createPause(controller.signal);
  await pause();
  nowMs += 1000;
  setImmediate(() => controller.abort("stopped"));
  await expect(pause()).rejects.toBe("stopped");
  await expect(pause()).rejects.toBe("stopped");
});
