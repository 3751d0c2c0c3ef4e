/** Arguments of `npm run bench` besides the names. Each benchmark takes what concerns it. */
export interface BenchOptions {
  /** Duration, for benchmarks that can run longer or shorter. */
  minutes?: number | undefined;
  /** Write the figures to `docs/performance.md`. */
  mayWrite?: boolean | undefined;
}
