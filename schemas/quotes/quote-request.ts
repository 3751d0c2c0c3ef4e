/** Schema of a quote request, shared by the form in the browser and the API that receives it. */
import * as z from "zod/mini";
import type { PageId } from "../page-ids.ts";
import { CAMPAIGN_PARAMETERS, type CampaignParameter } from "./campaign.ts";

export const MIN_PHONE_CHARACTERS = 10;

/** The digits of the shortest phone number, without an area code. Fewer are no phone number, such as "call me at work". */
const MIN_PHONE_DIGITS = 7;

/** Shortest time in which a person fills in the form, even with the browser's autofill. */
export const MIN_FILL_MS = 2000;

/** Names of the request fields that detect spam bots. Neither field is stored. */
export const SPAM_GUARD = {
  /** A field that visitors cannot see, so only bots fill it in. Browsers and password managers know no value for its name. */
  honeypot: "unasked",
  /** A signed time, issued by the API when the visitor starts the form. Its name is part of the public API. */
  formToken: "ticket",
} as const;

/** The notice that the visitor sees after a successful request. */
export const QUOTE_RECEIVED = {
  /** The anchor of the notice on the contact page, the target of the form without JavaScript. */
  anchor: "request-received",
  title: "Success!",
  description: "Your request has been submitted. We'll contact you soon.",
} as const;

/** The notice instead of `QUOTE_RECEIVED` if numbers in the request were masked. */
export const QUOTE_RECEIVED_MASKED = {
  anchor: "request-received-without-numbers",
  title: "Success! We removed a number.",
  description: `${QUOTE_RECEIVED.description} For your safety, we kept only the last four characters of the Social Security, health insurance, driver’s license or card number you typed. Please give us the number by phone if we ask for it.`,
} as const;

/** The maximum length of each field, in characters. */
const MAX_CHARACTERS = {
  name: 100,
  /** RFC 5321, section 4.5.3.1.3: a path has 256 octets, including its two angle brackets. */
  email: 254,
  phone: 40,
  message: 5000,
  pageSource: 150,
  consent: 64,
  about: 120,
  campaign: 500,
};

const ONE_LINE = /^\P{Cc}*$/u;
const MULTI_LINE = /^(?:\P{Cc}|[\t\r\n])*$/u;

/** An address that a mailbox could have, in any script before the @ (RFC 6531) and after it (RFC 5890). */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;

function atMost(name: string, max: number) {
  // Built on demand, because the first use of a locale takes many milliseconds.
  return z.maxLength(max, { error: () => `${name} must be at most ${max.toLocaleString("en-US")} characters` });
}

function oneLine(name: string) {
  return z.regex(ONE_LINE, `${name} must be plain text on one line`);
}

function nameSchema(name: string) {
  const missing = `${name} is required`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(name, MAX_CHARACTERS.name), oneLine(name));
}

/** Returns the schema of an optional value. An invalid value is dropped. */
function droppable<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

/** Returns the schema of a field that the page adds, which the visitor cannot correct. */
function hiddenFieldSchema(max: number) {
  return droppable(z.string().check(z.maxLength(max), z.regex(ONE_LINE)));
}

/** The names of the fields in which a plain form sends the answers begin with it: `details.renewal`. */
export const DETAIL_PREFIX = "details.";

/** The name of the field with files. */
export const FILES = "files";

/** The name of the part with the other fields as JSON, in a form with files that a script sends. */
export const JSON_PART = "request";

export const MAX_FILES = 10;

/** The maximum size of all files of a request together. */
export const MAX_FILES_BYTES = 10 * 1024 * 1024;

export const FILES_TOO_LARGE = "The files are larger than 10 MB together. Send the most important ones, or call us.";
export const TOO_MANY_FILES = `Choose at most ${MAX_FILES} files`;

/** Types that a browser offers to choose. The API checks the content of each file. */
export const FILE_TYPES = ".jpg,.jpeg,.png,.heic,.heif,.pdf";

/** Answers to the questions of the form by the ID of the question, which `checkRequest` checks. */
export const AnswersSchema = droppable(
  z.record(z.string(), droppable(z.string().check(z.trim(), z.regex(MULTI_LINE)))),
);

const campaignSchema = hiddenFieldSchema(MAX_CHARACTERS.campaign);

/** Shown for a missing line of business, and for one that the site does not have. */
export const MISSING_INSURANCE_TYPE = "Please select an insurance type";

const invalidEmail = "Please enter a valid email address";
const invalidPhone = "Phone number must be at least 10 digits";

/** The fields of a quote request that the visitor fills in. The messages are shown to the visitor. */
const visibleFields = {
  firstName: nameSchema("First name"),
  lastName: nameSchema("Last name"),
  email: z
    .string(invalidEmail)
    .check(z.trim(), atMost("Email address", MAX_CHARACTERS.email), z.regex(EMAIL, invalidEmail)),
  phone: z.string(invalidPhone).check(
    z.trim(),
    // Other characters are not restricted: people write extensions, and "cell" or "home", in many ways.
    z.refine(
      (text) => text.length >= MIN_PHONE_CHARACTERS && text.replace(/\P{Nd}/gu, "").length >= MIN_PHONE_DIGITS,
      invalidPhone,
    ),
    atMost("Phone number", MAX_CHARACTERS.phone),
    oneLine("Phone number"),
  ),
  /** The id of a line of business. The API checks that the site has the line. */
  insuranceType: z.string(MISSING_INSURANCE_TYPE).check(z.regex(/^[a-z0-9-]{1,80}$/, MISSING_INSURANCE_TYPE)),
  message: z.optional(
    z
      .string("Message must be text")
      .check(z.trim(), atMost("Message", MAX_CHARACTERS.message), z.regex(MULTI_LINE, "Message must be plain text")),
  ),
};

type VisibleField = keyof typeof visibleFields;

/** Name of a field of the form. Those of the answers begin with `DETAIL_PREFIX`. */
export type QuoteField = VisibleField | "consent" | typeof FILES | `${typeof DETAIL_PREFIX}${string}`;

/** The fields of every form that the visitor fills in, in the order of the form. The questions are before the message. */
export const QUOTE_FIELDS = Object.keys(visibleFields) as VisibleField[];

/** The version of the consent text that the visitor accepted. */
const consentSchema = hiddenFieldSchema(MAX_CHARACTERS.consent);

/** The part of a quote request that the form checks before it sends the request. */
export const QuoteFormSchema = z.object({ ...visibleFields, details: AnswersSchema, consent: consentSchema });

/** In the place of the ID of a kind that no page can have. */
export const UNKNOWN_KIND = "";

/** A request. Unknown keys are removed. */
export const QuoteRequestSchema = z.object({
  ...visibleFields,
  /** The ID of the kind of request. Missing for a quote. The API checks that the site has the kind. */
  kind: z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))), UNKNOWN_KIND),
  /** The readable name of the page that led to the form, such as "Home Page". */
  pageSource: hiddenFieldSchema(MAX_CHARACTERS.pageSource),
  /** The ID of the subject that the link to the form named. */
  about: hiddenFieldSchema(MAX_CHARACTERS.about),
  details: AnswersSchema,
  consent: consentSchema,
  ...(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, campaignSchema])) as Record<
    CampaignParameter,
    typeof campaignSchema
  >),
});

/** The values of the form before validation. */
export type QuoteInput = z.input<typeof QuoteFormSchema>;

export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;

/** Answer to an optional question, with the words that the question had. */
export interface StoredAnswer {
  id: string;
  label: string;
  value: string;
}

/** Kind of request other than a quote, with its title at that time. */
export type StoredKind = { id: string; title: string };

/** File of a request, whose content is in the database. */
export interface StoredFile {
  id: string;
  /** Name with the extension of its type. */
  name: string;
  /** Media type that its content shows. */
  type: string;
  bytes: number;
}

/** A request as it is stored: it stays readable when the subjects and the questions of the form change. */
export interface StoredQuote extends Omit<QuoteRequest, "about" | "details" | "kind"> {
  /** Missing for a quote. */
  kind?: StoredKind | undefined;
  /** Promise of the form that nothing is changed until the office confirms it. */
  promise?: string | undefined;
  files?: readonly StoredFile[] | undefined;
  /** Name of the line of business at that time. Missing if the content could not be read, and in older requests. */
  lineTitle?: string | undefined;
  /** Subject that the visitor asked about, with its title at that time. */
  about?: { id: string; title: string } | undefined;
  /** Answers in the order of the form. */
  details?: readonly StoredAnswer[] | undefined;
}

export interface QuoteIssue {
  field: QuoteField;
  message: string;
}

/** A plain form that the API rejected. The page that answers it shows the form again. */
export interface RejectedForm {
  /** One sentence for the visitor. */
  error: string;
  /** Problems with fields, in the order of the form. Empty if no field is at fault. */
  issues: readonly QuoteIssue[];
  /** Submitted values by field name. The page ignores other names. */
  values: Readonly<Record<string, string | undefined>>;
  /** Form token for the next attempt. */
  formToken: string;
}

/** A stored request, as the page that confirms it to a visitor without scripts shows it. */
export interface ReceivedRequest {
  /** Short reference, such as "7F3A-29C1". */
  reference: string;
  /** Title of what the visitor asked about, or of the kind of request. */
  about: string | undefined;
  /** When the office answers, as the end of a sentence. Undefined if its hours are not known. */
  answerBy: string | undefined;
  /** Things to have ready when the office answers. */
  ready: readonly string[];
  /** True if numbers in the request were masked. */
  isMasked: boolean;
}

/** Built pages with a form. */
export interface FormPages {
  /** Renders a page with a confirmation in place of its form. */
  renderReceived(page: PageId, request: ReceivedRequest): Promise<string>;
  /** Renders a page with the submitted values and the errors in its form. */
  renderRejected(page: PageId, form: RejectedForm): Promise<string>;
  /** Returns the SHA-256 of the contact page in the form of Subresource Integrity: `sha256-` and base64. */
  digest(): Promise<string>;
}

const FIELD_NAME = new RegExp(`^(?:${[...QUOTE_FIELDS, FILES].join("|")}|${DETAIL_PREFIX.replace(".", "\\.")}.+)$`);
const fieldSchema = z.string().check(z.regex(FIELD_NAME));

/**
 * Body of an API response: success with a message for the visitor, or an error in one sentence and, with status 422, the
 * problem of each field. Parts that do not match are dropped, because a proxy may have sent something else.
 */
export const QuoteResponseSchema = z.object({
  success: droppable(z.boolean()),
  message: droppable(z.string()),
  /** The short reference that the visitor can name on the phone, such as "7F3A-29C1". */
  reference: droppable(z.string()),
  /** When the office answers, as the end of a sentence: "by 5:00 PM on Monday, November 23 (Central Time)". */
  answerBy: droppable(z.string()),
  /** Things to have ready when the office answers. */
  ready: droppable(z.array(z.string())),
  error: droppable(z.string()),
  issues: z.catch(z.array(z.object({ field: fieldSchema as z.ZodMiniType<QuoteField>, message: z.string() })), []),
});

export type QuoteResponse = z.infer<typeof QuoteResponseSchema>;
