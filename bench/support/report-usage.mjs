// Preloaded into a measured process. Writes its resource usage to file descriptor 3 when it exits.
import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, maxRSS } = process.resourceUsage();
    const usage = { wallMs: performance.now(), userMs: userCPUTime / 1000, peakMiB: maxRSS / 1024 };
    writeSync(3, JSON.stringify({ ...usage, ...globalThis.measured }));
  });
}
