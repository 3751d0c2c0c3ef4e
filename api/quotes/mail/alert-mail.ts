import { html } from "hono/html";
import type { Site } from "#schemas/generated/site.ts";
import { lineLabel } from "#schemas/insurance-types.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { type AlertEntry, OUTBOX_STATE, type OutboxState, type RequestEntry } from "../outbox/outbox.ts";
import { type Detail, detailTable, eyebrow, type Html, renderMailPage, STYLES, subheading } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { detailLines, wrap } from "./plain-text.ts";
import { describeReference, formatExcerpt, formatName, formatTime } from "./quote-mail.ts";

/** Number of requests that an alert shows. It counts the others. */
export const MAX_ANNOUNCED_REQUESTS = 20;

/** Request, or what follows from it, that was not delivered. */
export interface DeliveryProblem {
  state: OutboxState;
  entry: RequestEntry;
}

export interface UndeliveredRequest extends DeliveryProblem {
  /** Further problems of the same request. */
  others: readonly DeliveryProblem[];
}

export interface AlertMailOptions {
  site: Site;
  from: string;
  to: readonly string[];
  /** Time zone for times in the email, by its name in the IANA database. */
  timeZone: string;
  /** Announced requests that are still undelivered, up to `MAX_ANNOUNCED_REQUESTS`. */
  requests: readonly UndeliveredRequest[];
  /** Number of further announced requests. */
  otherCount: number;
}

const MAX_EXCERPT_CHARACTERS = 300;

/** Colors of the alert. */
const TINT = "commercial";

/** Returns the email that announces undelivered requests to the agency. */
export function alertMail({ messageId, receivedAt }: AlertEntry, options: AlertMailOptions): Mail {
  const { site, from, to, requests, otherCount } = options;
  const areWebhooks = otherCount === 0 && requests.every(({ entry }) => entry.kind === "webhook");
  const { action, introduction } = areWebhooks ? UNDELIVERED_WEBHOOKS : UNDELIVERED_REQUESTS;
  const title = formatTitle(requests.length + otherCount, action);
  const notes = listNotes(options);
  const items = requests.map((request) => ({
    heading: formatHeading(request),
    details: listDetails(request, options.timeZone),
  }));
  return {
    messageId,
    date: new Date(receivedAt),
    from,
    to,
    subject: title,
    text: `${title}\n\n${wrap(introduction)}\n\n${items
      .map(({ heading, details }) => `${heading.toUpperCase()}\n\n${detailLines(details)}\n\n`)
      .join("")}${notes.map((note) => wrap(note)).join("\n")}\n`,
    html: renderMailPage({
      site,
      insuranceType: TINT,
      title,
      preheader: items.map(({ heading }) => heading).join(" · "),
      body: renderBody(title, introduction, items),
      notes,
    }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
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

function formatTitle(count: number, action: string): string {
  return count === 1
    ? `Action needed: 1 quote request was not ${action}`
    : `Action needed: ${count} quote requests were not ${action}`;
}

function formatHeading({ entry: { request } }: UndeliveredRequest): string {
  return [formatName(request), lineLabel(request.insuranceType)].filter(Boolean).join(", ");
}

function listDetails({ others, ...first }: UndeliveredRequest, timeZone: string): Detail[] {
  const { request, receivedAt } = first.entry;
  return [
    { label: "Phone", value: request.phone, href: phoneHref(request.phone) },
    { label: "Email", value: request.email },
    { label: "Received", value: formatTime(receivedAt, timeZone) },
    { label: "Message", value: formatExcerpt(request, MAX_EXCERPT_CHARACTERS) || "No message." },
    ...[first, ...others].flatMap(({ state, entry }) => {
      const { problem, next } = describeProblem(state, entry);
      return [
        { label: "Problem", value: problem },
        { label: "Next", value: next },
        { label: "Reference", value: describeReference(entry.id) },
      ];
    }),
  ];
}

/** Descriptions of the values of `quarantineReason`. */
const QUARANTINE_REASONS: Readonly<Record<string, string>> = {
  honeypot: "a field that visitors cannot see was filled in",
  "too-fast": "the form was sent faster than a person can fill it in",
  limit: "many requests came at the same time",
  "limit-without-token":
    "many requests came at the same time, and this one from a program or a browser without scripts",
};

interface Problem {
  problem: string;
  next: string;
}

function describeProblem(state: OutboxState, { id, kind, lastError = "", quarantineReason }: RequestEntry): Problem {
  const retry = `agency outbox retry ${id}`;
  if (state === OUTBOX_STATE.quarantined) {
    const reason =
      quarantineReason === undefined ? "" : ` (${QUARANTINE_REASONS[quarantineReason] ?? quarantineReason})`;
    return {
      problem: `Held back, because it may be spam${reason}.`,
      next: `If it is a real request, contact the person, or send the request with \`${retry}\`.`,
    };
  }
  if (state === OUTBOX_STATE.pending && kind === "webhook") {
    return {
      problem: `Not yet handed to your other system. ${describeError(lastError)}`,
      next: "The website keeps trying. The email of the request does not depend on it.",
    };
  }
  if (state === OUTBOX_STATE.pending) {
    return {
      problem: `Still waiting. ${describeError(lastError)}`,
      next: "Contact the person if it is urgent. The website keeps trying.",
    };
  }
  if (kind === "acknowledgement") {
    return {
      problem: `The confirmation to the visitor was not delivered. ${describeError(lastError)}`,
      next: "The email address may be wrong. Call the person.",
    };
  }
  const correction = `Correct the cause, then run \`${retry}\`.`;
  return kind === "webhook"
    ? { problem: `Not handed to your other system. ${describeError(lastError)}`, next: correction }
    : { problem: `Not delivered. ${describeError(lastError)}`, next: `Contact the person. ${correction}` };
}

function describeError(lastError: string): string {
  return lastError === "" ? "" : `Last error: ${lastError.replace(/\.?$/, ".")}`;
}

function listNotes({ otherCount, site }: AlertMailOptions): string[] {
  return [
    ...(otherCount === 0 ? [] : [`${otherCount} more: \`agency outbox list\` on the server lists all of them.`]),
    `Sent by the website of ${site.name}, at most once an hour.`,
  ];
}

function renderBody(
  title: string,
  introduction: string,
  items: readonly { heading: string; details: readonly Detail[] }[],
): Html {
  return html`${eyebrow("Alert", TINT)}
<h1 class="ink" style="${STYLES.heading};margin:4px 0 16px">${title}</h1>
<p class="ink" style="${STYLES.text}">${introduction}</p>
${items.map(({ heading, details }) => html`${subheading(heading, TINT)}\n${detailTable(details)}\n`)}`;
}
