import { RequestError } from "./request.ts";

/** The message for a request that got no response. */
export const NO_RESPONSE = "The server did not respond.";

/** Returns the text to show for a failed API call. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof RequestError && error.userMessage) || fallback;
}
