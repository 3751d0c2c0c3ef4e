/** Returns the message of an error, followed by the messages of its causes that it does not quote itself. */
export function messageWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : messageWithCauses(error.cause);
  return error.message.includes(cause) ? error.message : `${error.message} ${cause}`;
}
