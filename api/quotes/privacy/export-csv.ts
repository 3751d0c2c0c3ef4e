import { stringify } from "csv-stringify/sync";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import type { FoundEntry, RequestEntry } from "../outbox/outbox.ts";
import { listAnswers } from "../quote-fields.ts";

const COLUMNS: Readonly<Record<string, (entry: RequestEntry, marked: Omit<FoundEntry, "entry">) => unknown>> = {
  id: ({ id }) => id,
  state: (_, { state }) => state,
  received: ({ receivedAt }) => receivedAt,
  sent: ({ sentAt }) => sentAt,
  attempts: ({ attempts }) => attempts,
  firstName: ({ request }) => request.firstName,
  lastName: ({ request }) => request.lastName,
  email: ({ request }) => request.email,
  phone: ({ request }) => request.phone,
  insuranceType: ({ request }) => request.insuranceType,
  message: ({ request }) => request.message,
  page: ({ request }) => request.pageSource,
  ...Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, ({ request }: RequestEntry) => request[name]])),
  consentText: ({ consent }) => consent?.text,
  consentVersion: ({ consent }) => consent?.version,
  consentPageDigest: ({ consent }) => consent?.pageDigest,
  consentTime: ({ consent }) => consent?.time,
  handled: (_, { handled }) => handled?.at,
  handledBy: (_, { handled }) => handled?.by,
  reference: ({ id }) => formatQuoteReference(id),
  about: ({ request }) => request.about?.title,
  details: ({ request }) =>
    listAnswers(request)
      .map(({ label, value }) => `${label}: ${value}`)
      .join("\n"),
};

/**
 * Returns the requests among entries as CSV (RFC 4180), with a byte order mark so that spreadsheet programs read UTF-8.
 * A cell that such a program would take for a formula begins with an apostrophe.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function exportCsv(found: readonly FoundEntry[], isBeginning = true): string {
  const rows = found.flatMap(({ entry, ...marked }) =>
    entry.kind === "quote" ? [Object.values(COLUMNS).map((cell) => cell(entry, marked))] : [],
  );
  return stringify(rows, {
    header: isBeginning,
    bom: isBeginning,
    columns: Object.keys(COLUMNS),
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}

/** Returns the same CSV in parts, so that only one part of the entries is in memory. */
export async function* streamCsv(parts: AsyncIterable<readonly FoundEntry[]>): AsyncGenerator<string> {
  yield exportCsv([]);
  for await (const part of parts) yield exportCsv(part, false);
}
