/** Set-up shared by tests of the delivery worker: a fake clock, a fake mail server and an outbox with faults. */
import { beforeEach, onTestFinished, vi } from "vitest";
import { DeliveryWorker, type DeliveryWorkerOptions } from "#api/quotes/delivery/delivery-worker.ts";
import type { Lease, Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";
import { SendError, type SendResult } from "#api/quotes/send-error.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { memoryOutbox } from "./memory-outbox.ts";
import { sampleEntry } from "./sample-entries.ts";
import { ALL_KINDS } from "./test-outbox.ts";

export const START_MS = Date.UTC(2026, 0, 6);
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const AGENCY = "quotes@agency.example";
export const ACCEPTED: SendResult = { accepted: [AGENCY], rejected: [] };
export const DEFERRED: SendResult = {
  accepted: [],
  rejected: [{ address: AGENCY, reason: "451 later", isPermanent: false }],
};
export const serverDown = () => new SendError("ECONNREFUSED", { isPermanent: false, isServerDown: true });
export const lostReply = () =>
  new SendError("The reply was lost", { isPermanent: false, isServerDown: true, mayBeDelivered: true });
export const permanentError = () => new SendError("554 no", { isPermanent: true, isServerDown: false });

/** Starts every test of a file at `START_MS`. Time passes only during `advance`. */
export function setUpFakeClock(): void {
  beforeEach(() => {
    // The outbox waits for the event loop before it writes.
    vi.useFakeTimers({
      now: START_MS,
      toFake: ["Date", "performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    });
    return () => vi.useRealTimers();
  });
}

/** Options for tests that span days, in which scans twice a minute would take most of the processor time. */
export const FOR_DAYS = { scanIntervalMs: 10 * MINUTE_MS };

type MailServer = (entry: OutboxEntry) => SendResult | Error | Promise<SendResult>;

/** Creates a worker with a fake mail server, which a test can replace through `mail.server`. */
export function createTestWorker(
  server: MailServer,
  { outbox = memoryOutbox(), ...options }: Partial<DeliveryWorkerOptions> = {},
) {
  const sends: { id: string; atMs: number; entry: OutboxEntry }[] = [];
  const reports: Parameters<DeliveryWorkerOptions["onOutcome"]>[0][] = [];
  const errors: unknown[] = [];
  const mail = { server, concurrent: 0, maxConcurrent: 0 };
  const delivery = new DeliveryWorker({
    outbox,
    routes: [ALL_KINDS],
    async send(entry, beforeTransfer) {
      sends.push({ id: entry.id, atMs: Date.now() - START_MS, entry });
      mail.concurrent += 1;
      mail.maxConcurrent = Math.max(mail.maxConcurrent, mail.concurrent);
      try {
        await beforeTransfer();
        const result = await mail.server(entry);
        if (result instanceof Error) throw result;
        return result;
      } finally {
        mail.concurrent -= 1;
      }
    },
    onOutcome: (report) => reports.push(report),
    onError: (error) => errors.push(error),
    random: () => 0,
    ...options,
  });
  // Some tests end while the worker is still sending.
  onTestFinished(() => void delivery.stop());
  return { outbox, delivery, sends, reports, errors, mail };
}

export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const enqueueEntries = (outbox: Outbox, ...numbers: number[]) =>
  Promise.all(numbers.map((n) => outbox.enqueue(sampleEntry(n))));
/** Returns the numbers of the sample entries that were sent, in order. */
export const entryNumbers = (sends: readonly { id: string }[]) => sends.map(({ id }) => Number.parseInt(id, 16));
export const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Creates a promise that the test resolves. */
export function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** Wraps an outbox, so that a test can make single methods fail. */
export function faultyOutbox(inner: Outbox) {
  const isBroken = { lease: false, complete: false };
  const failIfBroken = (method: keyof typeof isBroken) => {
    if (isBroken[method]) throw new DatabaseError("failed", `${method} failed`);
  };
  const wrapLease = (lease: Lease): Lease => ({
    ...lease,
    async complete(...args) {
      failIfBroken("complete");
      return lease.complete(...args);
    },
  });
  return {
    ...inner,
    isBroken,
    async lease(...args: Parameters<Outbox["lease"]>) {
      failIfBroken("lease");
      return (await inner.lease(...args)).map(wrapLease);
    },
  };
}
