import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { renderDocument } from "#site/document.tsx";
import { injectScriptOnly } from "#site/inject-script-only.ts";
import { loadPage } from "#site/page-model.ts";

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
