import { formatCount } from "#content/documents/format-number.ts";
import type { DeliveryLog, RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { formatDateTime } from "../ui/time.tsx";

/** Sentences about the delivery of one kind of message, by its status. */
type Sentences = Readonly<Record<DeliveryLog["status"], (log: DeliveryLog) => string>>;

const at = (time: string | undefined) => (time === undefined ? "" : ` on ${formatDateTime(time)}`);
const to = ({ deliveredTo }: DeliveryLog) => (deliveredTo.length === 0 ? "" : ` (${deliveredTo.join(", ")})`);
const afterAttempts = ({ attempts }: DeliveryLog) => `after ${formatCount(attempts, "attempt")}`;
const unlessTried = (running: string, waiting: string) => (log: DeliveryLog) =>
  log.attempts === 0 || log.isRunning
    ? running
    : `${waiting}, ${afterAttempts(log)}. It is tried again${at(log.dueAt)}.`;

const OFFICE: Sentences = {
  new: unlessTried("It is being emailed to the office.", "Not emailed to the office yet"),
  sent: (log) =>
    log.isSavedOnly
      ? `Saved here only. Email was not set up${at(log.sentAt)}, so the office got none.`
      : `Emailed to the office${to(log)}${at(log.sentAt)}.`,
  failed: (log) => `The email to the office failed${at(log.failedAt)}, ${afterAttempts(log)}, and is not tried again.`,
  quarantined: () => "Not emailed to the office, because it looks like spam.",
};

const CONFIRMATION: Sentences = {
  new: () => "A confirmation to the customer is on its way.",
  sent: (log) =>
    log.isSavedOnly
      ? "The confirmation to the customer was saved here only."
      : `The customer got a confirmation${at(log.sentAt)}.`,
  failed: () => "The confirmation to the customer could not be delivered. Check the email address.",
  quarantined: () => "The customer got no confirmation.",
};

const WEBHOOK: Sentences = {
  new: unlessTried("It is being passed to your other system.", "Not passed to your other system yet"),
  sent: (log) => `Passed to your other system${at(log.sentAt)}.`,
  failed: (log) => `Your other system did not take it, ${afterAttempts(log)}.`,
  quarantined: () => "Not passed to your other system.",
};

/** Describes in plain words what became of a request since it arrived, in order. */
export function describeDelivery({
  receivedAt,
  handled,
  delivery: { office, confirmation, webhook },
}: Pick<RequestDetail, "receivedAt" | "handled" | "delivery">): string[] {
  return [
    `Received${at(receivedAt)}.`,
    ...(office.retriedAt === undefined ? [] : [`Sent again or released${at(office.retriedAt)}.`]),
    ...describe(OFFICE, office),
    ...describe(CONFIRMATION, confirmation),
    ...describe(WEBHOOK, webhook),
    ...(handled === undefined
      ? []
      : [`Marked as ${office.status === "quarantined" ? "spam" : "done"} by ${handled.by}${at(handled.at)}.`]),
  ];
}

function describe(sentences: Sentences, log: DeliveryLog | undefined): string[] {
  if (log === undefined) return [];
  const problem = log.lastError === undefined ? "" : ` The mail server or the other system said: “${log.lastError}”`;
  return [sentences[log.status](log) + problem];
}

const QUARANTINE_REASONS: Readonly<Record<string, string>> = {
  "marked-as-spam": "Someone in the office called it spam.",
  honeypot: "A field that people cannot see was filled in, as robots do.",
  "too-fast": "The form was sent faster than a person can fill it in.",
  limit: "Very many requests came from the same place within ten minutes.",
  "limit-without-token": "Very many requests came from programs or browsers without scripts within ten minutes.",
};

/** Explains why a request is in quarantine. */
export function describeQuarantine(reason: string | undefined): string {
  return QUARANTINE_REASONS[reason ?? ""] ?? "It looks like a robot sent it.";
}
