import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { CampaignParameter } from "#schemas/quotes/campaign.ts";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { CAMPAIGN_LABELS } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { answer, api } from "../api/client.ts";
import { queryClient } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { formatDateTime } from "../ui/format-time.ts";
import { Time } from "../ui/time.tsx";
import { describeDelivery, describeQuarantine } from "./delivery-sentences.ts";
import { agencyName, replyHref } from "./reply-href.ts";
import { RequestActions } from "./request-actions.tsx";
import { StatusLabel } from "./request-row.tsx";

interface RequestViewProps {
  id: string;
  backHref: string;
  isShown: boolean;
  /** Called after a change that leads back to the list. `handled` can be undone. */
  onDone(done: { text: string; handled?: RequestDetail }): void;
}

export function RequestView({ id, backHref, isShown, onDone }: RequestViewProps): ReactNode {
  const queryKey = ["quotes", "request", id];
  const query = useQuery({
    queryKey,
    queryFn: () => answer(api.quotes[":id"].$get({ param: { id } })),
    enabled: isShown,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = query.data !== undefined;

  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);

  /** Shows a change of this view, which is newer than what is being read. */
  async function showChanged(changed: RequestDetail): Promise<void> {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, changed);
  }

  return (
    <article className="request" aria-busy={query.isFetching}>
      <p>
        <a className="back-link" href={backHref}>
          Back to All Requests
        </a>
      </p>
      <QueryResult query={query}>
        {(request) => (
          <>
            <RequestHeading request={request} headingRef={heading} />
            <RequestActions request={request} onChanged={showChanged} onStale={query.refetch} onDone={onDone} />
            <div className="request-columns">
              <RequestText request={request} />
              <RequestFacts request={request} />
            </div>
          </>
        )}
      </QueryResult>
    </article>
  );
}

function RequestHeading({
  request: { name, line, lineTitle, status, isSavedOnly, receivedAt },
  headingRef,
}: {
  request: RequestDetail;
  headingRef: React.Ref<HTMLHeadingElement>;
}): ReactNode {
  return (
    <header className="request-heading" data-line={line}>
      <p className="request-kind">
        {lineTitle} <StatusLabel status={status} isSavedOnly={isSavedOnly} /> <Time value={receivedAt} isAgo />
      </p>
      <h2 id="quote-requests-title" tabIndex={-1} ref={headingRef} dir="auto">
        {name}
      </h2>
    </header>
  );
}

function RequestText({ request }: { request: RequestDetail }): ReactNode {
  const { message, maskedFields, status, quarantineReason } = request;
  return (
    <div className="request-main">
      {status === "quarantined" && (
        <div className="outcome">
          <h3>Why Is It Quarantined?</h3>
          <p>{describeQuarantine(quarantineReason)} If a real person wrote it, choose Not Spam.</p>
        </div>
      )}
      <h3>Message</h3>
      {message ? (
        <p className="request-message" dir="auto">
          {message}
        </p>
      ) : (
        <p className="status">No message.</p>
      )}
      {maskedFields.length > 0 && (
        <p className="request-masked">
          We removed a Social Security, health insurance or card number and kept only its last four characters. Ask for
          it by phone if you need it.
        </p>
      )}
      <h3>What Happened</h3>
      <ol className="delivery-log">
        {describeDelivery(request).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </div>
  );
}

function RequestFacts({ request }: { request: RequestDetail }): ReactNode {
  const { reference, email, phone, about, details, consent, page, campaignDetails } = request;
  const tel = phoneHref(phone);
  return (
    <dl className="request-facts">
      <Fact label="Phone">{tel === undefined ? phone : <a href={tel}>{phone}</a>}</Fact>
      <Fact label="Email">
        <a href={replyHref(request, agencyName())}>{email}</a>
      </Fact>
      {about && <Fact label="Asked about">{about}</Fact>}
      {details.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label="Reference">{reference}</Fact>
      {page && <Fact label="Came from">{page}</Fact>}
      {Object.entries(campaignDetails).map(([name, value]) => (
        <Fact key={name} label={CAMPAIGN_LABELS[name as CampaignParameter]}>
          {value}
        </Fact>
      ))}
      <Fact label="Consent to contact">
        {consent === undefined
          ? "No. Contact this person only about this quote."
          : `Yes, on ${formatDateTime(consent.time)}: “${consent.text}”`}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
