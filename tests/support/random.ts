/** The seed unless TEST_SEED asks for another. */
export const DEFAULT_SEED = 20130501;

/** Seed of all random cases. A failure names it. */
export const SEED = Number(process.env.TEST_SEED ?? DEFAULT_SEED);

/** Prints the seed, and returns a function like `Math.random` that follows it: the generator Mulberry32. */
export function createRandom(): () => number {
  console.log(`TEST_SEED=${SEED}`);
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
