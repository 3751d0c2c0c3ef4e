/** Markup in texts: a real parser, an allow-list, and a word on everything that is taken out. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from "parse5";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { Shape } from "#schemas/model.ts";

const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  strong: [],
  em: [],
  b: [],
  i: [],
  br: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
};

const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** Elements whose content is no text for a reader, and goes with them. */
const DROPPED_WHOLE: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "embed",
  "noscript",
  "noembed",
  "noframes",
  "plaintext",
  "xmp",
  "title",
  "textarea",
  "select",
  "svg",
  "math",
]);

export interface CleanHtml {
  html: string;
  /** What was taken out, in order: `<script>`, `onclick`, `href="javascript:…"`. */
  removed: string[];
}

/** Text with only the markup that the site shows. Text that holds nothing else comes back to the letter. */
export function cleanHtml(html: string): CleanHtml {
  if (!html.includes("<")) return { html, removed: [] };
  const fragment = parseFragment(html);
  const removed: string[] = [];
  fragment.childNodes = cleanNodes(fragment, removed);
  return removed.length === 0 ? { html, removed } : { html: serialize(fragment), removed };
}

function cleanNodes(
  parent: DefaultTreeAdapterTypes.ParentNode,
  removed: string[],
): DefaultTreeAdapterTypes.ChildNode[] {
  return parent.childNodes.flatMap((node): DefaultTreeAdapterTypes.ChildNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node];
    if (!defaultTreeAdapter.isElementNode(node)) {
      removed.push("a comment");
      return [];
    }
    const allowed = Object.hasOwn(ALLOWED_ATTRIBUTES, node.tagName) ? ALLOWED_ATTRIBUTES[node.tagName] : undefined;
    if (allowed === undefined) {
      removed.push(`<${node.tagName}>`);
      return DROPPED_WHOLE.has(node.tagName) ? [] : cleanNodes(node, removed);
    }
    node.attrs = node.attrs.filter(({ name, value }) => {
      const isSafe = allowed.includes(name) && (name !== "href" || isSafeUrl(value));
      if (!isSafe) removed.push(name === "href" ? `href="${value.trim().slice(0, 40)}"` : name);
      return isSafe;
    });
    node.childNodes = cleanNodes(node, removed);
    return [node];
  });
}

/** Read as browsers read it, so that `java\tscript:` is what it is. A relative address takes the base's scheme. */
function isSafeUrl(address: string): boolean {
  return URL.canParse(address, "https://site.invalid/")
    ? ALLOWED_SCHEMES.has(new URL(address, "https://site.invalid/").protocol)
    : false;
}

/**
 * `content` with every text that may hold markup cleaned.
 * @param onRemoved told of each text that lost something
 */
export function sanitise(
  content: JsonObject,
  shape: Shape,
  onRemoved: (pointer: Pointer, removed: readonly string[]) => void,
): JsonObject {
  return sanitiseValue(content, shape, "", onRemoved) as JsonObject;
}

function sanitiseValue(
  value: JsonValue,
  shape: Shape,
  pointer: Pointer,
  onRemoved: (pointer: Pointer, removed: readonly string[]) => void,
): JsonValue {
  if (shape.kind === "html" && typeof value === "string") {
    const { html, removed } = cleanHtml(value);
    if (removed.length > 0) onRemoved(pointer, removed);
    return html;
  }
  if (shape.kind === "list" && Array.isArray(value)) {
    return keepIfSame(
      value,
      value.map((item, index) => sanitiseValue(item, shape.item, child(pointer, index), onRemoved)),
    );
  }
  if (shape.kind !== "object" || !isObject(value)) return value;
  let cleaned = value;
  for (const [key, before] of Object.entries(value)) {
    const inner = shape.keys.get(key);
    if (inner === undefined || inner.kind === "scalar" || inner.kind === "free") continue;
    const after = sanitiseValue(before, inner, child(pointer, key), onRemoved);
    if (after !== before) cleaned = { ...cleaned, [key]: after };
  }
  return cleaned;
}

function keepIfSame(before: JsonValue[], after: JsonValue[]): JsonValue[] {
  return after.every((item, index) => item === before[index]) ? before : after;
}
