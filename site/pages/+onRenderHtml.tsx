import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { renderDocument } from "../rendering/document.tsx";
import { injectScriptsOnly } from "../rendering/inject-scripts-only.ts";
import { joinMarkup } from "../shared-markup/markup.ts";

export function onRenderHtml({ Page, data }: PageContextServer) {
  const html = joinMarkup(renderDocument(Page, data));
  return { documentHtml: dangerouslySkipEscape(html), injectFilter: injectScriptsOnly };
}
