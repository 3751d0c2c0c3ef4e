import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");
export const AGENCY = join(ROOT, "dist/cli/bin.js");

/** What one process took, from its start to its end. */
export interface Usage {
  wallMs: number;
  /** User and system time, of all threads. */
  cpuMs: number;
  peakMb: number;
  /** What the process measured itself, where it did. */
  parseMs?: number;
}

/** Runs Node with these arguments and measures the process. */
export function measure(...args: string[]): Promise<Usage> {
  const preload = join(import.meta.dirname, "usage.mjs");
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let usage = "";
  let errors = "";
  child.stdio[3]?.on("data", (chunk) => {
    usage += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (exitCode) => {
      if (exitCode !== 0 || usage === "") reject(new Error(`node ${args.join(" ")} ended with ${exitCode}: ${errors}`));
      else resolve(JSON.parse(usage));
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : [sorted[middle], sorted[middle]];
  return (low + high) / 2;
}

/** The median of each figure of several runs. */
export function medianOf(runs: readonly Usage[]): Usage {
  const of = (key: "wallMs" | "cpuMs" | "peakMb") => median(runs.map((run) => run[key]));
  return { wallMs: of("wallMs"), cpuMs: of("cpuMs"), peakMb: of("peakMb") };
}
