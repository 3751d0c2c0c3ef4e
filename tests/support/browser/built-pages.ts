/** What the build wrote. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { inProject } from "../project.ts";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** The folder of the static site. */
export const SITE_DIR = inProject("dist/client");

export interface BuiltPage {
  /** Its address: /404 is what stands in for pages that do not exist. */
  route: string;
  file: string;
  html: string;
  elements: readonly Element[];
}

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  const names = readdirSync(SITE_DIR, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  return names.map((name) => {
    const file = join(SITE_DIR, name);
    const html = readFileSync(file, "utf8");
    const route = `/${name.replaceAll("\\", "/").replace(/(?:^index)?\.html$/, "")}`;
    return { route, file, html, elements: [...elementsIn(parse(html))] };
  });
}

/** An element and all in it, or all in a document. */
export function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** What stands between an element's tags, without the tags in it. */
export function textOf(node: Node): string {
  if ("value" in node && node.nodeName === "#text") return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
