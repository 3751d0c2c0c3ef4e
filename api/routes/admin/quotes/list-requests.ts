import * as z from "zod";
import { validate } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { listRequests } from "#api/quotes/inbox/inbox.ts";
import { REQUEST_FILTERS } from "#schemas/quote-inbox.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import type { QuotesContext } from "./quotes-context.ts";

const MAX_REQUESTS_PER_RESPONSE = 500;

/** Filter of requests by their status. */
export const FilterSchema = z.enum(REQUEST_FILTERS, `The state must be one of ${REQUEST_FILTERS.join(", ")}.`);

const BAD_LIMIT = `The limit must be a whole number from 1 to ${MAX_REQUESTS_PER_RESPONSE}.`;

export const SearchSchema = z.string().max(200, "The search must be at most 200 characters long.").default("");

const QuerySchema = z.strictObject({
  state: FilterSchema.default("all"),
  search: SearchSchema,
  before: z.string().max(100).optional(),
  limit: z.coerce
    .number(BAD_LIMIT)
    .int(BAD_LIMIT)
    .min(1, BAD_LIMIT)
    .max(MAX_REQUESTS_PER_RESPONSE, BAD_LIMIT)
    .default(50),
});

/** Responds with one part of the requests, newest first, and with their numbers by status. */
export function createListRequestsHandler({
  env,
  outbox,
  now,
}: Pick<QuotesContext, "env" | "outbox" | "now">): AdminHandler {
  return async (c) => {
    const { state: filter, ...query } = validate(QuerySchema, c.req.query());
    const readAt = new Date(now()).toISOString();
    const list = await listRequests(outbox, { filter, ...query });
    return respondJson(c, { ...list, readAt, isEmailSetUp: env.SMTP_URL !== undefined });
  };
}
