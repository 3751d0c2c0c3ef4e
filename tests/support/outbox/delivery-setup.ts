/** What the tests of the delivery share: a clock, a mail server that does as it is told, a worker between. */
import { beforeEach, onTestFinished, vi } from "vitest";
import {
  createDeliveryWorker,
  type DeliveryOutcome,
  type DeliveryWorkerOptions,
} from "#api/quotes/delivery/delivery-worker.ts";
import { type Delivery, MailError } from "#api/quotes/mail/mail.ts";
import { type Outbox, type OutboxEntry, OutboxError } from "#api/quotes/outbox/outbox.ts";
import { memoryOutbox } from "./memory-outbox.ts";
import { entryOf } from "./sample-entries.ts";

export const START_MS = Date.UTC(2026, 0, 6);
export const SECOND = 1000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const AGENCY = "quotes@agency.example";
export const taken: Delivery = { accepted: [AGENCY], refused: [] };
export const later: Delivery = {
  accepted: [],
  refused: [{ address: AGENCY, reason: "451 later", isPermanent: false }],
};
export const down = () => new MailError("ECONNREFUSED", { isPermanent: false, isServerDown: true });
export const permanent = () => new MailError("554 no", { isPermanent: true, isServerDown: false });

/** Has the tests of a file begin at `START_MS`, and time stand still until they let it pass. */
export function setClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: START_MS });
    return () => vi.useRealTimers();
  });
}

type Server = (entry: OutboxEntry) => Delivery | Error | Promise<Delivery>;

/** A worker on an outbox, with a mail server that does as it is told. */
export function working(server: Server, { outbox = memoryOutbox(), ...options }: Partial<DeliveryWorkerOptions> = {}) {
  const sends: { id: string; atMs: number; entry: OutboxEntry }[] = [];
  const outcomes: DeliveryOutcome[] = [];
  const errors: unknown[] = [];
  const mail = { server, underWay: 0, most: 0 };
  const delivery = createDeliveryWorker({
    outbox,
    async send(entry) {
      sends.push({ id: entry.id, atMs: Date.now() - START_MS, entry });
      mail.underWay += 1;
      mail.most = Math.max(mail.most, mail.underWay);
      try {
        const said = await mail.server(entry);
        if (said instanceof Error) throw said;
        return said;
      } finally {
        mail.underWay -= 1;
      }
    },
    onOutcome: (outcome) => outcomes.push(outcome),
    onError: (error) => errors.push(error),
    random: () => 0,
    ...options,
  });
  // It may have been left in the middle of sending.
  onTestFinished(() => void delivery.stop());
  return { outbox, delivery, sends, outcomes, errors, mail };
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const enqueue = (outbox: Outbox, ...numbers: number[]) =>
  Promise.all(numbers.map((n) => outbox.enqueue(entryOf(n))));
export const numbersOf = (sends: readonly { id: string }[]) => sends.map(({ id }) => Number.parseInt(id, 16));
export const range = (length: number) => Array.from({ length }, (_, index) => index);

/** An answer that comes when it is let. */
export function gate() {
  let open: (said: Delivery) => void = () => undefined;
  const answer = new Promise<Delivery>((resolve) => {
    open = resolve;
  });
  return { answer, open };
}

/** An outbox whose disk is full at times. */
export function breakable(inner: Outbox) {
  const isBroken = { waiting: false, claim: false, finish: false, enqueue: false };
  const unless = (is: keyof typeof isBroken) => {
    if (isBroken[is]) throw new OutboxError(`no disk to ${is}`);
  };
  return {
    ...inner,
    isBroken,
    async enqueue(...given: Parameters<Outbox["enqueue"]>) {
      unless("enqueue");
      return inner.enqueue(...given);
    },
    async waiting() {
      unless("waiting");
      return inner.waiting();
    },
    async claim(...given: Parameters<Outbox["claim"]>) {
      unless("claim");
      const claim = await inner.claim(...given);
      return (
        claim && {
          ...claim,
          async finish(...how: Parameters<typeof claim.finish>) {
            unless("finish");
            return claim.finish(...how);
          },
        }
      );
    },
  };
}
