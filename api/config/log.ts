import pino, { type Logger } from "pino";
import { errorMessage } from "#content/platform/error-message.ts";
import type { Env } from "./env.ts";

/**
 * The log: a line of JSON for each thing that happened, on standard error. Nothing that a visitor sent is in it, and no
 * address; errors are told by their messages, and by where they were thrown at the level `debug`.
 */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">): Logger {
  const hasStacks = ["debug", "trace"].includes(LOG_LEVEL);
  return pino(
    {
      level: LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        err: (error: unknown) => (hasStacks ? pino.stdSerializers.err(error as Error) : errorMessage(error)),
      },
    },
    pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
}
