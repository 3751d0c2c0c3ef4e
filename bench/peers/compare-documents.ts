import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Compares the DOM of two documents: elements, attributes in any order, texts, and JSON by its value. Whitespace that a browser
 * collapses makes no difference.
 * @returns the first difference with the path to it, or undefined if there is none
 */
export function findDifference(expected: string, actual: string): string | undefined {
  return differenceOf(parse(expected), parse(actual), "");
}

function differenceOf(expected: Node, actual: Node, parentPath: string): string | undefined {
  const path = `${parentPath}/${expected.nodeName}`;
  const [expectedSummary, actualSummary] = [summarize(expected), summarize(actual)];
  if (expectedSummary !== actualSummary) return `${path}: expected ${expectedSummary}, but got ${actualSummary}`;
  const [expectedChildren, actualChildren] = [childrenOf(expected), childrenOf(actual)];
  for (const [index, child] of expectedChildren.entries()) {
    const other = actualChildren[index];
    if (other === undefined) return `${path}: expected ${summarize(child)}, but got nothing`;
    const difference = differenceOf(child, other, path);
    if (difference !== undefined) return difference;
  }
  const extra = actualChildren[expectedChildren.length];
  return extra && `${path}: expected nothing more, but got ${summarize(extra)}`;
}

/** Elements in which whitespace between elements has no effect: https://html.spec.whatwg.org/#inter-element-whitespace */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(["html", "head"]);

function childrenOf(node: Node): Node[] {
  if (!("childNodes" in node)) return [];
  return WITHOUT_TEXT.has(node.nodeName) ? node.childNodes.filter((child) => !isWhitespace(child)) : node.childNodes;
}

function isWhitespace(node: Node): boolean {
  return "value" in node && node.value.trim() === "";
}

/** Describes a node without its children, so that equal nodes have the same text. */
function summarize(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) {
    const isJson = node.parentNode !== null && isJsonScript(node.parentNode);
    return isJson ? JSON.stringify(JSON.parse(node.value)) : JSON.stringify(node.value.replace(/\s+/g, " "));
  }
  if (node.nodeName === "#comment" && "data" in node) return `<!--${node.data}-->`;
  if (!("attrs" in node)) return node.nodeName;
  const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort();
  return `<${node.nodeName}${attributes.join("")}>`;
}

function isJsonScript(node: Node): node is Element {
  return (
    node.nodeName === "script" &&
    "attrs" in node &&
    node.attrs.some(({ name, value }) => name === "type" && /json$/.test(value))
  );
}
