/** What a request of the admin says, checked. */
import type { Context } from "hono";
import * as z from "zod";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { parse } from "#content/importer/parse/parse.ts";
import { isPageId, SITE } from "#schemas/page-ids.ts";
import { ApiError } from "./api-error.ts";
import type { AppEnv } from "./app-env.ts";
import { bodyReader, JSON_TYPE } from "./read-body.ts";

/** What is wrong with which field, as a sentence. */
export interface FieldIssue {
  field: string;
  message: string;
}

/** Texts that terminals and logs show as they are: no control characters, no halves of one, nothing that turns a line. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

export function plainLine(what: string, least: number, most: number) {
  const error = `${what} is ${least > 0 ? `${least} to` : "at most"} ${most} characters of plain text.`;
  return z.string(error).trim().min(least, error).max(most, error).regex(PLAIN, error);
}

/** The same of a text that may have come with more lines. */
export function oneLine(what: string, most: number) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(plainLine(what, 0, most));
}

export const Why = oneLine("A message", 500);

const A_REVISION = "A revision is a whole number.";
export const RevisionNumber = z.int(A_REVISION).min(0, A_REVISION).max(999_999_999, A_REVISION);
/** A revision in an address: one way to write each. */
export const RevisionText = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,8})$/, A_REVISION)
  .transform(Number);

export const PageName = z.string().refine((id) => id === SITE || isPageId(id), "There is no such page.");
export const PageNames = z.array(PageName).max(10_000);

/** @throws ApiError `invalid` */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw invalid(error.issues.map(({ path, message }) => ({ field: path.join("."), message })));
}

/** The refusal of what is wrong in some fields: its sentence is about the first. */
export function invalid(issues: readonly FieldIssue[]): ApiError {
  return new ApiError("invalid", { message: issues[0]?.message, details: { issues } });
}

type ReadJson = <Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema) => Promise<z.infer<Schema>>;

/** Reads bodies of JSON as strictly as the importer. @throws ApiError `too-large`, `unsupported-type`, `bad-body`, `invalid` */
export function jsonReader(maxBytes: number): ReadJson {
  const read = bodyReader({ types: [JSON_TYPE], maxBytes });
  return async (c, schema) => {
    const { value, findings } = parse(await read(c), "The request", API_LIMITS);
    const [finding] = findings;
    if (finding !== undefined) throw new ApiError("bad-body", { message: finding.message });
    return checked(schema, value);
  };
}

/** For all calls but one: whoever makes them is signed in. */
export const readJson = jsonReader(API_LIMITS.bytes);

/**
 * The revision that the store has to have, by the header If-Match. RFC 9110, 13.1.1
 * @returns undefined where any will do
 * @throws ApiError `bad-request`
 */
export function expectedRevision(c: Context<AppEnv>): number | undefined {
  const given = c.req.header("If-Match") ?? "*";
  if (given === "*") return undefined;
  const [, revision] = /^"(0|[1-9]\d{0,8})"$/.exec(given) ?? [];
  if (revision === undefined) throw new ApiError("bad-request", { message: 'If-Match is "<revision>" or *.' });
  return Number(revision);
}
