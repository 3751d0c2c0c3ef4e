/** Server configuration from environment variables. `.env.example` describes each variable for operators. */
import { randomBytes } from "node:crypto";
import * as z from "zod";
import { DATABASE_URL_FORM, parseDatabaseUrl, readDatabaseUrl } from "#content/database/database-url.ts";
import type { RequestKind } from "#content/quote-form/request-kinds.ts";
import { findLine, type SiteLines } from "#schemas/lines.ts";
import type { StoredQuote } from "#schemas/quotes/quote-request.ts";
import { isTimeZone } from "#schemas/values/value-formats.ts";
import { isPasswordHash } from "../auth/password.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MODES = ["development", "production", "test"] as const;

/** `Name <address>`, or an address alone. */
const MAILBOX = /^(?:[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u;

/** `whsec_` and the Base64 of 24 to 64 bytes (https://github.com/standard-webhooks/standard-webhooks). */
const WEBHOOK_SECRET = /^whsec_(?=[^=]{32,86}={0,2}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Settings that replace QUOTE_TO for one kind of request or line of business, such as QUOTE_TO_COMMERCIAL. */
const LINE_RECIPIENTS_NAME = /^QUOTE_TO_[A-Z0-9_]+$/;

const REQUIRED_TOGETHER = [
  ["WEBHOOK_URL", "WEBHOOK_SECRET"],
  ["WEBHOOK_SECRET", "WEBHOOK_URL"],
  ["SMTP_URL", "ALERT_SMTP_URL"],
  ["MAIL_FROM", "SMTP_URL"],
  ["QUOTE_TO", "SMTP_URL"],
] as const;

/** Error messages complete the sentence "NAME must be …". */
const WebAddress = z.url({ protocol: /^https?$/, error: "a URL that begins with https:// or http://" });
const MailServer = z.url({
  protocol: /^smtps?$/,
  error: "a URL such as smtp://name:password@host:587, or smtps:// for TLS from the start",
});
const SecretKey = z.string().min(32, "at least 32 characters long. `openssl rand -hex 32` prints a suitable value");
const Addresses = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email("one or more email addresses, separated by commas")));

const EnvSchema = z
  .object({
    HOST: z.string().default("127.0.0.1"),
    PORT: wholeNumber(0, 65_535).default(3000),
    /** URL at which visitors reach the site, without a path, because the links of the pages begin at the root. If it is https, the server sends HSTS. */
    PUBLIC_URL: WebAddress.regex(
      /^(?:[^/]*\/\/)?[^/?#]*\/?$/,
      "a URL without a path, such as https://www.example.com",
    ).optional(),
    HSTS_SUBDOMAINS: z.stringbool("true or false").default(false),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    DATABASE_URL: z
      .string()
      .default("file:var/agency.db")
      .transform((text, { addIssue }) => {
        const place = parseDatabaseUrl(text);
        if (place === undefined) addIssue(DATABASE_URL_FORM);
        return place ?? z.NEVER;
      }),
    BUILD_HOOK_URL: WebAddress.optional(),
    RETENTION_DAYS: wholeNumber(1).optional(),
    SMTP_URL: MailServer.optional(),
    MAIL_FROM: z.string().regex(MAILBOX, "an email address, or Name <address>").optional(),
    QUOTE_TO: Addresses.optional(),
    /** The settings for single kinds of requests and lines of business, by their names. */
    LINE_RECIPIENTS: z.record(z.string(), Addresses).default({}),
    QUOTE_ALERT_TO: Addresses.optional(),
    ALERT_SMTP_URL: MailServer.optional(),
    WEBHOOK_URL: z.string().refine(isWebhookUrl, "a URL that begins with https://").optional(),
    WEBHOOK_SECRET: z
      .string()
      .regex(WEBHOOK_SECRET, "whsec_ and the Base64 of 24 to 64 random bytes. .env.example shows how to create one")
      .optional(),
    /** Command that reads a file from its standard input, and ends with 0 if the file is clean and with 1 if not. */
    FILE_SCAN_COMMAND: z.string().optional(),
    WEEKLY_EMAIL: z.stringbool("true or false").default(false),
    QUOTE_ACKNOWLEDGE: z.stringbool("true or false").optional(),
    QUOTE_LIMIT: wholeNumber(1).default(20),
    /** The same for all clients together. Requests without a form token have their own total of this size. */
    QUOTE_LIMIT_TOTAL: wholeNumber(1).default(600),
    TIME_ZONE: z
      .string()
      .refine(isTimeZone, "the name of a time zone, such as America/Chicago")
      .default("America/Chicago"),
    /** Key for signatures of form tokens and known devices. The default is random, so they expire when the process ends. */
    SESSION_SECRET: SecretKey.default(() => randomBytes(32).toString("hex")),
    /** True if SESSION_SECRET is set, so that what is signed with it stays valid after a restart and on all servers. */
    HAS_SESSION_SECRET: z.boolean().default(false),
    ADMIN_PASSWORD_HASH: z.string().refine(isPasswordHash, "a hash that `agency admin hash` has printed").optional(),
    METRICS_TOKEN: z.string().min(16, "at least 16 characters long").optional(),
    AUDIT_KEY: SecretKey.optional(),
    /** In production, the admin is closed unless ADMIN_PASSWORD_HASH is set or there is an account. */
    NODE_ENV: z.enum(MODES, `one of ${MODES.join(", ")}`).default("development"),
    LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
  })
  .superRefine(
    (env, context) => {
      for (const [name, other] of REQUIRED_TOGETHER) {
        const isMissing = env[name] === undefined && env[other] !== undefined;
        if (isMissing) context.addIssue({ code: "custom", path: [name], message: `set if ${other} is set` });
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
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
  const lines = Object.entries(given).filter(([name]) => LINE_RECIPIENTS_NAME.test(name));
  const derived = {
    DATABASE_URL: readDatabaseUrl(given),
    LINE_RECIPIENTS: Object.fromEntries(lines),
    HAS_SESSION_SECRET: given.SESSION_SECRET !== undefined,
  };
  const parsed = EnvSchema.safeParse({ ...given, ...derived });
  if (parsed.success) return { env: parsed.data };
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${String(path[0] === "LINE_RECIPIENTS" ? path[1] : path[0])} must be ${message}.`,
  );
  return { problems: [...new Set(problems)] };
}

/** Returns the sender's domain, which is the domain of every Message-ID. */
export function mailDomain({ MAIL_FROM = "" }: Pick<Env, "MAIL_FROM">): string {
  return /@([^@>]+)>?$/.exec(MAIL_FROM)?.[1] ?? "localhost";
}

export type RecipientSettings = Partial<Pick<Env, "QUOTE_TO" | "LINE_RECIPIENTS">>;

/**
 * Returns the recipients of a request: those of its kind, else those of its line of business, or those of all requests.
 * The settings of the server precede the address in the content. Undefined if there are none.
 */
export function listRecipients(
  { kind, insuranceType }: Pick<StoredQuote, "kind" | "insuranceType">,
  { QUOTE_TO, LINE_RECIPIENTS = {} }: RecipientSettings,
  { site, kinds }: { site: SiteLines; kinds: readonly RequestKind[] },
): readonly string[] | undefined {
  const choose = (id: string, email: string | undefined) =>
    LINE_RECIPIENTS[`QUOTE_TO_${id.replaceAll("-", "_").toUpperCase()}`] ?? (email === undefined ? undefined : [email]);
  const ofKind = kind && choose(kind.id, kinds.find(({ id }) => id === kind.id)?.form.email);
  return ofKind ?? choose(insuranceType, findLine(site, insuranceType)?.email) ?? QUOTE_TO;
}

/** Returns whether requests can be posted to a URL without anyone else reading them. */
function isWebhookUrl(text: string): boolean {
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: "", hostname: "" };
  return protocol === "https:" || (protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}

function wholeNumber(min: number, max?: number) {
  const error = `a whole number ${max === undefined ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= (max ?? number), error);
}
