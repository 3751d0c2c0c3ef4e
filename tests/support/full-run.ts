/** True for `npm run test:all`: full matrices, every browser, and random cases and crashes at full number. */
export const isFullRun = process.env.TEST_ALL === "1";

/** Details of a browser test that only `npm run test:all` runs, because other tests fail for the same causes. */
export const NIGHTLY = { tag: "@nightly" };

/** Returns the full set of cases for `npm run test:all`, and the smaller one for every other run. */
export function forRun<Cases>(full: Cases, usual: Cases): Cases {
  return isFullRun ? full : usual;
}
