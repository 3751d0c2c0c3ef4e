/** Layout of the emails, as plain text and as HTML with tables and inline styles: Outlook ignores most of CSS. */
import { html, raw } from "hono/html";
import { type ColorPair, mixColors } from "#content/theme/colors.ts";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import type { ScenePart } from "#content/theme/scene-colors.ts";
import type { Site } from "#schemas/generated/site.ts";
import { linesOf } from "#schemas/lines.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import type { Mail } from "./mail.ts";
import drawings from "./mail-drawings.json" with { type: "json" };

type Html = ReturnType<typeof html>;

const SANS = "font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,Times New Roman,serif";
/** Breaks words that are longer than a line. Mail clients support different properties for this. */
const BREAKS = "overflow-wrap:anywhere;word-wrap:break-word;word-break:break-word";

/** The look of an email, from the theme and its line of business. */
export interface MailLook {
  colors: ResolvedTheme["colors"];
  tint: ColorPair;
  /** Inline styles with the light colors. An element also has a class for dark mode, except on the night. */
  styles: Readonly<Record<"heading" | "text" | "muted" | "label" | "numeral" | "note" | "name" | "action", string>>;
  /** Header illustration. Undefined for a theme without drawings. */
  scene: Html | undefined;
}

/**
 * Returns the look of an email.
 * @param insuranceType ID of its line of business. By default, and for a line that the site no longer has, the first one.
 */
export function lookOf({ site, theme }: Pick<MailAddresses, "site" | "theme">, insuranceType = ""): MailLook {
  const { colors, tints } = theme;
  const lines = linesOf(site);
  const found = lines.findIndex(({ id }) => id === insuranceType);
  const index = Math.max(0, found);
  // As on the pages, the tints take turns for lines that name none.
  const tint = tints.find(({ id }) => id === lines[index]?.color) ?? tints[index % tints.length];
  const isSans = typeof theme.font === "string" ? SANS_FAMILIES.has(theme.font) : theme.font.style !== "serif";
  const display = isSans ? SANS : SERIF;
  const [ink, muted] = [colors.ink.light, colors.muted.light];
  return {
    colors,
    tint: tint?.color ?? colors.primary,
    styles: {
      heading: `margin:0;${display};font-size:34px;line-height:1.2;font-weight:normal;color:${ink};${BREAKS}`,
      text: `margin:0;${SANS};font-size:17px;line-height:1.6;color:${ink};${BREAKS}`,
      muted: `margin:0;${SANS};font-size:14px;line-height:1.6;color:${muted};${BREAKS}`,
      label: `margin:0;${SANS};font-size:12px;line-height:1.6;font-weight:bold;letter-spacing:0.12em;text-transform:uppercase`,
      numeral: `${display};font-size:20px;line-height:27px`,
      note: `margin:0;padding:2px 0;${SANS};font-size:14px;line-height:1.6;color:${colors.onNightMuted.light};${BREAKS}`,
      name: `margin:0;${display};font-size:19px;line-height:26px;color:${colors.onNight.light}`,
      action: `display:block;padding:15px 20px;${SANS};font-size:18px;line-height:1.3;font-weight:bold;text-decoration:none;${BREAKS}`,
    },
    scene: renderScene(theme, tint?.scene ?? theme.scenery),
  };
}

/** Bundled families without serifs. Emails cannot load fonts, so they use one of the same kind. */
const SANS_FAMILIES: ReadonlySet<string> = new Set(["source-sans-3", "figtree"]);

/** Returns styles by class for mail clients that support dark mode. */
function darkRules({ colors, tint }: MailLook): [name: string, rule: string][] {
  return Object.entries({
    paper: `background-color: ${colors.paper.dark}`,
    panel: `background-color: ${colors.panel.dark}`,
    ink: `color: ${colors.ink.dark}`,
    muted: `color: ${colors.muted.dark}`,
    rule: `border-color: ${colors.rule.dark}`,
    act: `background-color: ${colors.accentGround.dark}`,
    tint: `color: ${tint.dark}`,
    edge: `border-color: ${tint.dark}`,
  });
}

function renderScene({ colors, scenery, scene }: ResolvedTheme, paints: Readonly<Record<ScenePart, ColorPair>>) {
  const drawing = MAIL_DRAWINGS[scene];
  if (drawing === undefined) return undefined;
  const night = colors.night.light;
  const sky = (["sky-1", "sky-2", "sky-3"] as const).map((part) => paints[part].light);
  const cellColors: Record<string, string> = {
    N: night,
    S: colors.night.dark,
    L: scenery.light.light,
    // The first color of the sky is halfway to the night.
    ...Object.fromEntries([mixColors(night, 0.5, sky[0] ?? night), ...sky].entries()),
  };
  const cell = (color: string | undefined, attributes: Html) =>
    html`<td ${attributes} bgcolor="${color}" style="font-size:1px;line-height:1px">&nbsp;</td>`;
  const widths = drawing.columns.map((width) => cell(night, html`width="${width}" height="2"`));
  const rows = drawing.rows.map(({ heightPx, cells }) =>
    // Merge adjacent cells of one color.
    (cells.match(/(.)\1*/g) ?? []).map((run) =>
      cell(cellColors[run.charAt(0)], html`colspan="${run.length}" height="${heightPx}"`),
    ),
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${[widths, ...rows].map((cells) => html`<tr>${cells}</tr>\n`)}</table>`;
}

/** Part of an email, as plain text and as HTML. The body of a form that is missing leaves the part out. */
export type Block = { text?: string; html?: Html };

export function eyebrow(line: string, { styles, tint }: MailLook): Html {
  return html`<p class="tint" style="${styles.label};color:${tint.light}">${line}</p>`;
}

export function subheading(heading: string, { styles, tint }: MailLook): Block {
  return {
    text: heading.toUpperCase(),
    html: html`<h2 class="tint" style="${styles.label};color:${tint.light};margin:32px 0 10px">${heading}</h2>`,
  };
}

export function paragraph(text: string, { styles }: MailLook, content: Html | string = text): Block {
  return { text: wrap(text), html: html`<p class="ink" style="${styles.text};margin:0 0 20px">${content}</p>` };
}

/** Returns a phrase for a form, for use within a sentence. @param title title of the form. Default: that of quotes. */
export function describeForm(url: string | undefined, title?: string): string {
  const form = title === undefined ? "the quote form" : `the form “${title}”`;
  return url === undefined ? form : `${form} at ${url.replaceAll(/^https?:\/\/|\/$/g, "")}`;
}

/** Sender and recipients of an email, and the settings of the site that it is about. */
export type MailAddresses = Pick<Mail, "from" | "to"> & { site: Site; theme: ResolvedTheme };

interface MailContent {
  look: MailLook;
  title: string;
  /** Text that mail clients show next to the subject in a list of messages. */
  preheader: string;
  blocks: readonly Block[];
  /** Paragraphs of the footer in HTML. In plain text, they are a block. */
  notes: readonly string[];
}

export function renderMail(
  { messageId, receivedAt }: Pick<OutboxEntry, "messageId" | "receivedAt">,
  { site, from, to }: Pick<MailAddresses, "site" | "from" | "to">,
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
  const look = lookOf(addresses);
  const heading = { html: html`<h1 class="ink" style="${look.styles.heading};margin:0 0 16px">${title}</h1>` };
  const blocks = [heading, ...paragraphs.map((text) => paragraph(text, look))];
  const mail = renderMail(entry, addresses, { look, title, preheader: paragraphs[0] ?? "", blocks, notes: [] });
  return { ...mail, headers: { "Auto-Submitted": "auto-generated" } };
}

function renderPage(site: Site, { look, title, preheader, blocks, notes }: MailContent): string {
  const { colors, styles, scene } = look;
  const night = colors.night.light;
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
${darkRules(look).map(([name, rule]) => html`.${name} { ${rule} !important; }\n`)}}
</style>
<!--[if mso]><style>.button { padding: 15px 20px; }</style><![endif]-->
</head>
<body class="panel" style="margin:0;padding:0;background-color:${colors.panel.light}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.panel.light}">
<tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;text-align:left">
<tr><td class="pad" bgcolor="${night}" style="padding:26px 36px 4px"><p style="${styles.name}">${site.name}</p></td></tr>
${scene && html`<tr><td bgcolor="${night}">${scene}</td></tr>`}
<tr><td class="paper pad" bgcolor="${colors.paper.light}" style="padding:34px 36px 38px">
${raw(blocks.flatMap((block) => (block.html === undefined ? [] : String(block.html))).join("\n"))}
</td></tr>
<tr><td class="pad" bgcolor="${night}" style="padding:22px 36px 24px">
${notes.map((note) => html`<p style="${styles.note}">${note}</p>\n`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return String(page);
}

/** `text` replaces the value in plain text. */
export type Detail = { label: string; value: string; text?: string; href?: string | undefined };

/** Renders details as a table, in plain text with the values in one column. */
export function detailTable(details: readonly Detail[], { colors, styles }: MailLook): Block {
  const ink = colors.ink.light;
  const column = Math.max(...details.map(({ label }) => label.length)) + 2;
  const cell = `${styles.muted};padding-top:9px;padding-bottom:9px;border-top:1px solid ${colors.rule.light}`;
  const rows = details.map(
    ({ label, value, href }) => html`<tr valign="top">
<th class="rule muted" scope="row" width="32%" style="${cell};padding-right:14px;font-weight:normal;text-align:left">${label}</th>
<td class="rule ink" dir="auto" style="${cell};color:${ink}">${
      href === undefined
        ? breakLines(value.split(/\r\n|\r|\n/))
        : html`<a class="ink" href="${href}" style="color:${ink}">${value}</a>`
    }</td>
</tr>
`,
  );
  return {
    text: details.map(({ label, value, text = value }) => hangingIndent(label.padEnd(column), text)).join("\n"),
    html: html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">\n${rows}</table>`,
  };
}

/** Width of a line in characters: RFC 5322, section 2.1.1, allows 78 at most. */
const MAX_WIDTH = 76;

/** Wraps text after a prefix, and indents the following lines by the width of the prefix. */
export function hangingIndent(prefix: string, text: string): string {
  return prefix + wrap(text, MAX_WIDTH - prefix.length).replaceAll("\n", `\n${" ".repeat(prefix.length)}`);
}

/** Renders lines with the breaks that mail clients show. */
export function breakLines(lines: readonly string[]) {
  return lines.map((line, index) => (index === 0 ? line : html`<br>${line}`));
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

/**
 * Header illustration of emails, drawn with table cells: mail clients block remote images, but not background colors. Each row
 * has a height in pixels and one letter per column: N is night, S shade, L light, and a digit is the position of a color in the
 * evening sky, from the top.
 */
interface MailDrawing {
  /** Widths in pixels. The first column is "": it takes the rest of the width. */
  columns: (number | string)[];
  rows: { heightPx: number; cells: string }[];
}

/** Drawings by the family of scenes: bins and an elevator, two lighthouses on a shore, and gables. */
const MAIL_DRAWINGS: Readonly<Partial<Record<ResolvedTheme["scene"], MailDrawing>>> = drawings;
