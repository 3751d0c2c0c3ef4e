import { type ReactNode, useEffect, useRef, useState } from "react";
import type { RequestDetail } from "#schemas/quote-inbox.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { errorMessage } from "../api/error-message.ts";
import {
  markHandled,
  markNotHandled,
  type RequestChange,
  releaseRequest,
  removeRequest,
  sendAgain,
} from "../api/quotes-api.ts";
import { RequestError } from "../api/request.ts";
import { Modal } from "../ui/modal.tsx";
import { agencyName, replyHref } from "./reply-href.ts";

interface RequestActionsProps {
  request: RequestDetail;
  onChanged(request: RequestDetail): void;
  /** Called when the server has another version of the request. */
  onStale(): void;
  onDone(done: { text: string; handled?: RequestDetail }): void;
}

/** The last change that failed. */
interface Failure {
  message: string;
  /** Missing if the user has to look at the request first. */
  repeat?: () => void;
}

/** Changes that ask first. */
type Question = "delete" | "send-again";

const NO_ANSWER = "The server did not respond, so we don't know if this was done. Try again: it is never done twice.";

/** The buttons of a request. Each change is made once, and what fails can be repeated. */
export function RequestActions({ request, onChanged, onStale, onDone }: RequestActionsProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [question, setQuestion] = useState<Question>();
  const { name, phone, status } = request;
  const tel = phoneHref(phone);
  const isHandled = status === "handled";

  async function run(task: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setQuestion(undefined);
    try {
      await task();
    } catch (error) {
      const code = error instanceof RequestError ? error.code : "";
      const message = errorMessage(error, NO_ANSWER);
      if (code === "unknown-request") return onDone({ text: message });
      const isStale = STALE_CODES.has(code);
      setFailure(isStale ? { message } : { message, repeat: () => void run(task) });
      if (isStale) onStale();
    } finally {
      setBusy(false);
    }
  }

  const change = (apply: RequestChange, title: string, description: string) =>
    run(async () => {
      onChanged(await apply(request));
      showToast({ title, description, isDestructive: false });
    });

  const handle = () =>
    run(async () => {
      const handled = await markHandled(request);
      const by = handled.handled?.by;
      onDone({ text: `${name} is marked as handled${by ? ` by ${by}` : ""}.`, handled });
    });

  const remove = () =>
    run(async () => {
      await removeRequest(request);
      onDone({ text: `The request of ${name} was deleted.` });
    });

  return (
    <div className="request-actions">
      {failure && <FailureBox {...failure} />}
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
          {!isHandled && (
            <button className="button secondary" type="button" disabled={isBusy} onClick={handle}>
              Mark as Handled
            </button>
          )}
          {isHandled && (
            <button
              className="button secondary"
              type="button"
              disabled={isBusy}
              onClick={() => change(markNotHandled, "Not handled", `${name} is waiting again.`)}
            >
              Mark as Not Handled
            </button>
          )}
        </div>
        {request.delivery.office.status === "quarantined" ? (
          <button
            className="button secondary"
            type="button"
            disabled={isBusy}
            onClick={() => change(releaseRequest, "Not spam", "It will be emailed to the office in a moment.")}
          >
            Not Spam
          </button>
        ) : (
          <button
            className="button quiet"
            type="button"
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={() => setQuestion("send-again")}
          >
            Send Again…
          </button>
        )}
        <button
          className="button quiet"
          type="button"
          aria-haspopup="dialog"
          disabled={isBusy}
          onClick={() => setQuestion("delete")}
        >
          Delete…
        </button>
      </div>
      {question === "send-again" && (
        <Modal title="Send Again?" onClose={() => setQuestion(undefined)}>
          <p>This emails the request to the office once more. The customer gets nothing new.</p>
          {isHandled && <p>The request will be waiting again, not handled.</p>}
          <DialogActions
            action="Send Again"
            onAct={() => change(sendAgain, "Sending again", "It will be emailed to the office in a moment.")}
            onCancel={() => setQuestion(undefined)}
          />
        </Modal>
      )}
      {question === "delete" && (
        <Modal title={`Delete the Request of ${name}?`} onClose={() => setQuestion(undefined)}>
          <p>
            This removes the request, its message and contact data, and every copy on this server. It cannot be undone.
          </p>
          <p>
            Emails that the office or the customer has already got stay in their mailboxes. History keeps a note that
            you deleted a request, without the customer's data.
          </p>
          <DialogActions action="Delete" onAct={remove} onCancel={() => setQuestion(undefined)} />
        </Modal>
      )}
    </div>
  );
}

const STALE_CODES: ReadonlySet<string> = new Set(["request-changed", "already-sent"]);

function FailureBox({ message, repeat }: Failure): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div className="outcome destructive" role="alert" tabIndex={-1} ref={box}>
      <p>{message}</p>
      {repeat && (
        <button className="button secondary" type="button" onClick={repeat}>
          Try Again
        </button>
      )}
    </div>
  );
}

interface DialogActionsProps {
  action: string;
  onAct(): void;
  onCancel(): void;
}

function DialogActions({ action, onAct, onCancel }: DialogActionsProps): ReactNode {
  return (
    <div className="actions">
      <button className="button" type="button" onClick={onAct}>
        {action}
      </button>
      <button className="button secondary" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
