/** Changes of one request. The server rejects a change if a colleague has changed the request since it was read. */
import { useMutation } from "@tanstack/react-query";
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api, type RequestPatch } from "../api/client.ts";
import { errorMessage, RequestError } from "../api/request.ts";
import { queryClient, readAgain } from "../query/query-client.ts";

/** The request as the user has seen it. */
type SeenRequest = Pick<RequestDetail, "id" | "version">;

/** A change of a request, which returns the changed one. */
type RequestChange = (seen: SeenRequest) => Promise<RequestDetail>;

const request = api.quotes[":id"];
const param = ({ id }: SeenRequest) => ({ param: { id } });
const ifSeen = ({ version }: SeenRequest) => ({ headers: { "If-Match": `"${version}"` } });

export const changeWork =
  (json: RequestPatch): RequestChange =>
  (seen) =>
    answer(request.$patch({ ...param(seen), json }, ifSeen(seen)));
export const addNote =
  (text: string): RequestChange =>
  (seen) =>
    answer(request.notes.$post({ ...param(seen), json: { text } }, ifSeen(seen)));
export const removeNote =
  (note: string): RequestChange =>
  (seen) =>
    answer(request.notes[":note"].$delete({ param: { id: seen.id, note } }, ifSeen(seen)));
/** Quarantines a request, which is not emailed any more. */
const markSpam: RequestChange = (seen) => answer(request.spam.$post(param(seen), ifSeen(seen)));
export const releaseRequest: RequestChange = (seen) => answer(request.release.$post(param(seen), ifSeen(seen)));
/** Emails a request to the office again, also if it was sent already. */
export const sendAgain: RequestChange = (seen) =>
  answer(request.resend.$post({ ...param(seen), json: { mayResend: true } }, ifSeen(seen)));

export const refreshInbox = () => readAgain({ queryKey: ["quotes", "list"] });

interface ChangeFailure {
  message: string;
  /** `gone` if nobody can change the request any more, `stale` if the user has to look at it first. */
  kind: "gone" | "stale" | "repeatable";
}

const NO_ANSWER = "The server did not respond, so we don't know if this was done. Try again: it is never done twice.";

const KINDS: Readonly<Record<string, ChangeFailure["kind"]>> = {
  "unknown-request": "gone",
  "request-changed": "stale",
  "already-sent": "stale",
};

/** @internal exported for tests */
export function describeChangeFailure(error: unknown): ChangeFailure {
  const code = error instanceof RequestError ? error.code : "";
  return { message: errorMessage(error, NO_ANSWER), kind: KINDS[code] ?? "repeatable" };
}

export interface ChangedRequest {
  request: RequestDetail;
  /** Called after a change that leads back to the list. */
  onDone(done: { text: string; undo?(): Promise<unknown> }): void;
  /** Called when the server has another version of the request. */
  onStale(): void;
}

export const requestKey = (id: string) => ["quotes", "request", id];

/** Changes a request, one change at a time. */
export function useRequestChanges({ request: shown, onDone, onStale }: ChangedRequest) {
  const { id, name, work } = shown;
  const queryKey = requestKey(id);
  const { mutate, variables, error, isPending } = useMutation({
    scope: { id },
    mutationFn: (task: (seen: RequestDetail) => Promise<void>) =>
      // The change before this one may have made a new version.
      task(queryClient.getQueryData<RequestDetail>(queryKey) ?? shown),
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
        const changed = await apply(seen);
        // It is newer than what is being read.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, changed);
        onSaved?.();
        showToast({ title, description, isDestructive: false });
      }),
    finish: () => leave(changeWork({ work: "done" }), changeWork({ work }), `${name} is marked as done.`),
    spam: () => leave(markSpam, releaseRequest, `${name} is quarantined as spam.`),
    /** Deletes the request with all its copies. */
    remove: () =>
      mutate(async (seen) => {
        await request.$delete(param(seen), ifSeen(seen));
        onDone({ text: `The request of ${name} was deleted.` });
      }),
  };
}
