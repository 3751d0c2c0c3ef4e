import { html } from "hono/html";
import type { MedicareFacts, Site } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/phone-href.ts";
import type { QuoteRequest } from "#schemas/quote-request.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { eyebrow, type Fact, factTable, type Html, mailPage, quoteForm, STYLES, subheading, TINTS } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { factLines, hanging, wrap } from "./plain-text.ts";

export interface AcknowledgmentMailOptions {
  site: Site;
  from: string;
  /** Who gets the answers: the first address of the agency. */
  replyTo: string;
  /** Where visitors reach the site; without it, where the facts say. */
  publicUrl?: string | undefined;
}

/** What a request is about, within a sentence. */
const SUBJECTS: Readonly<Record<QuoteRequest["insuranceType"], string>> = {
  commercial: "commercial insurance",
  farm: "farm insurance",
  personal: "personal insurance",
  medicare: "Medicare coverage",
};

/**
 * Tells the visitor that the request was received. Nothing that the visitor wrote is in it: whoever enters the address
 * of somebody else could have it mailed to them. Its headers keep programs from answering it (RFC 3834, section 5).
 */
export function acknowledgmentMail(entry: OutboxEntry, options: AcknowledgmentMailOptions): Mail {
  const { request, messageId, receivedAt } = entry;
  const { site } = options;
  const line = request.insuranceType;
  const about = SUBJECTS[line];
  const title = `We have your request about ${about}`;
  const notes = [...(line === "medicare" ? medicareNotes(site.medicare) : []), reasonOf(options)];
  return {
    messageId,
    date: new Date(receivedAt),
    from: options.from,
    to: [request.email],
    replyTo: { name: site.name, address: options.replyTo },
    subject: title,
    text: textOf(site, title, notes),
    html: mailPage({
      site,
      line,
      title,
      preheader: "What happens next, and how to reach us.",
      body: bodyOf(site, line, title),
      notes,
    }),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

function stepsOf({ address }: Site): string[] {
  return [
    `One of us in ${address.city} reads what you sent.`,
    "We call or write to you in office hours, with questions or with quotes to compare.",
    "You decide, in your own time. A quote is free and commits you to nothing.",
  ];
}

const NOT_BOUND =
  "No coverage begins, changes or ends by your request or by this message. It does once a carrier or one of us confirms it in writing.";

function officeOf({ phone, hours, address }: Site): Fact[] {
  const { street, city, state, zip } = address;
  const open = [hours?.display, hours?.weekend && `weekends ${hours.weekend}`].filter(Boolean).join(", ");
  return [
    { label: "Call", value: phone, href: phoneHref(phone) },
    { label: "Write", value: "Reply to this message." },
    ...(open === "" ? [] : [{ label: "Hours", value: open }]),
    { label: "Visit", value: `${street}, ${city}, ${state} ${zip}` },
  ];
}

function reasonOf({ site, publicUrl = site.url }: AcknowledgmentMailOptions): string {
  return `You get this message once, because your address was entered in ${quoteForm(publicUrl)}. If it was not you, reply and say so.`;
}

/** What 42 CFR 422.2267(e)(41) asks of e-mails as well. */
function medicareNotes({ disclaimer, nonAffiliation, organizations, products }: MedicareFacts = {}): string[] {
  const counted =
    organizations === undefined || products === undefined
      ? undefined
      : disclaimer?.replaceAll("{organizations}", String(organizations)).replaceAll("{products}", String(products));
  return [counted, nonAffiliation].filter((note) => note !== undefined);
}

function textOf(site: Site, title: string, notes: readonly string[]): string {
  const steps = stepsOf(site).map((step, index) => hanging(`${index + 1}. `, step));
  return `${title}.

WHAT HAPPENS NEXT

${steps.join("\n")}

${wrap(NOT_BOUND)}

OUR OFFICE

${factLines(officeOf(site))}

${site.name}

${notes.map((note) => wrap(note)).join("\n\n")}
`;
}

function bodyOf(site: Site, line: QuoteRequest["insuranceType"], title: string): Html {
  const steps = stepsOf(site).map(
    (step, index) => html`<tr valign="top">
<td class="tint" width="30" style="${STYLES.numeral};color:${TINTS[line].light}">${index + 1}</td>
<td class="ink" style="${STYLES.text};padding-bottom:10px">${step}</td>
</tr>
`,
  );
  return html`${eyebrow("Thank you", line)}
<h1 class="ink" style="${STYLES.heading};margin:4px 0 0">${title}.</h1>
${subheading("What happens next", line)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${steps}</table>
<p class="muted" style="${STYLES.muted};margin:8px 0 0">${NOT_BOUND}</p>
${subheading("Our office", line)}
${factTable(officeOf(site))}`;
}
