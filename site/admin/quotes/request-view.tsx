import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { describeBytes } from "#content/media-store/photo-limits.ts";
import type { CampaignParameter } from "#schemas/quotes/campaign.ts";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { CAMPAIGN_LABELS } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { queryClient } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { focusNew } from "../ui/focus-new.ts";
import { formatDateTime } from "../ui/format-time.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { Time } from "../ui/time.tsx";
import { describeDelivery, describeQuarantine } from "./delivery-sentences.ts";
import { ForgetDialog } from "./forget-dialog.tsx";
import { agencyName, replyHref } from "./reply-href.ts";
import {
  changeWork,
  deleteRequest,
  describeChangeFailure,
  markSpam,
  type RequestChange,
  releaseRequest,
  sendAgain,
} from "./request-changes.ts";
import { DueMark, RequestState, titleOf } from "./request-row.tsx";
import { RequestNotes, RequestWork, type RequestWorkProps } from "./request-work.tsx";

interface RequestViewProps {
  id: string;
  session: UserSession;
  backHref: string;
  isShown: boolean;
  /** Called after a change that leads back to the list. */
  onDone(done: { text: string; undo?(): Promise<unknown> }): void;
}

const keyOf = (id: string) => ["quotes", "request", id];

export function RequestView({ id, session, backHref, isShown, onDone }: RequestViewProps) {
  const queryKey = keyOf(id);
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
                {titleOf(request)} <RequestState request={request} /> <DueMark request={request} />{" "}
                <Time value={request.receivedAt} isAgo />
              </p>
              <h2 id="quote-requests-title" tabIndex={-1} ref={heading} dir="auto">
                {request.name}
              </h2>
            </header>
            <OpenRequest {...{ request, session, onDone }} onChanged={showChanged} onStale={query.refetch} />
          </>
        )}
      </QueryResult>
    </article>
  );
}

/** A request with what one can do about it. */
function OpenRequest(props: OpenRequestProps) {
  const { request, session } = props;
  const changes = useRequestChanges(props);
  const work = { request, session, ...changes };
  return (
    <>
      <RequestActions {...props} changes={changes} />
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
            <Fact key={label} label={label}>
              {value}
            </Fact>
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
          We removed a Social Security, health insurance or card number and kept only its last four characters. Ask for
          it by phone if you need it.
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
      <Fact label="Phone">{tel === undefined ? phone : <a href={tel}>{phone}</a>}</Fact>
      <Fact label="Email">
        <a href={replyHref(request, agencyName())}>{email}</a>
      </Fact>
      {about && <Fact label="Asked about">{about}</Fact>}
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

interface OpenRequestProps extends Pick<RequestViewProps, "onDone" | "session"> {
  request: RequestDetail;
  onChanged(request: RequestDetail): Promise<void>;
  /** Called when the server has another version of the request. */
  onStale(): void;
}

type Question = "delete" | "send-again" | "forget";

type RequestChanges = ReturnType<typeof useRequestChanges>;

/** The buttons of a request. Each change is made once, and what fails can be repeated. */
function RequestActions({ request, session, changes, onDone }: OpenRequestProps & { changes: RequestChanges }) {
  const { isBusy, failure, repeat, change, finish, spam, remove } = changes;
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
          {request.work !== "done" && request.status !== "quarantined" && (
            <Button look="secondary" text="Mark as Done" disabled={isBusy} onClick={finish} />
          )}
        </div>
        {request.status === "quarantined" ? (
          <Button
            look="secondary"
            text="Not Spam"
            disabled={isBusy}
            onClick={() => change(releaseRequest, "Not spam", WILL_BE_EMAILED)}
          />
        ) : (
          <>
            <Button
              look="quiet"
              text="Send Again…"
              disabled={isBusy}
              opensDialog
              onClick={() => setQuestion("send-again")}
            />
            <Button look="quiet" text="Spam" disabled={isBusy} onClick={spam} />
          </>
        )}
        <Button look="quiet" text="Print" onClick={() => print()} />
        <Button look="quiet" text="Delete…" disabled={isBusy} opensDialog onClick={() => setQuestion("delete")} />
        {session.role === "owner" && (
          <Button
            look="quiet"
            text="Forget This Person…"
            disabled={isBusy}
            opensDialog
            onClick={() => setQuestion("forget")}
          />
        )}
      </div>
      {question === "forget" && <ForgetDialog request={request} onDone={onDone} onClose={close} />}
      {question && question !== "forget" && (
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
function useRequestChanges({ request, onChanged, onStale, onDone }: OpenRequestProps) {
  const { id, name, work } = request;
  const { mutate, variables, error, isPending } = useMutation({
    scope: { id },
    mutationFn: (task: (seen: RequestDetail) => Promise<void>) =>
      // The change before this one may have made a new version.
      task(queryClient.getQueryData<RequestDetail>(keyOf(id)) ?? request),
    onError(cause) {
      const { message, kind } = describeChangeFailure(cause);
      if (kind === "gone") onDone({ text: message });
      if (kind === "stale") onStale();
    },
  });
  /** Makes a change that leads back to the list and can be undone there. */
  const leave = (apply: RequestChange, undo: RequestChange, text: string) =>
    mutate(async (seen) => {
      const changed = await apply(seen);
      onDone({ text, undo: () => undo(changed) });
    });
  return {
    isBusy: isPending,
    failure: error ? describeChangeFailure(error) : undefined,
    repeat: () => variables && mutate(variables),
    change: (apply: RequestChange, title: string, description: string, onSaved?: () => void) =>
      mutate(async (seen) => {
        await onChanged(await apply(seen));
        onSaved?.();
        showToast({ title, description, isDestructive: false });
      }),
    finish: () => leave(changeWork({ work: "done" }), changeWork({ work }), `${name} is marked as done.`),
    spam: () => leave(markSpam, releaseRequest, `${name} is quarantined as spam.`),
    remove: () =>
      mutate(async (seen) => {
        await deleteRequest(seen);
        onDone({ text: `The request of ${name} was deleted.` });
      }),
  };
}

interface QuestionDialogProps extends Pick<OpenRequestProps, "request"> {
  question: Exclude<Question, "forget">;
  onConfirm(): void;
  onClose(): void;
}

function QuestionDialog({ question, request, onConfirm, onClose }: QuestionDialogProps) {
  if (question === "send-again") {
    return (
      <Modal title="Send Again?" onClose={onClose}>
        <p>This emails the request to the office once more. The customer gets nothing new.</p>
        {request.work === "done" && <p>The request will be waiting again, not done.</p>}
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
