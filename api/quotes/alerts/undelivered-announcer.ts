/**
 * Announces what was not delivered and is not handled: entries that have failed or are quarantined, and requests that have
 * waited for more than an hour although the worker tried to deliver them. The announcement is an outbox entry, so it is as durable as a
 * request, and the stored alerts are the only record of what has been announced.
 */
import { hash } from "node:crypto";
import { formatEntryId, isRequestEntry, requestIdOf } from "../outbox/entry.ts";
import {
  type AlertEntry,
  type EntryFilter,
  type FoundEntry,
  OUTBOX_STATE,
  type Outbox,
  type RequestEntry,
} from "../outbox/outbox.ts";

export interface AnnouncerOptions {
  /** Domain of every Message-ID, the part after @. */
  mailDomain: string;
  /** Default: ALERT_TIMES. */
  times?: AlertTimes | undefined;
}

/** Enqueues an alert if there is anything to announce. Call it as often as the outbox is scanned. */
export type Announce = (outbox: Outbox) => Promise<void>;

/** Times in milliseconds. */
export interface AlertTimes {
  /** Between two searches for undelivered entries. */
  check: number;
  /** Between two alerts. */
  pause: number;
  /** After which a request that waits is announced. */
  delayed: number;
  /** After which an entry that is still undelivered is announced a second and last time. */
  repeat: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ALERT_TIMES: AlertTimes = {
  check: MINUTE_MS,
  pause: HOUR_MS,
  delayed: HOUR_MS,
  repeat: 7 * 24 * HOUR_MS,
};

/** An entry that was not delivered, and the event that is announced. A retry that fails, too, is another event. */
interface Undelivered {
  id: string;
  event: string;
}

/** Returns whether an event is to be announced. */
type DueFilter = (undelivered: Undelivered) => boolean;

/** Number of entries that one alert announces. The next one announces the rest of a flood. */
const MAX_ANNOUNCED = 1000;

/** Ranks of the reasons for quarantine that people seldom cause. The others have rank 0. */
const SPAM_RANKS: Readonly<Record<string, number>> = { "limit-without-token": 1, honeypot: 2 };

/** Creates a function that announces undelivered entries. All its calls must be about the same outbox. */
export function createAnnouncer(options: AnnouncerOptions): Announce {
  const announcer = new UndeliveredAnnouncer(options);
  return (outbox) => announcer.announce(outbox);
}

class UndeliveredAnnouncer {
  readonly #mailDomain: string;
  readonly #times: AlertTimes;
  #nextCheckMs = Number.NEGATIVE_INFINITY;
  #nextAlertMs = Number.NEGATIVE_INFINITY;

  constructor({ mailDomain, times = ALERT_TIMES }: AnnouncerOptions) {
    this.#mailDomain = mailDomain;
    this.#times = times;
  }

  async announce(outbox: Outbox): Promise<void> {
    const monotonicMs = performance.now();
    if (monotonicMs < Math.max(this.#nextCheckMs, this.#nextAlertMs)) return;
    this.#nextCheckMs = monotonicMs + this.#times.check;
    const found = await outbox.list({ kinds: ["alert"] });
    // While the mail server of alerts is down, one alert is enough: what it does not announce is for the next one.
    if (found.some(({ state }) => state === OUTBOX_STATE.pending)) return;
    const alerts = found.filter(isEffective).map(({ entry }) => entry as AlertEntry);
    if (this.#isTooSoon(alerts)) return;
    const due = await this.#findDue(outbox, this.#createDueFilter(alerts));
    if (due.length === 0) return;
    await outbox.enqueue(this.#createAlert(due));
    this.#nextAlertMs = monotonicMs + this.#times.pause;
  }

  /**
   * Returns the undelivered entries that are to be announced, those of likely customers first, and of each kind the newest
   * first. Quarantined entries, of which a flood leaves many, are read only if one of them is to be announced.
   */
  async #findDue(outbox: Outbox, isDue: DueFilter): Promise<Undelivered[]> {
    const { failed, quarantined } = OUTBOX_STATE;
    const groups: [state: string, entries: RequestEntry[]][] = [
      [failed, await listUnhandled(outbox, { states: [failed], kinds: ["quote", "webhook"] })],
      ["delayed", await this.#findDelayed(outbox)],
      [failed, await listUnhandled(outbox, { states: [failed], kinds: ["acknowledgement"] })],
      [quarantined, await this.#readHeld(outbox, (id) => isDue({ id, event: quarantined }))],
    ];
    // Lists have the oldest first.
    return groups
      .flatMap(([state, entries]) =>
        entries.reverse().map((entry) => ({ id: entry.id, event: describeEvent(state, entry) })),
      )
      .filter(isDue)
      .slice(0, MAX_ANNOUNCED);
  }

  async #readHeld(outbox: Outbox, isDue: (id: string) => boolean): Promise<RequestEntry[]> {
    const filter = { states: [OUTBOX_STATE.quarantined], isHandled: false };
    if (!(await outbox.listIds(filter)).some(isDue)) return [];
    return (await listUnhandled(outbox, filter)).sort((a, b) => spamRank(b) - spamRank(a));
  }

  /** Returns the requests that wait for too long. If none of them was tried, the server has only just started. */
  async #findDelayed(outbox: Outbox): Promise<RequestEntry[]> {
    const delayed = await listUnhandled(outbox, {
      states: [OUTBOX_STATE.pending],
      kinds: ["quote", "webhook"],
      receivedBeforeMs: Date.now() - this.#times.delayed,
    });
    return delayed.some(({ attempts }) => attempts > 0) ? delayed : [];
  }

  /** Returns whether an alert, possibly of another process, was created less than the pause between two alerts ago. */
  #isTooSoon(alerts: readonly AlertEntry[]): boolean {
    const nowMs = Date.now();
    return alerts.some(({ receivedAt }) => {
      const ageMs = nowMs - Date.parse(receivedAt);
      // An alert from the future is the trace of a clock that was wrong.
      return ageMs >= 0 && ageMs < this.#times.pause;
    });
  }

  /** Creates a filter of what no alert has announced, or only one that is so old that it is to be repeated. */
  #createDueFilter(alerts: readonly AlertEntry[]): DueFilter {
    const times = new Map<string, number[]>();
    for (const { about, events = [], receivedAt } of alerts) {
      for (const [index, id] of about.entries()) {
        const key = `${id} ${events[index]}`;
        times.set(key, [...(times.get(key) ?? []), Date.parse(receivedAt)]);
      }
    }
    const latestMs = Date.now() - this.#times.repeat;
    return ({ id, event }) => {
      const [firstMs, secondMs] = times.get(`${id} ${event}`) ?? [];
      if (firstMs === undefined) return true;
      return secondMs === undefined && firstMs < latestMs && !event.startsWith("delayed");
    };
  }

  /** The ID depends on what is announced and on the hour, so that two processes create one alert. */
  #createAlert(due: readonly Undelivered[]): AlertEntry {
    const nowMs = Date.now();
    const hour = Math.floor(nowMs / this.#times.pause);
    const content = due.map(({ id, event }) => `${id} ${event}`).sort();
    const id = formatEntryId(requestIdOf(hash("sha256", [hour, ...content].join("\n"))), "alert");
    return {
      id,
      kind: "alert",
      receivedAt: new Date(nowMs).toISOString(),
      messageId: `<${id}@${this.#mailDomain}>`,
      about: due.map((each) => each.id),
      events: due.map(({ event }) => event),
      attempts: 0,
    };
  }
}

/** Returns whether an alert was sent, or may have arrived although the server did not confirm it. */
function isEffective({ state, entry }: FoundEntry): boolean {
  return state === OUTBOX_STATE.sent || (entry.uncertainAttempts ?? 0) > 0;
}

/** Returns the entries that nobody has marked as handled, without those that are being delivered. */
async function listUnhandled(outbox: Outbox, filter: EntryFilter): Promise<RequestEntry[]> {
  const found = await outbox.list({ ...filter, isHandled: false });
  return found.flatMap(({ entry, isBeingSent }) => (isRequestEntry(entry) && !isBeingSent ? [entry] : []));
}

function spamRank({ quarantineReason = "" }: RequestEntry): number {
  return SPAM_RANKS[quarantineReason] ?? 0;
}

function describeEvent(state: string, { retriedAt }: RequestEntry): string {
  return [state, retriedAt].filter(Boolean).join(" ");
}
