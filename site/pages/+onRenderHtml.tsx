import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { renderDocument } from "../rendering/document.tsx";
import { injectScriptOnly } from "../rendering/inject-script-only.ts";

export function onRenderHtml({ Page, data }: PageContextServer) {
  return {
    documentHtml: dangerouslySkipEscape(renderDocument(Page, data)),
    injectFilter: injectScriptOnly,
  };
}
