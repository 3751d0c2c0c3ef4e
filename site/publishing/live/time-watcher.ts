import { repeatCheck } from "#content/platform/repeat-check.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { isSameTime, timeFingerprint } from "../fingerprints.ts";
import type { PublishedFingerprint } from "../manifest.ts";

/** Pages show a notice at most this long after its beginning or end. */
const INTERVAL_MS = 60_000;

/** Numbers of checks that pass without an attempt after the first attempt, the second and so on. */
const SKIPPED_CHECKS = [0, 1, 4, 14] as const;

export interface TimeWatcherOptions {
  store: Pick<ContentStore, "reader">;
  published: Pick<PublishedFingerprint, "read">;
  republish(): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Creates a watcher that publishes the site again when time has changed what its pages show: when a notice begins or ends,
 * and when a holiday is over. Looking every minute also works after the clock was set or the computer slept. An attempt
 * without success is repeated, with growing pauses unless another process is only writing to the store.
 */
export function createTimeWatcher({ store, published, republish, onError }: TimeWatcherOptions) {
  let attempted: string | undefined;
  let attempts = 0;
  let checksToSkip = 0;

  async function check(): Promise<void> {
    const common = published.read();
    const time = timeFingerprint(await (await store.reader()).site(), new Date());
    if (common === "" || isSameTime(common, time)) {
      attempted = undefined;
      return;
    }
    if (time !== attempted) [attempted, attempts, checksToSkip] = [time, 0, 0];
    if (checksToSkip > 0) {
      checksToSkip -= 1;
      return;
    }
    await republish().catch((cause) => {
      if (!(cause instanceof StoreError && cause.code === "store/locked")) countAttempt();
      throw cause;
    });
    countAttempt();
  }

  function countAttempt(): void {
    checksToSkip = SKIPPED_CHECKS[Math.min(attempts, SKIPPED_CHECKS.length - 1)] ?? 0;
    attempts += 1;
  }

  return repeatCheck(check, INTERVAL_MS, onError);
}
