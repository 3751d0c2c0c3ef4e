/** What an error says, and what the errors say that caused it. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${errorMessage(error.cause)}`;
}
