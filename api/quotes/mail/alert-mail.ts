import { html } from "hono/html";
import { formatDate } from "#content/facts/office-hours.ts";
import { lineLabel } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { type AlertEntry, OUTBOX_STATE, type OutboxState, type RequestEntry, requestIdOf } from "../outbox/outbox.ts";
import { type Detail, detailTable, eyebrow, lookOf, paragraph, renderMail, subheading, wrap } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { adminDetail, formatExcerpt, formatMailTime, formatName, type QuoteMailOptions } from "./quote-mail.ts";

/** Number of requests that an alert shows. It counts the others. */
export const MAX_ANNOUNCED_REQUESTS = 20;

/** `lateSince` is the day by which a request was needed. */
export type DeliveryProblem = { state: OutboxState; entry: RequestEntry; lateSince?: string | undefined };

export type UndeliveredRequest = DeliveryProblem & { others: readonly DeliveryProblem[] };

export interface AlertMailOptions extends QuoteMailOptions {
  /** Announced requests that are still undelivered, up to `MAX_ANNOUNCED_REQUESTS`. */
  requests: readonly UndeliveredRequest[];
  otherCount: number;
}

const MAX_EXCERPT_CHARACTERS = 300;

export function alertMail(alert: AlertEntry, options: AlertMailOptions): Mail {
  const { site, requests, otherCount } = options;
  const isAbout = (matches: (request: UndeliveredRequest) => boolean) => otherCount === 0 && requests.every(matches);
  const isSent = ({ state }: UndeliveredRequest) => state === OUTBOX_STATE.sent;
  const { action, introduction } = isAbout(isSent)
    ? UNANSWERED
    : requests.some(isSent)
      ? MIXED
      : isAbout(({ entry }) => entry.kind === "webhook")
        ? UNDELIVERED_WEBHOOKS
        : UNDELIVERED_REQUESTS;
  const look = lookOf(options);
  const count = requests.length + otherCount;
  const verdict = action ? `${count === 1 ? "was" : "were"} not ${action}` : "need you";
  const title = `Action needed: ${count === 1 ? "1 request" : `${count} requests`} ${verdict}`;
  const notes = [
    ...(otherCount === 0 ? [] : [`${otherCount} more: \`agency outbox list\` or the admin lists all of them.`]),
    `Sent by the website of ${site.name}, at most once an hour.`,
  ];
  const mail = renderMail(alert, options, {
    look,
    title,
    preheader: requests.map(formatHeading).join(" · "),
    blocks: [
      { html: eyebrow("Alert", look) },
      { text: title, html: html`<h1 class="ink" style="${look.styles.heading};margin:4px 0 16px">${title}</h1>` },
      paragraph(introduction, look),
      ...requests.flatMap((request) => [
        subheading(formatHeading(request), look),
        detailTable(listDetails(request, options), look),
      ]),
      // The HTML ends with a line end.
      { text: notes.map((note) => wrap(note)).join("\n"), html: html`` },
    ],
    notes,
  });
  return { ...mail, headers: { "Auto-Submitted": "auto-generated" } };
}

const UNDELIVERED_REQUESTS = {
  action: "delivered",
  introduction:
    "The website has stored each request below, but could not hand it over. Contact these people yourself, so that no one waits in vain.",
};

const MIXED = {
  action: undefined,
  introduction:
    "The website could not hand over some of the requests below, and nobody has marked the others as done in time.",
};

const UNANSWERED = {
  action: "answered in time",
  introduction:
    "Nobody has marked the requests below as done. They are needed by now, or their visitors were promised an answer by now.",
};

const UNDELIVERED_WEBHOOKS = {
  action: "handed to your other system",
  introduction:
    "The website has stored each request below, but could not hand it to your other system. The emails of these requests do not depend on it.",
};

function formatHeading({ entry: { request } }: UndeliveredRequest): string {
  return [formatName(request), request.kind?.title ?? lineLabel(request)].filter(Boolean).join(", ");
}

function listDetails({ others, lateSince, ...first }: UndeliveredRequest, options: AlertMailOptions): Detail[] {
  const { request, receivedAt } = first.entry;
  return [
    ...(lateSince ? [{ label: "Needed by", value: formatDate(lateSince, { dateStyle: "full" }) }] : []),
    { label: "Phone", value: request.phone, href: phoneHref(request.phone) },
    { label: "Email", value: request.email },
    { label: "Received", value: formatMailTime(receivedAt, options.timeZone) },
    { label: "Message", value: formatExcerpt(request, MAX_EXCERPT_CHARACTERS) || "No message." },
    ...[first, ...others].flatMap(describeProblem),
    ...adminDetail(requestIdOf(first.entry.id), options),
  ];
}

const QUARANTINE_REASONS: Readonly<Record<string, string>> = {
  honeypot: "a field that visitors cannot see was filled in",
  "too-fast": "the form was sent faster than a person can fill it in",
  limit: "many requests came at the same time",
  "limit-without-token":
    "many requests came at the same time, and this one from a program or a browser without scripts",
};

const WAITING = ["Still waiting.", "Contact the person if it is urgent. The website keeps trying."] as const;

const SPAM_ADVICE = "If it is a real request, contact the person, or send the request with {retry}.";

const CORRECTION = "Correct the cause, then run {retry}.";

const NOT_DONE = ["Nobody has marked it as done.", "Answer it, and mark it as done in the admin."] as const;

/** Problems of entries that are not quarantined, each with what to do. */
const PROBLEMS = {
  waiting: {
    quote: WAITING,
    acknowledgement: WAITING,
    webhook: [
      "Not yet handed to your other system.",
      "The website keeps trying. The email of the request does not depend on it.",
    ],
  },
  failed: {
    quote: ["Not delivered.", `Contact the person. ${CORRECTION}`],
    acknowledgement: [
      "The confirmation to the visitor was not delivered.",
      "The email address may be wrong. Call the person.",
    ],
    webhook: ["Not handed to your other system.", CORRECTION],
  },
} as const;

function describeProblem({ state, entry }: DeliveryProblem): Detail[] {
  const { id, kind, lastError = "", quarantineReason } = entry;
  const reason = quarantineReason && ` (${QUARANTINE_REASONS[quarantineReason] ?? quarantineReason})`;
  const error = lastError && `Last error: ${lastError.replace(/\.?$/, ".")}`;
  const [failure, advice] =
    state === OUTBOX_STATE.sent ? NOT_DONE : PROBLEMS[state === OUTBOX_STATE.pending ? "waiting" : "failed"][kind];
  const [problem, next] =
    state === OUTBOX_STATE.quarantined
      ? [`Held back, because it may be spam${reason ?? ""}.`, SPAM_ADVICE]
      : [[failure, error].filter(Boolean).join(" "), advice];
  return [
    { label: "Problem", value: problem },
    { label: "Next", value: next.replace("{retry}", `\`agency outbox retry ${id}\``) },
    { label: "Reference", value: `${formatQuoteReference(id)} (${id})` },
  ];
}
