/** The messages of a sign-in that did not succeed. */
import { errorMessage } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";

export interface Credentials {
  name: string;
  password: string;
}

/** A message by field; `form` is for a message that concerns no single field. */
export type SignInProblems = Partial<Record<keyof Credentials | "form", string>>;

/** Returns a message for each empty field, so that an incomplete form is not sent. */
export function findMissing({ name, password }: Credentials): SignInProblems {
  return {
    ...(name.trim() === "" && { name: "Enter your name" }),
    ...(password === "" && { password: "Enter the password" }),
  };
}

/** The field that an error code of the API concerns. */
const FIELDS_BY_CODE: Record<string, keyof Credentials> = { "wrong-password": "password", invalid: "name" };

/**
 * Turns a failed sign-in into messages.
 * @param now the time of the response, from which `Retry-After` counts
 */
export function describeSignInError(error: unknown, now: Date): SignInProblems {
  const message = errorMessage(error, "The server is not responding. Check your connection, then try again.");
  if (!(error instanceof RequestError)) return { form: message };
  const { code, retryAfterSeconds } = error;
  const retry = retryAfterSeconds === undefined ? "" : ` ${describeRetry(retryAfterSeconds, now)}`;
  return { [FIELDS_BY_CODE[code] ?? "form"]: message + retry };
}

function describeRetry(seconds: number, now: Date): string {
  const minutes = Math.ceil(seconds / 60);
  const time = new Date(now.getTime() + minutes * 60_000).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `You can try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, at ${time}.`;
}
