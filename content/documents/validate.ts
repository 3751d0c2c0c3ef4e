/** Checks the content of a document against its schema and describes each problem in plain English. */
import { MAX_LISTED } from "#content/findings/finding.ts";
import { type FieldProblem, writeMessage } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import {
  type SchemaError,
  validatePageContent,
  validateSiteContent,
  validateThemeContent,
} from "#schemas/generated/validators.js";
import { isObject, type JsonObject, type JsonValue, type Pointer, segments, typeName, valueAt } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import siteSchema from "#schemas/site.schema.json" with { type: "json" };
import themeSchema from "#schemas/theme.schema.json" with { type: "json" };
import { groupBy } from "#schemas/values/group-by.ts";
import type { formats } from "#schemas/values/value-formats.ts";
import { cutText } from "./cut-text.ts";
import { formatCount, formatNumber } from "./format-number.ts";

/** A mismatch between a document's content and its schema. */
export interface Violation {
  code: "content/required" | "content/type" | "content/value";
  /** The location of the value or, for a missing field, of the object that lacks it. */
  pointer: Pointer;
  params: FieldProblem;
  /** The message for the command line. */
  message: string;
  /** The number of mismatches, if the violation represents several that are not described one by one. */
  count?: number;
}

/**
 * Returns every mismatch between the content of a document and its schema. No more than `MAX_LISTED` of a document, of all
 * codes, are described one by one, because a long list can have a million. The others are counted.
 */
export function validate(page: DocumentId, content: JsonObject): Violation[] {
  const validator = VALIDATORS[page] ?? validatePageContent;
  if (validator(content)) return [];
  // An error about a key is repeated by an error of the keyword `propertyNames`, which names the key.
  const all = (validator.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  const errors = withoutOtherForms(all, content);
  const described = errors.slice(0, MAX_LISTED).map((error) => toViolation(error, content));
  const counted = [...groupBy(errors.slice(MAX_LISTED), codeOf).values()].flatMap((group) =>
    group.slice(0, 1).map((error) => ({ ...toViolation(error, content), count: group.length })),
  );
  return [...described, ...counted];
}

/** Drops the errors about the other form of a value that may be a text or an object. */
function withoutOtherForms(errors: readonly SchemaError[], content: JsonObject): readonly SchemaError[] {
  const choices = new Set(errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath));
  if (choices.size === 0) return errors;
  const [text, type] = ["enum pattern", "type"].map((keywords) => {
    const found = errors.filter(({ keyword }) => keywords.includes(keyword));
    // The form that the schema lists first is the usual one.
    return new Map(found.toReversed().map((error) => [error.instancePath, error]));
  });
  return errors.filter((error) => {
    const { keyword, instancePath } = error;
    if (!choices.has(instancePath)) return true;
    const isOfObject = keyword === "required" || keyword === "additionalProperties";
    if (isObject(valueAt(content, segments(instancePath)))) return isOfObject;
    return error === (text?.get(instancePath) ?? type?.get(instancePath));
  });
}

function codeOf({ keyword }: SchemaError): Violation["code"] {
  return keyword === "required" || keyword === "type" ? `content/${keyword}` : "content/value";
}

/** Validators of the documents that are no pages. */
const VALIDATORS: Readonly<Record<DocumentId, typeof validatePageContent>> = {
  [SITE]: validateSiteContent,
  [THEME]: validateThemeContent,
};

/** These check whether content fits the schema that its type is generated from. */
export const isPageContent = (content: JsonObject): content is JsonObject & PageContent => validatePageContent(content);
export const isTheme = (content: JsonObject): content is JsonObject & Theme => validateThemeContent(content);
export const isSite = (content: JsonObject): content is JsonObject & Site => validateSiteContent(content);

/** Describes a schema error: "`hero.title` must be a string, but got a number. Put the value in double quotes." */
export function toViolation(error: SchemaError, root: JsonObject): Violation {
  const { keyword, instancePath, params } = error;
  const value = valueAt(root, segments(instancePath));
  const member = params.missingProperty ?? params.additionalProperty;
  const field = [...segments(instancePath), ...(member === undefined ? [] : [String(member)])].join(".");
  const problem = DESCRIPTIONS[keyword]?.({ field, params, value }) ?? "is not allowed.";
  const code = codeOf(error);
  const described = { field, rule: ruleOf(error, value), problem };
  return { code, pointer: instancePath, params: described, message: writeMessage(code, described).message };
}

/** Returns the keyword of a schema error, or the name of a rule that an audience gets in other words. */
function ruleOf({ keyword, params }: SchemaError, value: JsonValue | undefined): string {
  if (keyword === "pattern" && params.pattern === pageSchema.$defs.url.pattern) return "link";
  const isEmpty = value === "" && ["pattern", "format", "enum", "const"].includes(keyword);
  return isEmpty || (keyword === "pattern" && params.pattern === pageSchema.$defs.label.pattern) ? "empty" : keyword;
}

/** An error with the keys of its field, joined by dots. */
type Problem = Pick<SchemaError, "params"> & { field: string; value: JsonValue | undefined };

/** The rest of the sentence about the field, for each keyword that the schemas use. */
const DESCRIPTIONS: Readonly<Record<string, (problem: Problem) => string>> = {
  required: () => "is required, but it is missing. Add it.",
  type: ({ params, value }) => {
    const expected = [params.type].flat().map(String);
    const types = expected.map((type) => `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`).join(" or ");
    return `must be ${types}, but got ${typeName(value)}. ${TYPE_ADVICE[expected[0] ?? ""] ?? ""}`.trimEnd();
  },
  maxLength: ({ params, value }) =>
    `must have at most ${formatNumber(Number(params.limit))} characters, but has ${formatNumber(String(value).length)}. Shorten it.`,
  minimum: ({ params, value }) => `must be at least ${params.limit}, but got ${value}.`,
  maximum: ({ params, value }) => `must be at most ${params.limit}, but got ${value}.`,
  minItems: ({ params }) => `must have at least ${formatCount(Number(params.limit), "item")}. Add one.`,
  uniqueItems: ({ params }) =>
    `must not repeat an item, but items ${Number(params.i) + 1} and ${Number(params.j) + 1} are the same. Remove one.`,
  enum: ({ params, value }) => {
    const values = [params.allowedValues].flat().join(", ");
    const isState = values === siteSchema.$defs.state.enum.join(", ");
    const expected = isState ? "the code of a US state or territory in capitals, such as IA" : `one of ${values}`;
    return `must be ${expected}, but got ${excerpt(value)}.`;
  },
  const: ({ params, value }) => `must be ${JSON.stringify(params.allowedValue)}, but got ${excerpt(value)}.`,
  additionalProperties: () => "is not a known field. Check its spelling, or move it to `unmapped`.",
  format: ({ params, value }) =>
    `must ${FORMATS[String(params.format)] ?? `have the format ${params.format}`}, but got ${excerpt(value)}.`,
  propertyNames: ({ field, params }) =>
    `has the key ${JSON.stringify(params.propertyName)}, which must ${KEYS[field] ?? "match the pattern of the schema"}.`,
  pattern: ({ params, value }) =>
    params.pattern === pageSchema.$defs.label.pattern
      ? `must not be empty. Enter some text.`
      : `must ${PATTERNS[String(params.pattern)] ?? "match the pattern of the schema"}, but got ${excerpt(value)}.`,
};

/** The usual correction of a value with the wrong type, by the expected type. */
const TYPE_ADVICE: Readonly<Record<string, string>> = {
  string: "Put the value in double quotes.",
  integer: "Write a whole number without quotes.",
  boolean: "Write true or false without quotes.",
  array: "Put the items in square brackets.",
  object: "Put the fields in braces.",
};

const RULE_CODE = "be the code of a lint rule, such as meta/title-length";

/** The patterns of the schemas in words, as the end of "The field must …". */
const PATTERNS: Readonly<Record<string, string>> = {
  [pageSchema.properties.page.pattern]: "be a page id, such as home or commercial/trucking",
  [pageSchema.$defs.url.pattern]: "start with /, #, http://, https://, mailto: or tel:",
  [pageSchema.$defs.media.pattern]: "be a file in content/media or a web address",
  [pageSchema.$defs.slug.pattern]: "have lower-case letters, digits and single hyphens, such as boat",
  [pageSchema.$defs.legal.properties.effectiveDate.pattern]: "be a date in the form MM/DD/YYYY",
  [themeSchema.$defs.hexColor.pattern]: "be a color with six digits, such as #1f4a66",
  [themeSchema.$defs.themeTint.properties.id.pattern]: "have lower-case letters and hyphens, such as sky",
  [themeSchema.$defs.media.pattern]: "be the name of a file in content/media",
  [themeSchema.$defs.ownFont.properties.file.pattern]: "be the name of a WOFF2 file in content/media",
  [siteSchema.$defs.date.pattern]: "be a day in the form YYYY-MM-DD",
  [siteSchema.$defs.time.pattern]: "be a time from 00:00 to 23:59, such as 08:30",
  [siteSchema.$defs.localTime.pattern]: "be a day and a time, such as 2026-12-24T12:00",
  [siteSchema.$defs.waiver.properties.rule.pattern]: RULE_CODE,
  [siteSchema.$defs.redirectTarget.pattern]: 'be "gone", a path such as /personal/home, or a URL with https',
};

/** The patterns of keys in words, by the field that has the keys. */
const KEYS: Readonly<Record<string, string>> = {
  redirects: "be a path in lower case, such as /personal/umbrella",
  "lint.severities": RULE_CODE,
};

/** The formats of the schemas in words. */
const FORMATS: Readonly<Record<string, string>> = {
  link: "be an address that browsers can open, without tabs and line ends",
  email: "be an email address, such as info@example.com",
  phone: "be a phone number with its area code, such as (515) 555-0100",
  "us-date": "be a date in the calendar, in the form MM/DD/YYYY",
  "iso-date": "be a day in the calendar, in the form YYYY-MM-DD",
  "local-time": "be a day in the calendar and a time, such as 2026-12-24T12:00",
  "time-zone": "be the name of a time zone, such as America/Chicago",
} satisfies Record<keyof typeof formats, string>;

function excerpt(value: JsonValue | undefined): string {
  return cutText(JSON.stringify(value) ?? "nothing", 60);
}
