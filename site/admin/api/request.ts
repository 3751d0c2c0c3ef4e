/** The members of a session that identify its user. Without accounts, there is no email address, and all have the same account. */
type Person = { account: string; name: string; email?: string | undefined };

interface ErrorBody {
  error: string;
  code: string;
  /** The fields that are in conflict, of an import. */
  conflicts: unknown;
  /** Missing unless the code is `signed-out`. */
  signInWith: "email" | "name";
  /** True if anyone can sign in with a passkey. Only of the code `signed-out`. */
  hasPasskeys: boolean;
  /** Problems of single fields, of the code `invalid`. */
  issues: readonly { field: string; message: string }[];
}

/** An error response. Its `message` is the status code and the body. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  /** The API's error code, such as `signed-out`, or "" if the response does not come from the API. */
  readonly code: string;
  /** The API's message for the user, or `message` if there is none. */
  readonly userMessage: string;
  /** The JSON body, without members of another type; empty if the response does not come from the API. */
  readonly body: Partial<ErrorBody>;
  /** The value of Retry-After, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, body: Partial<ErrorBody>, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = body;
    this.code = body.code ?? "";
    this.userMessage = body.error ?? this.message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns whether a request failed because the session has ended. */
export function isSignedOutError(cause: unknown): boolean {
  return cause instanceof RequestError && cause.code === SIGNED_OUT;
}

let headersForAll: Readonly<Record<string, string>> = {};

/** Returns the header that names the person for whom a request is sent. The server does nothing for anyone else. */
export function personHeaders({ account, email, name }: Person): Record<string, string> {
  return { "x-admin-person": encodeURIComponent(email === undefined ? name : account) };
}

/**
 * Sets the person for whom all requests are sent from now on. Someone else may sign in in another tab, and this one gets
 * the same cookie.
 */
export function sendRequestsFor(person: Person | undefined): void {
  headersForAll = person === undefined ? {} : personHeaders(person);
}

export function commonHeaders(): Readonly<Record<string, string>> {
  return headersForAll;
}

/**
 * Emits `SIGNED_OUT` when the server no longer accepts the session, `SIGN_IN_WANTED` when the user wants to sign in again,
 * and `SIGNED_IN` when that has succeeded.
 */
export const sessionEvents = new EventTarget();
export const SIGNED_OUT = "signed-out";
export const SIGN_IN_WANTED = "sign-in-wanted";
export const SIGNED_IN = "signed-in";

let askForProof: () => Promise<boolean> = async () => false;

/**
 * Sets the function that asks users to prove who they are, when the server wants it before a request.
 * @param ask returns false if the user does not want to
 */
export function onProofWanted(ask: () => Promise<boolean>): void {
  askForProof = ask;
}

/** Paths of requests by POST that change nothing. */
const READS = /\/(?:documents|preview)$/;

/**
 * Sends a request of the client for the person that the panel shows. Takes the place of `fetch`.
 * @throws RequestError if the response is an error
 * @throws TypeError if there is no response
 */
export const send: typeof fetch = (input, init) => sendAccepting([], input, init);

/** Creates a `send` whose caller handles error responses with a status like a success. */
export function accepting(...statuses: readonly number[]): typeof fetch {
  return (input, init) => sendAccepting(statuses, input, init);
}

async function sendAccepting(
  statuses: readonly number[],
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const headers = new Headers({ ...headersForAll, ...Object.fromEntries(new Headers(init?.headers)) });
  const response = await fetch(input, { ...init, credentials: "include", headers });
  if (response.ok || statuses.includes(response.status)) return response;
  const text = (await response.text()) || response.statusText;
  const isRead = init?.method === "GET" || READS.test(String(input));
  const error = toRequestError(response.status, text, response.headers.get("Retry-After"), isRead);
  if (error.code === "confirm-identity" && (await askForProof())) return sendAccepting(statuses, input, init);
  throw error;
}

/**
 * Returns the error for a response. If the server no longer accepts the session, it emits `SIGNED_OUT`, and for a change
 * `SIGN_IN_WANTED` as well, because the user waits for it.
 */
export function toRequestError(status: number, text: string, retryAfter: string | null, isRead: boolean): RequestError {
  const error = new RequestError(status, text, parseErrorBody(text), Number(retryAfter) || undefined);
  if (error.code === SIGNED_OUT) {
    sessionEvents.dispatchEvent(new Event(SIGNED_OUT));
    if (!isRead) sessionEvents.dispatchEvent(new Event(SIGN_IN_WANTED));
  }
  return error;
}

function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const { error, code, conflicts, signInWith, hasPasskeys, issues } = JSON.parse(text);
    return {
      ...(typeof error === "string" && { error }),
      ...(typeof code === "string" && { code }),
      ...((signInWith === "email" || signInWith === "name") && { signInWith }),
      ...(hasPasskeys === true && { hasPasskeys }),
      ...(Array.isArray(issues) && { issues }),
      conflicts,
    };
  } catch {
    return {};
  }
}

/** The message for a request that got no response. */
export const NO_RESPONSE = "The server did not respond.";

/** Returns the text to show for a failed API call. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof RequestError && error.userMessage) || fallback;
}
