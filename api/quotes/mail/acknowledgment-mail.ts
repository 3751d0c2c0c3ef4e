import { html } from "hono/html";
import type { Site } from "#schemas/generated/site.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";
import type { QuoteRequest } from "#schemas/quote-request.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
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
  site: Site;
  from: string;
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
  const { site } = options;
  const { insuranceType } = request;
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
    text: renderText(site, title, notes),
    html: renderMailPage({
      site,
      insuranceType,
      title,
      preheader: "What happens next and how to reach us.",
      body: renderHtml(site, insuranceType, title),
      notes,
    }),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

function listSteps({ address }: Site): string[] {
  return [
    `A member of our team in ${address.city} reads your request.`,
    "We call or email you during office hours, with questions or with quotes to compare.",
    "You decide when you are ready. A quote is free, and you are under no obligation.",
  ];
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

function explainReceipt({ site, publicUrl = site.url }: AcknowledgmentMailOptions): string {
  return `You received this email because your address was entered in ${describeQuoteForm(publicUrl)}. We send it only once. If you did not request a quote, reply and let us know.`;
}

function renderText(site: Site, title: string, notes: readonly string[]): string {
  const steps = listSteps(site).map((step, index) => hangingIndent(`${index + 1}. `, step));
  return `${title}.

WHAT HAPPENS NEXT

${steps.join("\n")}

${wrap(BINDS_NO_COVERAGE)}

OUR OFFICE

${detailLines(listOfficeDetails(site))}

${site.name}

${notes.map((note) => wrap(note)).join("\n\n")}
`;
}

function renderHtml(site: Site, insuranceType: QuoteRequest["insuranceType"], title: string): Html {
  const steps = listSteps(site).map(
    (step, index) => html`<tr valign="top">
<td class="tint" width="30" style="${STYLES.numeral};color:${TINTS[insuranceType].light}">${index + 1}</td>
<td class="ink" style="${STYLES.text};padding-bottom:10px">${step}</td>
</tr>
`,
  );
  return html`${eyebrow("Thank you", insuranceType)}
<h1 class="ink" style="${STYLES.heading};margin:4px 0 0">${title}.</h1>
${subheading("What happens next", insuranceType)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${steps}</table>
<p class="muted" style="${STYLES.muted};margin:8px 0 0">${BINDS_NO_COVERAGE}</p>
${subheading("Our office", insuranceType)}
${detailTable(listOfficeDetails(site))}`;
}
