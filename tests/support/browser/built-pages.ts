/** HTML files that the build wrote. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { elementsIn, type HtmlElement, type HtmlNode } from "#site/rendering/html-tree.ts";
import { SAMPLE_SITE } from "../sample-agency.ts";

export interface BuiltPage {
  /** URL path. `/404` is the error page. */
  route: string;
  file: string;
  html: string;
  elements: readonly HtmlElement[];
}

/** Reads every page of the built site. */
export function builtPages(): BuiltPage[] {
  const names = readdirSync(SAMPLE_SITE, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return names.map((name) => {
    const file = join(SAMPLE_SITE, name);
    const html = readFileSync(file, "utf8");
    const route = `/${name.replaceAll("\\", "/").replace(/(?:^index)?\.html$/, "")}`;
    return { route, file, html, elements: [...elementsIn(parse(html))] };
  });
}

/** Returns the text inside a node, without tags. */
export function textContent(node: HtmlNode): string {
  if ("value" in node && node.nodeName === "#text") return node.value;
  return "childNodes" in node ? node.childNodes.map(textContent).join("") : "";
}
