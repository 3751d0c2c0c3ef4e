/** Pasted content in the form that the editor reads, with lists from Word, and tables as lists. */
import { type Node as DocumentNode, Fragment, Slice } from "prosemirror-model";
import { formatCount } from "#content/documents/format-number.ts";
import { isSafeUrl } from "#schemas/rich-text.ts";
import { parseHtml } from "./rich-text-format.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const { paragraph, lineBreak } = richTextSchema.nodes;

interface PastedHtml {
  html: string;
  /** A line that lists what the editor cannot take over. */
  notice: string | undefined;
}

/** Style sheets of a copied page, and attributes that the policy of the page would report. */
const STYLE_SHEET = /<style\b[^<]*(?:<(?!\/style)[^<]*)*/gi;
const REPORTED_ATTRIBUTE = /\s(?=(?:style|on\w+)\s*=)/gi;
/** Google Docs puts a whole copied text into `<b style="font-weight:normal">`. */
const NOT_BOLD = /(?<!-)font-weight:\s*(?:normal|[1-4]00)/;

/** Prepares HTML from the clipboard. Styles become `data-style`. */
export function readPastedHtml(html: string): PastedHtml {
  const unreported = html
    .replace(STYLE_SHEET, "")
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(REPORTED_ATTRIBUTE, " data-"));
  const body = parseHtml(unreported);
  for (const bold of body.querySelectorAll("b, strong")) {
    if (NOT_BOLD.test(bold.getAttribute("data-style") ?? "")) bold.replaceWith(...bold.childNodes);
  }
  // Google Docs separates blocks by line breaks.
  for (const separator of body.querySelectorAll(":is(p, ul, ol, table, div) + br")) separator.remove();
  const notice = describeLosses(body);
  replaceTables(body);
  replaceWordLists(body);
  return { html: body.innerHTML, notice };
}

/** Reads plain text: an empty line ends a paragraph, a single newline is a line break. */
export function readPlainText(text: string): Slice {
  const paragraphs = text
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((lines) => paragraph.create(null, lines.split("\n").flatMap(readLine)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

function readLine(line: string, index: number): DocumentNode[] {
  return [...(index === 0 ? [] : [lineBreak.create()]), ...(line === "" ? [] : [richTextSchema.text(line)])];
}

/** The content that the editor cannot have, by what becomes of it. */
const LOSSES = {
  "Left out": { picture: "img", link: "a[href]" },
  "Pasted as plain text": { heading: "h1, h2, h3, h4, h5, h6", table: "table" },
};

function describeLosses(body: HTMLElement): string | undefined {
  const sentences = Object.entries(LOSSES).flatMap(([outcome, selectors]) => {
    const counts = Object.entries(selectors).flatMap(([noun, selector]) => {
      const found = [...body.querySelectorAll(selector)].filter((element) => !isKeptLink(element));
      return found.length === 0 ? [] : [formatCount(found.length, noun)];
    });
    return counts.length === 0 ? [] : [`${outcome}: ${counts.join(", ")}.`];
  });
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

function isKeptLink(element: Element): boolean {
  return element.localName === "a" && isSafeUrl(element.getAttribute("href") ?? "");
}

/** Replaces each table by a list with an item for each row, or by its cells if it has one column. */
function replaceTables(body: HTMLElement): void {
  // The innermost table comes first, so that its rows do not count as rows of another one.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const hasColumns = [...table.rows].some(({ cells }) => cells.length > 1);
    const rows = [...table.rows].map((row) => (hasColumns ? toItem(row) : toElement("div", row.cells[0]?.childNodes)));
    table.replaceWith(hasColumns ? toElement("ul", rows) : toElement("div", rows));
  }
}

/** Returns an item with the cells of a row in one line. */
function toItem(row: HTMLTableRowElement): HTMLElement {
  for (const block of row.querySelectorAll("p, div, h1, h2, h3, h4, h5, h6"))
    block.replaceWith(...block.childNodes, " ");
  const cells = [...row.cells].filter(({ textContent }) => textContent.trim() !== "");
  return toElement(
    "li",
    cells.flatMap((cell, index) => [...(index === 0 ? [] : [" | "]), ...cell.childNodes]),
  );
}

/** The list and the level of a paragraph that Word shows as an item, and the marker that it shows before it. */
const WORD_ITEM = /mso-list:\s*(l\d+)\s+level(\d+)/;
const WORD_MARKER = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';

/** Replaces paragraphs that Word shows as items of lists by lists. */
function replaceWordLists(body: HTMLElement): void {
  let open: { list: Element; id: string; level: number }[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll("[data-style*=mso-list]:is(p, h1, h2, h3, h4, h5, h6, div)")) {
    const [, id = "", level] = WORD_ITEM.exec(item.getAttribute("data-style") ?? "") ?? [];
    if (level === undefined) continue;
    const depth = Number(level);
    const marker = item.querySelector(WORD_MARKER);
    if (item.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > depth) open.pop();
    if (open.at(-1)?.level === depth && open.at(-1)?.id !== id) open.pop();
    let current = open.at(-1);
    if (current?.level !== depth) {
      const list = document.createElement(isNumber(marker?.textContent) ? "ol" : "ul");
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      current = { list, id, level: depth };
      open.push(current);
    }
    marker?.remove();
    current.list.append(toElement("li", item.childNodes));
    last = open[0]?.list ?? null;
    item.remove();
  }
}

/** Returns whether a marker of Word is a number or a letter, such as `1.`, `a)` or `iv.`. The letter `o` is a circle. */
function isNumber(marker = ""): boolean {
  return /^\s*\(?[a-z\d]+[.)]/i.test(marker);
}

function toElement(name: string, children: Iterable<Node | string> = []): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
