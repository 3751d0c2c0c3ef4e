/** Finds requests that nobody has answered in time, for alerts, and writes the weekly email. */
import { hash } from "node:crypto";
import { formatCount } from "#content/documents/format-number.ts";
import { formatClockTime, formatDate } from "#content/facts/office-hours.ts";
import { addDays, answerTime, hoursOn, weekSchedule } from "#content/facts/office-schedule.ts";
import { mainOffice } from "#content/facts/offices.ts";
import { DAY_MS, localTimeAt, timeZoneOf } from "#content/facts/time-zone.ts";
import type { Site } from "#schemas/generated/site.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { MAX_ANNOUNCED_REQUESTS } from "../mail/alert-mail.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { createNotice, formatEntryId, requestIdOf } from "../outbox/outbox.ts";
import { ALERT_TIMES, type Announced } from "./undelivered-announcer.ts";

/** Ages after which a request is not announced any more, so that an update does not announce those of years. */
const MAX_AGE_MS = { late: 60 * DAY_MS, unanswered: 14 * DAY_MS };

function clockOf(site: Site) {
  const office = mainOffice(site);
  const toLocal = (time: Date) => localTimeAt(time, timeZoneOf(office));
  return { now: toLocal(new Date()), toLocal, schedule: weekSchedule(office) };
}

/** Finds requests that are needed by today, or that nobody has taken on by the time that was promised to the visitor. */
export async function findUnanswered(outbox: Outbox, readSite: () => Promise<Site>): Promise<Announced[]> {
  const nowMs = Date.now();
  // A request that is needed today may arrive today, and its email has just done so, too.
  const receivedBeforeMs = nowMs - ALERT_TIMES.delayed;
  const since = new Date(nowMs - MAX_AGE_MS.late).toISOString().slice(0, 10);
  const [open, site] = await Promise.all([outbox.listOpen({ receivedBeforeMs }, since), readSite()]);
  const { now, schedule } = clockOf(site);
  return open.flatMap(({ id, dueOn, waitingSince, work, assignee }) => {
    if (isLate(dueOn, now)) return [{ id, event: `late ${dueOn}` }];
    const waitedMs = nowMs - Date.parse(waitingSince);
    const isUntouched = (work ?? "new") === "new" && assignee === null && waitedMs < MAX_AGE_MS.unanswered;
    const promised = isUntouched && schedule && answerTime(schedule, new Date(waitingSince));
    return promised && promised < now ? [{ id, event: `unanswered ${waitingSince}` }] : [];
  });
}

const isLate = (dueOn: string | null, now: string) => dueOn !== null && dueOn <= now.slice(0, 10);

const CLOSING = "The requests are in the admin. WEEKLY_EMAIL in the settings of the server switches this email off.";

/** Enqueues the weekly email if it is Monday and the office has opened. It names no visitor. */
export async function announceWeek(outbox: Outbox, mailDomain: string, readSite: () => Promise<Site>): Promise<void> {
  const { notice, ...site } = await readSite();
  const { now, toLocal, schedule } = clockOf(site);
  const today = now.slice(0, 10);
  const opens = (schedule && hoursOn(schedule, today)[0]?.opens) ?? "08:00";
  if (new Date(today).getUTCDay() !== 1 || now < `${today}T${opens}`) return;
  // The ID makes it one email a week, also of several servers.
  const id = formatEntryId(requestIdOf(hash("sha256", `weekly email ${today}`)), "notice");
  if ((await outbox.find(id)) !== undefined) return;
  const open = await outbox.listOpen({});
  const late = open.filter(({ dueOn }) => isLate(dueOn, now)).map((request) => formatQuoteReference(request.id));
  const oldest = open[0] && formatDate(toLocal(new Date(open[0].waitingSince)).slice(0, 10));
  const until = notice?.until ?? "";
  const end = `${formatClockTime(until.slice(11))} on ${formatDate(until.slice(0, 10) || today)}`;
  const isEnding = until >= now && until.slice(0, 10) <= addDays(today, 7);
  const paragraphs = [
    oldest ? `The oldest has waited since ${oldest}.` : "Nobody waits for an answer.",
    late.length > 0 ? `Needed by now: ${late.slice(0, MAX_ANNOUNCED_REQUESTS).join(", ")}.` : "",
    isEnding ? `The notice “${notice?.text}” ends at ${end}.` : "",
  ];
  const subject = `This week: ${formatCount(open.length, "request")} waiting, ${late.length || "none"} late`;
  const text = paragraphs.filter(Boolean).join("\n\n");
  const mail = createNotice({ to: [], subject, text, closing: CLOSING }, mailDomain);
  await outbox.enqueue({ ...mail, id, messageId: `<${id}@${mailDomain}>` });
}
