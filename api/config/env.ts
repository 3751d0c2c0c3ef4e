/** Server configuration from environment variables. `.env.example` describes each variable for operators. */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import { isPasswordHash } from "../auth/password.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MODES = ["development", "production", "test"] as const;

/** `Name <address>`, or an address alone. */
const MAILBOX = /^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u;

/** Error messages complete the sentence "NAME must be …". */
const EnvSchema = z
  .object({
    /** IP address to listen on. */
    HOST: z.string().default("127.0.0.1"),
    /** Port to listen on. 0 takes any free port. */
    PORT: wholeNumber(0, 65_535).default(3000),
    /** URL at which visitors reach the site. If it is https, the server sends HSTS. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: "a URL that begins with https:// or http://" }).optional(),
    /** Number of reverse proxies in front of the server, each of which appends to X-Forwarded-For. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    /** Folder of the stored quote requests. */
    OUTBOX_DIR: z.string().optional(),
    /** Mail server, with name and password. */
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: "a URL such as smtp://name:password@host:587, or smtps:// for TLS from the start",
      })
      .optional(),
    /** Sender of all emails: `Name <address>`, or an address. */
    MAIL_FROM: z.string().regex(MAILBOX, "an email address, or Name <address>").optional(),
    /** Recipients of quote requests. */
    QUOTE_TO: z
      .string()
      .transform((list) => list.split(",").map((address) => address.trim()))
      .pipe(z.array(z.email("one or more email addresses, separated by commas")))
      .optional(),
    /** True to confirm each quote request to the visitor by email. */
    QUOTE_ACKNOWLEDGE: z.stringbool("true or false").default(false),
    /** Quote requests that one client may send within ten minutes. One without a form token counts double. */
    QUOTE_LIMIT: wholeNumber(1).default(20),
    /** Quote requests that all clients together may send within ten minutes. */
    QUOTE_LIMIT_TOTAL: wholeNumber(1).default(600),
    /** Time zone of the times in emails. */
    TIME_ZONE: z
      .string()
      .refine(isTimeZone, "the name of a time zone, such as America/Chicago")
      .default("America/Chicago"),
    /** Key for signatures of form tokens and known devices. The default is random, so they expire when the process ends. */
    SESSION_SECRET: z
      .string()
      .min(32, "at least 32 characters long. `openssl rand -hex 32` prints a suitable value")
      .default(() => randomBytes(32).toString("hex")),
    /** Hash of the password of an office without accounts. */
    ADMIN_PASSWORD_HASH: z.string().refine(isPasswordHash, "a hash that `agency admin hash` has printed").optional(),
    /** Folder of the accounts and sessions of the admin. */
    ADMIN_DIR: z.string().optional(),
    /** File to which the admin's audit log is appended. */
    AUDIT_FILE: z.string().optional(),
    /** Key of the hash chain of the audit log. */
    AUDIT_KEY: z
      .string()
      .min(32, "at least 32 characters long. `openssl rand -hex 32` prints a suitable value")
      .optional(),
    /** In production, the admin is closed unless ADMIN_PASSWORD_HASH is set or there is an account. */
    NODE_ENV: z.enum(MODES, `one of ${MODES.join(", ")}`).default("development"),
    LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  .superRefine(
    (env, context) => {
      for (const name of ["MAIL_FROM", "QUOTE_TO"] as const) {
        if (env.SMTP_URL !== undefined && env[name] === undefined) {
          context.addIssue({ code: "custom", path: [name], message: "set if SMTP_URL is set" });
        }
      }
    },
    // Runs even if single variables are invalid, so that all problems are reported together.
    { when: ({ value }) => typeof value === "object" && value !== null },
  );

export type Env = z.infer<typeof EnvSchema>;

/**
 * Parses the environment variables of the server. An empty variable counts as not set.
 * @returns the configuration, or every problem with it as one sentence each. No sentence quotes a value, because it may
 * be a secret.
 */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): { env: Env } | { problems: string[] } {
  const parsed = EnvSchema.safeParse(Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== "")));
  if (parsed.success) return { env: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}.`);
  return { problems: [...new Set(problems)] };
}

/** Returns the sender's domain, which is the domain of every Message-ID. */
export function mailDomain({ MAIL_FROM = "" }: Pick<Env, "MAIL_FROM">): string {
  return /@([^@>]+)>?$/.exec(MAIL_FROM)?.[1] ?? "localhost";
}

function wholeNumber(min: number, max?: number) {
  const error = `a whole number ${max === undefined ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= (max ?? number), error);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
