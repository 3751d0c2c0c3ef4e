/** Asks for `/healthz` of a server every few milliseconds between the messages "start" and "stop". */
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 5;

const [url] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isRunning = false;
/** @type {number[]} */
let timesMs = [];

function ask() {
  return new Promise((resolve, reject) => {
    get(new URL("/healthz", url), { agent }, (response) => response.resume().on("end", resolve)).on("error", reject);
  });
}

async function probe() {
  while (isRunning) {
    const startMs = performance.now();
    await ask();
    timesMs.push(performance.now() - startMs);
    await sleep(INTERVAL_MS);
  }
}

process.on("message", async (message) => {
  if (message === "start") {
    [timesMs, isRunning] = [[], true];
    await ask();
    void probe();
    process.send?.("started");
  } else {
    isRunning = false;
    const sorted = timesMs.sort((a, b) => a - b);
    const p99Ms = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
    process.send?.({ maxMs: sorted.at(-1) ?? 0, p99Ms, answers: sorted.length });
  }
});
