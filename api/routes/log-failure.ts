import type { Logger } from "pino";

/** Creates a rejection handler for a part that a response can do without: logs the reason, and returns undefined. */
export function logFailure(log: Logger, message: string) {
  return (err: unknown): undefined => {
    log.error({ err }, message);
  };
}
