import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

const INVISIBLE: ReadonlySet<string> = new Set(["head", "noscript", "script", "style", "template"]);

/** Returns the text that the visitors of a document see, with single spaces. */
export function visibleText(html: string): string {
  return textOf(parse(html)).replace(/\s+/g, " ").trim();
}

function textOf(node: Node): string {
  if (INVISIBLE.has(node.nodeName)) return "";
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
