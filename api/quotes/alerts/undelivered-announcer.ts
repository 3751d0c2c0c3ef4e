/**
 * Announces what was not delivered and is not handled: entries that have failed or are quarantined, and requests that have
 * waited for more than an hour although the worker tried to deliver them. The announcement is an outbox entry, so it is as
 * durable as a request, and the stored alerts are the only record of what has been announced.
 */
import { hash } from "node:crypto";
import type { Outbox } from "../outbox/database-outbox.ts";
import {
  type AlertEntry,
  type EntryFilter,
  formatEntryId,
  isRequestEntry,
  OUTBOX_STATE,
  type RequestEntry,
  requestIdOf,
  UNANSWERED,
} from "../outbox/outbox.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds. */
export const ALERT_TIMES = {
  /** Between two searches for undelivered entries. */
  check: MINUTE_MS,
  /** Between two alerts. */
  pause: HOUR_MS,
  /** After which a request that waits is announced. */
  delayed: HOUR_MS,
  /** After which an entry that is still undelivered is announced a second and last time. */
  repeat: 7 * 24 * HOUR_MS,
};

export type AlertTimes = typeof ALERT_TIMES;

/** An entry, and the event of it that is announced. A retry that fails, too, is another event. */
export type Announced = { id: string; event: string };

/** Number of entries that one alert announces. The next one announces the rest of a flood. */
const MAX_ANNOUNCED = 1000;

/** Ranks of the reasons for quarantine that people seldom cause. The others have rank 0. */
const SPAM_RANKS: Readonly<Record<string, number>> = { "limit-without-token": 1, honeypot: 2 };

/**
 * Creates a function that enqueues an alert if there is anything to announce. Call it as often as the outbox is scanned.
 * @param findUnanswered returns requests that were delivered, but nobody has answered in time
 */
export function createAnnouncer(
  outbox: Outbox,
  mailDomain: string,
  times = ALERT_TIMES,
  findUnanswered: () => Promise<Announced[] | undefined> = async () => [],
): () => Promise<void> {
  let nextMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const monotonicMs = performance.now();
    if (monotonicMs < nextMs) return;
    nextMs = monotonicMs + times.check;
    const found = await outbox.list({ kinds: ["alert"] });
    // While the mail server of alerts is down, one alert is enough: what it does not announce is for the next one.
    if (found.some(({ state }) => state === OUTBOX_STATE.pending)) return;
    // An alert counts if it was sent, or may have arrived although the server did not confirm it.
    const alerts = found.flatMap(({ state, entry }) =>
      entry.kind === "alert" && (state === OUTBOX_STATE.sent || entry.uncertainAttempts) ? [entry] : [],
    );
    // Another process may have created one. An alert from the future is the trace of a clock that was wrong.
    const ages = alerts.map(({ receivedAt }) => Date.now() - Date.parse(receivedAt));
    if (ages.some((ageMs) => ageMs >= 0 && ageMs < times.pause)) return;
    const isDue = createDueFilter(alerts, times);
    const unanswered = ((await findUnanswered()) ?? []).filter(isDue);
    const due = [...unanswered, ...(await findDue(outbox, isDue, times))].slice(0, MAX_ANNOUNCED);
    if (due.length === 0) return;
    await outbox.enqueue(createAlert(due, times, mailDomain));
    nextMs = monotonicMs + times.pause;
  };
}

/**
 * Returns the undelivered entries that are to be announced, those of likely customers first, and of each kind the newest
 * first. Quarantined entries, of which a flood leaves many, are read only if one of them is to be announced.
 */
async function findDue(outbox: Outbox, isDue: (found: Announced) => boolean, times: AlertTimes): Promise<Announced[]> {
  const { failed, quarantined, pending } = OUTBOX_STATE;
  const listHeld = async () => {
    const filter = { states: [quarantined], isHandled: false };
    const hasDue = (await outbox.listIds(filter)).some((id) => isDue({ id, event: quarantined }));
    const rank = ({ quarantineReason = "" }: RequestEntry) => SPAM_RANKS[quarantineReason] ?? 0;
    return hasDue ? (await listUnhandled(outbox, filter)).sort((a, b) => rank(a) - rank(b)) : [];
  };
  const listDelayed = async () => {
    const receivedBeforeMs = Date.now() - times.delayed;
    const delayed = await listUnhandled(outbox, { states: [pending], kinds: ["quote", "webhook"], receivedBeforeMs });
    // If none of them was tried, the server has only just started.
    return delayed.some(({ attempts }) => attempts > 0) ? delayed : [];
  };
  const groups: [state: string, entries: RequestEntry[]][] = [
    [failed, await listUnhandled(outbox, { states: [failed], kinds: ["quote", "webhook"] })],
    ["delayed", await listDelayed()],
    [failed, await listUnhandled(outbox, { states: [failed], kinds: ["acknowledgement"] })],
    [quarantined, await listHeld()],
  ];
  return groups
    .flatMap(([state, entries]) =>
      entries.map(({ id, retriedAt }) => ({ id, event: [state, retriedAt].filter(Boolean).join(" ") })),
    )
    .filter(isDue);
}

/** Returns the entries that nobody has marked as handled, newest first, without those that are being delivered. */
async function listUnhandled(outbox: Outbox, filter: EntryFilter): Promise<RequestEntry[]> {
  const found = await outbox.list({ ...filter, isHandled: false, isNewestFirst: true });
  return found.flatMap(({ entry, isBeingSent }) => (isRequestEntry(entry) && !isBeingSent ? [entry] : []));
}

/** Creates a filter of what no alert has announced, or only one that is so old that it is to be repeated. */
function createDueFilter(alerts: readonly AlertEntry[], { repeat }: AlertTimes) {
  const times = new Map<string, number[]>();
  for (const { about, events = [], receivedAt } of alerts) {
    const keys = about.map((id, index) => `${id} ${events[index]}`);
    for (const key of keys) times.set(key, [...(times.get(key) ?? []), Date.parse(receivedAt)]);
  }
  const latestMs = Date.now() - repeat;
  return ({ id, event }: Announced) => {
    const [firstMs, secondMs] = times.get(`${id} ${event}`) ?? [];
    if (firstMs === undefined) return true;
    return secondMs === undefined && firstMs < latestMs && !event.startsWith("delayed") && !UNANSWERED.test(event);
  };
}

/** The ID depends on what is announced and on the hour, so that two processes create one alert. */
function createAlert(due: readonly Announced[], { pause }: AlertTimes, mailDomain: string): AlertEntry {
  const nowMs = Date.now();
  const content = due.map(({ id, event }) => `${id} ${event}`).sort();
  const digits = hash("sha256", [Math.floor(nowMs / pause), ...content].join("\n"));
  const id = formatEntryId(requestIdOf(digits), "alert");
  return {
    id,
    kind: "alert",
    receivedAt: new Date(nowMs).toISOString(),
    messageId: `<${id}@${mailDomain}>`,
    about: due.map((each) => each.id),
    events: due.map(({ event }) => event),
    attempts: 0,
  };
}
