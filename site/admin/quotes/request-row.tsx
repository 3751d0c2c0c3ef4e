import { formatDate } from "#content/facts/office-hours.ts";
import type { RequestSummary } from "#schemas/quotes/quote-inbox.ts";
import { WORK_LABELS } from "#schemas/quotes/request-labels.ts";
import { Time } from "../ui/time.tsx";

/** A request as one line of a list, which is a link to the request. */
export function RequestRow({ request, href }: { request: RequestSummary; href: string }) {
  const { name, line, about, phone, excerpt, assignee, campaign, receivedAt } = request;
  return (
    <a className="request-row" href={href}>
      <strong className="request-name" dir="auto">
        {name}
      </strong>
      <span className="request-line" data-line={line}>
        {titleOf(request)}
      </span>
      <RequestState request={request} />
      <span className="request-origin" dir="auto">
        <DueMark request={request} />
        <span>{phone}</span>
        {assignee && <span>For {assignee.name}</span>}
        {[about, excerpt, campaign].map((text) => text && <span key={text}>{text}</span>)}
      </span>
      <Time value={receivedAt} isAgo />
    </a>
  );
}

/** Returns the kind of a request or, for a quote, its line of business. */
export function titleOf({ kind, lineTitle }: Pick<RequestSummary, "kind" | "lineTitle">): string {
  return kind?.title ?? `${lineTitle} Quote`;
}

/** Problems of the email to the office, which people see only if there is one. */
const PROBLEMS = { failed: "Not Emailed", quarantined: "Quarantined", saved: "Saved Only" };

/** The state of the work on a request, and what became of its email if that went wrong. */
export function RequestState({ request: { work, status, isSavedOnly } }: { request: RequestSummary }) {
  const isBad = status === "failed" || status === "quarantined";
  const problem = isBad ? status : isSavedOnly && work !== "done" ? "saved" : undefined;
  return (
    <span className="request-states">
      {status !== "quarantined" && <span className={`request-status ${work}`}>{WORK_LABELS[work]}</span>}
      {problem && <span className={`request-status ${problem}`}>{PROBLEMS[problem]}</span>}
    </span>
  );
}

/** The day by which a request that is not done is needed. */
export function DueMark({ request: { dueOn, work } }: { request: Pick<RequestSummary, "dueOn" | "work"> }) {
  if (dueOn === undefined || work === "done") return null;
  const today = new Date().toLocaleDateString("sv-SE");
  return <strong className={dueOn <= today ? "due-mark now" : "due-mark"}>{describeDue(dueOn, today)}</strong>;
}

/**
 * Returns when a request is needed, in words.
 * @internal exported for tests
 */
export function describeDue(dueOn: string, today: string): string {
  const day = formatDate(dueOn, { weekday: "long", month: "long", day: "numeric" });
  if (dueOn === today) return "Needed today";
  return dueOn < today ? `Late: needed by ${day}` : `Needed by ${day}`;
}
