import type { DefaultTreeAdapterMap } from "parse5";

export type HtmlNode = DefaultTreeAdapterMap["node"];
export type HtmlElement = DefaultTreeAdapterMap["element"];

/** Yields every element below `node` in document order, and `node` itself if it is an element. */
export function* elementsIn(node: HtmlNode): Generator<HtmlElement> {
  if ("tagName" in node) yield node;
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

export function getAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

export interface HtmlEdit {
  startOffset: number;
  endOffset: number;
  text: string;
}

/** Applies edits, which do not overlap, to an HTML text. */
export function editHtml(html: string, edits: readonly HtmlEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.startOffset - b.startOffset);
  const parts = sorted.map(({ startOffset, text }, i) => html.slice(sorted[i - 1]?.endOffset ?? 0, startOffset) + text);
  return parts.join("") + html.slice(sorted.at(-1)?.endOffset ?? 0);
}
