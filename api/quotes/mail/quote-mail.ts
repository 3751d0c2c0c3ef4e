import { html } from "hono/html";
import { formatDate } from "#content/facts/office-hours.ts";
import { formatMegabytes } from "#content/media-store/photo-limits.ts";
import { formatAnswer } from "#content/quote-form/quote-answers.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import type { StoredFile, StoredQuote } from "#schemas/quotes/quote-request.ts";
import { CAMPAIGN_LABELS, lineLabel } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { kindTitle, listAnswers, neededBy } from "../quote-fields.ts";
import {
  type Block,
  breakLines,
  type Detail,
  describeForm,
  detailTable,
  eyebrow,
  lookOf,
  type MailAddresses,
  type MailLook,
  paragraph,
  renderMail,
  subheading,
  wrap,
} from "./layout.ts";
import type { Mail } from "./mail.ts";

export interface QuoteMailOptions extends MailAddresses {
  /** Address at which visitors reach the site. Default: the address in the site settings. */
  publicUrl?: string | undefined;
  /** Time zone for times in the email, by its name in the IANA database. */
  timeZone: string;
}

const MASKED_NOTE =
  "The visitor typed a Social Security, health insurance, driver’s license or card number. Only its last four characters were kept. Ask for it by phone if you need it.";

/** Longest excerpt of the visitor's message in a list of messages. */
const MAX_EXCERPT_CHARACTERS = 100;

/**
 * Returns the email that brings a request to the agency: name and kind, the day by which it is needed, phone and email, the
 * message and the files, and then the details. A reply goes to the visitor.
 */
export function quoteMail(entry: RequestEntry, options: QuoteMailOptions): Mail {
  const { request, maskedFields } = entry;
  const { email } = request;
  const look = lookOf(options, request.insuranceType);
  const name = formatName(request);
  const notes = [
    ...(maskedFields === undefined ? [] : [MASKED_NOTE]),
    canBeReplyTo(email)
      ? "Reply to this email to answer the visitor."
      : "Write to the visitor's address above: a reply to this email does not reach it.",
    `Sent from ${describeForm(options.publicUrl ?? options.site.url, request.kind?.title)}.`,
  ];
  const mail = renderMail(entry, options, {
    look,
    title: formatTitle(entry),
    preheader: [request.phone, formatExcerpt(request)].filter(Boolean).join(" · "),
    blocks: [
      ...listBlocks(request, look),
      subheading("Details", look),
      detailTable(listDetails(entry, options), look),
      { text: notes.map((note) => wrap(note)).join("\n") },
    ],
    notes,
  });
  return canBeReplyTo(email) ? { ...mail, replyTo: { name, address: email } } : mail;
}

/** Returns whether every mail server accepts an address: only some support others than ASCII before the @ (RFC 6531). */
export const canBeReplyTo = (address: string): boolean => /^\p{ASCII}+@/u.test(address);

/** Formats the subject, by which other systems file the email: "Certificate: Ann Lee, needed by May 4 [7F3A-29C1]". */
function formatTitle({ id, request }: RequestEntry): string {
  const { kind, about } = request;
  const due = neededBy(request);
  const parts = [
    kind === undefined && (about?.title ?? lineLabel(request)),
    formatName(request),
    due && `needed by ${formatDate(due, { month: "long", day: "numeric" })}`,
  ];
  return `${kindTitle(request)}: ${parts.filter(Boolean).join(", ")} [${formatQuoteReference(id)}]`;
}

/** Returns a table row that links to a request in the admin, if the address of the site is known. */
export function adminDetail(id: string, { publicUrl, site }: Pick<QuoteMailOptions, "publicUrl" | "site">): Detail[] {
  const base = publicUrl ?? site.url;
  const href = base && `${new URL("/admin", base)}#quote-requests/${id}`;
  return href ? [{ label: "Admin", value: "Open this request", text: href, href }] : [];
}

/** Formats the visitor's name without control characters that would reverse the direction of the text after it. */
export function formatName({ firstName, lastName }: StoredQuote): string {
  return `${firstName} ${lastName}`.replaceAll(/\p{Bidi_Control}/gu, "").trim();
}

export function formatExcerpt({ message = "" }: StoredQuote, maxCharacters = MAX_EXCERPT_CHARACTERS): string {
  return [...message.replaceAll(/\s+/g, " ")].slice(0, maxCharacters).join("");
}

function listDetails({ id, request, receivedAt, consent }: RequestEntry, options: QuoteMailOptions): Detail[] {
  const { timeZone } = options;
  const consentText =
    consent === undefined
      ? `No. Contact this person only about this ${request.kind ? "request" : "quote"}.`
      : `Yes: “${consent.text}” (version ${consent.version}, ${formatMailTime(consent.time, timeZone)})`;
  const details: [label: string, value: string | undefined][] = [
    ["Asked about", request.about?.title],
    ...listAnswers(request).map(({ label, value }): [string, string] => [label, formatAnswer(value)]),
    ["Line", request.kind && lineLabel(request)],
    ["Received", formatMailTime(receivedAt, timeZone)],
    ["Page", request.pageSource],
    ...CAMPAIGN_PARAMETERS.map((name): [string, string | undefined] => [CAMPAIGN_LABELS[name], request[name]]),
    ["Consent", consentText],
    ["Promised", request.promise],
    ["Reference", `${formatQuoteReference(id)} (${id})`],
  ];
  return [...details.flatMap(([label, value]) => (value ? [{ label, value }] : [])), ...adminDetail(id, options)];
}

/** Formats a time such as "Friday, November 20, 2026, 9:45 AM CST". */
export function formatMailTime(time: string, timeZone: string): string {
  const date = new Date(time);
  const day = date.toLocaleDateString("en-US", { timeZone, dateStyle: "full" });
  const format = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const clock = date.toLocaleTimeString("en-US", { timeZone, ...format });
  // Since version 42 of the Unicode CLDR, Node.js puts a narrow no-break space before AM and PM.
  return `${day}, ${clock.replaceAll("\u202f", " ")}`;
}

function listBlocks(request: StoredQuote, look: MailLook): Block[] {
  const { kind, phone, email, message = "", files = [] } = request;
  const { light } = look.tint;
  const line = lineLabel(request);
  const name = formatName(request);
  const due = neededBy(request);
  const dueText = due === undefined ? "" : `Needed by ${formatDate(due, { dateStyle: "full" })}`;
  const subject = encodeURIComponent(kind === undefined ? `Your ${line} quote request` : `Your request: ${kind.title}`);
  const mailto = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}`;
  const tel = phoneHref(phone);
  const callButton =
    tel === undefined
      ? html`<td><p class="ink" dir="auto" style="${look.styles.text}">Phone: ${phone}</p></td>`
      : html`<td class="act button" align="center" bgcolor="${look.colors.accentGround.light}" style="border-radius:4px"><a href="${tel}" style="${look.styles.action};color:white">Call ${phone}</a></td>`;
  const details = [
    { label: "Phone", value: phone },
    { label: "Email", value: email },
  ];
  const lines = message === "" ? ["No message."] : message.split(/\r\n|\r|\n/);
  const quotation = {
    text: lines.map((each) => each && `  ${each}`).join("\n"),
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr><td class="edge" style="border-left:3px solid ${light};padding:0 0 0 18px"><p class="ink" dir="auto" style="${look.styles.text};white-space:pre-wrap">${breakLines(lines)}</p></td></tr>
</table>`,
  };
  return [
    { text: kind?.title ?? `Quote request: ${line}`, html: eyebrow(kind?.title ?? `${line} quote`, look) },
    {
      text: name,
      html: html`<h1 class="ink" dir="auto" style="${look.styles.heading};margin:4px 0 ${dueText ? 4 : 24}px">${name}</h1>`,
    },
    ...(dueText ? [paragraph(dueText, look, html`<strong>${dueText}</strong>`)] : []),
    {
      ...detailTable(details, look),
      html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr>${callButton}</tr>
<tr><td height="12" style="font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="edge button" align="center" style="border:2px solid ${light};border-radius:4px"><a class="tint" href="${mailto}" style="${look.styles.action};color:${light}">Email ${email}</a></td></tr>
</table>`,
    },
    ...(kind !== undefined && message === "" ? [] : [subheading("Message", look), quotation]),
    ...(files.length === 0 ? [] : [subheading("Files", look), detailTable(files.map(describeFile), look)]),
  ];
}

const describeFile = ({ name, bytes }: StoredFile): Detail => ({ label: formatMegabytes(bytes), value: name });
