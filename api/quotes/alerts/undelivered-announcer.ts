/**
 * Announces what was not delivered: entries that have failed or are quarantined, and requests that have waited for more
 * than an hour although the worker tried to deliver them. The announcement is an outbox entry, so it is as durable as a
 * request, and the stored alerts are the only record of what has been announced.
 */
import { hash } from "node:crypto";
import {
  type AlertEntry,
  type DueEntry,
  type FoundEntry,
  OUTBOX_STATE,
  OUTBOX_STATES,
  type Outbox,
} from "../outbox/outbox.ts";

export interface AnnouncerOptions {
  outbox: Outbox;
  /** Domain of every Message-ID, the part after @. */
  mailDomain: string;
  /** Default: ALERT_TIMES. */
  times?: AlertTimes;
}

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

/** Creates a function that enqueues an alert if there is anything to announce. Call it as often as the outbox is scanned. */
export function createAnnouncer(options: AnnouncerOptions): () => Promise<void> {
  const announcer = new UndeliveredAnnouncer(options);
  return () => announcer.announce();
}

class UndeliveredAnnouncer {
  readonly #outbox: Outbox;
  readonly #mailDomain: string;
  readonly #times: AlertTimes;
  #nextCheckMs = Number.NEGATIVE_INFINITY;
  #nextAlertMs = Number.NEGATIVE_INFINITY;
  /** Stored alerts by ID. The announced entries of an alert never change. */
  #alerts = new Map<string, AlertEntry>();
  /** Undelivered entries that the previous check found, by ID and state. */
  #known = new Map<string, Undelivered>();

  constructor({ outbox, mailDomain, times = ALERT_TIMES }: AnnouncerOptions) {
    this.#outbox = outbox;
    this.#mailDomain = mailDomain;
    this.#times = times;
  }

  async announce(): Promise<void> {
    const monotonicMs = performance.now();
    if (monotonicMs < this.#nextCheckMs) return;
    this.#nextCheckMs = monotonicMs + this.#times.check;
    const undelivered = await this.#findUndelivered();
    if (undelivered.length === 0 || monotonicMs < this.#nextAlertMs) return;
    const alerts = await this.#readEffectiveAlerts();
    if (this.#isTooSoon(alerts)) return;
    const due = this.#selectDue(undelivered, alerts);
    if (due.length === 0) return;
    await this.#outbox.enqueue(this.#createAlert(due));
    this.#nextAlertMs = monotonicMs + this.#times.pause;
  }

  async #findUndelivered(): Promise<Undelivered[]> {
    const { failed, quarantined } = OUTBOX_STATE;
    const known = this.#known;
    this.#known = new Map();
    const found: Undelivered[] = [];
    const add = async (state: string, id: string, read: () => Promise<FoundEntry | undefined>) => {
      const key = `${state} ${id}`;
      const undelivered = known.get(key) ?? { id, event: describeEvent(state, await read()) };
      this.#known.set(key, undelivered);
      found.push(undelivered);
    };
    for (const state of [failed, quarantined]) {
      for (const id of await this.#outbox.listIds(state)) {
        if (!isAlertId(id)) await add(state, id, () => this.#outbox.find(id));
      }
    }
    for (const found of await this.#findDelayed()) await add("delayed", found.entry.id, async () => found);
    return found;
  }

  /** Returns the requests that wait for too long. If none of them was tried, the server has only just started. */
  async #findDelayed(): Promise<FoundEntry[]> {
    const latestMs = Date.now() - this.#times.delayed;
    const isDelayed = ({ id, receivedMs }: DueEntry) => receivedMs < latestMs && !isAlertId(id) && !id.endsWith("-ack");
    const waiting = (await this.#outbox.listDeliverable()).filter(isDelayed);
    const found = await Promise.all(waiting.map(({ id }) => this.#outbox.find(id)));
    const pending = found.filter((each) => each?.state === OUTBOX_STATE.pending);
    return pending.some((each) => (each?.entry.attempts ?? 0) > 0) ? pending.flatMap((each) => each ?? []) : [];
  }

  /** Returns the alerts that were sent or are to be sent, or that may have arrived although the server did not confirm it. */
  async #readEffectiveAlerts(): Promise<AlertEntry[]> {
    const alerts = new Map<string, AlertEntry>();
    for (const state of OUTBOX_STATES) {
      for (const id of (await this.#outbox.listIds(state)).filter(isAlertId)) {
        const known = state === OUTBOX_STATE.failed ? undefined : this.#alerts.get(id);
        const entry = known ?? (await this.#outbox.find(id))?.entry;
        const isEffective = state !== OUTBOX_STATE.failed || (entry?.uncertainAttempts ?? 0) > 0;
        if (entry?.kind === "alert" && isEffective) alerts.set(id, entry);
      }
    }
    this.#alerts = alerts;
    return [...alerts.values()];
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

  #selectDue(undelivered: readonly Undelivered[], alerts: readonly AlertEntry[]): Undelivered[] {
    const times = new Map<string, number[]>();
    for (const { about, events = [], receivedAt } of alerts) {
      for (const [index, id] of about.entries()) {
        const key = `${id} ${events[index]}`;
        times.set(key, [...(times.get(key) ?? []), Date.parse(receivedAt)]);
      }
    }
    const latestMs = Date.now() - this.#times.repeat;
    return undelivered.filter(({ id, event }) => {
      const [firstMs, secondMs] = times.get(`${id} ${event}`) ?? [];
      if (firstMs === undefined) return true;
      return secondMs === undefined && firstMs < latestMs && !event.startsWith("delayed");
    });
  }

  /** The ID depends on what is announced and on the hour, so that two processes create one alert. */
  #createAlert(due: readonly Undelivered[]): AlertEntry {
    const nowMs = Date.now();
    const hour = Math.floor(nowMs / this.#times.pause);
    const content = due.map(({ id, event }) => `${id} ${event}`).sort();
    const id = `${hash("sha256", [hour, ...content].join("\n")).slice(0, 24)}-alert`;
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

function isAlertId(id: string): boolean {
  return id.endsWith("-alert");
}

function describeEvent(state: string, found: FoundEntry | undefined): string {
  return [state, found?.entry.retriedAt].filter(Boolean).join(" ");
}
