import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { loadPage } from "../page-model/page-model.ts";
import { renderDocument } from "../rendering/document.tsx";
import { injectScriptOnly } from "../rendering/inject-script-only.ts";

export function onRenderHtml({ Page, data }: PageContextServer) {
  const html = renderDocument(Page, data);
  return {
    documentHtml: dangerouslySkipEscape(html),
    injectFilter: injectScriptOnly,
    pageContext: {
      rendered: {
        html,
        async renderSibling(path, reader) {
          const page = await loadPage(reader, path);
          return page && renderDocument(Page, page);
        },
      },
    } satisfies Pick<Vike.PageContextServer, "rendered">,
  };
}
