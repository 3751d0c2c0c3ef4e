import { html } from "hono/html";
import { lineLabel } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { type AlertEntry, OUTBOX_STATE, type OutboxState, type RequestEntry } from "../outbox/outbox.ts";
import { type Detail, detailTable, eyebrow, lookOf, renderMail, subheading, wrap } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { formatExcerpt, formatFullReference, formatMailTime, formatName, type QuoteMailOptions } from "./quote-mail.ts";

/** Number of requests that an alert shows. It counts the others. */
export const MAX_ANNOUNCED_REQUESTS = 20;

export type DeliveryProblem = { state: OutboxState; entry: RequestEntry };

export type UndeliveredRequest = DeliveryProblem & { others: readonly DeliveryProblem[] };

export interface AlertMailOptions extends Omit<QuoteMailOptions, "publicUrl"> {
  /** Announced requests that are still undelivered, up to `MAX_ANNOUNCED_REQUESTS`. */
  requests: readonly UndeliveredRequest[];
  otherCount: number;
}

const MAX_EXCERPT_CHARACTERS = 300;

export function alertMail(alert: AlertEntry, options: AlertMailOptions): Mail {
  const { site, requests, otherCount, timeZone } = options;
  const areWebhooks = otherCount === 0 && requests.every(({ entry }) => entry.kind === "webhook");
  const { action, introduction } = areWebhooks ? UNDELIVERED_WEBHOOKS : UNDELIVERED_REQUESTS;
  const look = lookOf(options);
  const count = requests.length + otherCount;
  const title = `Action needed: ${count === 1 ? "1 quote request was" : `${count} quote requests were`} not ${action}`;
  const notes = [
    ...(otherCount === 0 ? [] : [`${otherCount} more: \`agency outbox list\` on the server lists all of them.`]),
    `Sent by the website of ${site.name}, at most once an hour.`,
  ];
  const mail = renderMail(alert, options, {
    look,
    title,
    preheader: requests.map(formatHeading).join(" · "),
    blocks: [
      { html: eyebrow("Alert", look) },
      { text: title, html: html`<h1 class="ink" style="${look.styles.heading};margin:4px 0 16px">${title}</h1>` },
      { text: wrap(introduction), html: html`<p class="ink" style="${look.styles.text}">${introduction}</p>` },
      ...requests.flatMap((request) => [
        subheading(formatHeading(request), look),
        detailTable(listDetails(request, timeZone), look),
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

const UNDELIVERED_WEBHOOKS = {
  action: "handed to your other system",
  introduction:
    "The website has stored each request below, but could not hand it to your other system. The emails of these requests do not depend on it.",
};

function formatHeading({ entry: { request } }: UndeliveredRequest): string {
  return [formatName(request), lineLabel(request)].filter(Boolean).join(", ");
}

function listDetails({ others, ...first }: UndeliveredRequest, timeZone: string): Detail[] {
  const { request, receivedAt } = first.entry;
  return [
    { label: "Phone", value: request.phone, href: phoneHref(request.phone) },
    { label: "Email", value: request.email },
    { label: "Received", value: formatMailTime(receivedAt, timeZone) },
    { label: "Message", value: formatExcerpt(request, MAX_EXCERPT_CHARACTERS) || "No message." },
    ...[first, ...others].flatMap(describeProblem),
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
  const [failure, advice] = PROBLEMS[state === OUTBOX_STATE.pending ? "waiting" : "failed"][kind];
  const [problem, next] =
    state === OUTBOX_STATE.quarantined
      ? [`Held back, because it may be spam${reason ?? ""}.`, SPAM_ADVICE]
      : [`${failure} ${error}`, advice];
  return [
    { label: "Problem", value: problem },
    { label: "Next", value: next.replace("{retry}", `\`agency outbox retry ${id}\``) },
    { label: "Reference", value: formatFullReference(id) },
  ];
}
