import { Fragment, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { trustHtml } from "#site/islands/island/trusted-types.ts";
import { readBlocks, readText } from "./read-html.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const { paragraph, lineBreak } = richTextSchema.nodes;

/** Style sheets of a copied page, and attributes that the policy of the page would report. */
const STYLE_SHEET = /<style\b[^<]*(?:<(?!\/style)[^<]*)*/gi;
const REPORTED_ATTRIBUTE = /\s(?=(?:style|on\w+)\s*=)/gi;

/** Parses HTML into the nodes of a document in which no script runs and nothing loads. */
export function parseHtml(html: string): NodeListOf<ChildNode> {
  const unreported = html
    .replace(STYLE_SHEET, "")
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(REPORTED_ATTRIBUTE, " data-"));
  return new DOMParser().parseFromString(trustHtml(unreported), "text/html").body.childNodes;
}

/** Replaces the selection by pasted or dropped content, without everything that is not allowed. */
export function insertContent(view: EditorView, transfer: DataTransfer): void {
  const [html, text] = [transfer.getData("text/html"), transfer.getData("text/plain")];
  if (html === "" && text === "") return;
  view.dispatch(view.state.tr.replaceSelection(html === "" ? readPlainText(text) : readMarkup(html)).scrollIntoView());
}

function readMarkup(html: string): Slice {
  return toSlice(Fragment.from(readBlocks(parseHtml(html))));
}

/** Reads plain text: an empty line ends a paragraph, a single newline is a line break. */
function readPlainText(text: string): Slice {
  const paragraphs = text
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((lines) => {
      const content = lines
        .split("\n")
        .flatMap((line, index) => [...(index === 0 ? [] : [lineBreak.create()]), ...readText(line)]);
      return paragraph.create(null, content);
    });
  return toSlice(Fragment.from(paragraphs));
}

/** Returns a slice whose first and last paragraphs continue the text around the caret. */
function toSlice(blocks: Fragment): Slice {
  return new Slice(blocks, blocks.firstChild?.type === paragraph ? 1 : 0, blocks.lastChild?.type === paragraph ? 1 : 0);
}
