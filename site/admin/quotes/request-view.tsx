import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CampaignParameter } from "#schemas/quotes/campaign.ts";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { CAMPAIGN_LABELS } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api } from "../api/client.ts";
import { queryClient } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { focusNew } from "../ui/focus-new.ts";
import { formatDateTime } from "../ui/format-time.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { Time } from "../ui/time.tsx";
import { describeDelivery, describeQuarantine } from "./delivery-sentences.ts";
import { agencyName, replyHref } from "./reply-href.ts";
import {
  deleteRequest,
  describeChangeFailure,
  markHandled,
  markNotHandled,
  type RequestChange,
  releaseRequest,
  sendAgain,
} from "./request-changes.ts";
import { StatusLabel } from "./request-row.tsx";

interface RequestViewProps {
  id: string;
  backHref: string;
  isShown: boolean;
  /** Called after a change that leads back to the list. `handled` can be undone. */
  onDone(done: { text: string; handled?: RequestDetail }): void;
}

export function RequestView({ id, backHref, isShown, onDone }: RequestViewProps) {
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
            <header className="request-heading" data-line={request.line}>
              <p className="request-kind">
                {request.lineTitle} <StatusLabel {...request} /> <Time value={request.receivedAt} isAgo />
              </p>
              <h2 id="quote-requests-title" tabIndex={-1} ref={heading} dir="auto">
                {request.name}
              </h2>
            </header>
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

function RequestText({ request }: { request: RequestDetail }) {
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

function RequestFacts({ request }: { request: RequestDetail }) {
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

interface RequestActionsProps extends Pick<RequestViewProps, "onDone"> {
  request: RequestDetail;
  onChanged(request: RequestDetail): Promise<void>;
  /** Called when the server has another version of the request. */
  onStale(): void;
}

type Question = "delete" | "send-again";

/** The buttons of a request. Each change is made once, and what fails can be repeated. */
function RequestActions(props: RequestActionsProps) {
  const { request } = props;
  const { isBusy, failure, repeat, change, handle, remove } = useRequestChanges(props);
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const tel = phoneHref(request.phone);

  return (
    <div className="request-actions">
      {failure && (
        <div className="outcome destructive" role="alert" tabIndex={-1} ref={focusNew}>
          <p>{failure.message}</p>
          {failure.kind === "repeatable" && <Button look="secondary" text="Try Again" onClick={repeat} />}
        </div>
      )}
      <div className="actions">
        <div className="main-actions">
          {tel !== undefined && (
            <a className="button" href={tel}>
              Call
            </a>
          )}
          <a className="button secondary" href={replyHref(request, agencyName())}>
            Reply
          </a>
          {request.status === "handled" ? (
            <Button
              look="secondary"
              text="Mark as Not Handled"
              disabled={isBusy}
              onClick={() => change(markNotHandled, "Not handled", `${request.name} is waiting again.`)}
            />
          ) : (
            <Button look="secondary" text="Mark as Handled" disabled={isBusy} onClick={handle} />
          )}
        </div>
        {request.delivery.office.status === "quarantined" ? (
          <Button
            look="secondary"
            text="Not Spam"
            disabled={isBusy}
            onClick={() => change(releaseRequest, "Not spam", WILL_BE_EMAILED)}
          />
        ) : (
          <Button
            look="quiet"
            text="Send Again…"
            disabled={isBusy}
            opensDialog
            onClick={() => setQuestion("send-again")}
          />
        )}
        <Button look="quiet" text="Delete…" disabled={isBusy} opensDialog onClick={() => setQuestion("delete")} />
      </div>
      {question && (
        <QuestionDialog
          question={question}
          request={request}
          onConfirm={() => {
            close();
            if (question === "delete") remove();
            else change(sendAgain, "Sending again", WILL_BE_EMAILED);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

const WILL_BE_EMAILED = "It will be emailed to the office in a moment.";

/** Changes a request, one change at a time. */
function useRequestChanges({ request, onChanged, onStale, onDone }: RequestActionsProps) {
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    onError(cause) {
      const { message, kind } = describeChangeFailure(cause);
      if (kind === "gone") onDone({ text: message });
      if (kind === "stale") onStale();
    },
  });
  return {
    isBusy: isPending,
    failure: error ? describeChangeFailure(error) : undefined,
    repeat: () => variables && mutate(variables),
    change: (apply: RequestChange, title: string, description: string) =>
      mutate(async () => {
        await onChanged(await apply(request));
        showToast({ title, description, isDestructive: false });
      }),
    handle: () =>
      mutate(async () => {
        const handled = await markHandled(request);
        const by = handled.handled?.by;
        onDone({ text: `${request.name} is marked as handled${by ? ` by ${by}` : ""}.`, handled });
      }),
    remove: () =>
      mutate(async () => {
        await deleteRequest(request);
        onDone({ text: `The request of ${request.name} was deleted.` });
      }),
  };
}

interface QuestionDialogProps extends Pick<RequestActionsProps, "request"> {
  question: Question;
  onConfirm(): void;
  onClose(): void;
}

function QuestionDialog({ question, request, onConfirm, onClose }: QuestionDialogProps) {
  if (question === "send-again") {
    return (
      <Modal title="Send Again?" onClose={onClose}>
        <p>This emails the request to the office once more. The customer gets nothing new.</p>
        {request.status === "handled" && <p>The request will be waiting again, not handled.</p>}
        <DialogActions action="Send Again" onAct={onConfirm} onCancel={onClose} />
      </Modal>
    );
  }
  return (
    <Modal title={`Delete the Request of ${request.name}?`} onClose={onClose}>
      <p>This removes the request, its message and contact data, and every copy on this server. It cannot be undone.</p>
      <p>
        Emails that the office or the customer has already got stay in their mailboxes. History keeps a note that you
        deleted a request, without the customer's data.
      </p>
      <DialogActions action="Delete" onAct={onConfirm} onCancel={onClose} />
    </Modal>
  );
}
