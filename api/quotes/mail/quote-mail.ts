import { html } from "hono/html";
import { CAMPAIGN_PARAMETERS, type CampaignParameter } from "#schemas/campaign.ts";
import type { Site } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/phone-href.ts";
import { INSURANCE_TYPES, type QuoteRequest } from "#schemas/quote-request.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { eyebrow, type Fact, factTable, type Html, mailPage, quoteForm, STYLES, subheading, TINTS } from "./layout.ts";
import type { Mail } from "./mail.ts";
import { factLines, wrap } from "./plain-text.ts";

export interface QuoteMailOptions {
  site: Site;
  from: string;
  to: readonly string[];
  /** Where visitors reach the site; without it, where the facts say. */
  publicUrl?: string | undefined;
  /** That times are told in, by its name in the IANA database. */
  timeZone: string;
}

const CAMPAIGN_LABELS: Readonly<Record<CampaignParameter, string>> = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
  gclid: "Google click",
  fbclid: "Facebook click",
};

/** Longest part of the message that lists of messages are given. */
const excerptCharacters = 100;

/**
 * A request for a quote as the agency gets it: who wants what, a number to call and an address to answer to, the
 * message, and then the rest. The answer to it goes to the visitor.
 */
export function quoteMail(entry: OutboxEntry, options: QuoteMailOptions): Mail {
  const { request, messageId, receivedAt } = entry;
  const name = nameOf(request);
  const title = `Quote request: ${lineOf(request)}, ${name}`;
  const facts = factsOf(entry, options.timeZone);
  const notes = [
    "Your reply to this message goes to the visitor.",
    `Sent by ${quoteForm(options.publicUrl ?? options.site.url)}.`,
  ];
  return {
    messageId,
    date: new Date(receivedAt),
    from: options.from,
    to: options.to,
    replyTo: { name, address: request.email },
    subject: title,
    text: textOf(request, facts, notes),
    html: mailPage({
      site: options.site,
      line: request.insuranceType,
      title,
      preheader: preheaderOf(request),
      body: bodyOf(request, facts),
      notes,
    }),
  };
}

/** Without what would turn the direction in which the rest of a line is read. */
function nameOf({ firstName, lastName }: QuoteRequest): string {
  return `${firstName} ${lastName}`.replaceAll(/\p{Bidi_Control}/gu, "").trim();
}

function lineOf({ insuranceType }: QuoteRequest): string {
  return INSURANCE_TYPES.find(({ value }) => value === insuranceType)?.label ?? insuranceType;
}

function preheaderOf({ phone, message = "" }: QuoteRequest): string {
  const excerpt = [...message.replaceAll(/\s+/g, " ")].slice(0, excerptCharacters).join("");
  return excerpt === "" ? phone : `${phone} · ${excerpt}`;
}

function factsOf({ id, request, receivedAt, consent }: OutboxEntry, timeZone: string): Fact[] {
  const answer =
    consent === undefined
      ? "No. Contact them about this quote only."
      : `Yes: “${consent.text}” (version ${consent.version}, ${timeOf(consent.time, timeZone)})`;
  const facts: [label: string, value: string | undefined][] = [
    ["Received", timeOf(receivedAt, timeZone)],
    ["Page", request.pageSource],
    ...CAMPAIGN_PARAMETERS.map((name): [string, string | undefined] => [CAMPAIGN_LABELS[name], request[name]]),
    ["Other insurance", answer],
    ["Reference", id],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Such as "Friday, November 20, 2026, 9:45 AM CST". */
function timeOf(time: string, timeZone: string): string {
  const date = new Date(time);
  const day = date.toLocaleDateString("en-US", { timeZone, dateStyle: "full" });
  const clock = date.toLocaleTimeString("en-US", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  // Newer versions of the Unicode data put a narrow space before AM.
  return `${day}, ${clock.replaceAll("\u202f", " ")}`;
}

function messageLines({ message = "" }: QuoteRequest): string[] {
  return message === "" ? ["No message."] : message.split(/\r\n|\r|\n/);
}

function textOf(request: QuoteRequest, facts: readonly Fact[], notes: readonly string[]): string {
  const contact = [
    { label: "Call", value: request.phone },
    { label: "Write to", value: request.email },
  ];
  return `Quote request: ${lineOf(request)}

${nameOf(request)}

${factLines(contact)}

MESSAGE

${messageLines(request)
  .map((line) => line && `  ${line}`)
  .join("\n")}

DETAILS

${factLines(facts)}

${notes.map((note) => wrap(note)).join("\n")}
`;
}

function bodyOf(request: QuoteRequest, facts: readonly Fact[]): Html {
  const line = request.insuranceType;
  const { light } = TINTS[line];
  const subject = encodeURIComponent(`Your ${lineOf(request)} quote request`);
  const mailto = `mailto:${encodeURIComponent(request.email).replace("%40", "@")}?subject=${subject}`;
  const tel = phoneHref(request.phone);
  const call =
    tel === undefined
      ? html`<td><p class="ink" dir="auto" style="${STYLES.text}">Phone: ${request.phone}</p></td>`
      : html`<td class="act button" align="center" bgcolor="#b4530a" style="border-radius:4px"><a href="${tel}" style="${STYLES.action};color:#ffffff">Call ${request.phone}</a></td>`;
  const message = messageLines(request).map((text, index) => (index === 0 ? text : html`<br>${text}`));
  return html`${eyebrow(`${lineOf(request)} quote`, line)}
<h1 class="ink" dir="auto" style="${STYLES.heading};margin:4px 0 24px">${nameOf(request)}</h1>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr>${call}</tr>
<tr><td height="12" style="font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="edge button" align="center" style="border:2px solid ${light};border-radius:4px"><a class="tint" href="${mailto}" style="${STYLES.action};color:${light}">Write to ${request.email}</a></td></tr>
</table>
${subheading("Message", line)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr><td class="edge" style="border-left:3px solid ${light};padding:0 0 0 18px"><p class="ink" dir="auto" style="${STYLES.text};white-space:pre-wrap">${message}</p></td></tr>
</table>
${subheading("Details", line)}
${factTable(facts)}`;
}
