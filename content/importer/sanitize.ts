/** Markup in texts: a real parser, an allow-list, and a word on everything that is taken out. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from "parse5";
import type { Shape } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";

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

/** Where a tag, an end tag, a comment or a declaration begins; any other < is text. */
const MARKUP = /<[a-z/!?]/i;

/** Markup that is clean beyond doubt, told without the parser: allowed elements side by side, links with a plain address. */
const PLAINLY_CLEAN =
  /^[^<]*(?:(?:<br>|<(strong|em|b|i|p)>[^<]*<\/\1>|<a href="(?:[/#]|https?:\/\/|mailto:|tel:)[\w./:#?=@+%,~-]*">[^<]*<\/a>)[^<]*)*$/;

/** How deep elements may stand in one another, so that no walk over them runs out of stack. */
const MAX_LEVELS = 64;

export interface CleanHtml {
  html: string;
  /** What was taken out, in order: `<script>`, `onclick`, `href="javascript:…"`. */
  removed: string[];
}

/** Text with only the markup that the site shows, each element closed. Plain text comes back to the letter. */
export function cleanHtml(html: string): CleanHtml {
  if (!html.includes("<") || !MARKUP.test(html) || PLAINLY_CLEAN.test(html)) return { html, removed: [] };
  const removed: string[] = [];
  const fragment = parseFragment(html, {
    onParseError: ({ code }) => void (code === "duplicate-attribute" && removed.push("an attribute given twice")),
  });
  fragment.childNodes = cleanNodes(fragment, removed, 1);
  const clean = settled(serialize(fragment));
  // The parser leaves no trace of end tags without a start, of a second <body> and of a tag that the text ends in.
  if (removed.length === 0 && clean !== html) removed.push(...unknownTags(html));
  return { html: clean, removed };
}

/** The tags in a text that are not allowed, whether the parser has made nodes of them or not. */
function unknownTags(html: string): Set<string> {
  const names = Array.from(html.matchAll(/<[/!]?([a-z][^\s/>]*)/gi), ([, name = ""]) => name.toLowerCase());
  return new Set(names.flatMap((name) => (Object.hasOwn(ALLOWED_ATTRIBUTES, name) ? [] : [`<${name}>`])));
}

/** HTML that reads as it is written: what is left of nested elements can close one another. */
function settled(html: string): string {
  const again = serialize(parseFragment(html));
  return again === html ? html : settled(again);
}

function cleanNodes(
  parent: DefaultTreeAdapterTypes.ParentNode,
  removed: string[],
  level: number,
): DefaultTreeAdapterTypes.ChildNode[] {
  if (level > MAX_LEVELS && parent.childNodes.length > 0) {
    removed.push(`what is nested more than ${MAX_LEVELS} deep`);
    return [];
  }
  return parent.childNodes.flatMap((node): DefaultTreeAdapterTypes.ChildNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node];
    if (!defaultTreeAdapter.isElementNode(node)) {
      removed.push("a comment");
      return [];
    }
    const allowed = Object.hasOwn(ALLOWED_ATTRIBUTES, node.tagName) ? ALLOWED_ATTRIBUTES[node.tagName] : undefined;
    if (allowed === undefined) {
      removed.push(`<${node.tagName}>`);
      return DROPPED_WHOLE.has(node.tagName) ? [] : cleanNodes(node, removed, level + 1);
    }
    node.attrs = node.attrs.filter(({ name, value }) => {
      const isSafe = allowed.includes(name) && (name !== "href" || isSafeUrl(value));
      if (!isSafe) removed.push(name === "href" ? `href="${value.trim().slice(0, 40)}"` : name);
      return isSafe;
    });
    node.childNodes = cleanNodes(node, removed, level + 1);
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
export function sanitize(
  content: JsonObject,
  shape: Shape,
  onRemoved: (pointer: Pointer, removed: readonly string[]) => void,
): JsonObject {
  return sanitizeValue(content, shape, "", onRemoved) as JsonObject;
}

function sanitizeValue(
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
      value.map((item, index) => sanitizeValue(item, shape.item, child(pointer, index), onRemoved)),
    );
  }
  if (shape.kind !== "object" || !isObject(value)) return value;
  let cleaned = value;
  for (const key of Object.keys(value)) {
    const inner = shape.keys.get(key);
    if (inner === undefined || inner.kind === "scalar" || inner.kind === "free") continue;
    const before = value[key] ?? null;
    const after = sanitizeValue(before, inner, child(pointer, key), onRemoved);
    if (after !== before) cleaned = { ...cleaned, [key]: after };
  }
  return cleaned;
}

function keepIfSame(before: JsonValue[], after: JsonValue[]): JsonValue[] {
  return after.every((item, index) => item === before[index]) ? before : after;
}
