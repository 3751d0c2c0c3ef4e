import { stringify } from "csv-stringify/sync";
import { localTimeAt } from "#content/facts/time-zone.ts";
import { isDate } from "#schemas/quotes/answers.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import type { StoredQuote } from "#schemas/quotes/quote-request.ts";
import { NEEDED_BY } from "#schemas/quotes/request-fields.ts";
import { CAMPAIGN_LABELS, kindLabel, lineLabel, WORK_LABELS, workOf } from "#schemas/quotes/request-labels.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { type FoundEntry, OUTBOX_STATE, type RequestEntry } from "../outbox/outbox.ts";
import { listAnswers } from "../quote-fields.ts";

type FoundQuote = Omit<FoundEntry, "entry"> & { entry: RequestEntry };
type Cell = (found: FoundQuote, toLocal: (time: string | undefined) => string) => string | undefined;

/** Returns whether a request is in quarantine. Spam is marked as handled, too. */
const isHeld = ({ state }: FoundQuote) => state === OUTBOX_STATE.quarantined;

const COLUMNS: Readonly<Record<string, Cell>> = {
  Reference: ({ entry }) => formatQuoteReference(entry.id),
  Received: ({ entry }, toLocal) => toLocal(entry.receivedAt),
  Kind: ({ entry }) => kindLabel(entry.request.kind),
  State: (found) => (isHeld(found) ? "Quarantined" : WORK_LABELS[workOf(found)]),
  "Needed by": ({ dueOn }) => dueOn,
  "Assigned to": ({ assignee }) => assignee?.name,
  "First name": ({ entry }) => entry.request.firstName,
  "Last name": ({ entry }) => entry.request.lastName,
  Email: ({ entry }) => entry.request.email,
  Phone: ({ entry }) => entry.request.phone,
  Line: ({ entry }) => lineLabel(entry.request),
  "Asked about": ({ entry }) => entry.request.about?.title,
  Message: ({ entry }) => entry.request.message,
};

const LAST_COLUMNS: Readonly<Record<string, Cell>> = {
  Files: ({ entry }) => entry.request.files?.map(({ name }) => name).join("\n"),
  Notes: ({ notes }, toLocal) => notes?.map(({ at, by, text }) => `${toLocal(at)} ${by}: ${text}`).join("\n"),
  Done: (found, toLocal) => (isHeld(found) ? "" : toLocal(found.handled?.at)),
  "Done by": (found) => (isHeld(found) ? "" : found.handled?.by),
  "Email to the office": ({ state }) => state,
  "Came from": ({ entry }) => entry.request.pageSource,
  Consent: ({ entry }) => entry.consent?.text,
  "Consent given": ({ entry }, toLocal) => toLocal(entry.consent?.time),
};

const CAMPAIGN_COLUMNS = Object.fromEntries(
  CAMPAIGN_PARAMETERS.map((name): [string, Cell] => [CAMPAIGN_LABELS[name], ({ entry }) => entry.request[name]]),
);

const quotesOf = (found: readonly FoundEntry[]) => found.filter(({ entry }) => entry.kind === "quote") as FoundQuote[];
/** Returns the answers without the day that the column "Needed by" has. */
const otherAnswers = (request: StoredQuote) =>
  listAnswers(request).filter(({ id, value }) => id !== NEEDED_BY || !isDate(value));
const answerTo =
  (label: string): Cell =>
  ({ entry }) =>
    otherAnswers(entry.request)
      .flatMap((answer) => (answer.label === label ? answer.value : []))
      .join("\n");

/**
 * Returns the requests among entries as CSV, with local times, and with a column for each question and each part of a
 * campaign that one of them has.
 * @param read reads the entries in parts, and is called twice, so that only one part is in memory
 */
export async function* streamCsv(
  read: () => AsyncIterable<readonly FoundEntry[]> | Iterable<readonly FoundEntry[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const labels = new Set<string>();
  const campaign = new Set<string>();
  const toLocal = (time: string | undefined) => (time ? localTimeAt(new Date(time), timeZone).replace("T", " ") : "");
  for await (const part of read()) {
    for (const found of quotesOf(part)) {
      for (const { label } of otherAnswers(found.entry.request)) labels.add(label);
      for (const [header, cell] of Object.entries(CAMPAIGN_COLUMNS)) if (cell(found, toLocal)) campaign.add(header);
    }
  }
  const fixed = { ...COLUMNS, ...LAST_COLUMNS, ...CAMPAIGN_COLUMNS };
  const columns: [string, Cell][] = [
    ...Object.entries(COLUMNS),
    ...[...labels].map((label): [string, Cell] => [label in fixed ? `${label} (answer)` : label, answerTo(label)]),
    ...Object.entries(LAST_COLUMNS),
    ...Object.entries(CAMPAIGN_COLUMNS).filter(([header]) => campaign.has(header)),
  ];
  yield toCsv([columns.map(([header]) => header)], true);
  for await (const part of read())
    yield toCsv(quotesOf(part).map((found) => columns.map(([, cell]) => cell(found, toLocal))));
}

/**
 * Returns rows as CSV (RFC 4180). The beginning has a byte order mark, so that spreadsheet programs read UTF-8. A cell that
 * such a program would take for a formula begins with an apostrophe.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv(rows: readonly (readonly unknown[])[], isBeginning = false): string {
  return stringify(rows as unknown[][], {
    bom: isBeginning,
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}
