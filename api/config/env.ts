/** The settings of the server, read once from the environment. `.env.example` has a line on each. */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import { isPasswordHash } from "../auth/password.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MODES = ["development", "production", "test"] as const;
const EMAIL = "one or more e-mail addresses, with commas between";

const EnvSchema = z
  .object({
    /** The address to listen on. */
    HOST: z.string().default("127.0.0.1"),
    /** The port to listen on; 0 takes a free one. */
    PORT: wholeNumber(0, 65_535).default(3000),
    /** Where visitors reach the site: over https, browsers are told to stay with it. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: "an address that begins with https:// or http://" }).optional(),
    /** How many proxies stand in front of the server, each of which adds to X-Forwarded-For. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    /** The folder that quote requests are kept in. */
    OUTBOX_DIR: z.string().optional(),
    /** The mail server, with name and password. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "smtp://name:password@host:587, or smtps://… for TLS from the start" })
      .optional(),
    /** Who e-mails are from: `Name <address>`, or an address. */
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u, "an e-mail address, or Name <address>")
      .optional(),
    /** Who gets quote requests. */
    QUOTE_TO: z
      .string()
      .transform((list) => list.split(",").map((address) => address.trim()))
      .pipe(z.array(z.email(EMAIL)))
      .optional(),
    /** Whether visitors are told by e-mail that their request was received. */
    QUOTE_ACKNOWLEDGE: z.stringbool("true or false").default(false),
    /** How many quote requests one address may send within ten minutes; one without scripts counts double. */
    QUOTE_LIMIT: wholeNumber(1).default(20),
    /** How many quote requests all addresses together may send within ten minutes. */
    QUOTE_LIMIT_TOTAL: wholeNumber(1).default(600),
    /** The agency's, for the times in its e-mails. */
    TIME_ZONE: z
      .string()
      .refine(isTimeZone, "the name of a time zone, such as America/Chicago")
      .default("America/Chicago"),
    /** What signatures are made with. Without it they are good until the process ends. */
    SESSION_SECRET: z
      .string()
      .min(32, "at least 32 characters, such as openssl rand -hex 32 prints")
      .default(() => randomBytes(32).toString("hex")),
    /** Of the password of the admin. */
    ADMIN_PASSWORD_HASH: z.string().refine(isPasswordHash, "what agency admin hash prints").optional(),
    /** The file that says what was done in the admin. */
    AUDIT_FILE: z.string().optional(),
    /** In production, the admin is closed without a password. */
    NODE_ENV: z.enum(MODES, `one of ${MODES.join(", ")}`).default("development"),
    LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  .superRefine(
    (env, context) => {
      for (const name of ["MAIL_FROM", "QUOTE_TO"] as const) {
        if (env.SMTP_URL !== undefined && env[name] === undefined) {
          context.addIssue({ code: "custom", path: [name], message: "set where SMTP_URL is" });
        }
      }
    },
    // Every problem is named at once: those of single settings do not hide this one.
    { when: ({ value }) => typeof value === "object" && value !== null },
  );

export type Env = z.infer<typeof EnvSchema>;

/** The settings, or every problem with them: one sentence each. A setting without a value is one that is left out. */
export function parseEnv(raw: Readonly<Record<string, string | undefined>>): { env: Env } | { problems: string[] } {
  const parsed = EnvSchema.safeParse(Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== "")));
  if (parsed.success) return { env: parsed.data };
  // What is given may be a secret.
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}.`);
  return { problems: [...new Set(problems)] };
}

/** The right side of every Message-ID: where the sender is at home. */
export function mailDomain({ MAIL_FROM = "" }: Pick<Env, "MAIL_FROM">): string {
  return /@([^@>]+)>?$/.exec(MAIL_FROM)?.[1] ?? "localhost";
}

function wholeNumber(least: number, most?: number) {
  const range = most === undefined ? `of at least ${least}` : `from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, `a whole number ${range}`)
    .transform(Number)
    .refine((number) => number >= least && number <= (most ?? number), `a whole number ${range}`);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
