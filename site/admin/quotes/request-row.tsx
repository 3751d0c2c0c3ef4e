import type { ReactNode } from "react";
import type { RequestSummary } from "#schemas/quote-inbox.ts";
import { Time } from "../ui/time.tsx";
import { lineName } from "./filters.ts";
import { StatusLabel } from "./status-label.tsx";

interface RequestRowProps {
  request: RequestSummary;
  href: string;
}

/** A request as one line of a list, which is a link to the request. */
export function RequestRow({ request, href }: RequestRowProps): ReactNode {
  const { status, name, line, about, receivedAt, page, campaign, handled, isSavedOnly } = request;
  return (
    <a className="request-row" href={href}>
      <strong className="request-name" dir="auto">
        {name}
      </strong>
      <span className="request-line" data-line={line}>
        {lineName(line)}
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
