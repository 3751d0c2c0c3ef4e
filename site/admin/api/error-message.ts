import { RequestError } from "./request.ts";

/** What to say of a call that failed: the API's sentence, or `otherwise` where it did not answer. */
export function errorMessage(error: unknown, otherwise: string): string {
  return (error instanceof RequestError && error.sentence) || otherwise;
}
