/** Attributes that a visitor changes, such as an answer that is open. */
const STATE_ATTRIBUTES: ReadonlySet<string> = new Set(["open"]);

/** Makes an element equal to another one. Parts that are equal stay, so that nothing flashes and no photo loads again. */
export function morph(current: Element, next: Element): void {
  syncAttributes(current, next);
  const [before, after] = [[...current.childNodes], [...next.childNodes]];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (old === undefined) current.append(current.ownerDocument.importNode(node, true));
    else morphNode(old, node);
  }
  for (const extra of before.slice(after.length)) extra.remove();
}

function morphNode(current: ChildNode, next: ChildNode): void {
  if (current.nodeName !== next.nodeName) {
    current.replaceWith(document.importNode(next, true));
  } else if (isElement(current) && isElement(next)) {
    morph(current, next);
  } else if (current.nodeValue !== next.nodeValue) {
    current.nodeValue = next.nodeValue;
  }
}

function syncAttributes(current: Element, next: Element): void {
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name) && !STATE_ATTRIBUTES.has(name)) current.removeAttribute(name);
  }
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? "";
    if (current.getAttribute(name) !== value && !STATE_ATTRIBUTES.has(name)) current.setAttribute(name, value);
  }
}

/** `instanceof` would fail: each frame has its own classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
