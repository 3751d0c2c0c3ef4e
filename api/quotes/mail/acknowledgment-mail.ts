import { html } from "hono/html";
import { answerBy } from "#content/facts/office-schedule.ts";
import { findQuoteSubject } from "#content/quote-form/quote-subjects.ts";
import type { Site } from "#schemas/generated/site.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";
import type { QuoteRequest } from "#schemas/quote-request.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { requestIdOf } from "../outbox/entry.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import type { QuoteContent } from "../quote-content.ts";
import {
  type Detail,
  describeQuoteForm,
  detailTable,
  eyebrow,
  type Html,
  renderMailPage,
  STYLES,
  subheading,
  TINTS,
} from "./layout.ts";
import type { Mail } from "./mail.ts";
import { detailLines, hangingIndent, wrap } from "./plain-text.ts";

export interface AcknowledgmentMailOptions {
  content: Pick<QuoteContent, "site" | "subjects">;
  /** Things to have ready. */
  preparation: readonly string[];
  from: string;
  /** Time of sending. The office answers by a time after it, because the email may have waited for the mail server. */
  now: Date;
  /** Address for replies: the first address of the agency. */
  replyTo: string;
  /** Address at which visitors reach the site. Default: the address in the site settings. */
  publicUrl?: string | undefined;
}

/** Names of the lines of business for use within a sentence. */
const COVERAGE_NAMES: Readonly<Record<QuoteRequest["insuranceType"], string>> = {
  commercial: "commercial insurance",
  farm: "farm insurance",
  personal: "personal insurance",
  medicare: "Medicare coverage",
};

const BINDS_NO_COVERAGE =
  "Your request and this email bind no coverage. Coverage begins, changes or ends only when a carrier or a licensed member of our staff confirms it in writing.";

/**
 * Returns the email that acknowledges a request to the visitor. It contains nothing that the visitor wrote: otherwise
 * anyone could use the form to send any text to any address. Its headers keep programs from answering it (RFC 3834,
 * section 5).
 */
export function acknowledgmentMail(entry: RequestEntry, options: AcknowledgmentMailOptions): Mail {
  const { request, messageId, receivedAt } = entry;
  const { site } = options.content;
  const { insuranceType } = request;
  const facts = listFacts(entry, options);
  const title = `We received your request about ${COVERAGE_NAMES[insuranceType]}`;
  const medicareNotes = insuranceType === "medicare" ? listMedicareNotices(site.medicare) : [];
  const notes = [...medicareNotes, explainReceipt(options)];
  return {
    messageId,
    date: new Date(receivedAt),
    from: options.from,
    to: [request.email],
    replyTo: { name: site.name, address: options.replyTo },
    subject: title,
    text: renderText(facts, title, notes),
    html: renderMailPage({
      site,
      insuranceType,
      title,
      preheader: "What happens next and how to reach us.",
      body: renderHtml(facts, insuranceType, title),
      notes,
    }),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/** Contents of an acknowledgment. All of it comes from the content of the site. */
interface AcknowledgmentFacts {
  site: Site;
  /** Reference of the request, and what it is about. */
  receipt: Detail[];
  steps: string[];
  /** Things to have ready. */
  preparation: readonly string[];
}

function listFacts(
  { id, request }: RequestEntry,
  { content: { site, subjects }, preparation, now }: AcknowledgmentMailOptions,
): AcknowledgmentFacts {
  // The title that is stored with a request is what the visitor sent if the content could not be read.
  const subject = findQuoteSubject(subjects, request.about?.id);
  const answerTime = answerBy(site, now) ?? "during office hours";
  return {
    site,
    receipt: [
      { label: "Reference", value: formatQuoteReference(requestIdOf(id)) },
      ...(subject === undefined ? [] : [{ label: "About", value: subject.title }]),
    ],
    steps: [
      `A licensed member of our team in ${site.address.city} reads your request.`,
      `We call or email you ${answerTime}, with questions or with quotes to compare.`,
      "You decide when you are ready. A quote is free, and you are under no obligation.",
    ],
    preparation,
  };
}

function listOfficeDetails({ phone, hours, address }: Site): Detail[] {
  const { street, city, state, zip } = address;
  const openingHours = [hours?.display, hours?.weekend && `weekends ${hours.weekend}`].filter(Boolean).join(", ");
  return [
    { label: "Call", value: phone, href: phoneHref(phone) },
    { label: "Email", value: "Reply to this email." },
    ...(openingHours === "" ? [] : [{ label: "Hours", value: openingHours }]),
    { label: "Visit", value: `${street}, ${city}, ${state} ${zip}` },
  ];
}

function explainReceipt({ content: { site }, publicUrl = site.url }: AcknowledgmentMailOptions): string {
  return `You received this email because your address was entered in ${describeQuoteForm(publicUrl)}. We send it only once. If you did not request a quote, reply and let us know.`;
}

function renderText(
  { site, receipt, steps, preparation }: AcknowledgmentFacts,
  title: string,
  notes: readonly string[],
): string {
  const readyList = preparation.map((item) => hangingIndent("- ", item)).join("\n");
  return `${title}.

${detailLines(receipt)}

WHAT HAPPENS NEXT

${steps.map((step, index) => hangingIndent(`${index + 1}. `, step)).join("\n")}

${readyList && `WHAT TO HAVE READY\n\n${readyList}\n\n`}${wrap(BINDS_NO_COVERAGE)}

OUR OFFICE

${detailLines(listOfficeDetails(site))}

${site.name}

${notes.map((note) => wrap(note)).join("\n\n")}
`;
}

function renderHtml(
  { site, receipt, steps, preparation }: AcknowledgmentFacts,
  insuranceType: QuoteRequest["insuranceType"],
  title: string,
): Html {
  const stepRows = steps.map(
    (step, index) => html`<tr valign="top">
<td class="tint" width="30" style="${STYLES.numeral};color:${TINTS[insuranceType].light}">${index + 1}</td>
<td class="ink" style="${STYLES.text};padding-bottom:10px">${step}</td>
</tr>
`,
  );
  return html`${eyebrow("Thank you", insuranceType)}
<h1 class="ink" style="${STYLES.heading};margin:4px 0 20px">${title}.</h1>
${detailTable(receipt)}
${subheading("What happens next", insuranceType)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${stepRows}</table>
${
  preparation.length > 0
    ? html`${subheading("What to have ready", insuranceType)}
<ul style="margin:0;padding:0 0 0 20px">
${preparation.map((item) => html`<li class="ink" style="${STYLES.text}">${item}</li>\n`)}</ul>
`
    : ""
}<p class="muted" style="${STYLES.muted};margin:8px 0 0">${BINDS_NO_COVERAGE}</p>
${subheading("Our office", insuranceType)}
${detailTable(listOfficeDetails(site))}`;
}
