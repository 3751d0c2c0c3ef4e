/**
 * Layout shared by the emails, as plain text and as HTML. The latter uses tables and inline styles, because Outlook ignores
 * most of CSS.
 */
import { html, raw } from "hono/html";
import type { Site } from "#schemas/generated/site.ts";
import { DRAWING_COLORS, EMAIL_SKIES, LINE_TINTS, PALETTE, SCENE_COLORS } from "#schemas/palette.ts";
import type { InsuranceType } from "#schemas/quotes/insurance-types.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import type { Mail } from "./mail.ts";

type Html = ReturnType<typeof html>;

const NIGHT = PALETTE.night.light;

const SERIF = "font-family:Georgia,Times New Roman,serif";
const SANS = "font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
/** Breaks words that are longer than a line. Mail clients support different properties for this. */
const BREAKS = "overflow-wrap:anywhere;word-wrap:break-word;word-break:break-word";

/** Inline styles with the light colors. An element also has a class from `DARK`, except on the `NIGHT` background. */
export const STYLES = {
  heading: `margin:0;${SERIF};font-size:34px;line-height:1.2;font-weight:normal;color:#1b2430;${BREAKS}`,
  text: `margin:0;${SANS};font-size:17px;line-height:1.6;color:#1b2430;${BREAKS}`,
  muted: `margin:0;${SANS};font-size:14px;line-height:1.6;color:#4a5563;${BREAKS}`,
  label: `margin:0;${SANS};font-size:12px;line-height:1.6;font-weight:bold;letter-spacing:0.12em;text-transform:uppercase`,
  numeral: `${SERIF};font-size:20px;line-height:27px`,
  note: `margin:0;padding:2px 0;${SANS};font-size:14px;line-height:1.6;color:#bcc5d6;${BREAKS}`,
  name: `margin:0;${SERIF};font-size:19px;line-height:26px;color:#f6efdf`,
  action: `display:block;padding:15px 20px;${SANS};font-size:18px;line-height:1.3;font-weight:bold;text-decoration:none;${BREAKS}`,
};

/** Styles by class for mail clients that support dark mode. */
const DARK = {
  paper: `background-color: ${PALETTE.paper.dark}`,
  panel: `background-color: ${PALETTE.panel.dark}`,
  ink: `color: ${PALETTE.ink.dark}`,
  muted: `color: ${PALETTE.muted.dark}`,
  rule: `border-color: ${PALETTE.rule.dark}`,
  act: `background-color: ${PALETTE["cta-ground"].dark}`,
};

/**
 * Header illustration: grain bins and an elevator with a lit window in the evening, drawn with table cells. Mail clients
 * block remote images, but not background colors. Each row has a height in pixels and one letter per column: N is
 * night, S shade, L light, and a digit is the position of a color in the evening sky, from the top.
 */
const SCENE = {
  columns: ["", 6, 18, 6, 4, 6, 18, 6, 4, 6, 6, 6, 6, 12, 30, 64],
  rows: [
    [8, "NNNNNNNNNNSSSNNN"],
    [8, "NNNNNNNNNNSLSNNN"],
    [4, "NNNNNNNNNNSSSNNN"],
    [8, "000000000SSSSS00"],
    [4, "11S111S11SSSSS11"],
    [6, "1SSS1SSS1SSSSS11"],
    [6, "2SSS2SSS2SSSSS22"],
    [6, "3SSS3SSS3SSSSSS3"],
    [6, "SSSSSSSSSSSSSSSS"],
  ],
} as const;

function renderScene(insuranceType: InsuranceType): Html {
  const colors: Record<string, string> = {
    N: NIGHT,
    S: DRAWING_COLORS.emailSilhouette,
    L: SCENE_COLORS.light.light,
    ...Object.fromEntries(EMAIL_SKIES[insuranceType].entries()),
  };
  const cell = (color: string | undefined, attributes: Html) =>
    html`<td ${attributes} bgcolor="${color}" style="font-size:1px;line-height:1px">&nbsp;</td>`;
  const widths = SCENE.columns.map((width) => cell(NIGHT, html`width="${width}" height="2"`));
  const rows = SCENE.rows.map(([height, row]) =>
    // Merge adjacent cells of one color.
    (row.match(/(.)\1*/g) ?? []).map((run) =>
      cell(colors[run.charAt(0)], html`colspan="${run.length}" height="${height}"`),
    ),
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${[widths, ...rows].map((cells) => html`<tr>${cells}</tr>\n`)}</table>`;
}

/** Part of an email, as plain text and as HTML. The body of a form that is missing leaves the part out. */
export type Block = { text?: string; html?: Html };

export function eyebrow(line: string, insuranceType: InsuranceType): Html {
  return html`<p class="tint" style="${STYLES.label};color:${LINE_TINTS[insuranceType].light}">${line}</p>`;
}

export function subheading(heading: string, insuranceType: InsuranceType): Block {
  return {
    text: heading.toUpperCase(),
    html: html`<h2 class="tint" style="${STYLES.label};color:${LINE_TINTS[insuranceType].light};margin:32px 0 10px">${heading}</h2>`,
  };
}

/** Returns a phrase for the quote form, for use within a sentence. */
export function describeQuoteForm(url: string | undefined): string {
  return url === undefined ? "the quote form" : `the quote form at ${url.replaceAll(/^https?:\/\/|\/$/g, "")}`;
}

/** Sender and recipients of an email, and the settings of the site that it is about. */
export type MailAddresses = Pick<Mail, "from" | "to"> & { site: Site };

interface MailContent {
  insuranceType: InsuranceType;
  title: string;
  /** Text that mail clients show next to the subject in a list of messages. */
  preheader: string;
  blocks: readonly Block[];
  /** Paragraphs of the footer in HTML. In plain text, they are a block. */
  notes: readonly string[];
}

export function renderMail(
  { messageId, receivedAt }: Pick<OutboxEntry, "messageId" | "receivedAt">,
  { site, from, to }: MailAddresses,
  content: MailContent,
): Mail {
  const text = content.blocks.flatMap((block) => block.text ?? []).join("\n\n");
  const html = renderPage(site, content);
  return { messageId, date: new Date(receivedAt), from, to, subject: content.title, text: `${text}\n`, html };
}

/** Renders an email of a few paragraphs that the website writes to the agency. */
export function shortMail(
  entry: Pick<OutboxEntry, "messageId" | "receivedAt">,
  addresses: MailAddresses,
  title: string,
  paragraphs: readonly string[],
): Mail {
  const body = {
    text: paragraphs.map((paragraph) => wrap(paragraph)).join("\n\n"),
    html: html`<h1 class="ink" style="${STYLES.heading}">${title}</h1>${paragraphs.map(
      (paragraph) => html`<p class="ink" style="${STYLES.text}">${paragraph}</p>`,
    )}`,
  };
  const content = { title, preheader: paragraphs[0] ?? "", blocks: [body], notes: [] };
  return {
    ...renderMail(entry, addresses, { insuranceType: "commercial", ...content }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function renderPage(site: Site, { insuranceType, title, preheader, blocks, notes }: MailContent): string {
  const tint = LINE_TINTS[insuranceType];
  const darkRules = Object.entries({ ...DARK, tint: `color: ${tint.dark}`, edge: `border-color: ${tint.dark}` });
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
${darkRules.map(([name, rule]) => html`.${name} { ${rule} !important; }\n`)}}
</style>
<!--[if mso]><style>.button { padding: 15px 20px; }</style><![endif]-->
</head>
<body class="panel" style="margin:0;padding:0;background-color:#f3ecdd">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3ecdd">
<tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;text-align:left">
<tr><td class="pad" bgcolor="${NIGHT}" style="padding:26px 36px 4px"><p style="${STYLES.name}">${site.name}</p></td></tr>
<tr><td bgcolor="${NIGHT}">${renderScene(insuranceType)}</td></tr>
<tr><td class="paper pad" bgcolor="#fbf7ef" style="padding:34px 36px 38px">
${raw(blocks.flatMap((block) => (block.html === undefined ? [] : String(block.html))).join("\n"))}
</td></tr>
<tr><td class="pad" bgcolor="${NIGHT}" style="padding:22px 36px 24px">
${notes.map((note) => html`<p style="${STYLES.note}">${note}</p>\n`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return String(page);
}

export type Detail = { label: string; value: string; href?: string | undefined };

/** Renders details as a table, in plain text with the values in one column. */
export function detailTable(details: readonly Detail[]): Block {
  const column = Math.max(...details.map(({ label }) => label.length)) + 2;
  const cell = `${STYLES.muted};padding-top:9px;padding-bottom:9px;border-top:1px solid #d9cfb9`;
  const rows = details.map(
    ({ label, value, href }) => html`<tr valign="top">
<th class="rule muted" scope="row" width="32%" style="${cell};padding-right:14px;font-weight:normal;text-align:left">${label}</th>
<td class="rule ink" dir="auto" style="${cell};color:#1b2430">${
      href === undefined ? value : html`<a class="ink" href="${href}" style="color:#1b2430">${value}</a>`
    }</td>
</tr>
`,
  );
  return {
    text: details.map(({ label, value }) => hangingIndent(label.padEnd(column), value)).join("\n"),
    html: html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">\n${rows}</table>`,
  };
}

/** Width of a line in characters: RFC 5322, section 2.1.1, allows 78 at most. */
const MAX_WIDTH = 76;

/** Wraps text after a prefix, and indents the following lines by the width of the prefix. */
export function hangingIndent(prefix: string, text: string): string {
  return prefix + wrap(text, MAX_WIDTH - prefix.length).replaceAll("\n", `\n${" ".repeat(prefix.length)}`);
}

/** Breaks text into lines of at most `width` characters. Longer words get a line each. */
export function wrap(text: string, width = MAX_WIDTH): string {
  let column = 0;
  const words = text.split(" ").map((word) => {
    const separator = column === 0 ? "" : column + 1 + word.length > width ? "\n" : " ";
    column = (separator === " " ? column + 1 : 0) + word.length;
    return separator + word;
  });
  return words.join("");
}
