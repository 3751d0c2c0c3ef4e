/** Logos as SVG, which pages contain as elements: only shapes with presentation attributes, so that they can do no harm. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from "parse5";

/** Largest file in bytes. Every page contains the logo. */
const MAX_LOGO_BYTES = 16 * 1024;

const ELEMENTS: ReadonlySet<string> = new Set(
  "svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath".split(" "),
);
/** Elements without a picture, which drawing programs add. */
const IGNORED = /^(?:title|desc|metadata|sodipodi:.*|inkscape:.*)$/;
const ATTRIBUTES =
  /^(?:viewBox|width|height|id|d|points|transform|c[xy]|r[xy]?|[xy][12]?|fill|fill-(?:rule|opacity)|clip-(?:path|rule)|stroke|stroke-[a-z]+|opacity|offset|stop-(?:color|opacity)|gradient(?:Units|Transform)|xmlns|version|preserveAspectRatio|xml:space)$/;
/** Attributes that hide something from view, which pages do not need. */
const DROPPED =
  /^(?:xmlns(?::.*)?|version|xml:space|width|height|data-.*|inkscape:.*|sodipodi:.*|aria-.*|role|focusable)$/;
const REFERENCE = /^url\(#([\w-]+)\)$/;

export interface LogoSvg {
  viewBox: string;
  /** Width divided by height. */
  ratio: number;
  /** Markup of the elements inside. */
  content: string;
}

/** Reads a logo, or returns a sentence that says why it cannot be used and what to do. */
export function readLogoSvg(text: string): LogoSvg | { problem: string } {
  if (Buffer.byteLength(text) > MAX_LOGO_BYTES) {
    const size = Math.round(Buffer.byteLength(text) / 1024).toLocaleString("en-US");
    return { problem: `The logo is ${size} kB, but the limit is 16 kB. Simplify its paths.` };
  }
  const fragment = parseFragment(text.replace(/^\s*(?:<\?xml.*?\?>|<!DOCTYPE.*?>|<!--.*?-->|\s)*/s, ""));
  const root = fragment.childNodes.filter(defaultTreeAdapter.isElementNode).find(({ tagName }) => tagName === "svg");
  if (root === undefined) return { problem: "The file is not an SVG. Export the logo as SVG or PNG." };
  const [problem] = cleanNode(root);
  if (problem !== undefined) return { problem: `The logo ${problem}` };
  const viewBox = root.attrs.find(({ name }) => name === "viewBox")?.value ?? "";
  const [, width = "", height = ""] = /^[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)$/.exec(viewBox.trim()) ?? [];
  const ratio = Number(width) / Number(height);
  if (!(ratio > 0)) return { problem: "The logo has no viewBox. Export it again with one." };
  return { viewBox, ratio, content: serialize(root).trim() };
}

/** Returns why drawings among some files cannot be logos, by their names. */
export function findUnusableLogos(names: Iterable<string>, read: (name: string) => string): Map<string, string> {
  const drawings = [...names].filter((name) => name.endsWith(".svg"));
  const logos = drawings.map((name) => [name, readLogoSvg(read(name))] as const);
  return new Map(logos.flatMap(([name, logo]) => ("problem" in logo ? [[name, logo.problem] as const] : [])));
}

/** Removes what pages do not need, and prefixes ids. Returns what is not allowed, as the end of a sentence. */
function cleanNode(node: DefaultTreeAdapterTypes.Element): string[] {
  const elements = node.childNodes.filter(defaultTreeAdapter.isElementNode);
  const children = elements.filter(({ nodeName }) => !IGNORED.test(nodeName));
  node.childNodes = children;
  const attributes = node.attrs.filter(({ name }) => !DROPPED.test(name));
  const problems = attributes.flatMap(({ name, value }) => {
    if (/^on/i.test(name)) return [`has a script in "${name}". Remove it.`];
    if (name === "style" || name === "class") {
      return ["has styles, which pages do not allow. Export it with presentation attributes instead."];
    }
    if (!ATTRIBUTES.test(name)) return [`has the attribute "${name}", which is not allowed. Remove it.`];
    return /url\(/i.test(value) && !REFERENCE.test(value) ? [`refers to another file in "${name}". Remove it.`] : [];
  });
  node.attrs = attributes.map(({ name, value }) => ({
    name,
    value: name === "id" ? `logo-${value}` : value.replace(REFERENCE, "url(#logo-$1)"),
  }));
  if (!ELEMENTS.has(node.nodeName)) {
    return [`has the element <${node.nodeName}>, which is not allowed. Convert it to paths, or remove it.`];
  }
  return [...problems, ...children.flatMap(cleanNode)];
}
