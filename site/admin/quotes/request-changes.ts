/** Changes of one request. The server rejects a change if a colleague has changed the request since it was read. */
import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { answer, api, type RequestPatch } from "../api/client.ts";
import { errorMessage, RequestError } from "../api/request.ts";
import { readAgain } from "../query/query-client.ts";

/** The request as the user has seen it. */
type SeenRequest = Pick<RequestDetail, "id" | "version">;

/** A change of a request, which returns the changed one. */
export type RequestChange = (seen: SeenRequest) => Promise<RequestDetail>;

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
export const markSpam: RequestChange = (seen) => answer(request.spam.$post(param(seen), ifSeen(seen)));
export const releaseRequest: RequestChange = (seen) => answer(request.release.$post(param(seen), ifSeen(seen)));
/** Emails a request to the office again, also if it was sent already. */
export const sendAgain: RequestChange = (seen) =>
  answer(request.resend.$post({ ...param(seen), json: { mayResend: true } }, ifSeen(seen)));
/** Deletes a request with all its copies. */
export const deleteRequest = (seen: SeenRequest) => request.$delete(param(seen), ifSeen(seen));

export const refreshInbox = () => readAgain({ queryKey: ["quotes", "list"] });

export interface ChangeFailure {
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

export function describeChangeFailure(error: unknown): ChangeFailure {
  const code = error instanceof RequestError ? error.code : "";
  return { message: errorMessage(error, NO_ANSWER), kind: KINDS[code] ?? "repeatable" };
}
