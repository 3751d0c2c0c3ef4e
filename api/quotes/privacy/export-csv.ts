import { stringify } from "csv-stringify/sync";
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import type { FoundEntry, OutboxState, RequestEntry } from "../outbox/outbox.ts";

type Cell = string | number | undefined;

const COLUMNS: Readonly<Record<string, (entry: RequestEntry, state: OutboxState) => Cell>> = {
  id: ({ id }) => id,
  state: (_, state) => state,
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
};

/**
 * Returns the requests among entries as CSV (RFC 4180), with a byte order mark so that spreadsheet programs read UTF-8.
 * A cell that such a program would take for a formula begins with an apostrophe.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function exportCsv(found: readonly FoundEntry[]): string {
  const rows = found.flatMap(({ state, entry }) =>
    entry.kind === "quote" ? [Object.values(COLUMNS).map((cell) => cell(entry, state))] : [],
  );
  return stringify(rows, {
    header: true,
    columns: Object.keys(COLUMNS),
    bom: true,
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}
