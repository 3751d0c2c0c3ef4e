/** Writes a derived template in the languages of the site generators. */
import type { Encoding, Field, Loop, Piece } from "./template.ts";

/** Writes a JavaScript module that exports `render(page)`. It imports the functions of `encodings.mjs` from its folder. */
export function toJavaScript(pieces: readonly Piece[]): string {
  return `import { html, json, text } from "./encodings.mjs";\nexport const render = (page) => ${toLiteral(pieces, "page")};\n`;
}

/**
 * Writes a template literal.
 * @param scope name of the variable that fields belong to
 */
function toLiteral(pieces: readonly Piece[], scope: string): string {
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return escapeLiteral(piece);
    if ("field" in piece) return `\${${piece.encoding}(${toExpression(piece, scope)})}`;
    return `\${${scope}.${piece.each}.map((item) => ${toLiteral(piece.pieces, "item")}).join(${JSON.stringify(piece.separator)})}`;
  });
  return `\`${parts.join("")}\``;
}

function escapeLiteral(text: string): string {
  return text.replace(/[\\`]|\$\{/g, "\\$&");
}

function toExpression({ field }: Field, scope: string): string {
  return field === "" ? scope : `${scope}.${field}`;
}

/** Filters after a value in a Go template, which escapes values by their context. */
const GO_FILTERS: Readonly<Record<Encoding, string>> = {
  text: "",
  html: ' | replaceRE "\\n" "<br>" | safeHTML',
  json: "",
};

/** Writes a layout of Hugo. The page's content is below `params.page`. */
export function toGo(pieces: readonly Piece[], scope = ".Params.page"): string {
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return piece.replaceAll("{{", '{{ "{{" }}');
    if ("field" in piece) return `{{ ${toExpression(piece, scope)}${GO_FILTERS[piece.encoding]} }}`;
    const separator = piece.separator && `{{ if $index }}${piece.separator}{{ end }}`;
    return `{{ range $index, $item := ${scope}.${piece.each} }}${separator}${toGo(piece.pieces, "$item")}{{ end }}`;
  });
  return parts.join("");
}

/** Writes the markup of an Astro page whose front matter defines `page` and imports `encodings.mjs`. */
export function toAstro(pieces: readonly Piece[], scope = "page"): string {
  const dynamic: (Field | Loop)[] = [];
  // Elements and attributes can consist of several pieces, so the markup is assembled with placeholders first.
  const markup = pieces
    .map((piece) => (typeof piece === "string" ? piece : `\uE000${dynamic.push(piece) - 1}\uE001`))
    .join("");
  const split = (text: string) =>
    text
      .split(/[\uE000\uE001]/)
      .map((part, index) => (index % 2 === 0 ? part : dynamic[Number(part)]))
      .filter((piece) => piece !== undefined);
  return markup
    .split(/(<(?:style|script|svg)\b[^>]*>.*?<\/(?:style|script|svg)>)/s)
    .map((part, index) => (index % 2 === 1 ? toAstroInline(part, split, scope) : toAstroElements(part, split, scope)))
    .join("");
}

type Split = (text: string) => Piece[];

/** Writes an element that Astro leaves unchanged. It would add end tags to the elements of a drawing. */
function toAstroInline(element: string, split: Split, scope: string): string {
  if (element.startsWith("<svg")) return `<Fragment set:html={${toLiteral(split(element), scope)}} />`;
  const inline = element.replace(/^<(style|script)/, "<$1 is:inline");
  if (!inline.includes("\uE000")) return inline;
  return inline.replace(
    />(.*)<\/script>/s,
    (_, text: string) => ` set:html={${toLiteral(split(text), scope)}}></script>`,
  );
}

function toAstroElements(markup: string, split: Split, scope: string): string {
  return markup
    .replaceAll("{", "&#123;")
    .replace(
      /="([^"]*\uE000[^"]*)"/g,
      (_, value: string) =>
        `={\`${split(value)
          .map((piece) => toAttributePart(piece, scope))
          .join("")}\`}`,
    )
    .replace(/\uE000\d+\uE001/g, (placeholder) =>
      split(placeholder)
        .map((piece) => toAstroChild(piece, scope))
        .join(""),
    );
}

/** Writes a part of an attribute. Astro escapes attributes itself. */
function toAttributePart(piece: Piece, scope: string): string {
  if (typeof piece === "string") return escapeLiteral(piece);
  if ("each" in piece) throw new Error("An attribute must not contain a loop.");
  return `\${${toExpression(piece, scope)}}`;
}

function toAstroChild(piece: Piece, scope: string): string {
  if (typeof piece === "string") return piece;
  if ("each" in piece) return `{${scope}.${piece.each}.map((item) => (<>${toAstro(piece.pieces, "item")}</>))}`;
  const value = toExpression(piece, scope);
  return piece.encoding === "html" ? `<Fragment set:html={html(${value})} />` : `{${value}}`;
}
