/** Schemas and readers for the parameters and bodies of admin requests. */
import type { Context, Env, MiddlewareHandler } from "hono";
import * as z from "zod";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { parse } from "#content/importer/parse/parse.ts";
import type { RollbackRequest } from "#content/revisions/rollback.ts";
import { isStateReference, REVISION_REFERENCE } from "#content/store/revision-name.ts";
import { isPageId, isSettings } from "#schemas/page-ids.ts";
import { ApiError } from "./api-error.ts";
import type { AppEnv, Call } from "./app-env.ts";
import { readBody } from "./body-reader.ts";

/**
 * Text that is safe to print in terminals and logs: without control characters, lone surrogates, line or paragraph
 * separators, and characters that override the writing direction.
 */
const PRINTABLE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Creates a schema for a trimmed line of printable text. The label, such as `Your name`, begins its errors. */
export function lineSchema(label: string, minCharacters: number, maxCharacters: number) {
  const range = minCharacters > 0 ? `${minCharacters} to ${maxCharacters}` : `at most ${maxCharacters}`;
  const error = `${label} must be ${range} characters of plain text.`;
  return z.string(error).trim().min(minCharacters, error).max(maxCharacters, error).regex(PRINTABLE_LINE, error);
}

/** Creates a schema for a text of several lines, without other control characters. */
export function textSchema(label: string, maxCharacters: number) {
  const error = `${label} must be 1 to ${maxCharacters} characters of plain text.`;
  const isPrintable = (text: string) => text.split(/\r?\n/).every((line) => PRINTABLE_LINE.test(line));
  return z.string(error).trim().min(1, error).max(maxCharacters, error).refine(isPrintable, error);
}

/** Creates a schema for text that may contain line breaks, and joins its lines with spaces. */
export function collapsedLineSchema(label: string, maxCharacters: number) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(lineSchema(label, 0, maxCharacters));
}

/** The optional note that the history keeps with an import or a rollback. */
export const NoteSchema = collapsedLineSchema("The note", 500);

/** A parameter that is true or false, and false if it is missing. */
export const FlagSchema = z.stringbool("A flag must be true or false.").default(false);

const MAX_REVISION = 999_999_999;
const BAD_REVISION = `A revision must be an id such as 12-3fa9c1b07d10, or a whole number from 0 to ${MAX_REVISION}.`;
/** A reference to a revision in a URL. Each number has exactly one spelling. */
export const RevisionParamSchema = z.string().regex(REVISION_REFERENCE, BAD_REVISION);
/** The latest revision of a store: a reference, or the references of the revisions that an unrecorded merge has joined. */
export const LatestRevisionSchema = z.string().refine(isStateReference, BAD_REVISION);
const RevisionSchema = z.union([z.int().min(0).max(MAX_REVISION), RevisionParamSchema], BAD_REVISION);

export const DocumentIdSchema = z.string().refine((id) => isSettings(id) || isPageId(id), "The page does not exist.");
export const DocumentIdsSchema = z.array(DocumentIdSchema).max(10_000).readonly();

/** The versions of fields that two changes have changed differently. */
export const fieldChoicesSchema = z
  .array(z.strictObject({ page: DocumentIdSchema, pointer: z.string().max(1000), side: z.enum(["theirs", "yours"]) }))
  .max(1000)
  .readonly();

/** The fields of a body that name the target of a rollback: `to` an earlier revision, or `undo` of one. */
export const rollbackFields = {
  /** The revision whose content is restored. */
  to: RevisionSchema.optional(),
  /** The documents to restore with `to`. All by default. */
  pages: DocumentIdsSchema.optional(),
  /** The revision whose changes are taken back. */
  undo: RevisionSchema.optional(),
  /** The versions of the fields that later revisions changed, too. */
  choices: fieldChoicesSchema.optional(),
};

type RollbackFields = z.infer<z.ZodObject<typeof rollbackFields>>;

/** Returns undefined unless exactly one of `to` and `undo` is given. */
export function toRollbackRequest({ to, pages: only, undo, choices }: RollbackFields): RollbackRequest | undefined {
  if ((to === undefined) === (undo === undefined)) return undefined;
  return undo === undefined ? { to: to ?? 0, only } : { undo, choices };
}

/** Returns the value that a schema makes of the input. @throws ApiError `invalid`, with an issue for each problem */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw createInvalidError(error.issues.map(({ path, message }) => ({ field: path.join("."), message })));
}

/** Middleware for an input before and after a schema. The admin's client infers the first type, and handlers the second. */
type Validator<Target extends string, Schema extends z.ZodType> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<Target, z.input<Schema>>; out: Record<Target, z.output<Schema>> }
>;

/** Creates a middleware that validates the parameters of the URL, for `c.req.valid("query")`. */
export function queryOf<Schema extends z.ZodType>(schema: Schema): Validator<"query", Schema> {
  return async (c, next) => {
    c.req.addValidatedData("query", validate(schema, c.req.query()) as object);
    await next();
  };
}

/** Creates a middleware that reads the body like `readJson`, for `c.req.valid("json")`. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, maxBytes?: number): Validator<"json", Schema> {
  return async (c, next) => {
    c.req.addValidatedData("json", (await readJson(c, schema, maxBytes)) as object);
    await next();
  };
}

/**
 * Creates the error for invalid fields. Its message is that of the first issue.
 * @param issues each with the path of its field, with dots between the parts
 */
export function createInvalidError(issues: readonly { field: string; message: string }[]): ApiError {
  return new ApiError("invalid", { message: issues[0]?.message, details: { issues } });
}

/** Enough for a list of 10,000 page ids, from a client that is signed in. */
const MAX_JSON_BYTES = 512 * 1024;

/**
 * Reads a JSON body, and is as strict as the importer: it rejects duplicate keys, for example.
 * @throws ApiError `too-large`, `unsupported-type`, `bad-body`, `invalid`
 */
export async function readJson<E extends Env, Schema extends z.ZodType>(
  c: Context<E>,
  schema: Schema,
  maxBytes = MAX_JSON_BYTES,
): Promise<z.infer<Schema>> {
  return parseJson(await readBody(c, maxBytes), schema);
}

/** Parses and validates JSON like `readJson`. @throws ApiError `bad-body`, `invalid` */
export function parseJson<Schema extends z.ZodType>(body: Uint8Array, schema: Schema): z.infer<Schema> {
  const { value, findings } = parse(body, "The request", API_LIMITS);
  // The schemas decide which characters each field may contain.
  const finding = findings.find(({ code }) => code !== "json/control-character");
  if (finding !== undefined) throw new ApiError("bad-body", { message: finding.message });
  return validate(schema, value);
}

/**
 * Returns the revision that the client expects the store to have, from the header If-Match. RFC 9110, section 13.1.1
 * @returns undefined if the client accepts any revision
 * @throws ApiError `bad-request` if the header is neither a revision in quotes nor `*`
 */
export function expectedRevision(c: Call): string | undefined {
  const ifMatch = c.req.header("If-Match") ?? "*";
  if (ifMatch === "*") return undefined;
  const { success, data } = LatestRevisionSchema.safeParse(/^"(.*)"$/.exec(ifMatch)?.[1]);
  if (success) return data;
  const message = 'If-Match must be a revision in double quotes, such as "12-3fa9c1b07d10", or *.';
  throw new ApiError("bad-request", { message });
}
