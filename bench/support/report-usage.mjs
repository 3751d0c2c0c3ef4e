// Preloaded into a measured process. Writes its resource usage to file descriptor 3 when it exits.
import { existsSync, readFileSync, writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, maxRSS } = process.resourceUsage();
    // On Linux, maxRSS is not below the memory of the process that started this one.
    const status = existsSync("/proc/self/status") ? readFileSync("/proc/self/status", "utf8") : "";
    const peakKiB = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? maxRSS);
    const usage = { wallMs: performance.now(), userMs: userCPUTime / 1000, peakMiB: peakKiB / 1024 };
    writeSync(3, JSON.stringify({ ...usage, ...globalThis.measured }));
  });
}
