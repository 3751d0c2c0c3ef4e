import { forRun } from "./full-run.ts";

/** Calls that a usual run tests, spread from the first to the last. */
const SAMPLE_SIZE = 16;

/** Returns the numbers of the calls at which a fault begins, from `count` down to 1. A usual run leaves most of them out. */
export function faultInstants(count: number): number[] {
  const size = forRun(count, Math.min(count, SAMPLE_SIZE));
  const step = (count - 1) / Math.max(size - 1, 1);
  return Array.from({ length: size }, (_, index) => Math.round(count - index * step));
}
