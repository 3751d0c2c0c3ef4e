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
