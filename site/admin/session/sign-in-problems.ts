/** The messages of a sign-in that did not succeed. */

import { errorMessage, RequestError } from "../api/request.ts";
import type { FirstField } from "./access.ts";

/** The values of the form: those of the first field and of the password. */
export type Credentials = Partial<Record<FirstField, string>> & { password: string };

/** A message by field; `form` is for a message that concerns no single field. */
export type SignInProblems = Partial<Record<keyof Credentials | "form", string>>;

const MISSING = { name: "Enter your name", email: "Enter your email", password: "Enter the password" };

/** Returns a message for each empty field, so that an incomplete form is not sent. */
export function findMissing(credentials: Credentials): SignInProblems {
  const fields = (["name", "email", "password"] as const).filter((field) => credentials[field]?.trim() === "");
  return Object.fromEntries(fields.map((field) => [field, MISSING[field]]));
}

/** Turns a failed sign-in into messages. */
export function describeSignInError(error: unknown, field: FirstField, now: Date): SignInProblems {
  const message = errorMessage(error, "The server is not responding. Check your connection, then try again.");
  // The browser has ended the sign-in, mostly because the user closed its dialog.
  if (error instanceof Error && PASSKEY_ERRORS.has(error.name)) return { form: NO_PASSKEY };
  if (!(error instanceof RequestError)) return { form: message };
  const { code, retryAfterSeconds } = error;
  const retry = retryAfterSeconds === undefined ? "" : ` ${describeRetry(retryAfterSeconds, now)}`;
  const fieldsByCode: Record<string, keyof Credentials> = { "wrong-password": "password", invalid: field };
  return { [fieldsByCode[code] ?? "form"]: message + retry };
}

const PASSKEY_ERRORS: ReadonlySet<string> = new Set(["AbortError", "NotAllowedError", "SecurityError", "UnknownError"]);

const NO_PASSKEY = "No passkey was used. Try again, or sign in with your password.";

function describeRetry(seconds: number, now: Date): string {
  if (seconds <= 60) return `You can try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  const time = new Date(now.getTime() + minutes * 60_000).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `You can try again in ${minutes} minutes, at ${time}.`;
}
