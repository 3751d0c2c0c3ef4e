import type { QuoteIssue } from "#schemas/quote-request.ts";

/** Every way in which the server says no: by code, the status and the sentence for whoever asked. */
export const ERRORS = {
  "bad-request": [400, "The request could not be understood."],
  "bad-body": [400, "The request could not be read: it is not what its type says."],
  "bad-key": [400, "An Idempotency-Key is 1 to 200 visible ASCII characters."],
  "signed-out": [401, "You are signed out. Please sign in."],
  "wrong-password": [401, "That is not the password."],
  "admin-closed": [403, "The admin is closed."],
  "cross-site": [403, "This can only be sent from our own site."],
  "not-found": [404, "There is nothing at this address."],
  "unknown-page": [404, "There is no such page."],
  "unknown-revision": [404, "There is no such revision."],
  "method-not-allowed": [405, "This address does not take that method."],
  "request-timeout": [408, "The request took too long."],
  "revision-conflict": [412, "Somebody else has changed the content meanwhile. Nothing was imported."],
  "too-large": [413, "The request is too large."],
  "unsupported-type": [415, "A request is JSON or a form, in UTF-8, and not compressed."],
  invalid: [422, "Please check what is filled in."],
  "import-failed": [422, "Nothing was imported."],
  "key-reused": [422, "A request with this Idempotency-Key was sent before, and it was another one."],
  "too-fast": [429, "That was faster than we can tell from a program. Please press the button once more."],
  "too-many": [429, "Too many requests have come from you. Please try again later, or call us."],
  "headers-too-large": [431, "The headers of the request are too large."],
  internal: [500, "Something went wrong. Please try again."],
  "store-failed": [500, "The content could not be read or written. Nothing was imported: the pages are as they were."],
  "pages-failed": [500, "A page cannot be rendered from this. Nothing was imported: the pages are as they were."],
  unavailable: [503, "Failed to submit form. Please try again."],
  "store-locked": [503, "Somebody else is importing just now. Nothing was imported: please try again in a moment."],
  "disk-full": [507, "The disk of the server is full. Nothing was imported: the pages are as they were."],
} as const satisfies Record<string, readonly [number, string]>;

export type ApiErrorCode = keyof typeof ERRORS;

interface ApiErrorOptions extends ErrorOptions {
  /** The sentence, where there is more to say than the code's own. */
  message?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** What is wrong with which field. */
  issues?: readonly QuoteIssue[];
  /** What else the answer says. */
  details?: Readonly<Record<string, unknown>>;
}

/** A refusal, as the answer tells it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: (typeof ERRORS)[ApiErrorCode][0];
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly QuoteIssue[] | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ApiErrorCode,
    { message = ERRORS[code][1], headers = {}, issues, details = {}, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.status = ERRORS[code][0];
    this.headers = headers;
    this.issues = issues;
    this.details = details;
  }
}
