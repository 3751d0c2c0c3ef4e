import { html } from "hono/html";
import { answerBy } from "#content/facts/office-schedule.ts";
import { type CompleteOffice, formatPostalAddress, nameTowns, officesOf } from "#content/facts/offices.ts";
import { findQuoteSubject } from "#content/quote-form/quote-subjects.ts";
import { findLine } from "#schemas/lines.ts";
import { listMedicareNotices } from "#schemas/medicare-notices.ts";
import { lineLabel } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { type RequestEntry, requestIdOf } from "../outbox/outbox.ts";
import type { QuoteContent } from "../quote-content.ts";
import {
  type Block,
  type Detail,
  describeForm,
  detailTable,
  eyebrow,
  hangingIndent,
  lookOf,
  type MailLook,
  paragraph,
  renderMail,
  subheading,
  wrap,
} from "./layout.ts";
import type { Mail } from "./mail.ts";
import type { QuoteMailOptions } from "./quote-mail.ts";

export interface AcknowledgmentMailOptions extends Pick<QuoteMailOptions, "from" | "publicUrl"> {
  content: Pick<QuoteContent, "site" | "theme" | "subjects" | "kinds">;
  preparation: readonly string[];
  /** Paragraphs that the agency adds. */
  footer?: readonly string[];
  /** Time of sending. The office answers by a time after it, because the email may have waited for the mail server. */
  now: Date;
  /** Address for replies: the first address of the agency. */
  replyTo: string;
}

const BINDS_NO_COVERAGE =
  "Your request and this email bind no coverage. Coverage begins, changes or ends only when a carrier or a licensed member of our staff confirms it in writing.";

/**
 * Returns the email that acknowledges a request to the visitor. It contains nothing that the visitor wrote: otherwise
 * anyone could use the form to send any text to any address. Its headers keep programs from answering it (RFC 3834,
 * section 5).
 */
export function acknowledgmentMail(entry: RequestEntry, options: AcknowledgmentMailOptions): Mail {
  const { site } = options.content;
  const { insuranceType, email, kind: requested } = entry.request;
  const kind = options.content.kinds.find(({ id }) => id === requested?.id);
  const line = findLine(site, insuranceType);
  const look = lookOf(options.content, insuranceType);
  const coverage = line?.phrase ?? `${lineLabel(entry.request).toLowerCase()} insurance`;
  // The title that is stored with a request is what the visitor sent if the content could not be read.
  const title = `We received your request${requested === undefined ? ` about ${coverage}` : kind ? `: ${kind.title}` : ""}`;
  const notes = [
    ...(options.footer ?? []),
    ...(line?.regulation === "medicare" ? listMedicareNotices(site.medicare) : []),
    `You received this email because your address was entered in ${describeForm(options.publicUrl ?? site.url, kind?.title)}. We send it only once. If you did not ${requested === undefined ? "request a quote" : "send a request"}, reply and let us know.`,
  ];
  const addresses = { site, from: options.from, to: [email] };
  const mail = renderMail(entry, addresses, {
    look,
    title,
    preheader: "What happens next and how to reach us.",
    blocks: [
      { html: eyebrow("Thank you", look) },
      {
        text: `${title}.`,
        html: html`<h1 class="ink" style="${look.styles.heading};margin:4px 0 20px">${title}.</h1>`,
      },
      ...(kind?.form.promise ? [paragraph(kind.form.promise, look)] : []),
      ...listFacts(entry, options, look),
      { text: site.name },
      { text: notes.map((note) => wrap(note)).join("\n\n") },
    ],
    notes,
  });
  return {
    ...mail,
    replyTo: { name: site.name, address: options.replyTo },
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/** Lists what the visitor should know. All of it comes from the content of the site. */
function listFacts(
  { id, request: { about, kind } }: RequestEntry,
  { content: { site, subjects }, preparation, now }: AcknowledgmentMailOptions,
  look: MailLook,
): Block[] {
  const subject = findQuoteSubject(subjects, about?.id);
  const reference = { label: "Reference", value: formatQuoteReference(requestIdOf(id)) };
  const steps = [
    `A licensed member of our team in ${nameTowns(site)} reads your request.`,
    `We call or email you ${answerBy(site, now) ?? "during office hours"}, with questions or ${kind === undefined ? "with quotes to compare" : "with an answer"}.`,
    kind === undefined
      ? "You decide when you are ready. A quote is free, and you are under no obligation."
      : "If it cannot wait until then, call us and name the reference above.",
  ];
  const stepRows = steps.map(
    (step, index) => html`<tr valign="top">
<td class="tint" width="30" style="${look.styles.numeral};color:${look.tint.light}">${index + 1}</td>
<td class="ink" style="${look.styles.text};padding-bottom:10px">${step}</td>
</tr>
`,
  );
  const readyList = {
    text: preparation.map((item) => hangingIndent("- ", item)).join("\n"),
    html: html`<ul style="margin:0;padding:0 0 0 20px">
${preparation.map((item) => html`<li class="ink" style="${look.styles.text}">${item}</li>\n`)}</ul>`,
  };
  return [
    detailTable(subject === undefined ? [reference] : [reference, { label: "About", value: subject.title }], look),
    subheading("What happens next", look),
    {
      text: steps.map((step, index) => hangingIndent(`${index + 1}. `, step)).join("\n"),
      html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${stepRows}</table>`,
    },
    ...(preparation.length > 0 ? [subheading("What to have ready", look), readyList] : []),
    {
      text: wrap(BINDS_NO_COVERAGE),
      html: html`<p class="muted" style="${look.styles.muted};margin:8px 0 0">${BINDS_NO_COVERAGE}</p>`,
    },
    ...officesOf(site).flatMap((office, _, { length }) => [
      subheading(length === 1 ? "Our office" : `Our office in ${office.name}`, look),
      detailTable(listOfficeDetails(office), look),
    ]),
  ];
}

function listOfficeDetails({ phone, hours, address }: CompleteOffice): Detail[] {
  const openingHours = [hours.display, hours.weekend && `weekends ${hours.weekend}`].filter(Boolean).join(", ");
  return [
    { label: "Call", value: phone, href: phoneHref(phone) },
    { label: "Email", value: "Reply to this email." },
    ...(openingHours === "" ? [] : [{ label: "Hours", value: openingHours }]),
    { label: "Visit", value: formatPostalAddress(address) },
  ];
}
