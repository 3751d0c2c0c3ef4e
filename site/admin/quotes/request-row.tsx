import type { ReactNode } from "react";
import type { RequestStatus, RequestSummary } from "#schemas/quotes/quote-inbox.ts";
import { Time } from "../ui/time.tsx";

/** A request as one line of a list, which is a link to the request. */
export function RequestRow({ request, href }: { request: RequestSummary; href: string }) {
  const { status, name, line, lineTitle, about, receivedAt, page, campaign, handled, isSavedOnly } = request;
  return (
    <a className="request-row" href={href}>
      <strong className="request-name" dir="auto">
        {name}
      </strong>
      <span className="request-line" data-line={line}>
        {lineTitle}
      </span>
      <StatusLabel status={status} isSavedOnly={isSavedOnly} />
      <span className="request-origin">
        {handled && <span>By {handled.by}</span>}
        {about && <span>{about}</span>}
        {page && <span>{page}</span>}
        {campaign && <span>{campaign}</span>}
      </span>
      <Time value={receivedAt} isAgo />
    </a>
  );
}

/** Names of the statuses, and the shapes beside them, so that color alone tells nothing. */
const STATUSES: Readonly<Record<RequestStatus, { name: string; shape: ReactNode }>> = {
  new: { name: "New", shape: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2.5" /> },
  sent: {
    name: "Sent",
    shape: <path d="M1 3h14v10H1zM1.5 3.5 8 9l6.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
  failed: {
    name: "Failed",
    shape: <path d="M8 1 15.5 14.5H.5zM7 6v4h2V6zm0 5v2h2v-2z" fill="currentColor" fillRule="evenodd" />,
  },
  quarantined: {
    name: "Quarantined",
    shape: <path d="M8 .8 15.2 8 8 15.2.8 8z" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  },
  handled: { name: "Handled", shape: <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.8" /> },
};

export function StatusLabel({ status, isSavedOnly }: Pick<RequestSummary, "status" | "isSavedOnly">) {
  const { name, shape } = STATUSES[status];
  return (
    <span className={`request-status ${status}`}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shape}
      </svg>
      {status === "sent" && isSavedOnly ? "Saved" : name}
    </span>
  );
}
