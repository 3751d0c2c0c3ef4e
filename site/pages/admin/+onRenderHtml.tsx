import type { ComponentType } from "react";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/generated/site.ts";
import { renderAdminDocument } from "#site/rendering/admin-document.tsx";
import { injectScriptOnly } from "#site/rendering/inject-script-only.ts";

interface AdminContext {
  Page: ComponentType<Site>;
  /** The return value of +data.ts. */
  data: Site;
}

export function onRenderHtml({ Page, data }: AdminContext) {
  return { documentHtml: dangerouslySkipEscape(renderAdminDocument(Page, data)), injectFilter: injectScriptOnly };
}
