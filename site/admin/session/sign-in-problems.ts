/** Why somebody could not sign in. */
import { errorMessage } from "../api/error-message.ts";
import { RequestError } from "../api/request.ts";

export interface Credentials {
  name: string;
  password: string;
}

/** By field, what is wrong with it; `form` is about none of them. */
export type SignInProblems = Partial<Record<keyof Credentials | "form", string>>;

/** What is missing before the server is asked. */
export function missingIn({ name, password }: Credentials): SignInProblems {
  return {
    ...(name.trim() === "" && { name: "Please enter your name" }),
    ...(password === "" && { password: "Please enter the password" }),
  };
}

const FIELD_OF: Record<string, keyof Credentials> = { "wrong-password": "password", invalid: "name" };

/** @param now when the server refused */
export function problemsOf(error: unknown, now: Date): SignInProblems {
  const message = errorMessage(error, "The server does not answer. Please try again.");
  if (!(error instanceof RequestError)) return { form: message };
  const when = error.retryAfter === undefined ? "" : ` ${tryAgain(error.retryAfter, now)}`;
  return { [FIELD_OF[error.code] ?? "form"]: message + when };
}

function tryAgain(seconds: number, now: Date): string {
  const minutes = Math.ceil(seconds / 60);
  const time = new Date(now.getTime() + minutes * 60_000).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `You can try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, at ${time}.`;
}
