import { html } from "hono/html";
import { formatAnswer } from "#content/quote-form/quote-answers.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import type { StoredQuote } from "#schemas/quotes/quote-request.ts";
import { CAMPAIGN_LABELS, lineLabel } from "#schemas/quotes/request-labels.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { listAnswers } from "../quote-fields.ts";
import {
  type Block,
  type Detail,
  describeQuoteForm,
  detailTable,
  eyebrow,
  lookOf,
  type MailAddresses,
  type MailLook,
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
  "The visitor typed a Social Security, health insurance or card number. Only its last four characters were kept. Ask for it by phone if you need it.";

/** Longest excerpt of the visitor's message in a list of messages. */
const MAX_EXCERPT_CHARACTERS = 100;

/**
 * Returns the email that brings a quote request to the agency: name and line of business, phone and email, the message,
 * and then the details. A reply goes to the visitor.
 */
export function quoteMail(entry: RequestEntry, options: QuoteMailOptions): Mail {
  const { request, maskedFields } = entry;
  const { about, email } = request;
  const look = lookOf(options, request.insuranceType);
  const name = formatName(request);
  const title = `Quote request: ${[about?.title ?? lineLabel(request), name].filter(Boolean).join(", ")}`;
  const notes = [
    ...(maskedFields === undefined ? [] : [MASKED_NOTE]),
    canBeReplyTo(email)
      ? "Reply to this email to answer the visitor."
      : "Write to the visitor's address above: a reply to this email does not reach it.",
    `Sent from ${describeQuoteForm(options.publicUrl ?? options.site.url)}.`,
  ];
  const mail = renderMail(entry, options, {
    look,
    title,
    preheader: [request.phone, formatExcerpt(request)].filter(Boolean).join(" · "),
    blocks: [
      ...listBlocks(request, look),
      subheading("Details", look),
      detailTable(listDetails(entry, options.timeZone), look),
      { text: notes.map((note) => wrap(note)).join("\n") },
    ],
    notes,
  });
  return canBeReplyTo(email) ? { ...mail, replyTo: { name, address: email } } : mail;
}

/** Returns whether every mail server accepts an address: only some support others than ASCII before the @ (RFC 6531). */
export function canBeReplyTo(address: string): boolean {
  return /^\p{ASCII}+@/u.test(address);
}

/** Formats the visitor's name without control characters that would reverse the direction of the text after it. */
export function formatName({ firstName, lastName }: StoredQuote): string {
  return `${firstName} ${lastName}`.replaceAll(/\p{Bidi_Control}/gu, "").trim();
}

export function formatExcerpt({ message = "" }: StoredQuote, maxCharacters = MAX_EXCERPT_CHARACTERS): string {
  return [...message.replaceAll(/\s+/g, " ")].slice(0, maxCharacters).join("");
}

function listDetails({ id, request, receivedAt, consent }: RequestEntry, timeZone: string): Detail[] {
  const consentText =
    consent === undefined
      ? "No. Contact this person only about this quote."
      : `Yes: “${consent.text}” (version ${consent.version}, ${formatMailTime(consent.time, timeZone)})`;
  const details: [label: string, value: string | undefined][] = [
    ["Asked about", request.about?.title],
    ...listAnswers(request).map(({ label, value }): [string, string] => [label, formatAnswer(value)]),
    ["Received", formatMailTime(receivedAt, timeZone)],
    ["Page", request.pageSource],
    ...CAMPAIGN_PARAMETERS.map((name): [string, string | undefined] => [CAMPAIGN_LABELS[name], request[name]]),
    ["Consent", consentText],
    ["Reference", formatFullReference(id)],
  ];
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Names an entry to people, and to the commands that take its ID. */
export function formatFullReference(id: string): string {
  return `${formatQuoteReference(id)} (${id})`;
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
  const { phone, email, message = "" } = request;
  const { light } = look.tint;
  const line = lineLabel(request);
  const name = formatName(request);
  const subject = encodeURIComponent(`Your ${line} quote request`);
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
  return [
    { text: `Quote request: ${line}`, html: eyebrow(`${line} quote`, look) },
    {
      text: name,
      html: html`<h1 class="ink" dir="auto" style="${look.styles.heading};margin:4px 0 24px">${name}</h1>`,
    },
    {
      ...detailTable(details, look),
      html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr>${callButton}</tr>
<tr><td height="12" style="font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="edge button" align="center" style="border:2px solid ${light};border-radius:4px"><a class="tint" href="${mailto}" style="${look.styles.action};color:${light}">Email ${email}</a></td></tr>
</table>`,
    },
    subheading("Message", look),
    {
      text: lines.map((each) => each && `  ${each}`).join("\n"),
      html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr><td class="edge" style="border-left:3px solid ${light};padding:0 0 0 18px"><p class="ink" dir="auto" style="${look.styles.text};white-space:pre-wrap">${lines.map((each, index) => (index === 0 ? each : html`<br>${each}`))}</p></td></tr>
</table>`,
    },
  ];
}
