import type { QuoteIssue } from "#schemas/quotes/quote-request.ts";

/** HTTP status and default message of every error that the server responds with, by code. */
export const ERRORS = {
  "bad-request": [400, "The request is malformed. Check its address and headers."],
  "bad-body": [400, "The request body does not match its Content-Type. Send valid JSON or form fields in UTF-8."],
  "bad-key": [
    400,
    "Idempotency-Key must be 1 to 200 visible ASCII characters. Send the request again with a valid key.",
  ],
  "signed-out": [401, "You are signed out. Please sign in."],
  "wrong-password": [401, "The password is wrong. Please try again."],
  "wrong-passkey": [401, "The passkey did not work. Try again, or sign in with your password."],
  "admin-closed": [
    403,
    "The admin is closed. Run `agency admin add`, or set ADMIN_PASSWORD_HASH and restart the server.",
  ],
  "cross-site": [403, "This request must come from our own website. Open the website and try again."],
  forbidden: [403, "Only owners may do this. Ask an owner of the site."],
  "not-found": [404, "There is nothing at this address. Check the URL."],
  "unknown-page": [404, "This page does not exist. Check its name."],
  "unknown-revision": [404, "This version does not exist. Reload the history and choose another one."],
  "unknown-account": [404, "This account does not exist. It may have been removed."],
  "unknown-file": [404, "This link is wrong or has expired. The admin has the file with its request."],
  "unknown-photo": [404, "This photo does not exist. It may have been deleted."],
  "unknown-passkey": [404, "This passkey does not exist. It may have been removed."],
  "unknown-session": [404, "This session does not exist. It may have ended."],
  "unknown-request": [404, "This quote request does not exist. A colleague may have deleted it."],
  "unknown-proposal": [404, "There is no change with this ID. Check the ID or the link."],
  "unknown-link": [404, "This preview does not exist, or it has ended. Ask for a new link."],
  "unknown-token": [404, "This link or token does not exist. It may have expired or been revoked."],
  "method-not-allowed": [405, "This address does not accept that method. Check the Allow header."],
  "ambiguous-revision": [
    409,
    "Several versions from merged branches have this number. Use the id of the version, which the history lists.",
  ],
  "email-taken": [409, "Another account has this email address. Use another address, or change that account."],
  "photo-in-use": [409, "This photo is shown on a page, so it was not deleted. Remove it there first."],
  "last-owner": [409, "The last owner cannot be removed or become an editor. Make another account an owner first."],
  "first-owner": [
    409,
    "The first account must be an owner, so that someone can manage the others. Give it the role owner.",
  ],
  "request-busy": [409, "This request is being sent right now. Nothing was changed. Please try again in a minute."],
  "already-sent": [409, "This request was sent to the office already. Confirm that you want to send it again."],
  "passkey-taken": [409, "This passkey is in use already. Choose another one."],
  "too-many-passkeys": [409, "An account can have 10 passkeys. Remove one that you no longer use, then try again."],
  "passkeys-unavailable": [
    409,
    "Passkeys do not work at this address. Ask the person who runs the server to set PUBLIC_URL to the site's https address.",
  ],
  "request-timeout": [408, "The request took too long to arrive. Please try again."],
  gone: [410, "This page was removed. Start from the home page."],
  "revision-conflict": [
    412,
    "Someone else has changed the content. Nothing was imported. Check the changes and try again.",
  ],
  "content-conflict": [
    412,
    "Someone else has changed the same fields. Nothing was imported. Choose whose version to keep and try again.",
  ],
  "request-changed": [
    412,
    "Someone else has changed this request since you opened it. Nothing was changed. Look at it again, and repeat if you still want to.",
  ],
  "proposal-changed": [
    412,
    "Someone has changed, published or withdrawn this since you opened it. Your action had no effect. Reload it and try again.",
  ],
  "too-large": [413, "The request is too large. Shorten it and try again."],
  "incomplete-body": [400, "The request ended before its body was complete. Please try again."],
  "unsupported-type": [415, "The request must be uncompressed JSON or form fields in UTF-8. Check its Content-Type."],
  "bad-time": [422, "This time cannot be used. Choose another one."],
  "nothing-proposed": [422, "There is nothing to save. Change something first."],
  "unknown-form": [422, "Our site no longer has this form. Choose another one under For Clients, or call us."],
  invalid: [422, "Some fields are not valid. Please correct them and try again."],
  "import-failed": [422, "Nothing was imported. Fix the problems and try again."],
  "too-expensive": [
    422,
    "This needs more time or memory than the server allows, so it was stopped. Nothing was changed. Split the content by page and send the parts, or run `agency` on the server.",
  ],
  "unusable-photo": [422, "This file is not a photo that we can use. Add a JPEG, PNG, WebP, AVIF or GIF file."],
  "key-reused": [422, "This Idempotency-Key was already used for a different request. Send this one with a new key."],
  "too-many": [429, "We have received too many requests. Please try again later, or call us."],
  "headers-too-large": [431, "The request headers are too large. Clear the cookies of this site and try again."],
  internal: [500, "Something went wrong. Please try again."],
  "store-failed": [
    500,
    "The content could not be read or saved. Nothing was imported, and the pages have not changed. Check the server log.",
  ],
  "pages-failed": [
    500,
    "A page could not be rendered. Nothing was imported, and the pages have not changed. Check the server log.",
  ],
  "history-broken": [
    503,
    "A file of the history is damaged. Nothing was changed. Ask the person who runs the server to run `agency doctor`: it names the file and the next step.",
  ],
  "photos-failed": [
    500,
    "The photos could not be read or saved, and nothing was changed. Please try again. If it happens again, check the server log.",
  ],
  unavailable: [503, "Failed to submit form. Please try again."],
  "scan-failed": [
    503,
    "Files cannot be checked right now, so nothing was sent. Send the form without files, or try again later.",
  ],
  "store-locked": [503, "Another import is running. Nothing was imported. Please try again in a moment."],
  "approval-needed": [403, "This change needs approval. Send it for approval."],
  "bad-token": [401, "The token is missing, wrong, expired or revoked. Create one in the admin, under Your Account."],
  "confirm-identity": [403, "Enter your password to confirm that it is you."],
  "database-failed": [
    503,
    "The database could not be read or written, and nothing was changed. Please try again. If it happens again, ask the person who runs the server to check its database and the server log.",
  ],
  "audit-unavailable": [
    503,
    "Nothing was changed, because the audit log cannot be written. Ask the person who runs the server to check its disk and the server log.",
  ],
  "disk-full": [
    507,
    "The server's disk is full. Nothing was imported, and the pages have not changed. Free some space and try again.",
  ],
} as const satisfies Record<string, readonly [number, string]>;

export type ApiErrorCode = keyof typeof ERRORS;

/** `message` replaces the default message of the code. */
type ApiErrorOptions = ErrorOptions &
  Partial<Pick<ApiError, "headers" | "issues" | "details">> & { message?: string | undefined };

/** An error that the API sends to the client as `{ error, code }` with the status of its code. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: (typeof ERRORS)[ApiErrorCode][0];
  readonly headers: Readonly<Record<string, string>>;
  /** Problems of single fields of the quote form. */
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
