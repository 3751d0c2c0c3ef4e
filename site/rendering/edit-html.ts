import { elementsIn, type HtmlElement, type HtmlNode } from "./html-tree.ts";

export interface HtmlEdit {
  startOffset: number;
  endOffset: number;
  text: string;
}

/** Applies edits, which do not overlap, to an HTML text. */
export function editHtml(html: string, edits: readonly HtmlEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.startOffset - b.startOffset);
  const parts = sorted.map(({ startOffset, text }, index) => {
    return html.slice(sorted[index - 1]?.endOffset ?? 0, startOffset) + text;
  });
  return parts.join("") + html.slice(sorted.at(-1)?.endOffset ?? 0);
}

export function findElement(root: HtmlNode, isWanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const element of elementsIn(root)) if (isWanted(element)) return element;
  return undefined;
}

/**
 * Returns the edit that puts a text in place of an element.
 * @throws if there is no such element in the source text
 */
export function replaceElement(element: HtmlElement | undefined, text: string): HtmlEdit {
  const location = element?.sourceCodeLocation;
  if (!location) throw new Error("The contact page has no quote form.");
  return { startOffset: location.startOffset, endOffset: location.endOffset, text };
}

/** Returns the edit that puts a text before the title of a document. */
export function prefixTitle(document: HtmlNode, text: string): HtmlEdit {
  const offset = findElement(document, ({ tagName }) => tagName === "title")?.sourceCodeLocation?.startTag?.endOffset;
  if (offset === undefined) throw new Error("The page has no title.");
  return { startOffset: offset, endOffset: offset, text };
}
