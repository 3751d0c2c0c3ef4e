import { forRun } from "./full-run.ts";
import { SEED } from "./random.ts";

/**
 * Returns the numbers of the calls at which a fault begins, from `count` down to 1. A usual run takes every sixth.
 * @param offset 0, 1 or 2, so that tests of several faults take different calls
 */
export function faultInstants(count: number, offset = 0): number[] {
  const [step, skipped] = forRun([1, 0], [6, (2 * offset + SEED) % 6]);
  return Array.from({ length: Math.ceil((count - skipped) / step) }, (_, index) => count - skipped - index * step);
}
