import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { describeBytes } from "#content/media-store/photo-limits.ts";
import type { CampaignParameter } from "#schemas/quotes/campaign.ts";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { CAMPAIGN_LABELS } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { focusInPlace, focusNew } from "../ui/focus.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { formatDateTime, Time } from "../ui/time.tsx";
import { describeDelivery, describeQuarantine } from "./delivery-sentences.ts";
import { ForgetDialog } from "./forget-dialog.tsx";
import { agencyName, replyHref } from "./reply-href.ts";
import { type ChangedRequest, releaseRequest, requestKey, sendAgain, useRequestChanges } from "./request-changes.ts";
import { DueMark, RequestState, titleOf } from "./request-row.tsx";
import { RequestNotes, RequestWork, type RequestWorkProps } from "./request-work.tsx";

interface RequestViewProps extends Pick<ChangedRequest, "onDone"> {
  id: string;
  session: UserSession;
  backHref: string;
  isShown: boolean;
}

export function RequestView({ id, session, backHref, isShown, onDone }: RequestViewProps) {
  const queryFn = () => answer(api.quotes[":id"].$get({ param: { id } }));
  const query = useQuery({ queryKey: requestKey(id), queryFn, enabled: isShown });

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
                {titleOf(request)} <RequestState request={request} /> <DueMark request={request} />{" "}
                <Time value={request.receivedAt} isAgo />
              </p>
              <h2 id="quote-requests-title" tabIndex={-1} ref={focusInPlace} dir="auto">
                {request.name}
              </h2>
            </header>
            <OpenRequest {...{ request, session, onDone }} onStale={query.refetch} />
          </>
        )}
      </QueryResult>
    </article>
  );
}

/** A request with what one can do about it. */
function OpenRequest({ session, ...changed }: ChangedRequest & { session: UserSession }) {
  const { request, onDone } = changed;
  const work = { request, session, ...useRequestChanges(changed) };
  return (
    <>
      <RequestActions {...work} onDone={onDone} />
      {request.status !== "quarantined" && <RequestWork {...work} />}
      <div className="request-columns">
        <RequestText {...work} />
        <RequestFacts request={request} />
      </div>
    </>
  );
}

function RequestText(props: RequestWorkProps) {
  const { id, message, maskedFields, status, quarantineReason, details, files, promise } = props.request;
  return (
    <div className="request-main">
      {status === "quarantined" && (
        <div className="outcome">
          <h3>Why Is It Quarantined?</h3>
          <p>{describeQuarantine(quarantineReason)} If a real person wrote it, choose Not Spam.</p>
        </div>
      )}
      {details.length > 0 && (
        <dl className="request-facts">
          {details.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      )}
      {message && <h3>Message</h3>}
      {(message || details.length === 0) && (
        <p className={message ? "request-message" : "status"} dir="auto">
          {message || "No message."}
        </p>
      )}
      {maskedFields.length > 0 && (
        <p className="request-masked">
          We removed a Social Security, health insurance, driver’s license or card number and kept only its last four
          characters. Ask for it by phone if you need it.
        </p>
      )}
      {promise && <p className="field-hint">The form says: “{promise}”</p>}
      {files.length > 0 && (
        <>
          <h3>Files</h3>
          <ul className="lines">
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/api/admin/quotes/${id}/files/${file.id}`} download={file.name}>
                  Download {file.name}
                </a>{" "}
                <span className="field-hint">{describeBytes(file.bytes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <RequestNotes {...props} />
      <h3>What Happened</h3>
      <ol className="delivery-log">
        {describeDelivery(props.request).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </div>
  );
}

function RequestFacts({ request }: { request: RequestDetail }) {
  const { reference, email, phone, about, consent, page, campaignDetails } = request;
  const tel = phoneHref(phone);
  return (
    <dl className="request-facts">
      <Fact label="Phone" value={tel === undefined ? phone : <a href={tel}>{phone}</a>} />
      <Fact label="Email" value={<a href={replyHref(request, agencyName())}>{email}</a>} />
      {about && <Fact label="Asked about" value={about} />}
      <Fact label="Reference" value={reference} />
      {page && <Fact label="Came from" value={page} />}
      {Object.entries(campaignDetails).map(([name, value]) => (
        <Fact key={name} label={CAMPAIGN_LABELS[name as CampaignParameter]} value={value} />
      ))}
      <Fact
        label="Consent to contact"
        value={
          consent === undefined
            ? "No. Contact this person only about this quote."
            : `Yes, on ${formatDateTime(consent.time)}: “${consent.text}”`
        }
      />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

type Question = "delete" | "send-again" | "forget";

/** The buttons of a request. Each change is made once, and what fails can be repeated. */
function RequestActions({ request, session, onDone, ...changes }: RequestWorkProps & Pick<ChangedRequest, "onDone">) {
  const { isBusy, failure, repeat, change, finish, spam, remove } = changes;
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const tel = phoneHref(request.phone);
  const asking = (asked: Question) => ({ disabled: isBusy, opensDialog: true, onClick: () => setQuestion(asked) });
  const send = (apply: typeof sendAgain, title: string) => {
    close();
    change(apply, title, "It will be emailed to the office in a moment.");
  };

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
          {request.work !== "done" && request.status !== "quarantined" && (
            <Button look="secondary" text="Mark as Done" disabled={isBusy} onClick={finish} />
          )}
        </div>
        {request.status === "quarantined" ? (
          <Button look="secondary" text="Not Spam" disabled={isBusy} onClick={() => send(releaseRequest, "Not spam")} />
        ) : (
          <>
            <Button look="quiet" text="Send Again…" {...asking("send-again")} />
            <Button look="quiet" text="Spam" disabled={isBusy} onClick={spam} />
          </>
        )}
        <Button look="quiet" text="Print" onClick={() => print()} />
        <Button look="quiet" text="Delete…" {...asking("delete")} />
        {session.role === "owner" && <Button look="quiet" text="Forget This Person…" {...asking("forget")} />}
      </div>
      {question === "forget" && <ForgetDialog request={request} onDone={onDone} onClose={close} />}
      {question === "send-again" && (
        <Modal title="Send Again?" onClose={close}>
          <p>This emails the request to the office once more. The customer gets nothing new.</p>
          {request.work === "done" && <p>The request will be waiting again, not done.</p>}
          <DialogActions action="Send Again" onAct={() => send(sendAgain, "Sending again")} onCancel={close} />
        </Modal>
      )}
      {question === "delete" && (
        <Modal title={`Delete the Request of ${request.name}?`} onClose={close}>
          <p>
            This removes the request, its message and contact data, and every copy on this server. It cannot be undone.
          </p>
          <p>
            Emails that the office or the customer has already got stay in their mailboxes. History keeps a note that
            you deleted a request, without the customer's data.
          </p>
          <DialogActions
            action="Delete"
            onAct={() => {
              close();
              remove();
            }}
            onCancel={close}
          />
        </Modal>
      )}
    </div>
  );
}
