import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { Button } from "../ui/controls/button.tsx";
import { focusNew } from "../ui/focus-new.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { agencyName, replyHref } from "./reply-href.ts";
import {
  type ChangeFailure,
  deleteRequest,
  describeChangeFailure,
  markHandled,
  markNotHandled,
  type RequestChange,
  releaseRequest,
  sendAgain,
} from "./request-changes.ts";

interface RequestActionsProps {
  request: RequestDetail;
  onChanged(request: RequestDetail): Promise<void>;
  /** Called when the server has another version of the request. */
  onStale(): void;
  onDone(done: { text: string; handled?: RequestDetail }): void;
}

type Question = "delete" | "send-again";

/** The buttons of a request. Each change is made once, and what fails can be repeated. */
export function RequestActions(props: RequestActionsProps): ReactNode {
  const { request } = props;
  const { isBusy, failure, repeat, change, handle, remove } = useRequestChanges(props);
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);

  return (
    <div className="request-actions">
      {failure && <FailureBox {...failure} onRepeat={repeat} />}
      <div className="actions">
        <div className="main-actions">
          <ContactLinks request={request} />
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

function ContactLinks({ request }: { request: RequestDetail }): ReactNode {
  const tel = phoneHref(request.phone);
  return (
    <>
      {tel !== undefined && (
        <a className="button" href={tel}>
          Call
        </a>
      )}
      <a className="button secondary" href={replyHref(request, agencyName())}>
        Reply
      </a>
    </>
  );
}

function FailureBox({ message, kind, onRepeat }: ChangeFailure & { onRepeat(): void }): ReactNode {
  return (
    <div className="outcome destructive" role="alert" tabIndex={-1} ref={focusNew}>
      <p>{message}</p>
      {kind === "repeatable" && <Button look="secondary" text="Try Again" onClick={onRepeat} />}
    </div>
  );
}

interface QuestionDialogProps {
  question: Question;
  request: RequestDetail;
  onConfirm(): void;
  onClose(): void;
}

function QuestionDialog({ question, request, onConfirm, onClose }: QuestionDialogProps): ReactNode {
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
