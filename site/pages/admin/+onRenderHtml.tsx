import type { ComponentType } from "react";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/site.generated.ts";
import { renderAdminDocument } from "#site/admin/document.tsx";
import { injectScriptOnly } from "#site/inject-script-only.ts";

interface AdminContext {
  Page: ComponentType<Site>;
  /** What +data.ts answered. */
  data: Site;
}

export function onRenderHtml({ Page, data }: AdminContext) {
  return { documentHtml: dangerouslySkipEscape(renderAdminDocument(Page, data)), injectFilter: injectScriptOnly };
}
