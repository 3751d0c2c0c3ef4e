import { spawn } from "node:child_process";
import { join } from "node:path";

/** The built command. */
export const AGENCY = join(import.meta.dirname, "../../dist/cli/bin.js");

/** Resources that a process used from its start to its end. */
export interface Usage {
  wallMs: number;
  /** User CPU time of all threads. */
  userMs: number;
  /** Maximum resident set size. */
  peakMiB: number;
  /** Time of the measured part, if the process set `globalThis.measured`. */
  innerMs?: number;
}

/**
 * Runs Node with arguments and measures the process.
 * @returns the usage, with the members of `globalThis.measured` if the process set it
 * @throws Error if the process does not exit with 0
 */
export function measure<Measured = unknown>(...args: string[]): Promise<Usage & Measured> {
  const preload = join(import.meta.dirname, "report-usage.mjs");
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
      if (exitCode === 0) resolve(JSON.parse(usage));
      else reject(new Error(`node ${args.join(" ")} exited with ${exitCode}: ${errors}`));
    });
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** Returns the median of the ratios of two measurements, round by round, which cancels out drift of the machine. */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number {
  return median(values.map((value, round) => value / (baseline[round] ?? Number.NaN)));
}
