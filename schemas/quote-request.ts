/** The request for a quote: one schema for the form in the browser and for the API that takes it. */
import * as z from "zod/mini";
import { CAMPAIGN_PARAMETERS, type CampaignParameter } from "./campaign.ts";

/** What the visitor fills in, in the order of the form. */
export const QUOTE_FIELDS = ["firstName", "lastName", "email", "phone", "insuranceType", "message"] as const;

export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** The kinds of insurance that a quote can be asked for, by value. */
export const INSURANCE_TYPES = [
  { value: "commercial", label: "Commercial" },
  { value: "farm", label: "Farm" },
  { value: "personal", label: "Personal" },
  { value: "medicare", label: "Medicare" },
] as const;

/** What a visitor agrees to by the box that nobody has to tick. A new text takes a new version, which is stored with it. */
export const CONSENT = {
  version: "1",
  text: "You may call, text or e-mail me about other insurance as well. This is not needed for a quote, and I can take it back at any time.",
} as const;

/** Fewest characters of a telephone number. */
export const phoneMinCharacters = 10;

/** What a request carries for programs to give themselves away by. None of it is kept. */
export const SPAM_GUARD = {
  /** A field that no visitor sees: whoever fills it in is a program. */
  trap: "website",
  /** What the API answered when the form was first touched: a signed time. */
  ticket: "ticket",
} as const;

/** What the visitor is told when a request was taken. */
export const QUOTE_RECEIVED = {
  /** Of the notice on the contact page, where a plain form leads. */
  anchor: "request-received",
  title: "Success!",
  description: "Your request has been submitted. We'll contact you soon.",
} as const;

/** Most characters of each field. */
const MAX_CHARACTERS = {
  name: 100,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets, its angle brackets left out. */
  email: 254,
  phone: 40,
  message: 5000,
  pageSource: 150,
  campaign: 500,
};

const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^(?:\P{Cc}|[\t\r\n])*$/u;

function atMost(name: string, max: number) {
  return z.maxLength(max, `${name} must be at most ${max.toLocaleString("en-US")} characters`);
}

function oneLine(name: string) {
  return z.regex(ONE_LINE, `${name} must be plain text on one line`);
}

function nameSchema(name: string) {
  const missing = `${name} is required`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(name, MAX_CHARACTERS.name), oneLine(name));
}

/** What the page adds to a request. Where it does not fit it is left out: no visitor could put it right. */
function addedSchema(max: number) {
  return z.catch(z.optional(z.string().check(z.maxLength(max), z.regex(ONE_LINE))), undefined);
}

const campaignValue = addedSchema(MAX_CHARACTERS.campaign);

const badEmail = "Please enter a valid email address";
const badPhone = "Phone number must be at least 10 digits";

/**
 * A request for a quote, with a message for each thing that can be wrong with it. Keys that it does not know are left
 * out of what it answers.
 */
export const QuoteRequestSchema = z.object({
  firstName: nameSchema("First name"),
  lastName: nameSchema("Last name"),
  email: z.string(badEmail).check(z.trim(), atMost("Email address", MAX_CHARACTERS.email), z.email(badEmail)),
  phone: z
    .string(badPhone)
    .check(
      z.trim(),
      z.minLength(phoneMinCharacters, badPhone),
      atMost("Phone number", MAX_CHARACTERS.phone),
      oneLine("Phone number"),
    ),
  insuranceType: z.enum(
    INSURANCE_TYPES.map(({ value }) => value),
    "Please select an insurance type",
  ),
  message: z.optional(
    z
      .string("Message must be text")
      .check(z.trim(), atMost("Message", MAX_CHARACTERS.message), z.regex(LINES, "Message must be plain text")),
  ),
  /** The page that led to the form, by the name that readers of the request know it by. */
  pageSource: addedSchema(MAX_CHARACTERS.pageSource),
  /** The version of the text that the visitor agreed to. One that is not in force is no consent. */
  consent: z.catch(z.optional(z.literal(CONSENT.version)), undefined),
  ...(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, campaignValue])) as Record<
    CampaignParameter,
    typeof campaignValue
  >),
});

/** What the form holds, before it is looked at. */
export type QuoteInput = z.input<typeof QuoteRequestSchema>;

/** A request that fits the schema. */
export type QuoteRequest = z.infer<typeof QuoteRequestSchema>;

/** What is wrong with one field of a request. */
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
  /** New form token for the next attempt. */
  formToken: string;
}

/**
 * What the API answers with a status other than 2xx: one sentence for the visitor and, with 422, what is wrong with
 * which field. The browser takes it from whatever really came: parts that do not fit are left out.
 */
export const QuoteRefusalSchema = z.object({
  error: z.catch(z.optional(z.string()), undefined),
  issues: z.catch(z.array(z.object({ field: z.enum(QUOTE_FIELDS), message: z.string() })), []),
});
