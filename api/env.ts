/** The settings of the server, read once from the environment. `.env.example` has a line on each. */
import { randomBytes } from "node:crypto";
import * as z from "zod";

const optional = (schema: z.ZodType<string>) =>
  // A line without a value in a .env file is a setting that is left out.
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const flag = z.preprocess((value) => (value === "" ? undefined : value), z.stringbool().default(false));

const EnvSchema = z.object({
  /** The address to listen on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The port to listen on; 0 takes a free one. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where visitors reach the site; over https, browsers are told to stay there. */
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  /** How many proxies stand in front, each of which adds to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The folder that quote requests are kept in. */
  OUTBOX_DIR: z.string().min(1).default("var/outbox"),
  /** The mail server, with name and password: smtp://…, or smtps://… for TLS from the start. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  /** Who e-mails come from. */
  MAIL_FROM: optional(z.string()),
  /** Who gets quote requests: addresses with commas between. */
  QUOTE_TO: optional(z.string()),
  /** Whether visitors are told by e-mail that their request was received. */
  QUOTE_ACKNOWLEDGE: flag,
  /** How many quote requests one address may send within ten minutes. */
  QUOTE_LIMIT: z.coerce.number().int().min(1).default(10),
  /** How many quote requests all addresses together may send within ten minutes. */
  QUOTE_LIMIT_TOTAL: z.coerce.number().int().min(1).default(600),
  /** The time zone of the agency, for the times in its e-mails. */
  TIME_ZONE: z.string().default("America/Chicago"),
  /** What signatures are made with; without it they end with the process. */
  SESSION_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString("hex")),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  NODE_ENV: z.string().optional(),
});

export type Env = z.infer<typeof EnvSchema>;

/** The settings, or every problem with them: one sentence each. */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): { env: Env } | { problems: string[] } {
  const parsed = EnvSchema.safeParse(raw);
  if (parsed.success) return { env: parsed.data };
  return { problems: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}
