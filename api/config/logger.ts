import pino, { type Logger } from "pino";
import { messageWithCauses } from "#content/platform/error-message.ts";
import type { Env } from "./env.ts";

/**
 * Creates the logger, which writes one line of JSON for each event to standard error.
 *
 * Log lines contain no IP address and nothing that a visitor has sent. Errors are logged as their message; the levels
 * `debug` and `trace` add the stack.
 */
export function createLogger({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
  const hasStacks = ["debug", "trace"].includes(LOG_LEVEL);
  return pino(
    {
      level: LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        err: (error: unknown) => (hasStacks ? pino.stdSerializers.err(error as Error) : messageWithCauses(error)),
      },
    },
    pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
}
