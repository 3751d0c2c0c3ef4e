import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Compares the DOM of two documents: elements, attributes in any order, texts, and JSON by its value.
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

function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** Describes a node without its children, so that equal nodes have the same text. */
function summarize(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) {
    const isJson = node.parentNode !== null && isJsonScript(node.parentNode);
    return isJson ? JSON.stringify(JSON.parse(node.value)) : JSON.stringify(node.value);
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
