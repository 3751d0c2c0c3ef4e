import type { ComponentType } from "react";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/generated/site.ts";
import { renderAdminDocument } from "#site/rendering/admin-document.tsx";
import { injectScriptsOnly } from "#site/rendering/inject-scripts-only.ts";

interface AdminContext {
  Page: ComponentType<Site>;
  /** The return value of +data.ts. */
  data: Site;
}

export function onRenderHtml({ Page, data }: AdminContext) {
  return { documentHtml: dangerouslySkipEscape(renderAdminDocument(Page, data)), injectFilter: injectScriptsOnly };
}
